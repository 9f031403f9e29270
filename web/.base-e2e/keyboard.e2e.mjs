import assert from 'node:assert/strict';
import { test } from 'node:test';
import { house, painted, setUp } from './house.mjs';
import { look } from './player.mjs';

// Focus what a screen reader would find by its name, then Enter: no pointer anywhere.
const pressOn = async (page, selector) => {
  const found = await page
    .locator(`${selector}:not([disabled])`)
    .first()
    .focus({ timeout: 1500 })
    .then(
      () => true,
      () => false,
    );
  if (found) await page.keyboard.press('Enter');
};

test('a whole game by keyboard alone', async () => {
  const h = await house();
  try {
    const page = await h.visit();
    await setUp(page, ['me', 'bot']);
    await painted(page);
    const until = Date.now() + 120_000;
    let taken = 0;
    for (;;) {
      assert.ok(Date.now() < until, 'the game did not end');
      const seen = await look(page);
      const has = (act) => seen.offered.includes(act);
      if (seen.over) break;
      if (!seen.mine) await page.waitForTimeout(30);
      else if (seen.pick) {
        taken = 0;
        await pressOn(page, '.combo.open button');
        await pressOn(page, '[data-act=pick]');
      } else {
        const act = ['form', 'side', 'buy', 'roll', 'withdraw'].find(has);
        if (act) await pressOn(page, `[data-act=${act}]`);
        else if (seen.deploying) {
          taken = 0;
          if (!has('done')) {
            await page.locator('.hit[tabindex="0"]').focus();
            await page.keyboard.press('ArrowRight');
            await pressOn(page, '[data-act=spread]');
          }
          await pressOn(page, '[data-act=done]');
        } else if (has('end')) await pressOn(page, '[data-act=end]');
        else if (has('take')) await pressOn(page, '[data-act=take]');
        else if (seen.targets.length && (taken < 3 || !has('stop'))) {
          taken += 1;
          await page.locator('.hit[tabindex="0"]').focus();
          await page.keyboard.press('n');
          await page.keyboard.press('Enter');
        } else if (has('stop')) await pressOn(page, '[data-act=stop]');
      }
      await page.waitForTimeout(30);
    }
    h.calm();
  } finally {
    await h.close();
  }
});

test('arrows walk borders and letters answer', async () => {
  const h = await house();
  try {
    const page = await h.visit();
    await setUp(page, ['me', 'bot']);
    await painted(page);
    await page.locator('.hit[tabindex="0"]').focus();
    const at = () => page.evaluate(() => document.activeElement?.dataset?.region);
    const first = await at();
    await page.keyboard.press('ArrowDown');
    const second = await at();
    assert.ok(second && second !== first, 'the arrow did not walk');
    await page.keyboard.press('d');
    const live = await page.locator('p[aria-live]').last().textContent();
    const label = await page.locator(`[data-hit="${second}"]`).getAttribute('aria-label');
    assert.ok(live.includes(label.split('.')[0]));
    h.calm();
  } finally {
    await h.close();
  }
});
