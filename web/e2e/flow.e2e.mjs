// Whoever plays waits for nothing that is only shown: presses, undo, talk, and pages that come.

import assert from 'node:assert/strict';
import { campaign, idle } from './campaign.mjs';
import { does, look, seen } from './eyes.mjs';
import { myTurn, painted, phone, scene, setUp, two } from './house.mjs';
import { decide, next, spotOf } from './player.mjs';

const undo = '[data-act=undo]';
const redo = '[data-act=redo]';
const press = (page, what) => does(page, () => page.click(what));
const tableOf = (page) => page.url().split('/t/')[1].split('?')[0];
const words = async (page) => (await look(page)).say;
const boxes = (page) =>
  Promise.all(
    [undo, redo].map(async (what) => JSON.stringify(await page.locator(what).boundingBox())),
  );

// To where a people has been picked and regions are lit.
async function marching(page) {
  await painted(page);
  await myTurn(page);
  await page.locator('.combo.open').first().click();
  await does(page, () => page.click('[data-act=pick]'));
  return seen(page, (now) => now.mine && now.targets.length > 1);
}
// A region that is taken by one click, for certain.
const sure = '.hit.may:not([data-roll])';
const sureOnes = (page) => page.$$eval(sure, (all) => all.map((e) => e.dataset.region));
async function click(page, region) {
  const at = await spotOf(page, region);
  await page.mouse.click(at.x, at.y);
}

scene(
  'what one press of Done sent goes back by one undo, and comes back by one redo',
  async (h) => {
    const pages = await two(h);
    await Promise.all(pages.map(painted));
    const memory = { n: 0 };
    for (;;) {
      const { page } = await next(pages);
      if (!(await look(page)).deploying) {
        await decide(page, { memory });
        continue;
      }
      const { seq } = await look(page);
      await press(page, '[data-act=borders]');
      const before = await words(page); // the plan is kept, so undo leads back to before Done
      await press(page, '[data-act=done]');
      const after = await look(page);
      if (after.seq - seq < 3) continue; // too little was placed to prove anything
      await press(page, undo);
      const back = await look(page);
      assert.equal(back.seq, after.seq + 1);
      assert.ok(back.deploying);
      assert.equal(back.say, before);
      await page.click(redo);
      await seen(page, (now) => now.seq === back.seq + 1);
      assert.equal(await words(page), after.say);
      return;
    }
  },
);

for (const [size, device] of [
  ['desktop', {}],
  ['phone', phone],
])
  scene(`undo and redo have fixed places, and ask only for what there is (${size})`, async (h) => {
    const page = await h.visit(device);
    const asked = [];
    page.on(
      'request',
      (r) => /\/(undo|redo)$/.test(r.url()) && asked.push(r.url().split('/').pop()),
    );
    await setUp(page, ['me', 'bot']);
    await painted(page);
    await myTurn(page);
    await page.keyboard.press('Control+Shift+Z');
    await page.locator('.combo.open').first().click();
    await press(page, '[data-act=pick]');
    assert.deepEqual(asked, []);
    const places = await boxes(page);
    await press(page, undo);
    assert.deepEqual(await boxes(page), places);
    // Pressed at the same place again, it takes back more or nothing: never is it a redo.
    const at = await page.locator(undo).boundingBox();
    await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2);
    assert.deepEqual(asked, ['undo']);
    await press(page, redo);
    assert.deepEqual(await boxes(page), places);
    assert.deepEqual(asked, ['undo', 'redo']);
    assert.ok(await page.locator(redo).isDisabled());
    await page.keyboard.press('Control+Shift+Z');
    await press(page, undo);
    assert.deepEqual(asked, ['undo', 'redo', 'undo']);
  });

scene('a way of two steps is taken back by one undo', async (h) => {
  const page = await h.visit({ chart: 'painted' });
  const options = { factions: ['alliance', 'horde'] };
  const quiet =
    ({ overlord, creatures }) =>
    (region) =>
      overlord?.region !== region && !creatures.some((g) => g.region === region);
  const way = ({ view, as, advice }) => {
    const { id } = view.characters.find((c) => c.seat === as);
    return advice?.ways?.find(
      (w) => w.who === id && w.path.length === 2 && !w.flies && w.path.every(quiet(view)),
    );
  };
  const acting = (shot) => shot.view.step === 'actions' && !!way(shot);
  const game = await campaign(page, h.url, ['me', 'bot'], options, idle);
  const shot = await game.until(acting);
  await game.open();
  await painted(page);
  await page.waitForSelector('[data-action-bar]');
  const place = () =>
    page.evaluate(async (id) => {
      const { view, seq } = await (await fetch(`/api/tables/${id}?as=mine`)).json();
      return { seq, at: view.characters.map((c) => c.region).join() };
    }, tableOf(page));
  const before = await place();
  await page.focus(`[data-hit="${way(shot).to}"]`);
  await page.keyboard.press('Enter');
  await seen(page, (now) => now.mine && now.seq >= before.seq + 2);
  assert.notEqual((await place()).at, before.at);
  await press(page, undo);
  assert.equal((await place()).at, before.at);
});

