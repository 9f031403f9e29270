import assert from 'node:assert/strict';
import { serious } from './axe.mjs';
import { campaign } from './campaign.mjs';
import { scene } from './house.mjs';
import { refusals } from './lordaeron.mjs';

const barriers = (page, where) => serious(page, where, '.cards');

// While there is a list of them, updates wait in it: the answer to a move comes before its update.
const holdable = () => {
  const late = (hear) => (message) => {
    if (globalThis.late) globalThis.late.push(() => hear(message));
    else hear(message);
  };
  globalThis.EventSource = class extends EventSource {
    addEventListener(type, hear) {
      super.addEventListener(type, type === 'update' ? late(hear) : hear);
    }
    set onmessage(hear) {
      super.onmessage = late(hear);
    }
  };
};
async function whileLate(page, act) {
  await page.evaluate(() => {
    globalThis.late = [];
  });
  await act();
  await page.evaluate(() => {
    const waiting = globalThis.late;
    globalThis.late = undefined;
    for (const hear of waiting) hear();
  });
}

const visiting = (name, options, play) =>
  scene(name, async (h) => {
    const page = await h.visit(options);
    // What is tested here is not to go on by itself.
    await page.evaluate(() => localStorage.setItem('pace', 'ask'));
    await page.addInitScript(holdable);
    await page.reload();
    await play(page, h);
  });

const mine = (shot) => shot.view.characters.filter((c) => c.seat === shot.as);
const acting = (shot) => shot.view.step === 'actions';
// Campaigns are played until one comes to a snapshot that pleases.
async function reached(page, url, pleases) {
  for (let i = 0; i < 10; i++) {
    const game = await campaign(page, url);
    const shot = await game.until((s) => pleases(s, game.content));
    if (shot) return { game, shot };
  }
  throw new Error('no campaign comes to this');
}

// Somebody with five gold can buy at the Merchant.
const cheapAt = (shot, content) =>
  shot.view.merchant.find((id) => content.cards.find((c) => c.id === id).gold <= 5);

visiting('what happens while the log is still on its way is told once', {}, async (page, h) => {
  const game = await campaign(page, h.url);
  const start = await game.until(acting);
  const gate = {};
  const played = new Promise((open) => {
    gate.open = open;
  });
  await page.route('**/history*', async (route) => {
    await played;
    await route.continue();
  });
  const lines = () => page.$$eval('.log li', (all) => all.map((line) => line.innerText));
  const shows = (seq) =>
    page.waitForFunction(
      (n) => Number(document.querySelector('main[data-still]')?.dataset.seq) >= n,
      seq,
    );
  await game.open();
  await shows(start.seq);
  let seq = 0;
  await whileLate(page, async () => {
    ({ seq } = await game.until((shot) => shot.seq > start.seq + 2));
    const recalled = page.waitForResponse('**/history*');
    gate.open();
    await (await recalled).finished();
    await page.waitForSelector('.log li');
  });
  await shows(seq);
  const told = await lines();
  assert.ok(told.length > 2);
  await page.reload();
  await shows(seq);
  await page.waitForFunction((n) => document.querySelectorAll('.log li').length >= n, 3);
  assert.deepEqual(told, await lines());
});

