// Measures what a player waits for: `npm run measure`. It prints and judges nothing; what is counted
// and not timed, a browser test holds (pages.e2e.mjs).

import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { boards, firstBoard } from './cost.mjs';
import { house, myTurn, painted, setUp } from './house.mjs';
import { quiet } from './looks.mjs';
import { setUp as quest } from './lordaeron.mjs';

const assets = new URL('../dist/assets/', import.meta.url);
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const weight = (file) => gzipSync(readFileSync(new URL(file, assets))).length;
const median = (list) => Math.round([...list].sort((a, b) => a - b)[list.length >> 1]);

function size(files, what) {
  const scripts = files.filter((f) => f.endsWith('.js')).map((f) => ({ f, bytes: weight(f) }));
  for (const { f, bytes } of scripts) console.log(`  ${f} ${kb(bytes)}`);
  console.log(`JavaScript ${what}, gzip: ${kb(scripts.reduce((n, s) => n + s.bytes, 0))}`);
}

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

// Runs in the page: the board is usable when it is drawn, my people to choose from are lit, and a
// frame has been shown with them. Told by a binding, since waiting from outside costs a slow page.
function watchForTheBoard() {
  const look = () => {
    const drawn = document.querySelector('canvas[data-painted]');
    if (!drawn || !document.querySelector('.combo.open')) return requestAnimationFrame(look);
    // A message comes after the frame that is being drawn.
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => window.usable(String(performance.now()));
    requestAnimationFrame(() => port1.postMessage(0));
  };
  requestAnimationFrame(look);
}

// One visit with nothing cached: when the board could be used, how long the main thread worked for
// it (on a busy machine the clock counts others' work too), and what was fetched.
async function visit(h, url, cookies, slowdown) {
  const page = await h.visit({
    ...phone,
    chart: 'painted',
    storageState: { cookies, origins: [] },
  });
  await page.goto(`${h.url}mark.svg`);
  const fetched = [];
  page.on('request', (r) => fetched.push(r.url().split('/').pop()));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Runtime.enable');
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devtools.send('Runtime.addBinding', { name: 'usable' });
  await page.addInitScript(watchForTheBoard);
  const told = new Promise((done) => {
    devtools.once('Runtime.bindingCalled', ({ payload }) => done(Number(payload)));
  });
  await page.goto(url, { waitUntil: 'commit' });
  const usable = await told;
  const { metrics } = await devtools.send('Performance.getMetrics');
  const busy = metrics.find((m) => m.name === 'TaskDuration').value * 1000;
  const scripts = fetched.filter((f) => f.endsWith('.js') && f !== 'early.js');
  await page.waitForSelector('canvas[data-painted=full]');
  const charts = await page.evaluate(() =>
    performance.getEntriesByType('measure').map(({ startTime, duration }) => ({
      ms: duration,
      end: startTime + duration,
    })),
  );
  await page.context().close();
  return { usable, busy, scripts, sketch: charts[0].ms, full: charts[1].end };
}

async function firstLoad(h, slowdown) {
  const host = await h.visit({ chart: 'painted' });
  await setUp(host, ['me', 'bot', 'bot', 'bot']);
  await painted(host);
  await myTurn(host);
  const { cookies } = await host.context().storageState();
  const visits = [];
  for (let i = 0; i < 7; i++) visits.push(await visit(h, host.url(), cookies, slowdown));
  const middle = (what) => median(visits.map((v) => v[what]));
  console.log(
    `board usable at ${slowdown}x slowdown: median ${middle('usable')} ms; main thread worked ${middle('busy')} ms; painter sketched ${middle('sketch')} ms (a worker, not slowed), chart complete at ${middle('full')} ms`,
  );
  await host.context().close();
  return visits[0].scripts;
}

