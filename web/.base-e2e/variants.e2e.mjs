import assert from 'node:assert/strict';
import { test } from 'node:test';
import { house, myTurn, painted, setUp, two } from './house.mjs';
import { decide, look, playOut, spotOf } from './player.mjs';

test('three people pass one device', async () => {
  const h = await house();
  try {
    const page = await h.visit();
    await setUp(page, ['me', 'local', 'local']);
    await painted(page);
    const memory = { n: 0 };
    let curtains = 0;
    for (let i = 0; i < 400; i++) {
      const seen = await decide(page, { memory, conquests: 2 });
      curtains += seen.curtain ? 1 : 0;
      if (/Round 3/.test(seen.round)) break;
    }
    assert.ok(curtains >= 5, `only ${curtains} curtains`);
    assert.match((await look(page)).round, /Round 3/);
    assert.equal(await page.getByText('hidden').count(), 2);
    h.calm();
  } finally {
    await h.close();
  }
});

test('the team variant is played to its end', async () => {
  const h = await house();
  try {
    const page = await h.visit();
    await setUp(page, ['me', 'bot', 'bot', 'bot'], { team: true });
    await painted(page);
    const end = await playOut(page, { limit: 150_000, conquests: 2 });
    assert.match(end.round, /Round 9 of 9/);
    assert.equal(await page.locator('[data-ending] .places li').count(), 4);
    h.calm();
  } finally {
    await h.close();
  }
});

test('undo is free before a die', async () => {
  const h = await house();
  try {
    const page = await h.visit();
    await setUp(page, ['me', 'bot']);
    await painted(page);
    await myTurn(page);
    await page.locator('.combo.open').first().click();
    await page.click('[data-act=pick]');
    await page.waitForFunction(() => document.querySelectorAll('.combo.open').length === 0);
    await myTurn(page);
    const undo = page.locator('[data-act=undo]');
    await page.waitForFunction(() => !document.querySelector('[data-act=undo]').disabled);
    assert.equal(await undo.getAttribute('title'), 'Undo');
    await undo.click();
    await page.waitForFunction(() => document.querySelectorAll('.combo.open').length > 0);
    h.calm();
  } finally {
    await h.close();
  }
});

test('after a die the others are asked before a move is taken back', async () => {
  const h = await house();
  try {
    const [host, guest] = await two(h);
    await Promise.all([painted(host), painted(guest)]);
    const pages = [host, guest];
    const memory = { n: 0 };
    for (let i = 0; i < 300; i++) {
      const page = pages[i % 2];
      const roll = await page.evaluate(
        () => document.querySelector('.hit.may[data-roll]')?.dataset.region ?? null,
      );
      const at = roll && (await spotOf(page, roll));
      if (!at) {
        await decide(page, { memory, conquests: 9 });
        continue;
      }
      await page.mouse.click(at.x, at.y);
      await page.click('[data-act=take]', { timeout: 1500 }).catch(() => {});
      await page.waitForFunction(() => /Ask/.test(document.querySelector('[data-act=undo]').title));
      await page.click('[data-act=undo]');
      await pages[(i + 1) % 2].click('[data-act=agree]');
      await page.waitForFunction(() => document.querySelector('[data-act=stop]'));
      h.calm();
      return;
    }
    assert.fail('nobody needed the die');
  } finally {
    await h.close();
  }
});
