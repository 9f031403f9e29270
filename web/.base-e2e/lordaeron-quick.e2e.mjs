// A whole quick-start game of the second game, one person against five bots at a fast pace.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { house } from './house.mjs';
import { Hand } from './lordaeron.mjs';

test('a quick start is played to its end with at most 250 clicks', async (t) => {
  const h = await house();
  try {
    const page = await h.visit();
    const hand = new Hand(page);
    await hand.click(page.locator('[data-act=quick-start]'));
    await page.waitForSelector('[data-sentence]');
    await hand.click(page.locator('[data-act=fast]'));
    await hand.playOut();
    const story = `${hand.clicks} clicks: ${JSON.stringify(hand.steps)}`;
    t.diagnostic(story);
    assert.ok(hand.clicks <= 250, story);
    assert.ok(hand.clicks > 20, story);
    await page.waitForSelector('[data-ending]');
    h.calm();
  } finally {
    await h.close();
  }
});
