// Plays games of the second game and keeps a picture of every screen: part of `make screens`.

import { campaign, idle } from './campaign.mjs';
import { house } from './house.mjs';
import { camera, quiet, visitors } from './looks.mjs';
import { Hand } from './lordaeron.mjs';

const folder = new URL('../../docs/screens/lordaeron/', import.meta.url);
const only = process.argv.slice(2); // names of the pictures wanted, all if none

const h = await house();
const me = await h.visit({ chart: 'painted' });
await me.evaluate(() =>
  fetch('/api/me', {
    method: 'POST',
    body: '{"name":"Marta"}',
    headers: { 'Content-Type': 'application/json' },
  }),
);
const all = await visitors(h, me);
// Nobody's page may move by itself while others look at the same moment.
for (const { page } of all)
  await page.context().addInitScript(() => localStorage.setItem('pace', 'ask'));
const shoot = camera(folder, { some: only, quality: 26 });

// Every screen in English and in Portuguese; the main ones in the light theme too.
async function screen(name, at, pose, { main = false } = {}) {
  if (only.length && !only.some((part) => name.includes(part))) return;
  for (const seen of all) {
    if (!main && seen.theme !== 'dark') continue;
    await seen.page.goto(at);
    await pose(seen.page, seen.size === 'phone');
    // Who opens a table anew is told what happened: it would cover what is to be seen here.
    await seen.page.$$eval('[data-since] button', (all) => all.map((close) => close.click()));
    await quiet(seen.page);
    console.log(await shoot(name, seen));
    await seen.page.goto(`${h.url}mark.svg`);
  }
}

const may = (s, kind) => s.moves.some(({ move }) => move === kind || move?.[kind]);
const step = (name) => (s) => s.view.step === name;
const painted = (page) => page.waitForSelector('canvas[data-painted=full]');
const board = async (page) => {
  await painted(page);
  await page.mouse.move(2, 2);
  await page.waitForSelector('[data-sentence]');
};
const tab = (page, n) => page.click(`[role=tab] >> nth=${n}`);
const side = (fromEnd) => async (page) => {
  await board(page);
  await page.click(`nav button:nth-last-child(${fromEnd})`);
  await page.waitForSelector('.side');
};

// A lit region that can be touched where it is seen.
async function lookAtWay(page, phone) {
  await board(page);
  await page.waitForSelector('.hit.may');
  const [far] = await page.$$eval('.hit.may', (hits) => {
    const map = document.querySelector('.frame').getBoundingClientRect();
    return hits
      .map((e) => ({ id: e.dataset.hit, box: e.getBoundingClientRect(), far: e.ariaLabel }))
      .map(({ id, box, far }) => ({
        id,
        two: /2 (steps|passos)/.test(far),
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
      }))
      .filter(({ x, y }) => x > 20 && x < map.right - 70 && y > map.y + 20 && y < map.bottom - 40)
      .filter(({ id, x, y }) => document.elementFromPoint(x, y)?.dataset?.hit === id)
      .sort((a, b) => Number(b.two) - Number(a.two));
  });
  if (!far) return;
  if (phone) await page.touchscreen.tap(far.x, far.y);
  else await page.mouse.move(far.x, far.y);
}

const home = '[data-hit][tabindex="0"]';
async function lookAtHome(page) {
  await board(page);
  await page.focus(home);
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-card]');
}

const open = (panel) => async (page) => {
  await board(page);
  await page.click(`[data-open=${panel}]`);
  await page.waitForSelector('.cards .manage');
};

async function refused(page, s) {
  await board(page);
  const advice = s.advice.sheets.find((a) => a.cards?.some(shut));
  const card = advice.cards.find(shut);
  const [area] = Object.entries(card.places).find(([, place]) => place.rules);
  await page.click(`[data-who=${advice.who}]`);
  await page.click(`[data-loose=${card.card}]`);
  await page.click(`[data-area=${area}] .slotted`);
  await page.waitForSelector('.refused');
}
const shut = (card) => Object.values(card.places).some((place) => place.rules);

async function lift(page) {
  await fight(page);
  const dice = page.locator('[data-fight] button[data-die]:not([disabled])');
  if (await dice.count()) await dice.first().click();
}
const fight = (page) => page.waitForSelector('[data-fight]');
const chooses = (page) => page.waitForSelector('.cards .choose');
const counter = async (page) => {
  await page.waitForSelector('.shop');
};
const shelf = async (page) => {
  await page.waitForSelector('.shop');
  await page.click('[data-deal=train]');
};
const sitting = (game) => game.open().then(() => me);
async function enterTown(game) {
  await game.open();
  await me.click('[data-move=town], [data-kind=town]');
  if (await me.locator('[data-moves=town]').count()) await me.click('[data-moves=town] button');
  await me.waitForSelector('.shop');
  await me.goto(`${h.url}mark.svg`);
}

const usable = (s) => s.view.combat && step('window')(s) && may(s, 'use');
const pvp = (s) => s.view.combat?.kind === 'pvp';
// What is waited for while a campaign is played: its picture is taken when it comes.
const moments = () => [
  ['07-sheet', step('actions'), open('sheet'), { main: true }],
  ['09-town', (s) => step('actions')(s) && may(s, 'town'), counter, { before: enterTown }],
  ['10-training', step('town'), shelf],
  [
    '08-refused',
    (s) => step('manage')(s) && s.advice?.sheets?.some((a) => a.cards?.some(shut)),
    refused,
  ],
  ['11-merchant', step('actions'), open('merchant')],
  ['13-fight-window', usable, fight, { main: true }],
  ['14-fight-reroll', step('reroll'), lift],
  ['15-fight-wounds', (s) => step('wounds')(s) && !pvp(s), fight],
  ['16-fight-pvp', (s) => pvp(s) && (s.view.combat.dice?.length ?? 0) > 0, fight],
  ['17-armor', step('armor'), fight],
  ['18-item', step('item'), chooses],
  ['19-talent', step('talent'), chooses],
  ['20-event', step('event-choice'), board],
  ['21-bid', step('bid'), (page) => page.waitForSelector('.cards .auction')],
  ['22-quest-deck', step('quest-deck'), board],
];

