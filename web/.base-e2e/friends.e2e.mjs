import assert from 'node:assert/strict';
import { test } from 'node:test';
import { house, painted, setUp } from './house.mjs';
import { decide, look } from './player.mjs';

test('two browsers and a spectator, a reload in mid-turn and a lost connection', async () => {
  const h = await house();
  try {
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
    const play = async (moves, until = () => false) => {
      for (let i = 0; i < moves; i++)
        for (const page of pages) {
          const seen = await decide(page, { memory });
          if (until(seen)) return page;
        }
    };
    const busy = await play(30, (s) => s.mine && s.targets.length > 0 && !s.deploying);
    assert.ok(busy, 'nobody came to conquer');
    const before = await busy.textContent('[role=status]');
    await busy.reload();
    await painted(busy);
    await busy.waitForFunction(
      (t) => document.querySelector('[role=status]').textContent === t,
      before,
    );

    const idle = pages.find((p) => p !== busy);
    await idle.context().setOffline(true);
    await busy.waitForTimeout(200);
    await play(6, () => false);
    await idle.context().setOffline(false);
    const round = () => busy.textContent('header .round');
    for (let i = 0; i < 60 && !/Round [3-9]/.test(await round()); i++) await play(2);
    assert.match(await round(), /Round [3-9]/);
    await busy.waitForTimeout(400);
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
    h.calm();
  } finally {
    await h.close();
  }
});
