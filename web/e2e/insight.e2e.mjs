import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serious } from './axe.mjs';
import { program, scene, setUp } from './house.mjs';

const bare = (text) => Number(text.replace('−', '-').replace(/[+%\s]/g, ''));

scene('the chances of a finished game are counted in the browser', async (h) => {
  const page = await h.visit();
  const engines = [];
  page.on('request', (r) => r.url().includes('engine-') && engines.push(r.url()));
  await setUp(page, ['bot', 'bot', 'bot']);
  await page.waitForSelector('[data-ending]');
  assert.deepEqual(engines, [], 'nobody has asked for the engine');
  await page.click('[data-look=chances]');
  await page.waitForSelector('[data-done]'); // the graph is there before the counting
  assert.equal(await page.locator('[data-band]').count(), 3);
  const whole = () => {
    const { done, of } = document.querySelector('[data-done]').dataset;
    return done === of;
  };
  await page.waitForFunction(whole);
  // What is read adds up, and is what the program says of the same record.
  const path = await page.getAttribute('[data-act=record]', 'href');
  const record = await page.evaluate((at) => fetch(at).then((answer) => answer.text()), path);
  const file = join(tmpdir(), `insight-${process.pid}.jsonl`);
  writeFileSync(file, record);
  const said = JSON.parse(
    execFileSync(program(), ['review', '--json', file], { encoding: 'utf8' }),
  );
  const rows = await page.locator('[data-sums] tbody tr').all();
  const table = await Promise.all(rows.map((row) => row.locator('td').allInnerTexts()));
  for (const seat of [0, 1, 2]) {
    const column = table.map((row) => bare(row[seat]));
    const result = column.pop();
    assert.equal(
      column.reduce((a, b) => a + b),
      result,
    );
    const { deal, luck, mistakes, others } = said.seats[seat];
    const points = [deal, luck, mistakes, others].map((part) => Math.round(100 * part) + 0);
    assert.deepEqual(column.slice(1, 5), points);
  }
  await page.click('[data-ending] summary'); // the plot as a table
  const last = await page.locator('[data-chances] tr').last().locator('td').allInnerTexts();
  assert.deepEqual(
    last.map(bare),
    said.turns.at(-1).chances.map((c) => Math.round(100 * c)),
  );
  assert.deepEqual(await serious(page, 'chances'), []);
  // It is kept: after a reload nothing is fetched again, and the look is the last one.
  engines.length = 0;
  await page.reload();
  await page.waitForSelector('[data-sums]');
  assert.deepEqual(engines, []);
  await page.evaluate(() => localStorage.setItem('language', 'pt'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByText('De onde vem o resultado').waitFor();
  const out = await page.evaluate(() => {
    const dialog = document.querySelector('[data-ending]');
    return dialog.scrollWidth - dialog.clientWidth;
  });
  assert.ok(out <= 0, `${out} pixels stick out`);
  // A turning point leads to the replay of its turn.
  await page.focus('[data-look=chances]');
  await page.keyboard.press('ArrowLeft');
  await page.waitForSelector('[data-look=result][aria-selected=true]');
  await page.keyboard.press('ArrowRight');
  const link = page.locator('.turning a').first();
  if (await link.count()) {
    await link.click();
    await page.waitForSelector('main.replay');
  }
});
