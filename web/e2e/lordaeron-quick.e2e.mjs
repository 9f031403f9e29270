// A whole quick-start game of the second game, one person against five bots at a fast pace.

import assert from 'node:assert/strict';
import { scene } from './house.mjs';
import { Hand, refusals } from './lordaeron.mjs';

scene('a quick start is played to its end with at most 250 clicks', async (h, t) => {
  const page = await h.visit();
  const hand = new Hand(page);
  // Nothing that is pressed in a whole game comes too late or is refused.
  const refused = refusals(page);
  await page.click('[data-game=lordaeron] [data-act=play-now]');
  await page.waitForSelector('[data-sentence]');
  await page.click('[data-act=fast]');
  await hand.playOut();
  hand.clicks += 2; // the first, on the home page, and the pace
  const story = `${hand.clicks} clicks: ${JSON.stringify(hand.steps)}`;
  t.diagnostic(story);
  assert.ok(hand.clicks <= 250, story);
  assert.ok(hand.clicks > 20, story);
  await page.waitForSelector('[data-ending]');
  assert.deepEqual(refused, []);
  await page.waitForSelector('[data-how]'); // how it was decided
});
