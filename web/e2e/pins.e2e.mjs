// What pins and buttons promise: the plain price, a mark where a helper takes it for less, and Stop
// where nothing can be taken.
import assert from 'node:assert/strict';
import { painted, phone, scene, setUp } from './house.mjs';
import { decide, does, look, seen, spotOf } from './player.mjs';

// A table whose column has what is looked for, among those that the seed gives one after another.
async function tableWith(page, wanted) {
  const id = await page.evaluate(async (wanted) => {
    const seats = [{ kind: 'me' }, { kind: 'bot', name: 'Bramble', bot: 'easy' }];
    for (let n = 0; n < 60; n++) {
      const body = JSON.stringify({ game: 'smallworld', seats, options: { first: 0 } });
      const headers = { 'Content-Type': 'application/json' };
      const made = await fetch('/api/tables', { method: 'POST', headers, body });
      const { id } = await made.json();
      const { view } = await (await fetch(`/api/tables/${id}?as=0`)).json();
      if (view.column.some((c) => c.power === wanted || c.race === wanted)) return id;
    }
    return null;
  }, wanted);
  assert.ok(id, `no column with ${wanted}`);
  await page.goto(`${page.url().split('#')[0]}#/t/${id}`);
  await painted(page);
  await seen(page, (now) => now.mine && now.pick);
}

async function lead(page, said) {
  await page.getByRole('button', { name: said }).click();
  await does(page, () => page.click('[data-act=pick]'));
}

for (const [where, device, said, paid] of [
  ['en', {}, /Championing/, 'with'],
  ['pt, phone', { ...phone, language: 'pt' }, /Campeões/, 'com'],
])
  scene(
    `a pin shows what a plain click pays, and a crown that the Champion can (${where})`,
    async (h) => {
      const page = await h.visit(device);
      await tableWith(page, 'championing');
      await lead(page, said);
      await seen(page, (now) => now.targets.length > 0);
      await decide(page); // from where it stands the Champion takes a neighbour
      const crowned = await page.evaluate(() => {
        const pins = [...document.querySelectorAll('[data-pin]')].filter((p) =>
          p.querySelector('.helper'),
        );
        return pins.map((p) => ({
          region: p.dataset.pin,
          n: Number(p.querySelector('[data-way="0"]')?.textContent),
          less: Number(p.querySelector('[data-way="1"]').textContent),
        }));
      });
      assert.ok(crowned.length > 0, 'no pin has a crown');
      const { region, n, less } = crowned.find((pin) => pin.n > 0);
      assert.equal(less, 0, 'the Champion takes it alone');
      const { seq } = await look(page);
      const at = await spotOf(page, region);
      await page.mouse.click(at.x, at.y); // two ways: the click asks which
      assert.match(await page.innerText('[data-act=take]'), new RegExp(`${paid} ${n}$`));
      assert.equal((await look(page)).seq, seq);
      const ways = page.locator('.options [role=radio]');
      assert.match(await ways.first().innerText(), new RegExp(`${n}$`));
      await ways
        .filter({ hasText: /Champion|Campeão/ })
        .first()
        .click();
      assert.doesNotMatch(await page.innerText('[data-act=take]'), new RegExp(` ${paid} \\d`));
      await does(page, () => page.click('[data-act=take]'));
      await page
        .getByText(/with the Champion|com o Campeão/)
        .first()
        .waitFor({ state: 'attached' });
    },
  );

for (const [where, device, said, nothing] of [
  [
    'pt',
    { language: 'pt' },
    /Taurens/,
    /^(Nada pode ser conquistado com|Nenhum marcador de Taurens)/,
  ],
  ['en', {}, /Tauren/, /^(Nothing can be taken with|No .*Tauren)/],
])
  scene(
    `where nothing can be taken the sentence says so, and Stop is the button (${where})`,
    async (h) => {
      const page = await h.visit(device);
      await tableWith(page, 'tauren');
      await lead(page, said);
      const red = () => page.$$eval('.acts .go', (all) => all.map((e) => e.dataset.act));
      assert.deepEqual(await red(), []);
      const memory = { n: 0 };
      let now = await seen(page, (n) => n.mine && n.offered.includes('stop'));
      while (now.targets.length) {
        await decide(page, { memory, conquests: 99 });
        now = await seen(page, (n) => n.mine && n.offered.includes('stop'));
      }
      assert.match(now.say, nothing);
      assert.deepEqual(await red(), ['stop']);
      // The same person reads the same on a phone.
      const { cookies } = await page.context().storageState();
      const storageState = { cookies, origins: [] };
      const small = await h.visit({ ...phone, ...device, storageState });
      await small.goto(page.url());
      assert.match((await seen(small, (n) => n.mine && n.offered.includes('stop'))).say, nothing);
      await does(page, () => page.click('[data-act=stop]'));
      assert.ok((await look(page)).deploying);
    },
  );