async function campaigns(limit = Date.now() + 240_000) {
  let left = moments().filter(([name]) => !only.length || only.some((part) => name.includes(part)));
  while (left.length && Date.now() < limit) {
    const game = await campaign(me, h.url);
    for (;;) {
      const good = (s) => Date.now() > limit || left.some(([, test]) => test(s));
      const shot = await game.until(good);
      const found = shot && left.find(([, test]) => test(shot));
      if (!found) break;
      const [name, , pose, how = {}] = found;
      await how.before?.(game);
      await screen(name, `${h.url}#/t/${game.id}`, (page, phone) => pose(page, shot, phone), how);
      left = left.filter((one) => one !== found);
    }
  }
  for (const [name] of left) console.log(`never came to ${name}: run it again`);
}

async function beforeTheGame() {
  const setUp = async (page) => {
    await page.click('[data-game=lordaeron] [data-act=set-up]');
    await page.waitForSelector('[data-guide]');
  };
  await screen('01-set-up', h.url, setUp);
  const drafting = await campaign(me, h.url);
  if (await drafting.until((s) => may(s, 'pick')))
    await screen('02-draft', `${h.url}#/t/${drafting.id}`, board);
}

// A quick start: one person, five bots.
async function quickStart() {
  const seats = ['me', 'bot', 'bot', 'bot', 'bot', 'bot'];
  const game = await campaign(me, h.url, seats, { 'first-game': true });
  const at = `${h.url}#/t/${game.id}`;
  await game.until(step('actions'));
  await screen('03-map', at, board, { main: true });
  await screen('05-travel', at, lookAtWay);
  await game.until((s) => step('actions')(s) && s.advice?.challenges?.length);
  await screen('04-region', at, lookAtHome);
  const quests = async (page, phone) => {
    await board(page);
    if (phone) await tab(page, 1);
    else await page.hover('.right article >> nth=1');
  };
  await screen('06-quests', at, quests);
  const others = async (page, phone) => {
    await board(page);
    if (phone) await tab(page, 2);
    else await page.locator('.right .hero').last().scrollIntoViewIfNeeded();
  };
  await screen('12-others', at, others);
  const meanwhile = async (page) => {
    await board(page);
    const shown = () => page.locator('[data-meanwhile]').isVisible();
    await new Hand(page).playOut(shown);
  };
  await screen('23-meanwhile', at, meanwhile);
  await side(3)(await sitting(game));
  for (const said of ['Good luck, everybody!', 'I take the Ghouls near Southshore.']) {
    await me.fill('.side form input:not([type=checkbox])', said);
    await me.click('.side form button');
    await me.waitForFunction(
      (t) => document.querySelector('.side ol')?.innerText.includes(t),
      said,
    );
  }
  await me.goto(`${h.url}mark.svg`);
  await screen('24-chat', at, side(3));
  await screen('25-help', at, side(2));
  await screen('26-settings', at, side(1));
}

// What several of one side are asked, and the last battle of a short game.
async function together() {
  const seats = ['me', 'me', 'me', 'bot', 'bot', 'bot'];
  const factions = ['horde', 'horde', 'horde', 'alliance', 'alliance', 'alliance'];
  const options = { 'first-game': true, factions };
  const called = await campaign(me, h.url, seats, options);
  if (await called.until(step('invitation')))
    await screen('29-invitation', `${h.url}#/t/${called.id}`, async (page) => {
      await painted(page);
      await page.waitForSelector('[data-invitation]');
    });
  const last = await campaign(me, h.url, seats, { ...options, turns: 2 }, idle);
  const rolled = (s) => pvp(s) && !s.view.combat.region && s.view.combat.dice?.length > 0;
  if (await last.until(rolled)) await screen('30-final', `${h.url}#/t/${last.id}`, fight);
}

// An event comes while one looks: a page that is open when it does.
async function news() {
  const game = await campaign(me, h.url);
  const shown = async (page) => {
    await board(page);
    await new Hand(page).playOut(() => page.locator('[data-card-of=event]').first().isVisible());
  };
  await game.until(step('actions'));
  await screen('31-event-card', `${h.url}#/t/${game.id}`, shown);
}

async function ending() {
  const game = await campaign(me, h.url, ['me', 'bot'], { turns: 6 });
  await game.until(() => false);
  const ended = (page) => page.waitForSelector('[data-ending]');
  await screen('27-end', `${h.url}#/t/${game.id}`, ended, { main: true });
  const replay = async (page) => {
    await painted(page);
    await page.locator('input[type=range]').fill('60');
  };
  await screen('28-replay', `${h.url}#/r/${game.id}`, replay);
}

try {
  for (const part of [beforeTheGame, quickStart, campaigns, together, news, ending])
    await part().catch((error) => {
      console.error(`${part.name}: ${error.message}`);
      process.exitCode = 1;
    });
} finally {
  await h.close();
}
