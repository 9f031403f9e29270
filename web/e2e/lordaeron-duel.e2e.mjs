// Fights of two people in two browsers, against each other and side by side. The server's interface
// leads to them; from there on all is clicked: a final battle (of a game of two turns) from a choice of
// armor to the end of the game, quests of a group from the challenge to the reward.

import assert from 'node:assert/strict';
import { campaign, choose, distances, idle } from './campaign.mjs';
import { does, seen } from './eyes.mjs';
import { scene } from './house.mjs';
import { Hand, hurried } from './lordaeron.mjs';
import { next } from './player.mjs';

// They throw green dice from the first level on, so that there is armor to choose about.
const armored = ['warrior', 'paladin', 'warlock', 'rogue'];
function muster(content, shot) {
  const picks = armored.map((c) => shot.moves.find(({ move }) => move.pick?.class === c));
  return picks.find(Boolean)?.move ?? idle(content, shot);
}

muster.odds = () => false;

// A game in which both sides are asked at once what their armor does.
async function bothAsked(pages, url) {
  const options = { turns: 2, factions: ['alliance', 'horde'] };
  for (let i = 0; i < 8; i++) {
    const game = await campaign(pages, url, ['me', 'open'], options, muster);
    const asked = ({ view, decision }) => view.step === 'armor' && decision.actors.length === 2;
    if (await game.until(asked)) return game;
  }
  throw new Error('there was never a choice of armor for both');
}

const bowls = (page, whose) => page.locator(`[data-bowls=${whose}] h4 b`).allTextContents();
const armor = (page) => page.locator('[data-fight] [data-act=armor]');
const shown = (page) =>
  page.$$eval('[data-fight] .middle, [data-fight] footer', (all) =>
    all.map((e) => e.innerText).join('\n'),
  );

// Both go on until something holds on some page, which is told.
async function fightUntil(hands, holds) {
  const pages = hands.map((hand) => hand.page);
  for (;;) {
    const { page } = await next(pages);
    for (const one of pages) if (await holds(one)) return one;
    const hand = hands[pages.indexOf(page)];
    await hand.decide(await hand.offered());
  }
}

scene(
  'two people fight: both see all bowls, and neither what the other’s armor will do',
  async (h) => {
    const pages = [await h.visit(), await h.visit()];
    const [one, two] = pages;
    const hands = pages.map((page) => new Hand(page));
    const game = await bothAsked(pages, h.url);
    await game.open();
    for (const page of pages) await armor(page).first().waitFor();

    assert.deepEqual(await bowls(one, 'ours'), await bowls(two, 'theirs'));
    assert.deepEqual(await bowls(two, 'ours'), await bowls(one, 'theirs'));
    const number = (text) => Number(/\d+/.exec(text)[0]);
    const least = async (page) => number(await armor(page).first().textContent());
    const strikes = async (page) => Number((await bowls(page, 'theirs'))[0]) - (await least(page));
    const wounds = new Map([
      [one, await strikes(one)],
      [two, await strikes(two)],
    ]);

    // One chooses: the other sees no difference, not even after asking the server anew.
    const before = await shown(two);
    assert.match(before, /The enemy does not see it/);
    await armor(one).first().click();
    await armor(one).first().waitFor({ state: 'detached' });
    assert.deepEqual(await bowls(one, 'ours'), await bowls(two, 'theirs'));
    assert.equal(await shown(two), before);
    await two.reload();
    await armor(two).first().waitFor();
    assert.equal(await shown(two), before);

    // Both have chosen: armor is gone, and what it let through wounds.
    await armor(two).first().click();
    await armor(two).first().waitFor({ state: 'detached' });
    const deal = (page) => page.locator('[data-act=deal]:enabled');
    const hurt = await fightUntil(hands, async (page) => (await deal(page).count()) > 0);
    const shares = (await hurt.locator('.deal b').allTextContents()).map(Number);
    assert.equal(
      shares.reduce((a, b) => a + b),
      wounds.get(hurt),
    );
    assert.equal(await deal(pages.find((page) => page !== hurt)).count(), 0);

    // The bar that both sides pull at shows what the server tells whoever is asked.
    const { advice } = await game.look(game.people[pages.indexOf(hurt)]);
    const { win } = advice.fight.now;
    await hurt.waitForSelector(`[data-fight] [data-tug="${win}"]`);
    const pulls = await hurt.locator('[data-fight] [data-tug] > *').allInnerTexts();
    assert.deepEqual(pulls, [`${win} %`, `${100 - win} %`]);

    await Promise.all(pages.map(hurried));
    for (const page of pages)
      await fightUntil(hands, () => page.locator('[data-ending]').isVisible());
    const results = await Promise.all(pages.map((p) => p.locator('#end-title').innerText()));
    assert.equal(results[0], results[1]);
    // The last battle has no place, and no sentence misses one.
    const story = await one.$$eval('.log li, [data-ending]', (all) => all.map((e) => e.innerText));
    assert.match(story.join('\n'), /The final battle begins/);
    assert.doesNotMatch(story.join('\n'), /\bin \.| [.,](?:\s|$)/);
  },
);

