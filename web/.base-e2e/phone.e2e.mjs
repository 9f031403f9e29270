import assert from 'node:assert/strict';
import { test } from 'node:test';
import { house, myTurn, painted } from './house.mjs';
import { decide, look, spotOf } from './player.mjs';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('two taps commit on a phone, and every target is large enough', async () => {
  const h = await house();
  try {
    const page = await h.visit(phone);
    await page.tap('[data-act=play-now]');
    await painted(page);
    await myTurn(page);
    await page.tap('.combo.open >> nth=0');
    await page.tap('[data-act=pick]');
    for (let i = 0; i < 100 && (await look(page)).targets.length === 0; i++) {
      // Worgen choose their form before they conquer.
      if ((await look(page)).offered.includes('form'))
        await page.locator('[data-act=form]').first().tap();
      await page.waitForTimeout(100);
    }
    const small = await page.$$eval('button', (all) =>
      all
        .map((b) => [b.getAttribute('aria-label') ?? b.innerText, b.getBoundingClientRect()])
        .filter(([, r]) => r.width && (r.width < 32 || r.height < 43.5))
        .map(([name, r]) => `${name} ${Math.round(r.width)}x${Math.round(r.height)}`),
    );
    assert.deepEqual(small, []);
    const seen = await look(page);
    let tapped = null;
    for (const region of seen.targets) {
      const at = await spotOf(page, region);
      if (!at) continue;
      await page.touchscreen.tap(at.x, at.y);
      await page.waitForTimeout(150);
      tapped = region;
      break;
    }
    assert.ok(tapped);
    assert.equal((await look(page)).targets.length, seen.targets.length, 'one tap only looks');
    await page.waitForSelector('[data-act=take]');
    await page.tap('[data-act=take]');
    await page.waitForTimeout(300);
    const memory = { n: 0 };
    for (let i = 0; i < 250; i++) {
      const now = await decide(page, { touch: true, memory, conquests: 2 });
      if (now.mine && now.round.startsWith('3/')) break;
    }
    assert.match((await look(page)).round, /^[3-9]\//);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, `the page is ${wide} wide`);
    h.calm();
  } finally {
    await h.close();
  }
});
