import assert from 'node:assert/strict';
import { painted, scene, setUp } from './house.mjs';
import { playOut } from './player.mjs';

scene('a whole game of two against a bot, by mouse', async (h) => {
  const page = await h.visit({ chart: 'painted' });
  await setUp(page, ['me', 'bot']);
  await painted(page);
  const end = await playOut(page);
  assert.match(end.round, /Round 10 of 10/);
  assert.match(await page.textContent('#end-title'), /wins|share/);
  assert.equal(await page.locator('[data-ending] .places li').count(), 2);
  await page.click('[data-act=rematch]');
  await page.waitForFunction(() => !document.querySelector('[data-ending]'));
});
