import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { myTurn, painted, phone, scene, setUp } from './house.mjs';
import { does, look, playOut, seen, spotOf } from './player.mjs';

scene('two taps commit on a phone, and every target is large enough', async (h) => {
  const page = await h.visit(phone);
  await page.tap('[data-act=play-now]');
  await painted(page);
  await myTurn(page);
  await page.tap('.combo.open >> nth=0');
  await page.tap('[data-act=pick]');
  const targeted = (page) =>
    seen(page, (now) => now.targets.length || now.offered.includes('form'));
  // Worgen choose their form before they conquer.
  if (!(await targeted(page)).targets.length) await page.locator('[data-act=form]').first().tap();
  const before = await seen(page, (now) => now.targets.length);
  const small = await page.$$eval('button', (all) =>
    all
      .map((b) => [b.getAttribute('aria-label') ?? b.innerText, b.getBoundingClientRect()])
      .filter(([, r]) => r.width && (r.width < 32 || r.height < 43.5))
      .map(([name, r]) => `${name} ${Math.round(r.width)}x${Math.round(r.height)}`),
  );
  assert.deepEqual(small, []);
  const inSight = async (regions) => {
    for (const region of regions) {
      const at = await spotOf(page, region);
      if (at) return at;
    }
    return null;
  };
  const at = await inSight(before.targets);
  await page.touchscreen.tap(at.x, at.y);
  await page.waitForSelector('[data-act=take]');
  assert.equal((await look(page)).seq, before.seq, 'one tap only looks');
  await does(page, () => page.tap('[data-act=take]'));
  await playOut(page, { touch: true, conquests: 2, until: (now) => now.round.startsWith('3/') });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 390, `the page is ${wide} wide`);
});

scene('the first board takes at most 100 kB of JavaScript, gzip', async (h) => {
  const page = await h.visit({ ...phone, chart: 'painted' });
  await setUp(page, ['me', 'bot']);
  await page.waitForSelector('main[data-seq]');
  const address = page.url();
  await page.goto(`${h.url}mark.svg`);
  const answers = [];
  page.on('response', (answer) => answers.push(answer));
  await page.goto(address);
  await myTurn(page);
  const sizes = {};
  for (const answer of answers.filter((a) => a.status() === 200 && a.url().endsWith('.js')))
    sizes[answer.url().split('/').pop()] = gzipSync(await answer.body()).length;
  // What draws the game and its words are asked for once, ahead of the program that uses them.
  const asked = answers.map((answer) => new URL(answer.url()).pathname);
  const early = await (await page.request.get(`${h.url}early.js`)).text();
  const needed = asked.filter((p) => /\/(smallworld|en)-[^/]*$/.test(p));
  assert.ok(needed.length >= 6, needed.join());
  assert.deepEqual([...new Set(needed)], needed, 'nothing is fetched twice');
  assert.deepEqual(
    needed.filter((path) => !early.includes(path)),
    [],
  );
  assert.equal(asked.filter((path) => path.startsWith('/api/content/smallworld/')).length, 1);
  const all = Object.values(sizes).reduce((a, b) => a + b, 0);
  assert.ok(Object.keys(sizes).some((name) => name.startsWith('smallworld')));
  assert.ok(all <= 100_000, `${all} bytes: ${JSON.stringify(sizes)}`);
});
