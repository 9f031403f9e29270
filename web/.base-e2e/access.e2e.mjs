import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { house, myTurn, painted, setUp } from './house.mjs';
import { decide, look } from './player.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function serious(page, where) {
  // The page's policy lets no inline script run, so the checker is evaluated from outside.
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
    return violations
      .filter((v) => v.impact === 'serious' || v.impact === 'critical')
      .map(
        (v) =>
          `${v.id}: ${v.nodes
            .slice(0, 4)
            .map((n) => n.target.join(' '))
            .join(' | ')}`,
      );
  });
  return found.map((f) => `${where}: ${f}`);
}

for (const theme of ['dark', 'light'])
  test(`nothing serious stands in anybody's way (${theme})`, async () => {
    const h = await house();
    try {
      const page = await h.visit({ reducedMotion: 'reduce' });
      await page.evaluate((t) => localStorage.setItem('theme', t), theme);
      await page.reload();
      await page.waitForSelector('[data-act=play-now]');
      const found = await serious(page, 'home');
      await setUp(page, ['me', 'bot']);
      await painted(page);
      await myTurn(page);
      found.push(...(await serious(page, 'pick')));
      const memory = { n: 0 };
      const stages = new Set();
      for (let i = 0; i < 60 && stages.size < 2; i++) {
        const seen = await look(page);
        const stage = seen.deploying ? 'deploy' : seen.targets.length ? 'conquest' : '';
        if (seen.mine && stage && !stages.has(stage)) {
          stages.add(stage);
          found.push(...(await serious(page, stage)));
        }
        await decide(page, { memory, conquests: 2 });
      }
      await page.getByRole('button', { name: 'Rules' }).click();
      await page.waitForSelector('.side');
      found.push(...(await serious(page, 'help')));
      assert.deepEqual(found, []);
      h.calm();
    } finally {
      await h.close();
    }
  });

test('text at 200 % keeps everything in reach', async () => {
  const h = await house();
  try {
    const page = await h.visit({ viewport: { width: 1440, height: 900 } });
    await setUp(page, ['me', 'bot']);
    await painted(page);
    await myTurn(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await page.waitForTimeout(200);
    const memory = { n: 0 };
    let rounds = 0;
    for (let i = 0; i < 80 && rounds < 2; i++) {
      const seen = await decide(page, { memory, conquests: 2 });
      rounds = Number(/Round (\d+)/.exec(seen.round)?.[1] ?? 0);
    }
    assert.equal(rounds, 2, 'a turn could not be played');
    const map = await page.locator('.frame').boundingBox();
    assert.ok(map.width > 300 && map.height > 200, JSON.stringify(map));
  } finally {
    await h.close();
  }
});
