// Around the board: what is named can be looked up, talk beside the map, islands chosen by picture,
// what happened meanwhile, and a finished game with everything open.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { serious } from './axe.mjs';
import { painted, phone, scene, two } from './house.mjs';
import { decide, next, playOut, seen, spotOf } from './player.mjs';

const shots = process.env.SHOTS;
const shot = (page, name) => shots && page.screenshot({ path: `${shots}/${name}.png` });
const clean = async (page, where) => assert.deepEqual(await serious(page, where), []);

// Rests a finger until something is shown, and lifts it.
async function press(page, { x, y }, shown) {
  const touch = await page.context().newCDPSession(page);
  const send = (type, touchPoints) => touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [{ x, y }]);
  await page.locator(shown).waitFor();
  await send('touchEnd', []);
  await page.locator(shown).waitFor(); // lifting it is no tap
}

// The middle of the first of some pieces that is in sight, and what it is.
const inSight = (page, css) =>
  page.evaluate((css) => {
    for (const piece of document.querySelectorAll(css)) {
      const box = piece.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      if (hit?.matches('.hit')) return { x, y, id: piece.dataset.piece };
    }
    return null;
  }, css);

// Plays until my second turn, so that there is something to read.
async function secondTurn(page) {
  await playOut(page, { until: (now) => /2/.test(now.round.match(/\d+/)?.[0] ?? '') });
  await seen(page, (now) => now.mine);
}

scene('what the log names is looked up, and so are coins', async (h) => {
  const page = await h.visit();
  await page.click('[data-act=play-now]');
  await painted(page);
  await secondTurn(page);
  const race = page.locator('.log [data-term^=race-]').first();
  const named = await race.innerText();
  await race.click();
  const card = page.locator('[data-thing^=race-]');
  assert.equal(await card.locator('h3').innerText(), named);
  assert.match(await card.innerText(), /Now/);
  await clean(page, 'card of a race');
  await shot(page, 'desk-race');
  await card.locator('.x').click();
  // The same by keys: from line to line, and i.
  await page.locator('.log ol').focus();
  const open = async () => {
    await page.keyboard.press('i');
    return (await page.locator('[data-thing], [data-card]').count()) > 0;
  };
  await page.keyboard.press('ArrowUp');
  while (!(await open())) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  // A region that is named is shown on the map.
  const region = page.locator('.log [data-term^=region-]').first();
  const id = (await region.getAttribute('data-term')).slice(7);
  await region.click();
  await page.waitForSelector(`[data-card="${id}"]`);
  // Coins open what each turn paid; the sum is what the log says.
  await page.click('[data-look=coins-0]');
  const coins = page.locator('[data-thing=coins-0]');
  const [, n] = /Round 1: (\d+) coin/.exec(await coins.innerText());
  assert.match(await page.innerText('.log'), new RegExp(`You earn ${n} coin`));
  // Each coin is told once: what came and went is the purse.
  const told = await page.$$eval('[data-coins-of="0"] [data-sum]', (all) =>
    all.reduce((sum, e) => sum + Number(e.dataset.sum), 0),
  );
  assert.equal(told, parseInt(await page.innerText('[data-look=coins-0]'), 10));
  await shot(page, 'desk-coins');
});

