// Pictures of what people see of each other: part of `make screens`.

import { finished, keep, post } from './games.mjs';
import { house, setUp } from './house.mjs';
import { camera, quiet, visitors } from './looks.mjs';
import { decide, look, next, spotOf } from './player.mjs';

const h = await house(undefined, ['--limit-tables', '0']);
const only = process.argv.slice(2); // names of the pictures wanted, all if none
const shoot = camera(new URL('../../docs/screens/', import.meta.url), { some: ['24 and up'] });
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const link = async (page) => {
  await page.waitForSelector('input[readonly]');
  return page.inputValue('input[readonly]');
};
const painted = (page) => page.waitForSelector('canvas[data-painted=full]');

async function account(name) {
  const page = await h.visit({ chart: 'painted' });
  await keep(page, name);
  return page;
}

// One screen, by the desk and by the phone of the one who looks.
async function screen(name, all, at, pose) {
  if (only.length && !only.some((part) => name.includes(part))) return;
  for (const seen of all) {
    if (seen.theme !== 'dark' || (seen.language !== 'en' && seen.size !== 'phone')) continue;
    await seen.page.goto(at);
    await pose(seen.page, seen.size === 'phone');
    await quiet(seen.page);
    console.log(await shoot(name, seen));
    await seen.page.goto(`${h.url}mark.svg`);
  }
}

try {
  const [ana, bruno, clara] = [
    await account('Ana'),
    await account('Bruno'),
    await account('Clara'),
  ];
  for (const friend of [bruno, clara]) {
    const name = friend === bruno ? 'Bruno' : 'Clara';
    await post(ana, 'friends', { name });
    await post(friend, 'friends', { name: 'Ana' });
  }
  for (let n = 0; n < 6; n++)
    await finished(n % 2 ? [ana, bruno, clara] : [bruno, clara, ana], { rounds: 2, first: n % 3 });

  // A game of days that waits for Bruno, one of the moment in its first turns, with some talk, and
  // an open table with a link.
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const slow = await post(ana, 'tables', {
    game: 'smallworld',
    seats,
    options: { first: 1 },
    clock: { days: 2 },
  });
  await post(bruno, `tables/${slow.id}/join`, { invite: slow.invite });
  const waits = `${h.url}#/t/${slow.id}`;
  await setUp(ana, ['me', 'open']);
  const invitation = await link(ana);
  await bruno.goto(invitation);
  await bruno.click('[data-act=sit]');
  await Promise.all([painted(ana), painted(bruno)]);
  const memory = { n: 0 };
  for (;;) {
    const { page, now } = await next([ana, bruno]);
    if (page === ana && now.targets.length && /2/.test(now.round.match(/\d+/)?.[0])) break;
    await decide(page, { memory });
  }
  const table = ana.url();
  const chat = `tables/${table.split('/t/')[1].split('?')[0]}/chat`; // the host's has the invitation
  const talk = [
    [bruno, 'Those Gnomes again!'],
    [ana, ':well:'],
    [bruno, 'Your mountains are next.'],
  ];
  for (const [i, [page, text]] of talk.entries()) {
    const seat = page === ana ? 0 : 1;
    await post(page, chat, { id: `talk-of-${i}`, text, seat });
  }
  await bruno.goto(h.url);
  await setUp(bruno, ['me', 'open', 'bot']);
  const letter = await link(bruno);

  const all = await visitors(h, ana);
  const [desk, hand] = [
    await h.visit({ chart: 'painted' }),
    await h.visit({ ...phone, chart: 'painted', language: 'pt' }),
  ];
  const strangers = [
    { page: desk, size: 'desktop', theme: 'dark', language: 'en' },
    { page: hand, size: 'phone', theme: 'dark', language: 'pt' },
  ];
  await screen('24-invitation', strangers, letter, async (page) => {
    await page.waitForSelector('[data-act=sit]');
    await painted(page);
  });
  await screen('25-friends', all, h.url, async (page) => {
    await painted(page);
    await page.click('[data-act=vacation]');
    await page.locator('[data-due]').scrollIntoViewIfNeeded();
  });
  await screen('26-profile', all, `${h.url}#/p/Bruno`, (page) =>
    page.waitForSelector('[data-profile=Bruno]'),
  );
  await screen('27-leaders', all, `${h.url}#/leaders`, (page) => page.getByText('Clara').waitFor());
  await screen('28-public-games', all, `${h.url}#/games`, (page) =>
    page.locator('[data-list=finished-games] li').first().waitFor(),
  );
  await screen('29-call-me', all, waits, async (page) => {
    await painted(page);
    await page.waitForSelector('[data-push-ask]');
  });
  await screen('30-people-card', all, table, async (page, small) => {
    await painted(page);
    if (small) await page.click('[role=tab] >> nth=2');
    await page.locator('[data-look^=people-]').first().click();
  });
  await screen('31-refusal', all, table, async (page, small) => {
    await painted(page);
    await look(page);
    for (const region of await page.$$eval('.hit:not(.may)', (e) =>
      e.map((x) => x.dataset.region),
    )) {
      const at = await spotOf(page, region);
      if (!at) continue;
      await (small ? page.touchscreen.tap(at.x, at.y) : page.mouse.move(at.x, at.y));
      await page.waitForSelector(small ? '.sheet .paper h3' : `[data-card="${region}"]`);
      if (await page.locator('[data-reason]').count()) break;
    }
  });
  await screen('32-chat', all, table, async (page) => {
    await painted(page);
    await page.getByRole('button', { name: /^(Chat|Conversa)/ }).click();
    await page.waitForSelector('.side li');
  });
} finally {
  await h.close();
}
