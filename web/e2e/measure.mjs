// Measures what a player waits for: `npm run measure`. It prints and judges nothing.

import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { house, myTurn, painted, setUp } from './house.mjs';

const assets = new URL('../dist/assets/', import.meta.url);
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const weigh = (ending) =>
  readdirSync(assets)
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, bytes: gzipSync(readFileSync(new URL(file, assets))).length }));

function size() {
  const scripts = weigh('.js');
  for (const { file, bytes } of scripts) console.log(`  ${file} ${kb(bytes)}`);
  console.log(`JavaScript, gzip: ${kb(scripts.reduce((n, s) => n + s.bytes, 0))}`);
}

// From the address to a board that can be played, nothing cached, on a slow processor.
async function firstLoad(h, slowdown) {
  const host = await h.visit();
  await setUp(host, ['me', 'bot', 'bot', 'bot']);
  await painted(host);
  await myTurn(host);
  const { cookies } = await host.context().storageState();
  const viewport = { width: 390, height: 844 };
  const device = { viewport, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
  const times = [];
  const busy = [];
  for (let i = 0; i < 5; i++) {
    const page = await h.visit({ ...device, storageState: { cookies, origins: [] } });
    await page.goto(`${h.url}mark.svg`);
    const devtools = await page.context().newCDPSession(page);
    // Time the main thread itself worked: on a busy machine the clock counts others' work too.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await devtools.send('Network.clearBrowserCache');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    // Usable: painted, my people to choose from are lit, and a frame has been shown with them.
    await page.addInitScript(() => {
      const ready = () => {
        const usable =
          document.querySelector('canvas[data-painted]') && document.querySelector('.combo.open');
        if (usable)
          requestAnimationFrame(() => setTimeout(() => (window.usable = performance.now())));
        else requestAnimationFrame(ready);
      };
      requestAnimationFrame(ready);
    });
    await page.goto(host.url());
    times.push(await (await page.waitForFunction(() => window.usable)).jsonValue());
    const { metrics } = await devtools.send('Performance.getMetrics');
    busy.push(metrics.find((m) => m.name === 'TaskDuration').value * 1000);
    await page.context().close();
  }
  await host.context().close();
  const median = (list) => Math.round([...list].sort((a, b) => a - b)[2]);
  const worked = `main thread worked ${median(busy)} ms`;
  console.log(`board usable at ${slowdown}x slowdown: median ${median(times)} ms; ${worked}`);
}

// Frames while the tokens of a conquest travel: how many came later than they should.
async function frames(h) {
  const page = await h.visit({ speed: 'calm' });
  await setUp(page, ['me', 'bot', 'bot', 'bot']);
  await painted(page);
  await myTurn(page);
  await page.evaluate(() => {
    window.gaps = [];
    let last = 0;
    const tick = (now) => {
      if (last && document.querySelector('.flight')) window.gaps.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await page.locator('.combo.open').first().click();
  await page.click('[data-act=pick]');
  for (let i = 0; i < 4; i++) {
    await myTurn(page);
    const target = page.locator('.hit.may:not([data-roll])').first();
    if (!(await target.count())) break;
    await target.focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(1500);
  }
  const gaps = await page.evaluate(() => window.gaps);
  const late = gaps.filter((ms) => ms > 25);
  const dropped = late.reduce((n, ms) => n + Math.round(ms / 16.7) - 1, 0);
  console.log(
    `token flights: ${gaps.length} frames, ${dropped} dropped, longest ${Math.round(Math.max(...gaps))} ms`,
  );
  await page.context().close();
}

size();
const h = await house();
try {
  await firstLoad(h, 1);
  await firstLoad(h, 4);
  await frames(h);
} finally {
  await h.close();
}
