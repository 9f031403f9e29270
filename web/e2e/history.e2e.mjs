import assert from 'node:assert/strict';
import { painted, phone, scene, setUp, two } from './house.mjs';
import { decide, does, look, next, seen } from './player.mjs';

const lines = (page) =>
  page.$$eval('.log li', (all) => all.map((e) => e.innerText.trim()).reverse());
const undo = (page) => does(page, () => page.click('[data-act=undo]'));
const started = (now) => now.targets.length > 0 && !now.deploying;

// Newest last, without the line that tells of the undo itself.
const without = (told, what) => told.filter((line) => !what.test(line));

scene('an undone move leaves the log, the replay and the figures of the end', async (h) => {
  const page = await h.visit();
  await setUp(page, ['me', 'bot'], { rounds: 6 });
  await painted(page);
  const memory = { n: 0 };
  // Take a region and give it back, again and again, while the game goes on.
  let undone = 0;
  for (let n = 0; ; n++) {
    const now = await decide(page, { memory });
    if (now.over) break;
    if (n % 4 !== 3) continue;
    const before = await look(page);
    if (!before.mine || !started(before)) continue;
    const told = await lines(page);
    await decide(page, { memory });
    const after = await look(page);
    if (after.seq === before.seq || !after.mine || !started(after)) continue;
    if ((await page.getAttribute('[data-act=undo]', 'title')) !== 'Undo') continue;
    await undo(page);
    undone += 1;
    assert.deepEqual(without(await lines(page), /took/), without(told, /took/));
    assert.match((await lines(page)).at(-1), /took (a move|\d+ moves) back/);
  }
  assert.ok(undone >= 3, `${undone} undos prove too little`);

  // Each bar is what the purse holds, and so is the end of each curve.
  const bars = await page.$$eval('[data-ending] .bar', (rows) =>
    rows.map((row) => ({
      sum: [...row.querySelectorAll('[data-source]')].reduce((n, e) => n + +e.dataset.source, 0),
      paid: +row.querySelector('[data-purse]').dataset.paid,
      purse: +row.querySelector('[data-purse]').dataset.purse,
    })),
  );
  for (const { sum, paid, purse } of bars) assert.equal(sum - paid, purse);
  const ends = await page.$$eval('[data-curve]', (all) => all.map((e) => +e.dataset.curve));
  const coins = await page.$$eval('[data-purse]', (all) => all.map((e) => +e.dataset.purse));
  assert.deepEqual(ends.sort(), coins.sort());

  // The replay has the moves that stand, and its address follows the slider.
  const id = page.url().split('/t/')[1];
  const story = await page.evaluate(async (id) => {
    const pages = [];
    for (;;) {
      const from = (pages.at(-1)?.seq ?? 0) + 1;
      const more = await (await fetch(`/api/tables/${id}/history?views=no&from=${from}`)).json();
      pages.push(...more);
      if (more.length < 1000) return pages.map(({ seq, kind, undone }) => ({ seq, kind, undone }));
    }
  }, id);
  const stands = story.filter((u) => u.kind === 'move' && !u.undone);
  assert.ok(stands.length < story.filter((u) => u.kind === 'move').length);
  await page.goto(`${h.url}#/r/${id}`);
  await page.waitForSelector('.scrub');
  assert.match(await page.textContent('.told span'), new RegExp(`of ${stands.length}$`));
  await page.fill('.scrub input', String(stands.length - 3));
  await page.waitForFunction(
    (seq) => location.hash.endsWith(`at=${seq}`),
    stands[stands.length - 4].seq,
  );
});

