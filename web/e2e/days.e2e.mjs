// A game of days: whoever waits is asked whether to be called; turns due, vacation, and a bell.
import assert from 'node:assert/strict';
import { serious } from './axe.mjs';
import { hears, pushes } from './device.mjs';
import { myTurn, painted, phone, scene, two } from './house.mjs';
import { decide, look } from './player.mjs';

const shots = process.env.SHOTS;
const shot = (page, name) =>
  shots && page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
const clean = async (page, where) => assert.deepEqual(await serious(page, where), []);
const isMine = (page) => page.evaluate(() => document.title.startsWith('●'));

scene('who waits is asked once whether to be called, and rung for', async (h) => {
  const pages = await two(h, { clock: 'days' });
  await Promise.all(pages.map(painted));
  const mine = await Promise.race(pages.map((page) => myTurn(page).then(() => page)));
  const waits = pages.find((page) => page !== mine);
  assert.equal(await mine.locator('[data-push-ask]').count(), 0);

  const sent = await pushes(waits);
  const struck = await hears(waits);
  await waits.waitForSelector('[data-push-ask]');
  await clean(waits, 'asked whether to be called');
  await shot(waits, 'days-ask');
  await waits.click('[data-act=push-yes]');
  await waits.waitForFunction(() => localStorage.getItem('push') === 'days');
  assert.deepEqual(
    sent.map((wish) => wish.all),
    [false],
  );
  await waits.reload();
  await painted(waits);
  assert.equal(await waits.locator('[data-push-ask]').count(), 0);

  await waits.getByRole('button', { name: 'Settings' }).click();
  const bell = waits.getByRole('group', { name: 'Ring when it is my turn' });
  assert.equal(await bell.locator('[aria-pressed=true]').innerText(), 'Off');
  await bell.getByRole('button', { name: 'On' }).click();
  await waits.keyboard.press('Escape');
  assert.equal(await struck(), 0);
  const memory = { n: 0 };
  while (await isMine(mine)) await decide(mine, { conquests: 1, memory });
  await myTurn(waits);
  const once = await struck();
  assert.equal(once, 4); // two strokes of two tones each
  const { seq } = await look(waits);
  while ((await look(waits)).seq === seq) await decide(waits); // my own step calls nobody
  assert.equal(await struck(), once);
});

scene('turns due, and a vacation that the others see', async (h) => {
  const guests = { ...phone, language: 'pt' };
  const pages = await two(h, { clock: 'days', guests });
  await Promise.all(pages.map(painted));
  const [host, guest] = pages;
  for (const page of pages) await page.goto(h.url);
  const due = (page) => page.locator('[data-due]');
  await Promise.all(pages.map((page) => due(page).waitFor()));
  // One of the two reads that it is the own turn, the other one whose.
  const read = [await due(host).innerText(), await due(guest).innerText()];
  const hostsTurn = /Your turn/.test(read[0]);
  assert.equal(/Sua vez/.test(read[1]), !hostsTurn);
  for (const text of read) assert.match(text, /\d\d:\d\d/);

  await host.click('[data-act=vacation]');
  await shot(host, 'days-vacation');
  await clean(host, 'vacation');
  await host.click('[data-act=leave-for]');
  await host.getByText('You are on vacation until').waitFor();
  await shot(host, 'days-home');
  await guest.reload();
  await due(guest).waitFor();
  const noticed = guest.getByText('está de férias até');
  // The list says so while the game waits for the one who is away, the table always.
  assert.equal(await noticed.count(), hostsTurn ? 1 : 0);
  await shot(guest, 'days-home-phone');
  await clean(guest, 'home with turns due');
  await guest.locator('[data-due] a').click();
  await painted(guest);
  await guest.click('[data-act=people]');
  await guest.locator('[data-person="0"]', { hasText: 'de férias até' }).waitFor();
  await shot(guest, 'days-people-phone');

  await host.click('[data-act=back]');
  await host.waitForSelector('[data-act=vacation]');
  await guest
    .locator('[data-person="0"]', { hasText: 'de férias até' })
    .waitFor({ state: 'detached' });
});
