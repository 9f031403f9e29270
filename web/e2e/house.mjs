// A real server with a fresh data folder on a free port, and a browser to visit it. Dice, bots and
// names follow from SEED, so that what failed once fails again.

import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { eyes } from './eyes.mjs';

export const seed = process.env.SEED ?? '1';
// Nothing takes so long, on however busy a machine; who mends a test waits less.
const hang = Number(process.env.HANG ?? 180) * 1000;
const root = fileURLToPath(new URL('../..', import.meta.url));
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Each window would load the pages of the address bar's own menus beside ours.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PreloadTopChromeWebUI',
];

// The program with the client inside, built once for all files of a run.
export function program() {
  if (process.env.TWOBANNERS_BIN) return process.env.TWOBANNERS_BIN;
  const built = join(tmpdir(), `twobanners-e2e-${process.ppid}`);
  if (existsSync(built)) return built;
  execFileSync('npx', ['vite', 'build'], { cwd: join(root, 'web'), stdio: 'ignore' });
  execFileSync('go', ['build', '-o', built, './cmd/twobanners'], { cwd: root, stdio: 'inherit' });
  return built;
}

// The last of two equal flags counts: a test may ask for dice of its own.
export async function serve(flags = []) {
  const data = mkdtempSync(join(tmpdir(), 'twobanners-'));
  const free = ['--limit-requests', '0', '--limit-doors', '0'];
  const args = [
    'serve',
    '--addr',
    '127.0.0.1:0',
    '--data',
    data,
    '--seed',
    seed,
    ...free,
    ...flags,
  ];
  const child = spawn(program(), args);
  const url = await new Promise((found, failed) => {
    const hear = (text) => {
      const at = /http:\/\/[\d.]+:\d+\//.exec(String(text));
      if (at) found(at[0]);
    };
    child.stdout.on('data', hear);
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
  });
  return {
    url,
    close: () => {
      child.kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

// The shell is the same engine without windows of its own, for a fifth less work.
const executablePath = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);
const launch = () => chromium.launch({ executablePath, args: flags });

export async function house(shared, more = []) {
  const server = await serve(more);
  const browser = await (shared ?? launch());
  const complaints = [];
  const allowed = [];
  const said = () => complaints.filter((text) => !allowed.some((one) => one.test(text)));
  const windows = [];
  async function visit(options = {}) {
    // Most tests need no painting, which is half of a page's work.
    const { speed = 'off', language = 'en', chart = 'simple', ...rest } = options;
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      colorScheme: 'dark',
      ...rest,
    });
    windows.push(context);
    await context.addInitScript(
      (wishes) => {
        for (const [key, value] of Object.entries(wishes))
          if (!localStorage.getItem(key)) localStorage.setItem(key, value);
      },
      { speed, language, chart },
    );
    await context.addInitScript(eyes);
    const page = await context.newPage();
    page.setDefaultTimeout(hang);
    page.on('pageerror', (error) => complaints.push(`page: ${error.message}`));
    page.on('console', (m) => {
      const expected = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|status of 40[09]/.test(m.text());
      const { url } = m.location();
      const bare = url.endsWith('/favicon.ico'); // of a drawing that is opened as a page
      if (m.type() === 'error' && !expected && !bare)
        complaints.push(`console: ${m.text()} ${url}`);
    });
    // Whoever leaves before the server knows them would come back as somebody else.
    await Promise.all([page.waitForResponse('**/api/me'), page.goto(server.url)]);
    return page;
  }
  return {
    url: server.url,
    browser,
    visit,
    // What else the browser may say, since the test asks for it: a refusal it expects.
    allow: (text) => allowed.push(text),
    complaints: said,
    calm: () => assert.deepEqual(said(), []),
    close: async () => {
      await Promise.all(windows.map((context) => context.close()));
      if (!shared) await browser.close();
      server.close();
    },
  };
}

// A test in a house of its own, with one browser for all tests of a file. In the end nothing was
// complained about. The server may be told more.
let browser;
export function scene(name, play, more) {
  if (!browser) after(async () => (await browser).close());
  browser ??= launch();
  test(name, async (t) => {
    const h = await house(browser, more);
    try {
      await play(h, t);
      h.calm();
    } catch (error) {
      t.diagnostic(`SEED=${seed} repeats it`);
      throw error;
    } finally {
      await h.close();
    }
  });
}

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const painted = (page) => page.waitForSelector('canvas[data-painted]');
// The page shows somebody who is not called so any more.
export const nameless = (page, name) =>
  page.waitForFunction((n) => {
    const shown = document.querySelector('header input')?.value;
    return shown && shown !== n;
  }, name);
export const myTurn = (page) => page.waitForFunction(() => document.title.startsWith('●'));

// Make a table from the home page: the kinds of its seats, in order.
export async function setUp(page, seats, { team = false, clock, rounds } = {}) {
  await page.click('[data-act=set-up]');
  for (const [i, kind] of [...seats, ...Array(5 - seats.length).fill('none')].entries())
    await page.selectOption(`[data-seat-kind="${i}"]`, kind);
  if (team) await page.selectOption('[data-variant]', 'team');
  if (rounds) await page.selectOption('[data-rounds]', String(rounds));
  if (clock) await page.selectOption('[data-clock]', clock);
  await page.click('[data-act=make]');
  await page.waitForURL(/#\/t\//); // the set-up has painted islands, too
}

// Two people at one table: the host, and a guest who followed the link.
export async function two(h, { clock, guests } = {}) {
  const host = await h.visit();
  await setUp(host, ['me', 'open'], { clock });
  await host.waitForSelector('input[readonly]');
  const guest = await h.visit(guests);
  await guest.goto(await host.inputValue('input[readonly]'));
  await guest.click('[data-act=sit]');
  return [host, guest];
}
