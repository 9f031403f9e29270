import assert from 'node:assert/strict';
import { myTurn, painted, scene, setUp, two } from './house.mjs';
import { decide, does, next, playOut, seen, spotOf } from './player.mjs';

const phone = { width: 390, height: 844 };
const speak = (page, language) =>
  page.evaluate((l) => localStorage.setItem('language', l), language);

scene('three people pass one device', async (h) => {
  const page = await h.visit();
  await setUp(page, ['me', 'local', 'local']);
  await painted(page);
  let curtains = 0;
  const until = (now) => {
    curtains += now.curtain ? 1 : 0;
    return /Round 3/.test(now.round);
  };
  // The first pays a coin for the people passed over, which the second leads, coin and all.
  await page.locator('.combo.open').nth(1).click();
  await does(page, () => page.click('[data-act=pick]'));
  await playOut(page, { conquests: 2, until });
  assert.ok(curtains >= 5, `only ${curtains} curtains`);
  assert.equal(await page.getByText('hidden').count(), 2);
  const log = () => page.innerText('.log');
  assert.match(await log(), /tokens and 1 coin\./);
  assert.doesNotMatch(await log(), /\b1 coins/);
  await speak(page, 'pt');
  await page.reload();
  await page.getByText('O que aconteceu').first().waitFor();
  assert.match(await log(), /marcadores e 1 moeda\./);
  assert.doesNotMatch(await log(), /\b1 moedas/);
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
  // The same in Portuguese, on a phone.
  await speak(page, 'pt');
  await page.setViewportSize(phone);
  await page.reload();
  await page.waitForSelector('[data-ending]');
  assert.match(await page.textContent('#end-title'), /Aliança|Horda/);
  const again = await page.$$eval('[data-side-purse]', (all) =>
    all.map((e) => +e.dataset.sidePurse),
  );
  assert.deepEqual(
    again,
    sides.map((side) => side.purse),
  );
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
    // The move is still on its way when it is taken back.
    await page.click('[data-act=take]');
    await page.click('[data-act=undo]');
    await pages.find((other) => other !== page).click('[data-act=agree]');
    await page.waitForSelector('[data-act=stop]');
    return;
  }
});

async function playUntil(page, memory, holds) {
  for (;;) {
    const now = await seen(page, (n) => n.mine || n.over);
    assert.ok(!now.over, 'it did not come to that');
    if (holds(now)) return;
    await decide(page, { memory, conquests: 99 });
  }
}

for (const [where, device, [one, other], second, code] of [
  ['en', {}, ['Alliance', 'Horde'], 'Seat 2', 'A code that leads to this table'],
  [
    'pt, phone',
    { viewport: phone, language: 'pt' },
    ['Aliança', 'Horda'],
    'Lugar 2',
    'Um código que leva a esta mesa',
  ],
])
  scene(
    `a table is set up: sides, a level for each bot, who begins, how long (${where})`,
    async (h) => {
      const page = await h.visit(device);
      await page.click('[data-act=set-up]');
      for (const [i, kind] of ['me', 'bot', 'bot', 'open', 'none'].entries())
        await page.selectOption(`[data-seat-kind="${i}"]`, kind);
      const sides = () => page.$$eval('.seat small', (all) => all.map((e) => e.innerText));
      await page.selectOption('[data-variant]', 'team');
      assert.deepEqual((await sides()).slice(0, 4), [one, other, one, other]);
      await page.selectOption('[data-variant]', 'classic');
      assert.deepEqual([...new Set(await sides())], ['']);
      const levels = await page.$$eval('[data-level="1"] option', (all) => all.map((e) => e.value));
      assert.ok(levels.length > 2);
      await page.selectOption('[data-level="1"]', levels[0]);
      await page.selectOption('[data-level="2"]', levels[1]);
      await page.selectOption('[data-first]', { label: second });
      await page.selectOption('[data-rounds]', '4');
      const made = page.waitForRequest(
        (r) => r.method() === 'POST' && r.url().endsWith('/api/tables'),
      );
      await page.click('[data-act=make]');
      const wish = (await made).postDataJSON();
      assert.deepEqual(
        wish.seats.map((seat) => seat.bot),
        [undefined, levels[0], levels[1], undefined],
      );
      assert.deepEqual([wish.options.first, wish.options.rounds], [1, 4]);
      // The room has the link as a picture too, and the site can be kept as an app.
      await page.getByRole('img', { name: code }).waitFor();
      const app = await (await page.request.get(`${h.url}manifest.webmanifest`)).json();
      assert.equal(app.display, 'standalone');
      for (const { src, type } of app.icons) {
        const icon = await page.request.get(new URL(src, h.url).href);
        assert.ok(icon.headers()['content-type'].startsWith(type));
      }
    },
  );

scene('through a turn the board keeps its size, and numbers stay in sight', async (h) => {
  const page = await h.visit({ speed: 'quick' });
  await setUp(page, ['me', 'bot']);
  await page.waitForSelector('main[data-seq] canvas[data-painted]');
  await myTurn(page);
  await page.evaluate(() => {
    globalThis.heights = new Set();
    new ResizeObserver(([{ contentRect }]) => globalThis.heights.add(contentRect.height)).observe(
      document.querySelector('.map'),
    );
  });
  // The die shows its six sides, the one that fell ringed, and what was needed.
  await page.evaluate(() => {
    globalThis.rolled = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node.matches?.('.faces'))
            globalThis.rolled.push({
              sides: node.querySelectorAll('span').length,
              fell: node.querySelectorAll('.fell').length,
              said: [...document.querySelectorAll('.flight')].map((e) => e.innerText).join(),
            });
    }).observe(document.body, { childList: true, subtree: true });
  });
  const memory = { n: 0 };
  await playUntil(page, memory, (now) => now.targets.length > 0 && !now.deploying);
  const inHand = await page.locator('[data-hand] text').last().textContent();
  const said = await page.innerText('[data-seat="0"] dl');
  assert.match(said, new RegExp(`(^|\\n)${inHand}(\\n|$)`));
  // Plus and minus cover no count.
  await playUntil(page, memory, (now) => now.deploying);
  const covered = await page.evaluate(() => {
    const boxes = (css) =>
      [...document.querySelectorAll(css)].map((e) => e.getBoundingClientRect());
    const counts = boxes('[data-piece=people] text');
    return boxes('.handle > circle').filter((a) =>
      counts.some(
        (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
      ),
    ).length;
  });
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/plan.png` });
  assert.equal(covered, 0);
  await decide(page, { memory });
  assert.equal(await page.evaluate(() => globalThis.heights.size), 1);

  const mine = () => page.evaluate(() => globalThis.rolled.find((r) => /needed/.test(r.said)));
  while (!(await mine())) {
    const { over } = await decide(page, { memory, conquests: 99 });
    assert.ok(!over, 'I never needed the die');
  }
  const { sides, fell, said: told } = await mine();
  assert.deepEqual([sides, fell], [6, 1]);
  assert.match(told, /[0-3], needed \d: .+ (holds|is taken)\./);
});