scene('alone on a side, what one says is for all; what is refused says so', async (h) => {
  const page = await h.visit();
  const game = await campaign(page, h.url, ['me', 'bot'], { turns: 2 });
  await game.until(({ view }) => view.step === 'actions');
  await game.open();
  await page.locator('nav button:nth-last-child(3)').click();
  const say = async (text) => {
    await page.fill('.side form input', text);
    await page.keyboard.press('Enter');
  };
  await say('Good luck!');
  await page.locator('.side li').getByText('Good luck!').waitFor();
  assert.equal(await page.locator('[data-team]').count(), 0);
  h.allow(/status of 403/);
  const json = { code: 'not-allowed', message: 'No.' };
  await page.route('**/chat', (route) => route.fulfill({ status: 403, json }));
  await say('Nobody hears');
  await page.locator('.side [role=alert]').getByText('nothing was done').waitFor();
  assert.equal(await page.inputValue('.side form input'), 'Nobody hears');
});

const heroes = ({ view }) => [0, 1].map((seat) => view.characters.find((c) => c.seat === seat));

// The first goes to quests and does not fight alone; the second goes where the first is.
function together(content, shot) {
  const [first] = heroes(shot);
  const near = () => distances(content, first.region);
  if (shot.as !== 0) return choose(content, { ...shot, advice: undefined }, near);
  const challenges = (shot.advice?.challenges ?? []).filter((c) => c.move.challenge.with);
  return choose(content, { ...shot, advice: { challenges } });
}

together.odds = (shot) => shot.as === 0;

// Whether a challenge of both would bring enough on screen that was not seen yet.
function promises(content, shot, challenge, found, enough) {
  const { kind, target, with: friends } = challenge.move.challenge;
  const both = heroes(shot);
  if (kind !== 'quest' || !friends || challenge.bare < 60) return false;
  const ours = shot.view.quests.filter((q) => q.faction === both[0].faction);
  const quest = ours
    .map((q) => content.quests.find((c) => c.id === q.id))
    .find((q) => q.spawns[0].region === both[0].region && q.spawns[0].creature === target);
  const share = Math.floor((quest?.reward.xp ?? 0) / 2);
  const rises = both.some((c) => c.xp + share >= content.levels[c.level]);
  const brings = { wounds: challenge.wounds >= 10, item: !!quest?.reward.items, talent: rises };
  return Object.keys(brings).filter((what) => brings[what] && !found.has(what)).length >= enough;
}

// Steps that no longer belong to a fight or what it brought.
const settled = ['actions', 'manage'];
const count = (page, what) => page.locator(what).count();

// Wounds are proposed; one of them is given to the other, if that can bear it, before they are taken.
async function shareOut(page, wounds) {
  const shares = async () => (await page.locator('.deal b').allTextContents()).map(Number);
  const before = await shares();
  assert.equal(
    before.reduce((a, b) => a + b),
    wounds,
  );
  const button = (at, sign) => page.locator('.deal').nth(at).getByText(sign, { exact: true });
  const more = before[0] > 0 && (await button(1, '+').isEnabled()) ? 0 : 1;
  const less = 1 - more;
  if (before[more] > 0 && (await button(less, '+').isEnabled())) {
    await button(more, '−').click();
    await button(less, '+').click();
    const after = await shares();
    assert.deepEqual([after[more], after[less]], [before[more] - 1, before[less] + 1]);
  }
  // A share that fells somebody without need is held down; any other is pressed.
  const held = await count(page, '[data-hold][data-act=deal]');
  await page.locator('[data-act=deal]').click({ delay: held ? 1000 : 0 });
}

