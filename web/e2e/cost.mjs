// What a first board costs whoever comes by an empty cache: counts, which no busy machine changes.
// `npm run measure` prints them, a browser test holds them.

import { myTurn, painted, setUp } from './house.mjs';

// A table of each game at which somebody is asked, and what is lit there.
export const boards = {
  smallworld: {
    lit: '.combo.open',
    begin: async (page) => {
      await setUp(page, ['me', 'bot', 'bot']);
      await painted(page);
    },
  },
  lordaeron: {
    lit: '.hit.may',
    begin: (page) => page.click('[data-game=lordaeron] [data-act=play-now]'),
  },
};

export async function firstBoard(h, game, device = {}) {
  const { lit, begin } = boards[game];
  const host = await h.visit();
  await begin(host);
  await myTurn(host);
  await host.waitForSelector(lit);
  const { cookies } = await host.context().storageState();
  const address = host.url();
  await host.context().close();

  const state = { storageState: { cookies, origins: [] }, chart: 'painted' };
  const page = await h.visit({ ...device, ...state });
  await page.goto(`${h.url}mark.svg`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable');
  await devtools.send('Network.clearBrowserCache');
  let [requests, bytes] = [0, 0];
  const asked = new Set();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    asked.add(requestId);
    requests += 1;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(address);
  await page.waitForSelector(lit);
  await page.waitForSelector('.frame canvas[data-painted=full]');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  for (let i = 0; i < 3; i++) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await devtools.send('HeapProfiler.collectGarbage');
  }
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name) => metrics.find((m) => m.name === name).value;
  const cost = { bytes, requests, elements, listeners: of('JSEventListeners') };
  await page.context().close();
  return cost;
}