scene('the opponent reads that a move was taken back, the asker that it was refused', async (h) => {
  const pages = await two(h);
  await Promise.all(pages.map(painted));
  const memory = { n: 0 };
  let page;
  for (;;) {
    const asked = await next(pages);
    page = asked.page;
    await decide(page, { memory });
    const { seq, mine, say } = await look(page);
    const free = (await page.getAttribute('[data-act=undo]', 'title')) === 'Undo';
    // A region was taken, and nothing was found in it.
    if (started(asked.now) && seq > asked.now.seq && mine && free && /conquer/.test(say)) break;
  }
  const other = pages.find((p) => p !== page);
  const taken = (await lines(page)).at(-1);
  // Who watches by phone, in Portuguese, reads it as well.
  const third = await h.visit({
    language: 'pt',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await third.goto(page.url());
  await third.locator('[role=tab]').nth(2).tap();
  await third.waitForSelector('.log li');
  await undo(page);
  await other.waitForFunction(() =>
    /took a move back/.test(document.querySelector('.log')?.innerText),
  );
  await third.waitForFunction(() =>
    /desfez uma jogada/.test(document.querySelector('.log')?.innerText),
  );
  assert.notEqual((await lines(other)).at(-2), taken);
  await page.waitForSelector('[data-act=redo]:enabled');
  await does(page, () => page.click('[data-act=redo]'));
  await other.waitForFunction(() => !/took/.test(document.querySelector('.log').innerText));

  // Once others have seen more than a move of his own, they are asked; a no is told.
  for (;;) {
    const asked = await next(pages);
    if (asked.page === other) break;
    await decide(asked.page, { memory });
  }
  const { seq } = await look(other);
  while ((await look(other)).seq === seq) await decide(other, { memory });
  await page.waitForFunction(() => /Ask/.test(document.querySelector('[data-act=undo]')?.title));
  await page.click('[data-act=undo]');
  await page.waitForSelector('[data-waiting]');
  await other.click('[role=alertdialog] .button:not(.go)');
  await page.waitForSelector('[data-refused]');
});

for (const [where, device] of [
  ['pt', { language: 'pt' }],
  ['en, phone', phone],
])
  scene(`entering while a bot moves tells its turn once (${where})`, async (h) => {
    const page = await h.visit({ speed: 'calm', ...device });
    await setUp(page, ['bot', 'me', 'bot']);
    await page.waitForSelector('main[data-seq]');
    await page.reload();
    await painted(page);
    // While it is still being played nothing of its end is told, and then each turn once.
    await page.waitForFunction(() => document.title.startsWith('●'));
    if (device === phone) await page.click('[role=tab] >> nth=2');
    await page.waitForSelector('.log li.turn');
    const turns = await page.$$eval('.log li.turn', (all) => all.map((e) => e.innerText.trim()));
    assert.deepEqual([...new Set(turns)], turns);
  });

// Where the islands of a map lie.
const outlines = (page) =>
  page.$$eval('[data-hit]', (all) =>
    all.map((e) => `${e.dataset.hit} ${e.getAttribute('d').slice(0, 20)}`).join('; '),
  );

for (const [where, device] of [
  ['1440', {}],
  ['1280', { viewport: { width: 1280, height: 680 } }],
  ['phone', phone],
])
  scene(`the islands of a replay lie as they did at the table (${where})`, async (h) => {
    const page = await h.visit(device);
    await setUp(page, ['me', 'bot', 'bot']);
    await painted(page);
    await seen(page, (now) => now.mine);
    const table = await outlines(page);
    await page.goto(`${h.url}#/r/${page.url().split('/t/')[1]}`);
    await page.waitForSelector('.scrub');
    await painted(page);
    assert.equal(await outlines(page), table);
  });

scene('an undo over the turns of bots says how far it goes', async (h) => {
  const page = await h.visit();
  await setUp(page, ['me', 'bot', 'bot']);
  await painted(page);
  const memory = { n: 0 };
  for (;;) {
    await decide(page, { memory });
    const now = await seen(page, (n) => n.mine || n.over);
    assert.ok(!now.over, 'no undo went over the turns of bots');
    const undo = page.locator('[data-act=undo]:not([disabled])');
    if ((await undo.count()) && /takes back \d+ moves/.test(await undo.getAttribute('title')))
      break;
  }
  const { seq, round } = await look(page);
  await page.click('[data-act=undo]');
  assert.match(await page.locator('[data-undo-far]').innerText(), /what .+ did since/);
  await page.click('[data-act=undo-sure]');
  const now = await seen(page, (n) => n.seq > seq && n.mine);
  assert.notEqual(now.round, round);
  await does(page, () => page.click('[data-act=redo]'));
  assert.equal((await look(page)).round, round);
});