scene('on a phone, in Portuguese, a term and a long press open cards in the sheet', async (h) => {
  const page = await h.visit({ ...phone, language: 'pt' });
  await page.tap('[data-act=play-now]');
  await painted(page);
  await playOut(page, { touch: true, conquests: 2, until: (now) => now.round.startsWith('2/') });
  await page.locator('[role=tab]').nth(2).click();
  await page.locator('.log [data-term^=race-]').first().tap();
  assert.match(await page.innerText('[data-thing^=race-]'), /Agora/);
  await shot(page, 'desk-phone');
  await page.locator('[data-thing] .x').tap();

  // A long press asks: of a people that waits, of its power, of what stands or lies on the map, and
  // of a place where nothing does. Nothing is chosen by it.
  const before = await page.getAttribute('main', 'data-seq');
  await page.locator('[role=tab]').nth(1).click();
  const combo = await page.locator('[data-combo="2"]').boundingBox();
  const middle = combo.y + combo.height / 2;
  await press(page, { x: combo.x + combo.width * 0.3, y: middle }, '[data-thing^=race-]');
  await page.locator('[data-thing] .x').tap();
  await press(page, { x: combo.x + combo.width * 0.85, y: middle }, '[data-thing^=power-]');
  await shot(page, 'desk-press-power');
  await page.locator('[data-thing] .x').tap();
  await page.tap('[data-act=atlas]');
  await page.tap('.isles .whole');
  const people = await inSight(page, '[data-piece=people]');
  await press(page, people, '[data-people]');
  assert.match(await page.innerText('[data-people]'), /Agora/);
  await shot(page, 'desk-press-people');
  await page.locator('[data-people] .x').tap();
  const marker = await inSight(page, '[data-piece]:not([data-piece=people])');
  await press(page, marker, `[data-thing=thing-${marker.id}]`);
  await shot(page, 'desk-press-marker');
  await page.locator('[data-thing] .x').tap();
  const bare = await page.evaluate(() => {
    const taken = [...document.querySelectorAll('[data-piece]')].map((piece) => {
      const box = piece.getBoundingClientRect();
      const all = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return all.find((e) => e.matches('.hit'))?.dataset.region;
    });
    return [...document.querySelectorAll('.hit')]
      .map((hit) => hit.dataset.region)
      .filter((region) => !taken.includes(region));
  });
  const spots = await Promise.all(bare.map((region) => spotOf(page, region)));
  await press(page, spots.find(Boolean), '.sheet .paper h3');
  assert.equal(await page.locator('[data-thing], [data-people]').count(), 0);
  assert.equal(await page.getAttribute('main', 'data-seq'), before);
  const told = await page.evaluate(() => document.body.innerText);
  assert.doesNotMatch(told, /\b(race|power|thing|region)-[a-z]/);
});

scene('islands are chosen by their pictures; the talk stands beside the map', async (h) => {
  const page = await h.visit({ viewport: { width: 1600, height: 900 } });
  await page.click('[data-act=set-up]');
  for (const [i, kind] of ['me', 'bot', 'none', 'none', 'none'].entries())
    await page.selectOption(`[data-seat-kind="${i}"]`, kind);
  await page.getByText('Islands: Drawn by lot').click();
  await page.click('[data-face=L1b]');
  await page.click('[data-face=S2a]');
  await page.waitForSelector('[data-boards="L1b,S2a"]');
  await page.click('[data-face=S2b]'); // the other side of the same board
  await page.waitForSelector('[data-boards="L1b,S2b"]');
  await clean(page, 'set-up with islands');
  await shot(page, 'desk-boards');
  await page.click('[data-act=make]');
  await page.waitForSelector('main[data-seq] canvas[data-painted]'); // home has a picture as well
  const isles = await page.$$eval('.isle', (all) => all.map((e) => e.textContent));
  assert.deepEqual(isles.sort(), ['The Broken Oath', 'Turtleback']);
  const edge = (css) => page.$eval(css, (e) => e.getBoundingClientRect());
  // The talk beside it moves no island, and nothing is painted anew.
  const lie = () =>
    page.evaluate(() => [
      document.querySelector('[data-hit]').getAttribute('d'),
      performance.getEntriesByType('measure').filter((m) => m.name.startsWith('chart')).length,
    ]);
  const lay = await lie();
  const room = (await edge('.map')).width;
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.waitForSelector('.side');
  await page.waitForFunction((w) => document.querySelector('.map').clientWidth < w - 200, room);
  assert.deepEqual(await lie(), lay);
  const [map, side] = [await edge('.right'), await edge('.side')];
  assert.ok(map.right <= side.left, 'the talk covers the table');
  await shot(page, 'desk-chat');
  await page.keyboard.press('Escape');
  // Closer together, if one likes it so.
  const height = async () => (await edge('.right .card')).height;
  const airy = await height();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Compact' }).click();
  assert.ok((await height()) < airy);
});