// One step of a fight or its reward, on the page that is asked.
async function goOn(hand, { view }, found) {
  const { page } = hand;
  for (const [what, name, of] of [
    ['item', 'Choose an Item', '[data-choose]'],
    ['talent', 'choose a Talent', '[data-choose]'],
    ['deck', 'From which deck', '[data-deck]'],
  ]) {
    if (!(await page.getByText(name).count()) || !(await count(page, of))) continue;
    await does(page, () => page.locator(of).first().click());
    found.add(what);
    return;
  }
  const health = heroes({ view }).reduce((n, c) => n + c.health, 0);
  const shared = view.step === 'wounds' && view.combat.wounds < health;
  if (shared && (await count(page, '.deal')) === 2) {
    await does(page, () => shareOut(page, view.combat.wounds));
    found.add('wounds');
  } else await hand.decide(await hand.offered());
}

async function fight(hands, game, challenge, { found, missing }) {
  const [one, two] = hands.map((hand) => hand.page);
  await game.open();
  await one.waitForSelector('[data-chooser] button');
  if (await count(one, '[data-kind=challenge]')) await one.click('[data-kind=challenge]');
  const start = await game.look();
  const names = heroes(start).map(
    (c) => game.content.characters.find((x) => x.id === c.person).name.en,
  );
  await one
    .locator(`[data-move=challenge][data-win="${challenge.win}"]`, { hasText: `with ${names[1]}` })
    .first()
    .click();
  // The odds are those of this fight and this moment: the server's for whoever is asked, not those
  // of an earlier one. That they hold is proven in Go (TestAdviseAnInvitation).
  await two.locator('[data-invitation]').getByText(names[0]).first().waitFor();
  await two.getByText(`Will ${names[1]} join?`).waitFor();
  const shows = (of, { win }) => two.waitForSelector(`[data-odds-of=${of}][data-win="${win}"]`);
  const { advice } = await game.look(game.people[1]);
  await shows('with', advice.fight.now);
  await shows('without', advice.fight.without);
  await two.click('[data-move=join]');
  // Who called is told that the friend comes, and why: by the odds of that call.
  const reason = new RegExp(`comes along: \\d+ % alone, ${challenge.win} % together`);
  await one.locator('.log').getByText(reason).first().waitFor();
  for (;;) {
    const { at, shot } = await game.asked();
    if (!shot.view.combat && settled.includes(shot.view.step)) break;
    const { page } = hands[at];
    const { mine, seq } = await seen(page, (now) => now.seq >= shot.seq);
    if (!mine || seq > shot.seq) continue; // what was obvious went by itself
    // At every decision the odds are those of the moment.
    const { advice: now } = await game.look(game.people[at]);
    if (shot.view.combat && now?.fight)
      await page.waitForSelector(`[data-odds="${now.fight.now.win}"]`);
    // The other sees what it brought, and who hands it out.
    if (shot.view.step === 'item') {
      const other = hands[1 - at].page;
      await other.waitForSelector('[data-reward=won] [data-chooses=item]');
      // What lies there is seen by both.
      await other.waitForSelector(`[data-dealt="${shot.view['items-drawn'].length}"]`);
    }
    await goOn(hands[at], shot, found);
    if (!missing().length) return;
  }
  const gained = heroes(await game.see()).map((c, i) => c.xp - heroes(start)[i].xp);
  if (!gained.every((xp) => xp > 0)) return;
  for (const page of [one, two])
    for (const [i, xp] of gained.entries())
      await page.locator('.log').getByText(`${names[i]} gains ${xp} experience`).first().waitFor();
  found.add('experience');
}

scene('two people finish quests together: wounds, experience, items and talents', async (h, t) => {
  const pages = [await h.visit(), await h.visit()];
  const hands = pages.map((page) => new Hand(page));
  const found = new Set();
  const wanted = ['experience', 'item', 'talent', 'wounds'];
  const missing = () => wanted.filter((what) => !found.has(what));
  const options = { factions: ['alliance', 'alliance', 'horde'] };
  for (let games = 0; games < 12 && missing().length; games++) {
    // Fights on screen take long: at first one has to bring two things.
    const enough = () => Math.min(games < 6 ? 2 : 1, missing().length);
    const game = await campaign(pages, h.url, ['me', 'open', 'bot'], options, together);
    const find = (shot) =>
      shot.as === 0 &&
      shot.view.step === 'actions' &&
      shot.advice?.challenges?.find((c) => promises(game.content, shot, c, found, enough()));
    for (let shot = await game.until(find); shot && missing().length; ) {
      await fight(hands, game, find(shot), { found, missing });
      t.diagnostic(`turn ${shot.view.turn}: ${[...found].join(', ')}`);
      for (const page of pages) await page.goto(`${h.url}#/`);
      shot = missing().length ? await game.until(find) : null;
    }
  }
  assert.deepEqual(missing(), []);
});
