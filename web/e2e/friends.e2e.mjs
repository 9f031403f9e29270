import assert from 'node:assert/strict';
import { painted, scene, setUp } from './house.mjs';
import { decide, look, next, told } from './player.mjs';

scene('two browsers and a spectator, a reload in mid-turn and a lost connection', async (h) => {
  const host = await h.visit();
  await setUp(host, ['me', 'open']);
  await host.waitForSelector('input[readonly]');
  const link = await host.inputValue('input[readonly]');

  const guest = await h.visit();
  await guest.goto(link);
  await guest.click('[data-act=sit]');
  await Promise.all([painted(host), painted(guest)]);

  const watcher = await h.visit();
  await watcher.goto(link);
  await painted(watcher);
  assert.equal(await watcher.locator('[data-act=undo]').count(), 0);
  assert.equal(await watcher.getByText('hidden').count(), 2);

  const memory = { n: 0 };
  const pages = [host, guest];
  const play = async (until) => {
    for (;;) {
      const { page, now } = await next(pages);
      if (until(now)) return page;
      await decide(page, { memory });
    }
  };
  const busy = await play((now) => now.targets.length > 0 && !now.deploying);
  const before = await busy.textContent('[role=status]');
  await busy.reload();
  await painted(busy);
  await busy.waitForFunction(
    (t) => document.querySelector('[role=status]')?.textContent === t,
    before,
  );

  // The other loses the connection while somebody conquers, and catches up.
  const idle = pages.find((p) => p !== busy);
  await idle.context().setOffline(true);
  await decide(busy, { memory });
  await idle.context().setOffline(false);
  await play((now) => /Round [3-9]/.test(now.round));
  const { seq } = await look(host);
  for (const page of [guest, watcher])
    await page.waitForFunction(
      (n) => Number(document.querySelector('main[data-still]')?.dataset.seq) >= n,
      seq,
    );
  await Promise.all([host, guest, watcher].map(told));
  const held = (page) =>
    page.$$eval('[data-hit]', (hits) =>
      hits
        .map((e) => e.getAttribute('aria-label').split('. ').slice(0, 3).join())
        .sort()
        .join('\n'),
    );
  const [a, b, c] = await Promise.all([held(host), held(guest), held(watcher)]);
  assert.equal(a, b);
  assert.equal(a, c);
  assert.equal((await look(watcher)).mine, false);
});
