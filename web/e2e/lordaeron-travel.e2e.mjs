// The tray of Travel in Lordaeron: goals first, one press goes, and a goal of several turns stays.

import assert from 'node:assert/strict';
import { scene } from './house.mjs';
import { refusals } from './lordaeron.mjs';

const goals = (page) =>
  page.$$eval('[data-goal]', (all) =>
    all.map((e) => ({ id: e.dataset.goal, off: e.disabled, win: Number(e.dataset.win) })),
  );
const hero = (page) => page.$eval('[data-hero]', (e) => e.innerText);

scene('the tray of Travel is gone through by keyboard, and a far goal is kept', async (h) => {
  const page = await h.visit();
  const refused = refusals(page);
  await page.click('[data-game=lordaeron] [data-act=play-now]');
  await page.waitForSelector('[data-kind=travel]');
  await page.focus('[data-kind=travel]');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-goal]')].some((e) => Number(e.dataset.win) >= 0),
  );
  const all = await goals(page);
  assert.ok(all.length > 12, `${all.length} goals`);
  const on = all.map((g) => !g.off);
  assert.deepEqual(
    on,
    on.toSorted((a, b) => Number(b) - Number(a)),
    'what no way leads to is last',
  );
  assert.ok(all[0].win >= 0, 'a quest comes first, with its odds');
  assert.ok(await page.evaluate(() => document.activeElement.dataset.goal));
  await page.keyboard.press('Escape');
  assert.ok(await page.evaluate(() => document.activeElement.dataset.kind === 'travel'));
  // As far as there is: the goal stays when the action is done, also after a reload.
  await page.keyboard.press('Enter');
  const far = page.locator('[data-goal]:not(:disabled)', { hasText: 'there in turn' }).last();
  const id = await far.getAttribute('data-goal');
  const before = await hero(page);
  await far.click();
  await page.waitForFunction(
    (was) => document.querySelector('[data-hero]').innerText !== was,
    before,
  );
  await page.waitForSelector(`[data-onward="${id}"]`);
  await page.reload();
  await page.waitForSelector(`[data-onward="${id}"]`);
  await page.click('[data-act=drop-goal]');
  await page.waitForSelector('[data-onward]', { state: 'detached' });
  await page.click('[data-act=undo]');
  await page.waitForFunction(
    (was) => document.querySelector('[data-hero]').innerText === was,
    before,
  );
  assert.deepEqual(refused, []);
});
