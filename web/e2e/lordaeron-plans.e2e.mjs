// Plans at every own turn of Lordaeron: one press follows, the next steps are one button, and all of
// it survives a reload and an undo.

import assert from 'node:assert/strict';
import { asked } from './eyes.mjs';
import { scene } from './house.mjs';
import { refusals } from './lordaeron.mjs';

const plans = (page) =>
  page.$$eval('[data-plan-kind]', (all) =>
    all.map((e) => ({
      kind: e.dataset.planKind,
      id: e.dataset.plan,
      gold: e.classList.contains('first'),
      off: e.disabled,
      says: e.title,
    })),
  );
const hero = (page) => page.$eval('[data-hero]', (e) => e.innerText);

// A game has begun, and it is my turn.
async function begun(h) {
  const page = await h.visit();
  await page.click('[data-game=lordaeron] [data-act=play-now]');
  await page.waitForSelector('[data-plan]');
  return page;
}

scene('three plans are shown at an own turn, and a key follows one', async (h) => {
  const page = await begun(h);
  const refused = refusals(page);
  const shown = await plans(page);
  assert.deepEqual(shown.map((p) => p.kind).sort(), ['grow', 'quest', 'war']);
  assert.deepEqual(
    shown.map((p) => p.gold),
    [true, false, false],
  );
  assert.ok(shown[0].id && /^Plan 1 of 3, recommended: /.test(shown[0].says), shown[0].says);
  for (const p of shown) assert.equal(!p.id, p.off, 'what can be followed can be pressed');
  assert.ok(await page.$('[data-plan-way]'), 'the ways are on the map');
  const quest = shown.findIndex((p) => p.kind === 'quest');
  assert.ok(shown[quest].id, 'a quest is to be had in the first turn of this deal');
  const before = await hero(page);
  await page.keyboard.press(String(quest + 1));
  await page.waitForFunction(
    (was) => document.querySelector('[data-hero]').innerText !== was,
    before,
  );
  await page.waitForSelector('[data-following], [data-plan]');
  const followed = () => page.evaluate(() => document.body.innerHTML.includes('data-following'));
  const follows = await followed();
  await page.reload();
  await page.waitForSelector('[data-following], [data-plan]');
  assert.equal(await followed(), follows, 'a reload changes nothing');
  const away = await hero(page);
  await page.click('[data-act=undo]');
  await page.waitForFunction(
    (was) => document.querySelector('[data-hero]').innerText !== was,
    away,
  );
  assert.equal(await hero(page), before, 'one press, one undo');
  assert.deepEqual(refused, []);
});

scene('a plan that is followed goes on by one button, and may be left', async (h) => {
  const page = await begun(h);
  const quest = await page.waitForSelector('[data-plan^="quest."]');
  const id = await quest.getAttribute('data-plan');
  await quest.click();
  await page.waitForSelector(`[data-following="${id}"]`);
  await page.click('[data-act=other-plans]');
  await page.waitForSelector(`[data-plan="${id}"]`);
  assert.equal(await page.$('[data-following]'), null);
  await asked(page);
});

scene('who wants no plans has none', async (h) => {
  const page = await begun(h);
  await page.evaluate(() => localStorage.setItem('guide', 'off'));
  await page.reload();
  await page.waitForSelector('[data-action-bar]');
  assert.equal(await page.$('[data-plans]'), null);
});
