// The second game: whole short games of two people, by keyboard alone, on a phone in Portuguese.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { house } from './house.mjs';
import { Hand, setUp } from './lordaeron.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function sound(page) {
  await page.evaluate(axe); // from outside: the page lets no inline script run
  const { violations } = await page.evaluate(() => window.axe.run());
  const bad = violations.filter((v) => ['serious', 'critical'].includes(v.impact));
  const told = bad.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(' ')}`);
  assert.deepEqual(told, [], await page.title());
}

test('two people with two characters each, one who watches, and a reload', async (t) => {
  const h = await house();
  try {
    const anna = await h.visit();
    await setUp(anna, ['me', 'open']);
    const link = await anna.locator('input[readonly]').inputValue();
    const bela = await h.visit();
    await bela.goto(link);
    await bela.click('[data-act=sit]');
    const watcher = await h.visit();
    await watcher.goto(link.split('?')[0]);
    const hands = [new Hand(anna), new Hand(bela)];
    await anna.waitForSelector('[data-sentence]');
    await anna.click('[data-act=fast]');
    assert.equal(await anna.locator('[data-hero]').count(), 4);
    // Classes are picked in turn; then Anna reloads in the middle of it all and plays on.
    const drafted = async () =>
      (await anna.locator('[data-sentence]').getAttribute('data-sentence')) !== 'draft';
    await Promise.all(hands.map((hand) => hand.playOut(drafted)));
    await anna.reload();
    await anna.waitForSelector('[data-sentence]');
    await Promise.all(hands.map((hand) => hand.playOut()));
    const winner = await anna.locator('#end-title').textContent();
    assert.equal(await bela.locator('#end-title').textContent(), winner);
    await watcher.waitForSelector('[data-ending]');
    assert.equal(await watcher.locator('#end-title').textContent(), winner);
    t.diagnostic(`${hands.map((hand) => hand.clicks).join(' and ')} clicks: ${winner}`);
    h.calm();
  } finally {
    await h.close();
  }
});

test('a short game by keyboard alone', async () => {
  const h = await house();
  try {
    const page = await h.visit();
    await setUp(page, ['me', 'bot'], 6);
    const hand = new Hand(page);
    hand.click = async (locator) => {
      await locator.focus({ timeout: 4000 });
      await page.keyboard.press('Enter');
    };
    await page.waitForSelector('[data-sentence]');
    await hand.playOut();
    await page.waitForSelector('[data-ending]');
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('[data-ending]').count(), 0);
    h.calm();
  } finally {
    await h.close();
  }
});

test('on a phone, in Portuguese, within everybody’s reach', async () => {
  const h = await house();
  try {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const page = await h.visit({ ...phone, language: 'pt' });
    await sound(page);
    await page.click('[data-act=quick-start]');
    await page.waitForSelector('[data-chooser]');
    assert.match(await page.locator('[data-sentence]').textContent(), /está em|Escolha/);
    await sound(page);
    const hand = new Hand(page);
    let left = 8;
    await hand.playOut(async () => left-- <= 0);
    for (const tab of await page.locator('[role=tab]').all()) {
      await tab.click();
      await sound(page);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.equal(wide, false, 'nothing is wider than the screen');
    h.calm();
  } finally {
    await h.close();
  }
});