// Runs in the page: counts frames while something flies, and marks where flights begin and end.
function watchFlights() {
  window.gaps = [];
  let last = 0;
  let flying = false;
  const tick = (now) => {
    const flies = !!document.querySelector('.flight');
    if (flies !== flying) performance.mark(flies ? 'flight begins' : 'flight ends');
    if (last && flies && flying) window.gaps.push(now - last);
    flying = flies;
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

// What the main thread itself worked for each frame, from the browser's own trace: while tokens are
// on their way, and when they set off or land, which changes the board too.
function frameWork(events) {
  const marks = events.filter((e) => e.name.startsWith('flight ')).sort((a, b) => a.ts - b.ts);
  const frames = events
    .filter((e) => e.name === 'ProxyMain::BeginMainFrame' && e.tdur && e.pid === marks[0].pid)
    .sort((a, b) => a.ts - b.ts);
  const work = { moving: [], turning: [] };
  marks.forEach((mark, i) => {
    if (mark.name !== 'flight begins' || !marks[i + 1]) return;
    const span = frames.filter((f) => f.ts > mark.ts && f.ts < marks[i + 1].ts);
    const ms = span.map((f) => f.tdur / 1000);
    work.turning.push(...ms.splice(0, 1), ...ms.splice(-2));
    work.moving.push(...ms);
  });
  return work;
}

// Frames while the tokens of a conquest travel: how many came late, and whose fault it was.
async function frames(h) {
  const page = await h.visit({ speed: 'calm', chart: 'painted' });
  await setUp(page, ['me', 'bot', 'bot', 'bot']);
  await painted(page);
  await myTurn(page);
  await page.waitForSelector('canvas[data-painted=full]');
  await page.locator('.combo.open').first().click();
  await page.click('[data-act=pick]');
  await page.waitForSelector('.hit.may');
  await page.evaluate(watchFlights);
  const tracer = await h.browser.newBrowserCDPSession();
  const events = [];
  tracer.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const includedCategories = ['blink.user_timing', 'cc'];
  await tracer.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories },
  });
  for (let i = 0; i < 4; i++) {
    await myTurn(page);
    const target = page.locator('.hit.may:not([data-roll])').first();
    if (!(await target.count())) break;
    await target.focus();
    await page.keyboard.press('Enter');
    await quiet(page);
  }
  const ended = new Promise((done) => {
    tracer.once('Tracing.tracingComplete', done);
  });
  await tracer.send('Tracing.end');
  await ended;
  const gaps = await page.evaluate(() => window.gaps);
  const dropped = gaps.filter((ms) => ms > 25).reduce((n, ms) => n + Math.round(ms / 16.7) - 1, 0);
  const { moving, turning } = frameWork(events);
  const told = (list) => {
    const sorted = [...list].sort((a, b) => a - b).map((ms) => ms.toFixed(1));
    return `${list.length} frames, median ${sorted[list.length >> 1]} ms, longest ${sorted.at(-1)} ms`;
  };
  console.log(
    `token flights: ${gaps.length} frames, ${dropped} dropped, longest ${Math.round(Math.max(...gaps))} ms`,
  );
  console.log(`  main thread, tokens on their way: ${told(moving)}`);
  console.log(`  main thread, setting off and landing: ${told(turning)}`);
  await page.context().close();
}

