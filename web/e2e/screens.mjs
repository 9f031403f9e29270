// Plays a game through the interface and keeps a picture of every screen: `make screens`. Names of
// pictures as arguments: only those are made anew.

import { house, myTurn, setUp } from './house.mjs';
import { camera, quiet, visitors } from './looks.mjs';
import { decide, look, playOut, seen, spotOf } from './player.mjs';

const folder = new URL('../../docs/screens/', import.meta.url);
const placing = ['objective', 'bomb', 'tower'];
const only = process.argv.slice(2);

const h = await house(undefined, ['--limit-tables', '0']); // many pictures, many tables
const me = await h.visit({ chart: 'painted' });
await me.evaluate(() =>
  fetch('/api/me', {
    method: 'POST',
    body: '{"name":"Marta"}',
    headers: { 'Content-Type': 'application/json' },
  }),
);
const all = await visitors(h, me);
const shoot = camera(folder, { some: only });

// Every screen in dark English; the main ones in light and in Portuguese too.
async function screen(name, pose, { main = false, at = () => me.url() } = {}) {
  if (only.length && !only.some((part) => name.includes(part))) return;
  for (const seen of all) {
    if (!main && (seen.theme !== 'dark' || seen.language !== 'en')) continue;
    await seen.page.goto(at(seen));
    await pose(seen.page, seen.size === 'phone');
    await quiet(seen.page);
    console.log(await shoot(name, seen));
    await seen.page.goto(`${h.url}mark.svg`);
  }
}
const home = () => h.url;
const painted = (page) => page.waitForSelector('canvas[data-painted=full]');
const panel = (fromEnd) => async (page) => {
  await painted(page);
  await page.click(`nav button:nth-last-child(${fromEnd})`);
  await page.waitForSelector('.side');
};
const tab = (page, n) => page.click(`[role=tab] >> nth=${n}`);

async function beforeTheGame() {
  const ready = (page) => painted(page);
  await screen('01-home', ready, { main: true, at: home });
  await screen('02-sign-in', (page) => page.click('[data-act=account]'), { at: home });
  await screen('03-set-up', (page) => page.click('[data-act=set-up]'), { main: true, at: home });
  await setUp(me, ['me', 'open', 'bot']);
  await me.waitForSelector('input[readonly]');
  await screen('04-waiting', (page) => page.waitForSelector('input[readonly]'));
  const learn = async (page) => {
    await page.click('[data-act=learn]');
    await painted(page);
    await page.waitForSelector('[data-lesson]');
    await page.click('[data-act=next-lesson]');
  };
  await screen('05-tutorial', learn, { main: true, at: home });
}

// A table with three bots where Humans, who set objectives, are for sale.
async function sitDown() {
  const body = {
    game: 'smallworld',
    seats: [
      { kind: 'me' },
      ...['Bramble', 'Thistle', 'Sorrel'].map((name) => ({ kind: 'bot', name })),
    ],
    options: { first: 0 },
  };
  for (let tries = 1; ; tries++) {
    const made = await me.request.post(`${h.url}api/tables`, { data: body });
    const { id } = await made.json();
    const { view } = await (await me.request.get(`${h.url}api/tables/${id}?as=0`)).json();
    const line = view.column.findIndex((c) => c.race === 'humans');
    if ((line < 0 || line > 3) && tries < 40) {
      // A guest has a few tables at a time.
      await me.request.post(`${h.url}api/tables/${id}/leave`, { data: {} });
      continue;
    }
    await me.goto(`${h.url}#/t/${id}`);
    await painted(me);
    await myTurn(me);
    return Math.max(0, line);
  }
}

// Decide on until what is seen satisfies; the last look is the answer.
async function playUntil(good, how = {}) {
  const memory = { n: 0 };
  let now = await seen(me);
  while (!now.over && !good(now)) {
    await decide(me, { memory, conquests: 3, ...how });
    now = await seen(me);
  }
  return now;
}
// Play on until it is so; when a game ends before, there are others.
async function reach(good) {
  while ((await playUntil(good)).over) await sitDown();
}
const round = (seen) => Number(/\d+/.exec(seen.round)?.[0] ?? 0);

async function lookAtTarget(page, phone) {
  await painted(page);
  await myTurn(page);
  const { targets } = await look(page);
  for (const region of targets.reverse()) {
    const at = await spotOf(page, region);
    if (!at) continue;
    if (phone) await page.touchscreen.tap(at.x, at.y);
    else await page.mouse.move(at.x, at.y);
    return;
  }
}

async function firstTurn() {
  const line = await sitDown();
  const choose = async (page, phone) => {
    await painted(page);
    await myTurn(page);
    await page.locator('.combo.open').nth(line)[phone ? 'tap' : 'click']();
  };
  await screen('06-pick', choose, { main: true });
  await choose(me, false);
  await me.click('[data-act=pick]');
  const seen = await playUntil(
    (s) => placing.some((act) => s.offered.includes(act)) || round(s) > 1,
  );
  const act = placing.find((a) => seen.offered.includes(a));
  const place = async (page) => {
    await painted(page);
    await myTurn(page);
    await page.click(`[data-act=${act}]`);
  };
  if (act) await screen('07-placement', place);
  else console.log('nothing to place this time: run it again');
}