visiting('in town one learns, buys and sells, and is told why not', {}, async (page, h) => {
  const first = (s, content) => s.view.turn <= 2 && acting(s) && cheapAt(s, content);
  const { game, ...start } = await reached(page, h.url, first);
  let { shot } = start;
  const price = (id) => game.content.cards.find((c) => c.id === id).gold;
  const cheap = cheapAt(shot, game.content);
  const refused = refusals(page);
  await game.open();

  // The shelf of powers may be looked at before: those above one's level are refused with a rule.
  await page.click('[data-open=shop]');
  const above = game.content.cards.find(
    (c) => c.kind === 'power' && c.class === mine(shot)[0].class && c.level === 5,
  );
  await page.click(`[data-ware=${above.id}]`);
  assert.match(await page.textContent('.refused'), /level is too low.*WB-TRAIN-02/s);
  const found = await barriers(page, 'shop');
  await page.click('.shop .refused .rule');
  await page.waitForSelector('.side');
  await page.keyboard.press('Escape');
  await page.click('[data-act=close]');

  await page.click('[data-move=town]');
  shot = await game.after(shot);
  await page.click('[data-deal=buy]');
  await page.click(`[data-ware=${cheap}]`);
  await page.click('[data-act=buy]');
  shot = await game.after(shot);
  const buyer = mine(shot).find((c) => c.bag?.includes(cheap));
  assert.equal(buyer.gold, 5 - price(cheap));

  await page.click('[data-deal=sell]');
  await page.click(`[data-ware=${cheap}]`);
  await page.click('[data-act=sell]');
  shot = await game.after(shot);
  const seller = mine(shot).find((c) => c.id === buyer.id);
  assert.equal(seller.gold, 5 - price(cheap) + Math.ceil(price(cheap) / 2));
  assert.ok(!seller.bag?.includes(cheap));

  await page.click('[data-deal=train]');
  const lesson = shot.advice.sheets
    .find((s) => s.who === seller.id)
    .wares.find((w) => w.deal === 'train' && !w.rules);
  await page.click(`[data-ware=${lesson.card}]`);
  // A second press, before the first one is seen on the table, asks for nothing.
  await whileLate(page, async () => {
    const answered = page.waitForResponse('**/moves');
    await page.click('[data-act=train]');
    await answered;
    await page.$eval('[data-act=train]', (button) => button.click());
  });
  shot = await game.after(shot);
  assert.ok(
    mine(shot)
      .find((c) => c.id === seller.id)
      .spellbook.includes(lesson.card),
  );
  // A lesson is asked for once, and the town stays open.
  assert.equal(shot.view.step, 'town');
  assert.deepEqual(refused, []);
  await page.click('[data-act=done]');
  shot = await game.after(shot);
  assert.equal(shot.view.step, 'actions');

  // Who has acted may give to a friend in the same region.
  await page.click('[data-open=sheet]');
  const purse = () => mine(shot).map((c) => c.gold);
  const before = purse().reduce((a, b) => a + b, 0);
  const was = purse();
  await page.click('[data-act=give-gold]');
  shot = await game.after(shot);
  assert.notDeepEqual(purse(), was);
  assert.equal(
    purse().reduce((a, b) => a + b, 0),
    before,
  );
  await page.click('[data-act=close]');
  found.push(...(await page.$$eval('.cards', (all) => all.map(() => 'the panel stays open'))));
  assert.deepEqual(found, []);
});

visiting(
  'cards are put on by click, key and drag, and every no has its rule',
  { reducedMotion: 'reduce' },
  async (page, h) => {
    // Somebody with two cards for free places, one of them an instant Power, which costs nothing.
    const roomFor = ({ places }) => Object.values(places).some((p) => !p.rules && !p.exchange);
    const able = (s, content) => {
      const instant = (id) => content.cards.find((f) => f.id === id).type === 'instant';
      for (const sheet of (s.view.step === 'manage' && s.advice.sheets) || []) {
        const cards = (sheet.cards ?? []).filter(roomFor).map((c) => c.card);
        const one = cards.find(instant);
        if (one && cards.length > 1)
          return { id: sheet.who, one, two: cards.find((id) => id !== one) };
      }
      return null;
    };
    const { game, ...start } = await reached(page, h.url, able);
    let { shot } = start;
    await game.open();
    const { one, two, id } = able(shot, game.content);
    const who = shot.view.characters.find((c) => c.id === id);
    const now = () => shot.view.characters.find((c) => c.id === who.id);
    await page.click(`[data-who=${who.id}]`);
    const sheet = `[data-sheet=${who.id}]`;
    await page.waitForSelector(sheet);
    const advice = shot.advice.sheets.find((s) => s.who === who.id);
    const places = (id) => Object.entries(advice.cards.find((c) => c.card === id).places);
    const free = (id) =>
      places(id)
        .filter(([, p]) => !p.rules && !p.exchange)
        .map(([a]) => a);
    const shut = (id) => places(id).find(([, p]) => p.rules)[0];

    // Equip best shows in each area what would lie there.
    const best = shot.advice.outfits?.find((o) => o.who === who.id)?.changes ?? [];
    const shown = await page.$$eval(`${sheet} .changes`, (all) => all.map((a) => a.dataset.area));
    assert.deepEqual(shown.sort(), best.map((c) => c.area).sort());
    assert.equal(await page.locator('[data-act=equip-best]').count(), best.length ? 1 : 0);
    await page.click(`${sheet} [data-loose=${one}]`);
    const lit = await page.$$eval(`${sheet} .can`, (all) => all.map((a) => a.dataset.area).sort());
    const open = places(one).filter(([, p]) => !p.rules);
    assert.deepEqual(lit, open.map(([area]) => area).sort());
    const found = await barriers(page, 'sheet');
    await page.click(`${sheet} [data-area=${shut(one)}] .slotted`);
    assert.match(await page.textContent('.refused'), /WB-[A-Z]+-\d\d/);
    // An ability of one's own is only read: it goes nowhere, and no rule is against that.
    await page.click(`${sheet} [data-own]`);
    await page.click(`${sheet} [data-area=${free(one)[0]}] .slotted`);
    assert.equal(await page.locator('.refused').count(), 0);

    // By click.
    await page.click(`${sheet} [data-loose=${one}]`);
    await page.click(`${sheet} [data-area=${free(one)[0]}] .slotted`);
    shot = await game.after(shot);
    assert.equal(now().equipped[free(one)[0]], one);

    // Off again, then on by key: choose, then the number of the area.
    await page.click(`${sheet} [data-area=${free(one)[0]}] .slotted`);
    await page.click('[data-act=unequip]');
    shot = await game.after(shot);
    await page.waitForSelector(`${sheet} [data-loose=${one}]`);
    const areas = game.content.classes.find((c) => c.id === who.class).areas.map((a) => a.id);
    await page.focus(`${sheet} [data-loose=${one}]`);
    await page.keyboard.press('Enter');
    await page.keyboard.press(String(areas.indexOf(free(one)[0]) + 1));
    shot = await game.after(shot);
    assert.equal(now().equipped[free(one)[0]], one);

    // By drag.
    const advised = shot.advice.sheets.find((s) => s.who === who.id);
    const room = Object.entries(advised.cards.find((c) => c.card === two).places).find(
      ([, p]) => !p.rules && !p.exchange,
    )[0];
    await page.dragAndDrop(`${sheet} [data-loose=${two}]`, `${sheet} [data-area=${room}]`);
    shot = await game.after(shot);
    assert.equal(now().equipped[room], two);

    // What is printed cannot come off, and the sheets of all are open to all.
    const printed = Object.entries(now().equipped).find(
      ([, id]) => game.content.cards.find((c) => c.id === id).kind === 'printed',
    )[0];
    await page.click(`${sheet} [data-area=${printed}] .slotted`);
    assert.match(await page.textContent('.refused'), /WB-MANAGE-19/);
    const enemy = shot.view.characters.find((c) => c.seat !== shot.as);
    await page.click(`[data-who=${enemy.id}]`);
    await page.waitForSelector(`[data-sheet=${enemy.id}]`);
    await page.click('[data-act=managed]');
    shot = await game.after(shot);
    assert.notEqual(shot.view.step, 'manage');
    assert.deepEqual(found, []);
  },
);

