// The ways a screen is looked at: size, theme and language, each a visitor of its own.

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1.5,
    hasTouch: true,
    isMobile: true,
  },
};

const ways = [
  { theme: 'dark', language: 'en' },
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'pt' },
];

// Visitors with one person's session, so that all see the same seat of the same table.
export async function visitors(house, person) {
  const { cookies } = await person.context().storageState();
  const all = [];
  for (const size of Object.keys(sizes))
    for (const way of ways) {
      const storageState = { cookies, origins: [] };
      const page = await house.visit({ ...sizes[size], ...way, chart: 'painted', storageState });
      await page
        .context()
        .addInitScript((theme) => localStorage.setItem('theme', theme), way.theme);
      await page.goto(`${house.url}mark.svg`);
      all.push({ page, size, ...way });
    }
  return all;
}

// A camera that writes into a folder, emptied of older pictures unless only some are made anew.
export function camera(folder, { some = [], quality = 62 } = {}) {
  mkdirSync(folder, { recursive: true });
  const old = some.length ? [] : readdirSync(folder).filter((name) => name.endsWith('.webp'));
  for (const name of old) rmSync(new URL(name, folder));
  return async (name, { page, size, theme, language }) => {
    const devtools = await page.context().newCDPSession(page);
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality });
    await devtools.detach();
    const file = `${name}-${size}-${theme}-${language}.webp`;
    writeFileSync(new URL(file, folder), Buffer.from(data, 'base64'));
    return file;
  };
}

// Waits until nothing moves any more but what always does: no animation that ends runs, and every
// picture is there.
export const quiet = (page) =>
  page.waitForFunction(() => {
    const ends = (a) => a.effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const runs = document.getAnimations().filter((a) => a.playState === 'running');
    return !runs.some(ends) && [...document.images].every((i) => i.complete);
  });
