import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { serious } from './axe.mjs';
import { painted, scene, setUp } from './house.mjs';

scene('the record of a game is downloaded, opened and walked through', async (h) => {
  const page = await h.visit();
  await setUp(page, ['bot', 'bot']);
  await page.waitForSelector('[data-ending]');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.click('[data-act=record]'),
  ]);
  const buffer = readFileSync(await saved.path());
  const open = (text) =>
    page.setInputFiles('[data-act=open-record]', {
      name: 'game.jsonl',
      mimeType: 'application/jsonl',
      buffer: text,
    });
  await page.goto(h.url);
  await open(buffer.subarray(0, buffer.length / 2));
  assert.match(await page.innerText('.trouble'), /line \d+ does not hold\.\nrecord:\d+: /);
  await page.evaluate((text) => {
    const files = new DataTransfer();
    files.items.add(new File([text], 'game.jsonl'));
    const init = { dataTransfer: files, bubbles: true, cancelable: true };
    for (const kind of ['dragover', 'drop']) document.body.dispatchEvent(new DragEvent(kind, init));
  }, buffer.toString());
  await page.waitForURL(/#\/r\/record-/); // the home page has a painted map of its own
  await painted(page);
  assert.match(await page.innerText('.seal'), /matches the fingerprint/);
  await page.click('[data-act=forward]');
  await page.getByText('Move 1 of').waitFor();
  const at = () => page.inputValue('.scrub input').then(Number);
  const before = await at();
  await page.click('[data-act=turn-after]');
  await page.waitForFunction((n) => document.querySelector('.scrub input')?.value > n, before);
  assert.ok((await at()) > before + 1, 'a turn is more than a move');
  assert.ok((await page.locator('[data-mark=decline]').count()) > 0);
  // Who came to lead is marked, and said beside; a turn of any round is chosen from a list.
  assert.ok((await page.locator('[data-mark=lead]').count()) > 0);
  assert.match(await page.innerText('.told'), /decline.*a new leader/s);
  await page.selectOption('[data-turn]', { label: 'Round 3: Seat 2' });
  await page.waitForFunction(() =>
    /^Round 3: Seat 2/.test(document.querySelector('.log li.turn')?.innerText.trim()),
  );
  assert.deepEqual(await serious(page, 'replay'), []);
  await page.click('[data-act=turn-before]');
  await page.click('[data-act=pace]');
  assert.equal(await page.innerText('[data-act=pace]'), '×2');
  await page.selectOption('header select', '1');
  await page.waitForFunction(() => document.querySelectorAll('dd em').length === 1);
  assert.match(await page.innerText('[data-seat="1"] h3'), /Seat 2/);
  assert.equal(await page.getByText('away').count(), 0);
  await page.evaluate(() => localStorage.setItem('language', 'pt'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByText('nova liderança').waitFor();
  assert.match(await page.textContent('.told span'), /^Jogada \d+ de \d+$/);
  const out = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(out <= 0, `${out} pixels stick out`);
});
