// A whole quick-start game of the second game, one person against five bots at a fast pace.

import assert from 'node:assert/strict';
import { serious } from './axe.mjs';
import { scene } from './house.mjs';
import { Hand, refusals } from './lordaeron.mjs';

// The end as a scene: how it was won and by what blow, the winners before the others, each hero with
// a best moment, and the story to be read and taken along.
async function ended(page) {
  await page.waitForSelector('[data-how]:not([data-how=ended])');
  const [id] = page.url().match(/[^/]+$/);
  const { view } = await page.evaluate(
    async (of) => (await fetch(`/api/tables/${of}?as=mine`)).json(),
    id,
  );
  const by = (faction) => view.characters.filter((c) => c.faction === faction).map((c) => c.id);
  const blow = await page.locator('[data-blow]').getAttribute('data-blow');
  assert.ok(by(view.winner).includes(blow), `${blow} struck last, ${view.winner} has won`);
  const sides = await page.$$eval('[data-side]', (all) =>
    all.map((e) => [
      e.dataset.side,
      [...e.querySelectorAll('[data-deeds]')].map((h) => h.dataset.deeds),
    ]),
  );
  const order = view.winner === 'horde' ? ['horde', 'alliance'] : ['alliance', 'horde'];
  assert.deepEqual(
    sides.map(([side, who]) => [side, who.sort()]),
    order.map((f) => [f, by(f).sort()]),
  );
  await page.click('[data-story] summary');
  const told = await page.innerText('[data-story]');
  assert.ok((await page.locator('[data-story] h3').count()) > 4, told);
  assert.doesNotMatch(told, /undefined|\bin \.|\{/);
  for (const theme of ['dark', 'light']) {
    await page.evaluate(
      (to) => Object.assign(document.documentElement.dataset, { theme: to }),
      theme,
    );
    assert.deepEqual(await serious(page, `the end, ${theme}`, '[data-ending]'), []);
  }
}

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
  await ended(page);
});

scene('one evening is a whole game in twelve turns', async (h, t) => {
  const page = await h.visit();
  const hand = new Hand(page);
  const refused = refusals(page);
  await page.click('[data-act=evening]');
  await page.waitForSelector('[data-sentence]');
  await page.click('[data-act=fast]');
  await page.goto(h.url);
  await page.waitForFunction(() => document.body.innerText.includes('of 12'));
  await page.goBack();
  await page.waitForSelector('[data-sentence]');
  await hand.playOut();
  t.diagnostic(`${hand.clicks} clicks: ${JSON.stringify(hand.steps)}`);
  await page.waitForSelector('[data-ending]');
  assert.deepEqual(refused, []);
});
