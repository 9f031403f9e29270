import assert from 'node:assert/strict';
import { myTurn, painted, scene, two } from './house.mjs';

scene('a clock runs, stands while the game is paused, and runs on', async (h) => {
  const page = await h.visit();
  await page.click('[data-act=set-up]');
  await page.selectOption('[data-seat-kind="2"]', 'none');
  await page.selectOption('[data-clock]', 'turn');
  await page.click('[data-act=make]');
  await painted(page);
  await myTurn(page);
  const timer = page.locator('[role=timer]');
  const [, minutes, seconds] = /^(\d+):(\d\d)/.exec(await timer.innerText());
  const left = minutes * 60 + Number(seconds);
  assert.ok(left > 0 && left <= 180, `${left} of 180 seconds are left`);
  assert.match(await timer.innerText(), /10:00 of reserve/);
  await page.click('[data-act=pause]');
  await page.waitForFunction(() => /paused/.test(document.querySelector('.say')?.innerText));
  assert.equal(await timer.count(), 0);
  await page.click('[data-act=resume]');
  await myTurn(page);
  assert.equal(await timer.count(), 1);
});

scene('a seat is lent to a bot and taken back by its person', async (h) => {
  const [host] = await two(h);
  await painted(host);
  await host.getByRole('button', { name: 'Settings' }).click();
  await host.click('[data-act=lend]');
  await host.click('[data-act=take-back]');
  await host.waitForFunction(() => !document.querySelector('[data-act=take-back]'));
});
