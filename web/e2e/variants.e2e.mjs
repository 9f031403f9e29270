import assert from 'node:assert/strict';
import { myTurn, painted, scene, setUp, two } from './house.mjs';
import { decide, does, next, playOut, spotOf } from './player.mjs';

scene('three people pass one device', async (h) => {
  const page = await h.visit();
  await setUp(page, ['me', 'local', 'local']);
  await painted(page);
  let curtains = 0;
  const until = (now) => {
    curtains += now.curtain ? 1 : 0;
    return /Round 3/.test(now.round);
  };
  await playOut(page, { conquests: 2, until });
  assert.ok(curtains >= 5, `only ${curtains} curtains`);
  assert.equal(await page.getByText('hidden').count(), 2);
});

scene('the team variant is played to its end', async (h) => {
  const page = await h.visit();
  await setUp(page, ['me', 'bot', 'bot', 'bot'], { team: true, rounds: 4 });
  await painted(page);
  const end = await playOut(page, { conquests: 2 });
  assert.match(end.round, /Round 4 of 4/);
  // A side is worth what its poorer player has, and the richer side wins. SW-TEAM-28
  const sides = await page.$$eval('[data-side]', (all) =>
    all.map((e) => ({
      purse: Number(e.dataset.sidePurse),
      players: [...e.querySelectorAll('p > span')].map((span) => Number(span.textContent)),
    })),
  );
  assert.equal(sides.length, 2);
  for (const { purse, players } of sides) assert.equal(purse, Math.min(...players));
  assert.ok(sides[0].purse >= sides[1].purse);
  assert.match(await page.textContent('#end-title'), /Alliance|Horde/);
});

scene('undo is free before a die', async (h) => {
  const page = await h.visit();
  await setUp(page, ['me', 'bot']);
  await painted(page);
  await myTurn(page);
  await page.locator('.combo.open').first().click();
  await page.click('[data-act=pick]');
  await page.waitForFunction(() => document.querySelectorAll('.combo.open').length === 0);
  await myTurn(page);
  const undo = page.locator('[data-act=undo]');
  await page.waitForFunction(() => document.querySelector('[data-act=undo]')?.disabled === false);
  assert.equal(await undo.getAttribute('title'), 'Undo');
  await undo.click();
  await page.waitForFunction(() => document.querySelectorAll('.combo.open').length > 0);
});

scene('after a die the others are asked before a move is taken back', async (h) => {
  const [host, guest] = await two(h);
  await Promise.all([painted(host), painted(guest)]);
  const pages = [host, guest];
  const memory = { n: 0 };
  for (;;) {
    const { page, now } = await next(pages);
    assert.ok(!now.over, 'nobody needed the die');
    const roll = await page.evaluate(
      () => document.querySelector('.hit.may[data-roll]')?.dataset.region ?? null,
    );
    const at = roll && (await spotOf(page, roll));
    if (!at) {
      await decide(page, { memory, conquests: 9 });
      continue;
    }
    await does(page, () => page.mouse.click(at.x, at.y));
    await page.click('[data-act=take]');
    await page.waitForFunction(() => /Ask/.test(document.querySelector('[data-act=undo]')?.title));
    await page.click('[data-act=undo]');
    await pages.find((other) => other !== page).click('[data-act=agree]');
    await page.waitForSelector('[data-act=stop]');
    return;
  }
});
