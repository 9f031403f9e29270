import assert from 'node:assert/strict';
import { painted, phone, scene, setUp } from './house.mjs';
import { decide, does, look, seen, spotOf } from './player.mjs';

const shots = process.env.SHOTS;
const shot = (page, name) => shots && page.screenshot({ path: `${shots}/${name}.png` });

async function until(page, holds) {
  const memory = { n: 0 };
  for (;;) {
    const now = await seen(page, (n) => n.mine || n.over);
    if (holds(now)) return now;
    await decide(page, { memory });
  }
}
const conquering = (now) => now.targets.length > 0 && !now.deploying && !now.pick;

for (const [language, words] of [
  ['en', { no: /first conquest/i, people: /Earned|Now/ }],
  ['pt', { no: /primeira conquista/i, people: /Agora/ }],
])
  scene(`a no is told in words, a people is looked up, hover wins (${language})`, async (h) => {
    const page = await h.visit({ language });
    await page.click('[data-act=play-now], [data-act=play]');
    await painted(page);
    // Who plays now begins: nobody has moved.
    const first = await seen(page, (n) => n.mine);
    assert.ok(first.pick);
    assert.equal((await page.locator('.log li').count()) <= 1, true);
    await until(page, conquering);
    const no = await page.$$eval('.hit:not(.may)', (hits) => hits.map((e) => e.dataset.region));
    // A region inland: nobody may land there.
    let refused = null;
    for (const region of no) {
      const at = await spotOf(page, region);
      if (!at) continue;
      await page.mouse.move(at.x, at.y);
      await page.waitForSelector(`[data-card="${region}"]`);
      if (await page.locator(`[data-card="${region}"] [data-reason]`).count()) {
        refused = region;
        break;
      }
    }
    assert.ok(refused);
    await page.waitForFunction(
      ([id, pattern]) =>
        new RegExp(pattern, 'i').test(
          document.querySelector(`[data-card="${id}"] [data-reason]`)?.innerText ?? '',
        ),
      [refused, words.no.source],
    );
    await shot(page, `refusal-${language}`);
    // Its card is pinned, gives way to what is pointed at, and comes back.
    const at = await spotOf(page, refused);
    await page.mouse.click(at.x, at.y);
    const target = (await look(page)).targets[0];
    const there = await spotOf(page, target);
    await page.mouse.move(there.x, there.y);
    await page.waitForSelector(`[data-card="${target}"]`);
    assert.equal(await page.locator('[data-card]').count(), 1);
    await page.mouse.move(2, 2);
    await page.waitForSelector(`[data-card="${refused}"]`);
    await page.keyboard.press('Escape');
    // My people says what it does.
    await page.click('[data-look^=people-]');
    assert.match(await page.innerText('[data-people]'), words.people);
    await shot(page, `people-${language}`);
    await page.click('[data-people] .x');
    await page.click('[data-act=legend]');
    await page.waitForSelector('[data-legend]');
    await shot(page, `legend-${language}`);
    await page.click('[data-legend] .x');
    await shot(page, `table-${language}`);
    // A combination is named in the order of its language.
    const order = await page.locator('.race[data-order]').first().getAttribute('data-order');
    assert.equal(order, language === 'en' ? 'power' : 'race');
    // I am told as you.
    const told = await page.innerText('.log');
    assert.match(told, language === 'en' ? /You lead/ : /Você lidera/);
    // The pin shows what a plain click pays.
    const prices = await page.$$eval('[data-pin] text', (all) => all.map((e) => e.textContent));
    assert.ok(prices.length > 0);
    // The bar keeps its place through my own click.
    const top = () => page.$eval('.bar', (e) => e.getBoundingClientRect().top);
    const before = await top();
    await decide(page, { memory: { n: 0 } });
    assert.equal(await top(), before);
  });