visiting(
  'a quest pays an item of one’s choice and a level its talent, also in Portuguese on a phone',
  { language: 'pt', viewport: { width: 390, height: 844 }, hasTouch: true },
  async (page, h) => {
    const wide = (s) =>
      s.view.step === 'item' && new Set(s.moves.map((m) => m.move.take?.card)).size > 1;
    let { game, shot } = await reached(page, h.url, wide);
    await game.open();
    const chosen = shot.moves[0].move.take;
    await page.waitForSelector('.choose');
    // What it is a reward of, and what it brought, is told to who comes later as well.
    const { xp } = mine(shot).find((c) => c.xp);
    await page.waitForSelector('[data-reward=won] h2');
    const gain = page.locator(`[data-gain] p`, { hasText: `agora ${xp}` });
    await gain.first().waitFor();
    const found = await barriers(page, 'item');
    const words = await page.textContent('.choose');
    assert.match(words, /Escolha um Item/);
    const face = game.content.cards.find((c) => c.id === chosen.card);
    assert.ok(words.includes(face.text.pt.split('\n')[0]), words);
    await page.click(`[data-choose=${chosen.card}]`);
    shot = await game.after(shot);
    const owner = shot.view.characters.find((c) => c.id === chosen.to);
    assert.ok(owner.bag.includes(chosen.card));

    ({ game, shot } = await reached(page, h.url, (s) => s.view.step === 'talent'));
    await game.open();
    await page.waitForSelector('.choose');
    assert.match(await page.textContent('.choose'), /escolha um Talento/);
    found.push(...(await barriers(page, 'talent')));
    await page.waitForSelector('[data-reward=won] [data-level]');
    const { card } = shot.moves[0].move.talent;
    await page.click(`[data-choose=${card}]`);
    shot = await game.after(shot);
    assert.ok(mine(shot).some((c) => c.talents?.includes(card)));

    shot = await game.until((s) => s.view.step === 'manage');
    await page.reload();
    await page.waitForSelector('.sheet[data-sheet]');
    found.push(...(await barriers(page, 'phone')));
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wider <= 0, `the page is ${wider} px wider than the phone`);
    assert.deepEqual(found, []);
  },
);

visiting(
  'a talent that no fight has brought has room for all there is to choose',
  {},
  async (page, h) => {
    const { game, shot } = await reached(page, h.url, (s) => s.view.step === 'talent');
    // As if the level had come long after any fight.
    await page.route('**/history?*', (route) => route.fulfill({ json: [] }));
    await game.open();
    const cards = page.locator('[data-reward=other] [data-choose]');
    await cards.first().waitFor();
    assert.equal(await cards.count(), shot.moves.filter(({ move }) => move.talent).length);
    await page.locator('[data-reward=other] h2').waitFor();
    for (const card of await cards.all()) {
      const box = await card.boundingBox();
      assert.ok(box.width > 200 && box.y + box.height <= 900, JSON.stringify(box));
    }
  },
);