// Runs in the page: when I pressed a region, when regions were lit for me again, and which tasks
// kept the page from drawing and hearing.
function watchTheFinger() {
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  window.waits = [];
  let pressed = null;
  addEventListener(
    'keydown',
    (e) => {
      const { seq } = globalThis.seen();
      if (e.key === 'Enter' && e.target.matches?.('.hit.may')) pressed = { seq, at: e.timeStamp };
    },
    true,
  );
  const look = () => {
    const now = pressed && globalThis.seen();
    if (now && now.seq > pressed.seq && now.mine && now.targets.length) {
      window.waits.push(performance.now() - pressed.at);
      pressed = null;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const sessions = new WeakMap();
async function slowed(page, rate) {
  if (!sessions.has(page)) sessions.set(page, await page.context().newCDPSession(page));
  const devtools = sessions.get(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

// From the press on a region to the next one that is lit, while tokens are seen to fly: the first
// turn of three games.
async function finger(h, slowdown) {
  const page = await h.visit({ speed: 'calm', chart: 'painted' });
  await page.addInitScript(watchTheFinger);
  const waits = [];
  for (let game = 0; game < 3; game++) {
    await page.goto(h.url);
    await page.reload();
    await setUp(page, ['me', 'bot']);
    await page.waitForSelector('canvas[data-painted=full]');
    await myTurn(page);
    await page.locator('.combo.open').first().click();
    await page.click('[data-act=pick]');
    await page.waitForSelector('.hit.may');
    await slowed(page, slowdown);
    for (let i = 0; i < 4; i++) {
      const target = page.locator('.hit.may:not([data-roll])').first();
      if (!(await target.count())) break;
      await target.focus();
      await page.keyboard.press('Enter');
      await page.waitForSelector('main[data-still]');
      await quiet(page);
    }
    await slowed(page, 1);
    waits.push(...(await page.evaluate(() => window.waits)));
  }
  console.log(
    `press to next lit at ${slowdown}x slowdown: median ${median(waits)} ms of ${waits.length}, longest ${Math.round(Math.max(...waits))} ms`,
  );
  await page.context().close();
}

// A table that has gone on while nobody looked, told to a page all at once: tasks over 50 ms.
async function hurry(h, slowdown) {
  const page = await h.visit({ chart: 'painted', speed: 'calm' });
  await page.addInitScript(() => localStorage.setItem('pace', 'fast'));
  await page.addInitScript(watchTheFinger);
  await page.reload();
  await quest(page, ['bot', 'bot', 'bot', 'bot', 'bot', 'bot'], 6);
  await page.waitForSelector('main[data-seq]');
  await slowed(page, slowdown);
  await page.evaluate(() => window.tasks.splice(0));
  await page.waitForSelector('[data-ending]');
  const tasks = await page.evaluate(() => window.tasks);
  const sum = Math.round(tasks.reduce((n, ms) => n + ms, 0));
  console.log(
    `a fast game of six bots at ${slowdown}x slowdown: longest task ${Math.round(Math.max(0, ...tasks))} ms, ${tasks.length} over 50 ms, ${sum} ms of them in all`,
  );
  await page.context().close();
}

// From the press on Chat to the picture after it, by the browser's own event timing; and what the
// main thread worked for one opening and closing.
async function chat(h, slowdown) {
  const page = await h.visit({ chart: 'painted', viewport: { width: 1600, height: 900 } });
  await setUp(page, ['me', 'bot', 'bot']);
  await page.waitForSelector('.frame canvas[data-painted=full]');
  await page.evaluate(() => {
    window.presses = [];
    const hear = (list) => window.presses.push(...list.getEntries());
    new PerformanceObserver(hear).observe({ type: 'event', durationThreshold: 16 });
  });
  await slowed(page, slowdown);
  const devtools = sessions.get(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find((m) => m.name === 'TaskDuration').value * 1000;
  };
  const before = await worked();
  const times = 5;
  for (let i = 0; i < 2 * times; i++) {
    await page.getByRole('button', { name: 'Chat', exact: true }).click();
    await page.waitForFunction((open) => !!document.querySelector('.side') === open, i % 2 === 0);
    await quiet(page);
  }
  const sum = (await worked()) - before;
  await slowed(page, 1);
  const waits = await page.evaluate(() =>
    Object.values(
      window.presses
        .filter((e) => e.interactionId)
        .reduce((all, e) => {
          all[e.interactionId] = Math.max(all[e.interactionId] ?? 0, e.duration);
          return all;
        }, {}),
    ),
  );
  console.log(
    `chat opened and closed at ${slowdown}x slowdown: press to picture median ${median(waits)} ms, longest ${Math.max(...waits)} ms of ${waits.length}; main thread ${Math.round(sum / times)} ms a time`,
  );
  await page.context().close();
}

async function costs(h) {
  for (const game of Object.keys(boards))
    for (const device of [{}, phone]) {
      const { bytes, requests, elements, listeners } = await firstBoard(h, game, device);
      console.log(
        `first board of ${game}, ${device.isMobile ? 'phone' : 'desktop'}: ${kb(bytes)} in ${requests} requests, ${elements} elements, ${listeners} listeners`,
      );
    }
}

// ONLY=finger measures what a press waits for, and nothing else.
const only = process.env.ONLY;
const h = await house();
try {
  for (const slowdown of [1, 4]) {
    await finger(h, slowdown);
    await hurry(h, slowdown);
    await chat(h, slowdown);
  }
  if (only !== 'finger') await theRest();
} finally {
  await h.close();
}

async function theRest() {
  await costs(h);
  size(readdirSync(assets), 'in all');
  size(await firstLoad(h, 1), 'for the first board');
  await firstLoad(h, 4);
  await frames(h);
}
