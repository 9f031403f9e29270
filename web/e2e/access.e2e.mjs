import assert from 'node:assert/strict';
import { serious } from './axe.mjs';
import { myTurn, painted, scene, setUp } from './house.mjs';
import { asked, decide, playOut } from './player.mjs';

for (const theme of ['dark', 'light'])
  scene(`nothing serious stands in anybody's way (${theme})`, async (h) => {
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
    while (stages.size < 2) {
      const now = await asked(page);
      const stage = now.deploying ? 'deploy' : now.targets.length ? 'conquest' : '';
      if (stage && !stages.has(stage)) found.push(...(await serious(page, stage)));
      if (stage) stages.add(stage);
      await decide(page, { memory, conquests: 2 });
    }
    await page.getByRole('button', { name: 'Rules' }).click();
    await page.waitForSelector('.side');
    found.push(...(await serious(page, 'help')));
    assert.deepEqual(found, []);
  });

scene('text at 200 % keeps everything in reach', async (h) => {
  const page = await h.visit({ viewport: { width: 1440, height: 900 } });
  await setUp(page, ['me', 'bot']);
  await painted(page);
  await myTurn(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await playOut(page, { conquests: 2, until: (now) => /Round 2/.test(now.round) });
  const map = await page.locator('.frame').boundingBox();
  assert.ok(map.width > 300 && map.height > 200, JSON.stringify(map));
});