scene('who comes back is told what happened, and can see it step by step', async (h) => {
  const pages = await two(h);
  await Promise.all(pages.map(painted));
  const memory = { n: 0 };
  const { page: first } = await next(pages);
  const other = pages.find((page) => page !== first);
  const address = other.url();
  await other.waitForSelector('main[data-still]');
  await other.goto(h.url);
  await other.waitForSelector('[data-act=play-now]');
  for (;;) {
    const now = await decide(first, { memory });
    if (now.offered.includes('done') || now.offered.includes('end')) break;
  }
  await first.waitForFunction(() => !document.title.startsWith('●'));
  await other.goto(address);
  await other.waitForSelector('[data-since="1"]');
  await clean(other, 'since');
  await shot(other, 'desk-since');
  await other.getByRole('link', { name: 'See it step by step' }).click();
  await other.waitForSelector('main.replay');
});

scene('after the end every purse is open, and a picture of the game can be kept', async (h) => {
  const page = await h.visit();
  const id = await page.evaluate(async () => {
    const seats = [{ kind: 'me' }, { kind: 'bot', name: 'Bramble', bot: 'easy' }];
    const body = JSON.stringify({ game: 'smallworld', seats, options: { first: 0, rounds: 1 } });
    const post = (path, body) =>
      fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    await post('/api/accounts', JSON.stringify({ name: 'Marta', password: 'correct horse' }));
    return (await (await post('/api/tables', body)).json()).id;
  });
  await page.goto(`${h.url}#/t/${id}`);
  await painted(page);
  await playOut(page);
  const purses = await page.$$eval('[data-purse]', (all) => all.map((e) => e.dataset.purse));
  // Opened anew, it tells where coins came from once it knows.
  let tell;
  const late = new Promise((done) => {
    tell = done;
  });
  await page.route('**/history?*', (route) => late.then(() => route.continue()), { times: 1 });
  await page.reload();
  await page.waitForSelector('[data-ending]');
  assert.equal(await page.locator('[data-purse]').count(), 0);
  tell();
  await page.waitForSelector('[data-purse]');
  const told = await page.$$eval('.bar:has([data-purse])', (all) =>
    all.map((bar) => {
      const sources = [...bar.querySelectorAll('[data-source]')].map((e) => e.dataset.source);
      const { purse, paid } = bar.querySelector('[data-purse]').dataset;
      return sources.reduce((sum, n) => sum + Number(n), 0) - paid - purse;
    }),
  );
  assert.deepEqual(told, [0, 0]);
  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    page.click('[data-act=story-card]'),
  ]);
  const png = readFileSync(await kept.path());
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630]);
  if (shots) await kept.saveAs(`${shots}/desk-story.png`);
  // At the beginning as at the end; who only watches would not see them.
  await page.goto(`${h.url}#/r/${id}`);
  const open = () =>
    page.$$eval('.purse dd', (all) => all.map((e) => String(Number.parseInt(e.innerText, 10))));
  await page.waitForSelector('[data-eyes]');
  await page.selectOption('[data-eyes]', '');
  await page.getByText('hidden').nth(1).waitFor();
  await page.selectOption('[data-eyes]', 'all');
  await page.getByText('hidden').first().waitFor({ state: 'detached' });
  assert.deepEqual(await open(), ['5', '5']);
  await page.goto(`${h.url}#/r/${id}?at=9999`);
  await page.reload();
  await page.waitForSelector('[data-eyes]');
  await page.selectOption('[data-eyes]', 'all');
  await page.waitForFunction(() => !/hidden/.test(document.body.innerText));
  assert.deepEqual((await open()).sort(), purses.sort());
  // And on her page there is the people that she led.
  await page.goto(`${h.url}#/p/Marta`);
  const likes = page.locator('[data-favourites] li');
  await likes.first().locator('b').waitFor();
  assert.match(await likes.first().innerText(), /^[A-Z][\w ]+\n1 game, [01] won$/);
  await clean(page, 'profile');
  await shot(page, 'desk-profile');
});