for (const [where, device, asks] of [
  ['en', {}, /^Put .+ into decline\?/],
  ['pt, phone', { ...phone, language: 'pt' }, /^Colocar .+ em declínio\?/],
])
  scene(`decline is asked once, and kept or done (${where})`, async (h) => {
    const page = await h.visit(device);
    await setUp(page, ['me', 'bot']);
    await painted(page);
    await until(page, (now) => now.offered.includes('decline'));
    const { seq } = await look(page);
    await does(page, () => page.click('[data-act=decline]'));
    assert.match((await look(page)).say, asks);
    await shot(page, `decline-${where}`);
    await page.locator('.acts .quiet').first().click();
    assert.equal((await look(page)).seq, seq);
    await does(page, () => page.click('[data-act=decline]'));
    await does(page, () => page.click('[data-act=decline-sure]'));
    assert.ok((await look(page)).seq > seq);
  });

for (const [language, undo] of [
  ['en', 'Undo'],
  ['pt', 'Desfazer'],
])
  scene(`keys are shown by ?, and Ctrl Z takes back (${language})`, async (h) => {
    const page = await h.visit({ language });
    await setUp(page, ['me', 'bot']);
    await page.waitForSelector('main[data-seq] canvas[data-painted]'); // home has a picture as well
    await page.keyboard.press('?');
    assert.match(await page.innerText('[data-keys]'), /Ctrl Z/);
    await shot(page, 'keys');
    await page.keyboard.press('?');
    await page.waitForFunction(() => !document.querySelector('[data-keys]'));
    const free = () => page.getAttribute('[data-act=undo]', 'title');
    for (;;) {
      const before = await until(page, conquering);
      await decide(page, { memory: { n: 0 } });
      const now = await look(page);
      if (now.mine && now.seq > before.seq && (await free()) === undo) break;
    }
    await does(page, () => page.keyboard.press('Control+z'));
    await page.waitForSelector('[data-act=redo]:enabled');
    await does(page, () => page.keyboard.press('Control+Shift+z'));
    assert.ok(await page.locator('[data-act=redo]').isDisabled());
  });

scene('day and night follow the system until one is chosen', async (h) => {
  const page = await h.visit({ colorScheme: 'light' });
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  assert.equal(await theme(), 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
});

const fiveSeats = async (page) => {
  await setUp(page, ['me', 'bot', 'bot', 'bot', 'bot']);
  await painted(page);
  await seen(page, (n) => n.mine);
};
const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

// Nothing sticks out of a page of this size.
async function fits(page, width, height) {
  await page.setViewportSize({ width, height });
  await page.evaluate(frame);
  await shot(page, `five-${width}x${height}`);
  const out = await page.evaluate(() => [
    document.documentElement.scrollWidth - innerWidth,
    document.documentElement.scrollHeight - innerHeight,
  ]);
  assert.ok(Math.max(...out) <= 0, `${width}x${height}: ${out} pixels stick out`);
}

scene('five players fit every desk', async (h) => {
  const page = await h.visit({ viewport: { width: 1280, height: 680 } });
  await fiveSeats(page);
  for (const [width, height] of [
    [1280, 680],
    [1024, 768],
    [1920, 1080],
  ]) {
    await fits(page, width, height);
    const outside = await page.$$eval('.right .card, .right .log', (all) =>
      all
        .filter((e) => {
          const r = e.getBoundingClientRect();
          return r.top < 0 || r.bottom > innerHeight + 1 || r.height <= 60;
        })
        .map((e) => e.innerText),
    );
    assert.deepEqual(outside, [], `${width}x${height}`);
  }
});

scene('five players fit every phone', async (h) => {
  const page = await h.visit(phone);
  await fiveSeats(page);
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [844, 390],
  ]) {
    await fits(page, width, height);
    for (const tab of [1, 2, 0]) {
      await page.locator('[role=tab]').nth(tab).click();
      await page.waitForSelector(`[role=tab][aria-selected=true]:nth-of-type(${tab + 1})`);
    }
  }
});

scene('the card of a people goes when its choice is taken back', async (h) => {
  const page = await h.visit();
  await setUp(page, ['me', 'bot']);
  await painted(page);
  await until(page, (now) => !now.pick);
  await page.click('[data-look=people-0]');
  await page.waitForSelector('[data-people]');
  await does(page, () => page.click('[data-act=undo]'));
  assert.equal(await page.locator('[data-people]').count(), 0);
});
