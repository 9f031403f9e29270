// The second game: whole short games of two people, by keyboard alone, on a phone in Portuguese.

import assert from 'node:assert/strict';
import { serious } from './axe.mjs';
import { scene } from './house.mjs';
import { Hand, setUp } from './lordaeron.mjs';
import { caller, make, play } from './opening.mjs';
import { next, seen } from './player.mjs';

const sound = async (page) => assert.deepEqual(await serious(page, await page.title()), []);

scene('two people with two characters each, one who watches, and a reload', async (h, t) => {
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
  for (const page of [anna, bela]) await page.click('[data-act=fast]');
  assert.equal(await anna.locator('[data-hero]').count(), 4);
  // Classes are picked in turn; then Anna reloads in the middle of it all and plays on.
  for (let now = { step: 'draft' }; now.step === 'draft'; ) {
    const { page } = await next([anna, bela]);
    const hand = hands[page === anna ? 0 : 1];
    now = await hand.offered();
    if (now.step === 'draft') await hand.decide(now);
  }
  await anna.reload();
  await anna.waitForSelector('[data-sentence]');
  await Promise.all(hands.map((hand) => hand.playOut()));
  const winner = await anna.locator('#end-title').textContent();
  assert.equal(await bela.locator('#end-title').textContent(), winner);
  await watcher.waitForSelector('[data-ending]');
  assert.equal(await watcher.locator('#end-title').textContent(), winner);
  t.diagnostic(`${hands.map((hand) => hand.clicks).join(' and ')} clicks: ${winner}`);
});

scene('at one device a look at another person does not take the turn away', async (h) => {
  const page = await h.visit();
  const me = caller(page.request, h.url);
  const { id } = await make(me, { game: 'lordaeron', seats: ['me', ...Array(3).fill('local')] });
  for (;;) {
    const now = await me.get(`tables/${id}?as=mine`);
    if (now.view.step === 'actions') break;
    await play(me, id, now, now.moves[0].move);
  }
  await page.goto(`${h.url}#/t/${id}`);
  const before = await seen(page, (now) => now.mine);
  const sentence = await page.textContent('[data-sentence]');
  for (const hero of await page.locator('[data-hero]').all()) {
    await hero.click();
    assert.equal((await seen(page)).mine, before.mine);
  }
  assert.equal(await page.textContent('[data-sentence]'), sentence);
});

// From where one is to something, as a keyboard goes there: in a menu that is open by arrows, else
// a to the actions, and from stop to stop.
async function tabTo(page, what) {
  const found = await what.elementHandle();
  const there = () => page.evaluate((e) => document.activeElement === e, found);
  const inMenu = await found.evaluate((e) =>
    e.closest('[role=menu]')?.contains(document.activeElement),
  );
  if (!inMenu && !(await there()) && (await page.locator('[data-action-bar]').count()))
    await page.keyboard.press('a');
  for (let stops = 0; !(await there()); stops++) {
    assert.ok(stops < 200, `no key leads to ${what}`);
    await page.keyboard.press(inMenu ? 'ArrowDown' : 'Tab');
  }
}

scene('a short game by keyboard alone, from the first page on', async (h) => {
  const page = await h.visit();
  const to = (what) => tabTo(page, page.locator(what).first());
  const hand = new Hand(page);
  hand.press = async (locator) => {
    await tabTo(page, locator);
    await page.keyboard.press('Enter');
  };
  await to('[data-game=lordaeron] [data-act=set-up]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-seat-kind="0"]');
  for (const i of [2, 3, 4, 5]) {
    await to(`[data-seat-kind="${i}"]`); // a bot; the next choice is nobody
    await page.keyboard.press('ArrowDown');
  }
  await to('[data-turns]');
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown');
  assert.equal(await page.inputValue('[data-turns]'), '6');
  await to('[data-act=make]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-sentence]');
  await hand.playOut();
  await page.waitForSelector('[data-ending]');
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('[data-ending]').count(), 0);
});

scene('on a phone, in Portuguese, within everybody’s reach', async (h) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await h.visit({ ...phone, language: 'pt' });
  await sound(page);
  await page.click('[data-game=lordaeron] [data-act=play-now]');
  await page.waitForSelector('[data-chooser]');
  assert.match(await page.locator('[data-sentence]').textContent(), /está (em|n[oa]s?) |Escolha/);
  await sound(page);
  const hand = new Hand(page);
  let left = 8;
  await hand.playOut(() => left-- <= 0);
  const panel = page.locator('.cards [data-act=close]');
  if (await panel.count()) await panel.click();
  for (const tab of await page.locator('[role=tab]').all()) {
    await tab.click();
    await sound(page);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  assert.equal(wide, false, 'nothing is wider than the screen');
});
