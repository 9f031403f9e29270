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
        const pins = [...document.querySelectorAll('.pin')].filter((p) =>
          p.querySelector('.helper'),
        );
        return pins.map((p) => ({ region: p.dataset.pin, n: Number(p.textContent) }));
      });
      assert.ok(crowned.length > 0, 'no pin has a crown');
      const { region, n } = crowned[0];
      assert.ok(n > 0, 'the pin shows what the Champion pays');
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
