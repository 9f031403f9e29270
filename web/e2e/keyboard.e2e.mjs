import assert from 'node:assert/strict';
import { painted, scene, setUp } from './house.mjs';
import { asked, does, seen } from './player.mjs';

// The letter that a button tells, or focus what a screen reader would find by its name, then Enter:
// no pointer anywhere.
const enter = async (page, selector) => {
  const button = page.locator(`${selector}:not([disabled])`).first();
  const letter = await button.getAttribute('aria-keyshortcuts');
  if (!letter) await button.focus();
  await page.keyboard.press(letter?.toLowerCase() ?? 'Enter');
};
// The next region that may be taken.
const nextRegion = async (page) => {
  await page.locator('.hit[tabindex="0"]').focus();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
};
const plain = ['form', 'side', 'explode', 'defuse', 'buy', 'roll', 'withdraw'];

scene('a whole game by keyboard alone', async (h) => {
  const page = await h.visit();
  await setUp(page, ['me', 'bot'], { rounds: 6 });
  await painted(page);
  let taken = 0;
  for (let now = await asked(page); !now.over; now = await asked(page)) {
    const has = (act) => now.offered.includes(act);
    const press = (selector) => does(page, () => enter(page, selector));
    const first = plain.find(has);
    if (now.pick || now.deploying) taken = 0;
    if (now.pick) await press(has('pick') ? '[data-act=pick]' : '.combo.open button');
    else if (first) await press(`[data-act=${first}]`);
    else if (now.deploying) await press(`[data-act=${has('done') ? 'done' : 'spread'}]`);
    else if (has('end')) await press('[data-act=end]');
    else if (has('take-left')) await press('[data-act=stop]');
    else if (has('take')) await press('[data-act=take]');
    else if (now.targets.length && (taken < 3 || !has('stop'))) {
      taken += 1;
      await does(page, () => nextRegion(page));
    } else await press('[data-act=stop]');
  }
});

scene('arrows walk borders and letters answer', async (h) => {
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
});

scene('the keyboard goes on where the game does, and letters answer from anywhere', async (h) => {
  const page = await h.visit();
  await setUp(page, ['me', 'bot']);
  await painted(page);
  await seen(page, (now) => now.mine && now.pick);
  const at = () => page.evaluate(() => document.activeElement?.dataset?.region);
  await page.locator('.combo.open button').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const { targets } = await seen(page, (now) => now.targets.length > 0);
  const first = await at();
  assert.ok(targets.includes(first), `after the choice the keyboard is at ${first}`);
  // From a button beside the map, n goes on, m tells and d describes.
  await page.focus('[data-act=people]');
  await page.waitForSelector('[data-card]', { state: 'detached' });
  await page.keyboard.press('m');
  const told = () => page.locator('p[aria-live]').last().textContent();
  assert.match(await told(), /^You: /);
  await page.keyboard.press('n');
  assert.ok(targets.includes(await at()));
  // A card lies over the legend, and Escape takes what lies on top.
  await page.click('[data-act=legend]');
  await page.click('[data-look=coins-0]');
  await page.waitForSelector('[data-thing=coins-0] .x');
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-thing]', { state: 'detached' });
  await page.waitForSelector('[data-legend]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-legend]', { state: 'detached' });
  // A button that goes takes the keyboard to the map, and a question to its own button.
  const stop = page.locator('[data-act=stop]');
  await stop.focus();
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => document.activeElement.dataset.act), 'take-left');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement.dataset.region);
});