const fighting = (s) =>
  s.mine && round(s) > 3 && round(s) < 8 && s.targets.length > 2 && !s.deploying && !s.pick;

async function middleOfTheGame() {
  await reach(fighting);
  await screen('08-conquest', lookAtTarget, { main: true });
  await reach((s) => s.mine && s.deploying && round(s) < 8);
  const deploy = async (page) => {
    await painted(page);
    await myTurn(page);
    await page.click('[data-act=spread]');
  };
  await screen('09-redeployment', deploy, { main: true });
  await othersTurn();
  await reach((s) => s.mine && round(s) > 2);
  const players = async (page, phone) => {
    await painted(page);
    await page.locator('[data-since] .x').click();
    if (phone) await tab(page, 2);
    await page.locator('.log li').first().scrollIntoViewIfNeeded();
  };
  await screen('12-log', players);
  await screen('13-help', panel(2), { main: true });
  const rule = async (page) => {
    await panel(2)(page);
    await page.fill('.side input', 'decline');
    await page.locator('.side li button').first().click();
  };
  await screen('14-rule', rule);
  await panel(3)(me);
  for (const said of ['Good luck, everybody!', 'My Trolls are coming for your mountains.']) {
    await me.fill('.side form input', said);
    await me.click('.side form button');
    await me.waitForFunction(
      (t) => document.querySelector('.side ol')?.innerText.includes(t),
      said,
    );
  }
  await me.keyboard.press('Escape');
  await screen('15-chat', panel(3));
  await screen('16-settings', panel(1));
}

// The bots' moves and the coins they earn are seen as they happen.
async function othersTurn() {
  const watching = all.filter((seen) => seen.theme === 'dark' && seen.language === 'en');
  for (const { page } of watching) {
    await page.goto(me.url());
    await page.evaluate(() => localStorage.setItem('speed', 'calm'));
    await page.reload();
    await painted(page);
  }
  // At once, for me: the bots' turn is over when the next round is mine.
  const now = round(await seen(me));
  await playUntil((s) => round(s) > now);
  const watch = async (seen) => {
    await seen.page.waitForSelector('.flight', { timeout: 30_000 });
    console.log(await shoot('10-others-turn', seen));
    await seen.page.waitForSelector('.flight.note:has-text(":")', { timeout: 60_000 });
    console.log(await shoot('11-scoring', seen));
  };
  await Promise.all(watching.map(watch));
  for (const { page } of watching) {
    await page.evaluate(() => localStorage.setItem('speed', 'off'));
    await page.goto(`${h.url}mark.svg`);
  }
}

async function ending() {
  await playOut(me, {});
  const ended = async (page) => {
    await painted(page);
    await page.waitForSelector('[data-ending]');
  };
  await screen('17-end', ended, { main: true });
  const at = () => me.url().replace('#/t/', '#/r/');
  const replay = async (page) => {
    await painted(page);
    await page.locator('input[type=range]').fill('60');
  };
  await screen('18-replay', replay, { main: true, at });
}

async function passAndPlay(page) {
  await setUp(page, ['me', 'local', 'local']);
  await painted(page);
  const memory = { n: 0 };
  for (let i = 0; i < 80; i++) {
    if ((await look(page)).curtain) return;
    await decide(page, { memory, conquests: 2 });
  }
}

async function clocked(page) {
  await page.click('[data-act=set-up]');
  await page.selectOption('[data-clock]', 'turn');
  await page.click('[data-act=make]');
  await painted(page);
  await myTurn(page);
}

async function team(page, phone) {
  await setUp(page, ['me', 'bot', 'bot', 'bot'], { team: true });
  await painted(page);
  await myTurn(page);
  if (phone) await tab(page, 1);
}

// Slowly, or the bots would have ended the game before the picture.
async function lent(page) {
  const speed = (value) => page.evaluate((v) => localStorage.setItem('speed', v), value);
  await speed('calm');
  await page.reload();
  await setUp(page, ['me', 'bot', 'bot', 'bot']);
  await panel(1)(page);
  await page.click('[data-act=lend]');
  await page.waitForSelector('[data-act=take-back]');
  await speed('off');
}

async function oldRules(page) {
  const error = { code: 'other-rules', message: '' };
  const answer = (route) => route.fulfill({ status: 409, json: { error } });
  await page.route('**/api/tables/*', answer);
  await page.goto(`${h.url}#/t/OLD`);
  await page.waitForSelector('h1:has-text("other rules")');
  await page.unroute('**/api/tables/*', answer);
}

try {
  await beforeTheGame();
  await firstTurn();
  await middleOfTheGame();
  await ending();
  await screen('19-pass-and-play', passAndPlay, { at: home });
  await screen('20-clock', clocked, { at: home });
  await screen('21-team', team, { at: home });
  await screen('22-lent', lent, { at: home });
  await screen('23-old-rules', oldRules, { at: home });
} finally {
  await h.close();
}
