// A fight between two people in two browsers. The server's interface leads to a choice of armor in
// the final battle of a game of two turns; from there on all is clicked, to the end of the game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { campaign, idle } from './campaign.mjs';
import { house } from './house.mjs';
import { Hand } from './lordaeron.mjs';

// They throw green dice from the first level on, so that there is armor to choose about.
const armored = ['warrior', 'paladin', 'warlock', 'rogue'];
function muster(content, shot) {
  const picks = armored.map((c) => shot.moves.find(({ move }) => move.pick?.class === c));
  return picks.find(Boolean)?.move ?? idle(content, shot);
}

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
  for (let turn = 0; turn < 1500; turn++) {
    for (const hand of hands) if (await holds(hand.page)) return hand.page;
    const hand = hands[turn % hands.length];
    const now = await hand.offered();
    if (now && !now.over)
      await hand.decide(now, turn >> 1).catch((error) => {
        if (!/Timeout|detached/.test(error.message)) throw error;
      });
    else await hand.page.waitForTimeout(25);
  }
  throw new Error('the fight does not go on');
}

test('two people fight: both see all bowls, and neither what the other’s armor will do', async () => {
  const h = await house();
  try {
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

    for (const page of pages)
      await fightUntil(hands, () => page.locator('[data-ending]').isVisible());
    const results = await Promise.all(pages.map((p) => p.locator('#end-title').innerText()));
    assert.equal(results[0], results[1]);
    h.calm();
  } finally {
    await h.close();
  }
});
