// What every page owes whoever comes: words that stand apart, nothing that jumps while it comes, and
// headings and names in order.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { firstBoard } from './cost.mjs';
import { myTurn, painted, phone, scene, setUp } from './house.mjs';
import { quiet } from './looks.mjs';
import { setUp as quest } from './lordaeron.mjs';

// How wide the spaces of a page are, in em, as far as a word stands on both sides of them.
const spaces = () => {
  const narrow = [];
  let n = 0;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const style = getComputedStyle(node.parentElement);
    for (const { index } of node.data.matchAll(/(?<=\w) (?=\w)/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { width } = range.getBoundingClientRect();
      if (!width) continue; // a line ends there, or it is not shown
      n += 1;
      const em = width / Number.parseFloat(style.fontSize);
      if (em < 0.2) narrow.push(`${node.data.trim().slice(0, 40)}: ${em.toFixed(3)}`);
    }
  }
  return { n, narrow };
};

for (const deviceScaleFactor of [1, 2])
  scene(`words stand apart (${deviceScaleFactor}x)`, async (h) => {
    const page = await h.visit({ deviceScaleFactor });
    await page.waitForSelector('[data-act=set-up]');
    const look = async (where) => {
      await page.evaluate(() => document.fonts.ready);
      const { n, narrow } = await page.evaluate(spaces);
      assert.ok(n > 20, `${where}: ${n} spaces`);
      assert.deepEqual(narrow, [], where);
    };
    await look('home');
    await setUp(page, ['me', 'bot']);
    await painted(page);
    await myTurn(page);
    await look('table');
  });

// Everything that moved while a page came, by a slow line and with an empty cache.
const shifts = () => {
  window.shifted = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput)
        window.shifted.push([value, sources.map(({ node }) => node?.nodeName ?? '').join()]);
  }).observe({ type: 'layout-shift', buffered: true });
};

scene('nothing jumps while a page comes', async (h) => {
  const host = await h.visit();
  await setUp(host, ['me', 'bot', 'bot']);
  await host.waitForSelector('main[data-still]');
  const id = host.url().split('/t/')[1];
  const { cookies } = await host.context().storageState();
  const pages = [
    ['home', h.url, '[data-list=my-games] li'],
    ['table', host.url(), 'canvas[data-painted=full]'],
    ['replay', `${h.url}#/r/${id}`, '.scrub'],
  ];
  for (const [name, url, there] of pages)
    for (const device of [phone, {}]) {
      const state = { storageState: { cookies, origins: [] }, chart: 'painted' };
      const page = await h.visit({ ...device, ...state });
      await page.goto(`${h.url}mark.svg`);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.clearBrowserCache');
      const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
      await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line });
      await page.addInitScript(shifts);
      await page.goto(url);
      await page.waitForSelector(there);
      await page.waitForLoadState('networkidle');
      await quiet(page);
      const all = await page.evaluate(async () => {
        await document.fonts.ready;
        for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
        return window.shifted;
      });
      const sum = all.reduce((n, [value]) => n + value, 0);
      assert.ok(sum <= 0.05, `${name} ${device.isMobile ? 'phone' : 'desktop'}: ${sum} ${all}`);
      await page.context().close();
    }
});

// Counts, so that no busy machine changes them: who adds something heavy is told here.
for (const [game, device, most] of [
  ['smallworld', {}, { bytes: 268_000, requests: 23, elements: 1100, listeners: 205 }],
  ['smallworld', phone, { bytes: 268_000, requests: 23, elements: 930, listeners: 145 }],
  ['lordaeron', {}, { bytes: 392_000, requests: 26, elements: 2400, listeners: 230 }],
  ['lordaeron', phone, { bytes: 392_000, requests: 26, elements: 1800, listeners: 160 }],
])
  scene(
    `what a first board costs (${game}, ${device.isMobile ? 'phone' : 'desktop'})`,
    async (h, t) => {
      const cost = await firstBoard(h, game, device);
      t.diagnostic(JSON.stringify(cost));
      const over = Object.entries(cost).filter(([what, n]) => n > most[what]);
      assert.deepEqual(over, []);
    },
  );

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const values = [
  'page-has-heading-one',
  'heading-order',
  'landmark-unique',
  'label-content-name-mismatch',
];
async function ordered(page, where) {
  await page.evaluate(axe);
  const found = await page.evaluate(async (rules) => {
    const { violations } = await globalThis.axe.run('html', {
      runOnly: { type: 'rule', values: rules },
    });
    return violations.flatMap((v) =>
      v.nodes.map((n) => `${v.id} ${n.target.join(' ')}: ${n.html.slice(0, 120)}`),
    );
  }, values);
  assert.deepEqual(found, [], where);
}

for (const [size, device] of [
  ['desktop', {}],
  ['phone', phone],
])
  scene(`headings, landmarks and names are in order (${size})`, async (h) => {
    const page = await h.visit(device);
    await page.click('[data-act=set-up]');
    await page.waitForSelector('.veil form'); // it is fetched
    await ordered(page, 'set-up');
    await page.keyboard.press('Escape');
    await setUp(page, ['me', 'bot']);
    await painted(page);
    await myTurn(page);
    await ordered(page, 'Small World');
    const id = page.url().split('/t/')[1];
    await page.goto(`${h.url}#/r/${id}`);
    await page.waitForSelector('.scrub');
    await ordered(page, 'replay');
    await page.goto(h.url);
    await page.click('[data-game=lordaeron] [data-act=set-up]');
    await page.waitForSelector('.veil form');
    await ordered(page, 'set-up of quests');
    await page.keyboard.press('Escape');
    await quest(page, ['me', 'bot']);
    await myTurn(page);
    await ordered(page, 'draft');
    await page.locator('[data-move=pick]').first().click();
    await page.waitForSelector('[data-action-bar], [data-chooser]');
    await ordered(page, 'Lordaeron');
  });
