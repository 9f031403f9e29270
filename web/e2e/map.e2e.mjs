// The map of the second game: walked and travelled with keys, with a mouse and with a finger.

import assert from 'node:assert/strict';
import { myTurn, painted, scene } from './house.mjs';

async function begin(h, options) {
  const page = await h.visit(options);
  await page.click('[data-game=lordaeron] [data-act=play-now]');
  await painted(page);
  await myTurn(page);
  await page.waitForSelector('.hit.may');
  await page.mouse.move(2, 2);
  return page;
}

const lit = (page) => page.$$eval('.hit.may', (all) => all.map((e) => e.dataset.hit));
const label = (page, id) => page.getAttribute(`[data-hit="${id}"]`, 'aria-label');
// Where my acting character stands: the region the map puts the keyboard on.
const standing = async (page) => page.$eval('[data-hit][tabindex="0"]', (e) => e.dataset.hit);
// My pawn has reached a region.
const arrived = (page, id, name) =>
  page.waitForFunction(
    ([at, who]) => document.querySelector(`[data-hit="${at}"]`)?.ariaLabel?.includes(who),
    [id, name],
  );
const hero = async (page, at) =>
  / (?:of the Alliance|of the Horde)/.exec(await label(page, at)) !== null;

scene('every region is told, and keys walk and travel', async (h) => {
  const page = await begin(h);
  const labels = await page.$$eval('[data-hit]', (all) => all.map((e) => e.ariaLabel));
  assert.equal(labels.length, 67);
  assert.equal(new Set(labels.map((l) => l.split(',')[0])).size, 67);
  const home = await standing(page);
  assert.ok(await hero(page, home), 'a character stands where the keyboard is');
  await page.focus(`[data-hit="${home}"]`);
  await page.keyboard.press('ArrowUp');
  const north = await page.evaluate(() => document.activeElement.dataset.hit);
  assert.notEqual(north, home);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('n');
  const target = await page.evaluate(() => document.activeElement.dataset.hit);
  assert.ok((await lit(page)).includes(target));
  assert.match(await label(page, target), /step/);
  assert.ok((await page.locator('.r2').count()) > 0, 'its way is shown');
  await page.keyboard.press('Enter');
  await arrived(page, target, 'of the');
});

scene('one click goes two steps, and a region tells who stands there', async (h) => {
  const page = await begin(h);
  const far = await page.$$eval('.hit.may', (all) =>
    all
      .filter((e) => /2 steps/.test(e.ariaLabel))
      .filter((e) => !/of the (Alliance|Horde)|independent/.test(e.ariaLabel))
      .map((e) => e.dataset.hit),
  );
  assert.ok(far.length > 0, 'no empty region is two steps away');
  const target = far[0];
  await page.locator(`[data-hit="${target}"]`).hover({ force: true });
  await page.waitForSelector(`[data-card="${target}"]`);
  await page.locator(`[data-hit="${target}"]`).click({ force: true });
  await arrived(page, target, 'of the');
  const groups = await page.$$eval('[data-hit]', (all) =>
    all.filter((e) => /independent/.test(e.ariaLabel)).map((e) => e.dataset.hit),
  );
  await page.mouse.move(2, 2);
  await page.focus(`[data-hit="${groups[0]}"]`);
  await page.waitForSelector(`[data-card="${groups[0]}"] .values`);
});

scene('a finger looks first, and goes by the button of the card', async (h) => {
  const page = await begin(h, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const home = await standing(page);
  const seen = await page.$$eval('.hit.may', (all) => {
    const map = document.querySelector('.frame').getBoundingClientRect();
    return all
      .map((e) => ({ id: e.dataset.hit, box: e.getBoundingClientRect() }))
      .map(({ id, box }) => ({ id, x: box.x + box.width / 2, y: box.y + box.height / 2 }))
      .filter(({ x, y }) => x > 20 && x < 320 && y > map.y + 20 && y < map.y + map.height - 20)
      .map((p) => ({ ...p, at: document.elementFromPoint(p.x, p.y)?.dataset?.hit }))
      .filter((p) => p.at === p.id);
  });
  assert.ok(seen.length > 0, 'the map begins where my character is');
  const { id, x, y } = seen[0];
  const before = await label(page, id);
  await page.touchscreen.tap(x, y);
  await page.waitForSelector(`[data-card="${id}"]`);
  assert.equal(await label(page, id), before);
  await page.click('[data-act=go-there]');
  await arrived(page, id, 'of the');
  assert.notEqual(id, home);
});

scene('the chart is painted once, however the room for it changes', async (h) => {
  const page = await begin(h, { viewport: { width: 1440, height: 900 }, chart: 'painted' });
  const full = () => page.waitForSelector('.frame canvas[data-painted=full]');
  const sketches = () =>
    page.evaluate(() => performance.getEntriesByName('chart sketch', 'measure').length);
  const height = () => page.$eval('.frame', (e) => e.clientHeight);
  await full();
  const [before, room] = [await sketches(), await height()];
  await page.setViewportSize({ width: 1440, height: 840 });
  await page.waitForFunction((h) => document.querySelector('.frame')?.clientHeight < h, room);
  assert.equal(await page.getAttribute('.frame canvas', 'data-painted'), 'full');
  // By day it is another chart; one for the smaller room would have come before it.
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForFunction(
    (n) => performance.getEntriesByName('chart sketch', 'measure').length > n,
    before,
  );
  await full();
  assert.equal(await sketches(), before + 1);
});
