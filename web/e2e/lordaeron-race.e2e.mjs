// The race: the strip under the head says who leads and why, with a line over the turns so far.

import assert from 'node:assert/strict';
import { campaign, idle } from './campaign.mjs';
import { phone, scene } from './house.mjs';

// Marks of nine turns are 3, 6 and 8; the Alliance has the even ones.
const short = { turns: 9, factions: ['alliance', 'horde'] };

const turn = (n) => (s) => s.view?.step === 'actions' && s.view.turn >= n;
const drawn = (page, n) =>
  page.waitForFunction(
    (n) => document.querySelector('[data-race-line]')?.dataset.raceLine === String(n),
    n,
  );

scene('the race is even at first, then told with its line, which survives a reload', async (h) => {
  const page = await h.visit();
  const game = await campaign(page, h.url, ['me', 'bot'], short, idle);
  await game.until(turn(2));
  await game.open();
  await page.waitForSelector('[data-race-lead=early]');
  const shot = await game.until(turn(5));
  await drawn(page, shot.view.turn);
  const { race } = shot.view;
  assert.equal(race.alliance.win + race.horde.win + (race.draw ?? 0), 100);
  await page.reload();
  await drawn(page, shot.view.turn);
  // Its sums are a table, and a draw stands apart.
  await page.click('[data-act=race]');
  const sums = page.locator('[data-race-sums]');
  await sums.waitFor();
  const wins = await sums.locator('.wins td').allInnerTexts();
  const mine = shot.view.characters.find((c) => c.seat === shot.as).faction;
  const theirs = mine === 'horde' ? 'alliance' : 'horde';
  assert.deepEqual(wins, [`${race[mine].win} %`, `${race[theirs].win} %`]);
  await page.keyboard.press('Escape');
  await sums.waitFor({ state: 'detached' });
});

scene(
  'at its marks the race is told aloud once, on a phone too, and can be put away',
  async (h) => {
    const page = await h.visit(phone);
    const game = await campaign(page, h.url, ['me', 'bot'], short, idle);
    await game.until(turn(4));
    await game.open();
    await page.waitForSelector('[data-race-lead]');
    await game.until(turn(6));
    await page.waitForSelector('.race.banner');
    assert.match(
      await page.locator('.race [role=status]').innerText(),
      /^Turn 6\. .* 3 turns are left\.$/,
    );
    await page.click('.race .x');
    await page.waitForSelector('.race:not(.banner)');
    const strip = await page.locator('.race').boundingBox();
    assert.ok(strip.x >= 0 && strip.x + strip.width <= 390, JSON.stringify(strip));
  },
);