for (const [language, side, other] of [
  ['en', /Alliance · lower purse (\d+)/, /^Horde$/],
  ['pt', /Aliança · .*?(\d+)/, /^Horda$/],
])
  scene(`in a team game the purse that counts is in sight (${language})`, async (h) => {
    const page = await h.visit({ language });
    await setUp(page, ['me', 'bot', 'bot', 'bot'], { team: true });
    await painted(page);
    await seen(page, (now) => now.mine);
    const cards = await page.$$eval('.right .card', (all) =>
      all.map((e) => ({
        side: e.querySelector('.side')?.innerText ?? '',
        coins: Number.parseInt(e.querySelector('.purse dd').innerText, 10),
      })),
    );
    const ours = cards.filter((card) => side.test(card.side));
    const theirs = cards.filter((card) => other.test(card.side));
    assert.deepEqual([ours.length, theirs.length], [2, 2]);
    const lower = Math.min(...ours.map((card) => card.coins));
    for (const card of ours) assert.equal(Number(side.exec(card.side)[1]), lower); // SW-TEAM-28
    assert.ok(theirs.every((card) => Number.isNaN(card.coins)));
  });

// What a card over the map covers: the middles of pins, and of the region that it speaks of.
const covered = (page) =>
  page.evaluate(() => {
    const card = document.querySelector('[data-card]');
    if (!card) return null;
    const at = card.getBoundingClientRect();
    const middles = [...document.querySelectorAll('[data-pin]')].map((pin) => {
      const box = pin.getBoundingClientRect();
      return { id: pin.dataset.pin, x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    const under = middles.filter(
      ({ x, y }) => x > at.left && x < at.right && y > at.top && y < at.bottom,
    );
    return { of: card.dataset.card, under: under.map(({ id }) => id) };
  });

for (const size of [
  { width: 1440, height: 900 },
  { width: 1280, height: 680 },
])
  scene(
    `a card never covers what is lit, nor speaks of what was just taken (${size.width})`,
    async (h) => {
      const page = await h.visit({ viewport: size });
      await tableWith(page, 'orcs');
      await lead(page, /Orcs/);
      for (let turn = 0; turn < 2; turn++) {
        const { targets } = await seen(page, (now) => now.targets.length > 0);
        for (const region of targets) {
          const { x, y } = await spotOf(page, region);
          await page.mouse.move(x, y);
          await page.waitForSelector(`[data-card="${region}"].measured`);
          assert.deepEqual(await covered(page), { of: region, under: [] });
        }
        const at = await spotOf(page, targets[0]);
        await does(page, () => page.mouse.click(at.x, at.y));
        assert.equal(await covered(page), null, 'a card of what was just taken');
        await page.mouse.move(2, 2);
        await page.mouse.move(at.x, at.y);
        await page.waitForSelector(`[data-card="${targets[0]}"]`);
      }
    },
  );

scene('before a form is chosen both prices stand on the pins, and what each brings', async (h) => {
  const page = await h.visit();
  await tableWith(page, 'worgen');
  await lead(page, /Worgen/);
  const now = await seen(page, (n) => n.offered.includes('form'));
  assert.deepEqual(now.targets, []);
  const pins = await page.$$eval('[data-pin]', (all) =>
    all.map((pin) => [...pin.querySelectorAll('[data-way]')].map((e) => Number(e.textContent))),
  );
  assert.ok(pins.length > 2);
  for (const [human, wolf] of pins) assert.equal(wolf, Math.max(1, human - 1)); // SW-RACE-WORGEN-03
  assert.match(await page.innerText('[data-act=form] >> nth=0'), /2 coins/);
  assert.match(await page.innerText('[data-act=form] >> nth=1'), /1 coin; .* token less/);
  assert.ok((await page.locator('[data-hand]').count()) > 0, 'the hand that would march is empty');
});

for (const [language, said, anyway] of [
  ['en', /tokens? (is|are) left, and .+ costs \d/, /Stop anyway/],
  ['pt', /Sobra.* custa \d/, /Parar assim mesmo/],
])
  scene(
    `who stops with a token that would take a region is told so once a turn (${language})`,
    async (h) => {
      const page = await h.visit({ language });
      await tableWith(page, 'orcs');
      await lead(page, /Orcs/);
      const { seq } = await seen(page, (now) => now.targets.length > 0);
      await page.click('[data-act=stop]');
      const told = await seen(page, (now) => now.offered.includes('take-left'));
      assert.match(told.say, said);
      assert.equal(told.seq, seq);
      const [, sum, now] = /(\d+) (?:coin|moeda)\D* (\d+)/.exec(told.say);
      assert.ok(Number(sum) > Number(now));
      assert.match(await page.innerText('[data-act=stop]'), anyway);
      // It outlasts a reload; Escape leaves it; Enter takes the region.
      await page.reload();
      await seen(page, (n) => n.offered.includes('take-left'));
      await page.keyboard.press('Enter');
      await seen(page, (n) => n.seq > seq && n.targets.length > 0);
      // Once a turn is enough.
      await decide(page);
      await page.click('[data-act=stop]');
      assert.ok((await seen(page, (n) => n.offered.includes('take-left'))).mine); // since the reload
      await page.keyboard.press('Escape');
      await seen(page, (n) => !n.offered.includes('take-left'));
      await page.click('[data-act=stop]');
      await seen(page, (n) => n.deploying);
    },
  );

for (const [language, said] of [
  ['en', /Garrisoned/],
  ['pt', /Guarnecid/],
])
  scene(
    `the sentence of a step keeps to one line, and its hint is whole (${language})`,
    async (h) => {
      const page = await h.visit({ language, viewport: { width: 1000, height: 720 } });
      await tableWith(page, 'garrisoned');
      const whole = () =>
        page.evaluate(() => {
          const [line, hint] = ['strong', 'small'].map((e) =>
            document.querySelector(`.bar [role=status] ${e}`),
          );
          const lines = (e) =>
            Math.round(e.clientHeight / Number.parseFloat(getComputedStyle(e).lineHeight));
          const cut = (e) =>
            e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2;
          const wide = document.querySelector('.bar').scrollWidth > innerWidth;
          return { lines: lines(line), cut: [line, hint].some((e) => e && cut(e)), wide };
        });
      const good = { lines: 1, cut: false, wide: false };
      await lead(page, said);
      await seen(page, (now) => now.targets.length > 0);
      assert.deepEqual(await whole(), good);
      const memory = { n: 0 };
      for (let n = 0; n < 3; n++) await decide(page, { memory, conquests: 2 });
      if ((await look(page)).offered.includes('take-left')) await page.click('[data-act=stop]');
      await seen(page, (now) => now.deploying);
      assert.deepEqual(await whole(), good);
      // From four buttons on the least used stands behind another.
      const inBar = () => page.$$eval('.acts > [data-act]', (all) => all.map((e) => e.dataset.act));
      assert.deepEqual(await inBar(), ['spread', 'borders', 'done']);
      const spread = page
        .getByRole('status')
        .filter({ hasText: language === 'en' ? /Done\?/ : /Pronto\?/ });
      await page.keyboard.press(await page.getAttribute('[data-act=spread]', 'aria-keyshortcuts'));
      await spread.waitFor();
      assert.deepEqual(await inBar(), ['spread', 'borders', 'done']);
      assert.deepEqual(await whole(), good);
      await page.click('[data-act=more]');
      await page.waitForSelector('[data-act=start-over]:visible');
      await page.keyboard.press('Escape');
      await page.waitForSelector('[data-act=start-over]', { state: 'hidden' });
      await page.click('[data-act=more]');
      await page.click('[data-act=start-over]');
      await spread.waitFor({ state: 'detached' });
    },
  );