scene('an own move flies over the new board, and the next press does not wait', async (h) => {
  const page = await h.visit({ speed: 'calm', chart: 'painted' });
  await setUp(page, ['me', 'bot']);
  await marching(page);
  const people = () => page.locator('[data-piece=people]').count();
  // Once for the code that flies to be there.
  await does(page, async () => click(page, (await sureOnes(page))[0]));
  await page.waitForFunction(() => !document.querySelector('.flight'));
  const stand = await people();
  const { seq } = await look(page);
  const [first, second] = await sureOnes(page);
  await page.evaluate((before) => {
    window.lit = new Promise((done) => {
      const look = () => {
        const now = globalThis.seen();
        const flying = document.querySelectorAll('.flight').length;
        if (now.seq === before || !now.mine || !now.targets.length)
          return requestAnimationFrame(look);
        done({ flying, people: document.querySelectorAll('[data-piece=people]').length });
      };
      look();
    });
  }, seq);
  await click(page, first);
  const lit = await page.evaluate(() => window.lit);
  assert.ok(lit.flying > 0, 'the board waited for what flew');
  assert.equal(lit.people, stand, 'tokens that fly stand at their goal already');
  if (second && (await page.locator(`${sure}[data-region="${second}"]`).count())) {
    await click(page, second);
    await seen(page, (now) => now.seq > seq + 1);
  }
  await page.waitForFunction(() => !document.querySelector('.flight'));
  assert.ok((await people()) > stand);
});

scene('a press while a move is on its way is done when that has come', async (h) => {
  const page = await h.visit();
  await setUp(page, ['me', 'bot']);
  await marching(page);
  const sent = [];
  let go;
  let holding = false;
  const held = new Promise((done) => {
    go = done;
  });
  await page.route('**/moves', async (route) => {
    sent.push(JSON.stringify(route.request().postDataJSON().moves));
    if (holding) await held;
    await route.continue();
  });
  await does(page, async () => click(page, (await sureOnes(page))[0]));
  const { seq } = await look(page);
  // The two that cost least, both beside what was taken: there are tokens for both.
  const cost = (region) => page.locator(`[data-pin="${region}"] text`).textContent().then(Number);
  const costs = await Promise.all((await sureOnes(page)).map(async (r) => [await cost(r), r]));
  const [[, first], [, second]] = costs.sort(([a], [b]) => a - b);
  sent.length = 0;
  holding = true;
  await click(page, first);
  await click(page, first); // a double click is one press
  await click(page, second);
  go();
  await page.waitForFunction(
    (from) => Number(document.querySelector('main[data-seq]').dataset.seq) >= from + 2,
    seq,
  );
  await seen(page);
  assert.equal(sent.length, 2);
  assert.ok(sent[0].includes(first) && sent[1].includes(second), sent.join());
});

scene('dice between people are sealed by all before anybody tells a part of them', async (h) => {
  const [host, guest] = [await h.visit(), await h.visit()];
  const brought = [];
  for (const page of [host, guest])
    page.on('request', (r) => {
      const what = r.url().endsWith('/nonce') && r.postDataJSON();
      if (what) brought.push(Object.keys(what)[0]);
    });
  await setUp(host, ['me', 'open'], { rounds: 4 });
  await guest.goto(await host.inputValue('input[readonly]'));
  await guest.click('[data-act=sit]');
  await Promise.all([host, guest].map(painted));
  assert.deepEqual(brought, ['seal', 'seal', 'nonce', 'nonce']);
  await host.click('[data-act=people]');
  await host.click('[data-act=abandon]');
  await guest.click('[data-act=agree]');
  for (const page of [host, guest]) {
    const id = tableOf(page);
    await page.waitForFunction(
      async (id) => (await (await fetch(`/api/tables/${id}`)).json()).status === 'over',
      id,
    );
    await page.goto(`${h.url}#/r/${id}`);
    await page.locator('.seal', { hasText: 'matches the fingerprint' }).waitFor();
  }
});

scene('a line of chat fetches no table', async (h) => {
  const [host, guest] = await two(h);
  await Promise.all([host, guest].map(painted));
  await seen(host);
  const fetched = [];
  host.on('request', (r) => /\/api\/tables\/[^/]+\?/.test(r.url()) && fetched.push(r.url()));
  const { seq } = await look(host);
  await guest.evaluate(async (id) => {
    const { as } = await (await fetch(`/api/tables/${id}?as=mine`)).json();
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ id: crypto.randomUUID(), text: 'well met', seat: as });
    const said = await fetch(`/api/tables/${id}/chat`, { method: 'POST', body, headers });
    if (!said.ok) throw new Error(await said.text());
  }, tableOf(guest));
  await seen(host, (now) => now.seq > seq);
  await host.click('nav button.unread');
  await host.waitForFunction(() => /well met/.test(document.querySelector('.side')?.innerText));
  assert.deepEqual(fetched, []);
});
