// The tutorial of the second game, followed by somebody who knows only what the screen says: what a
// lesson names in quotation marks is pressed, in that order; then the next lesson comes.

import assert from 'node:assert/strict';
import { does, seen } from './eyes.mjs';
import { scene } from './house.mjs';

const shots = process.env.SHOTS;
// What is said once everything has come to rest and it is on me: then nothing changes by itself.
const lesson = async (page) =>
  (await seen(page, (now) => now.lesson && now.still && now.mine)).lesson.replace('tutorial-', '');
const visible = (page, what) => page.locator(`${what}:visible:not([disabled])`);
const named = (page, name) =>
  visible(page, 'button').filter({ hasText: new RegExp(`^\\s*${quote(name)}`) });
const quote = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function press(page, button) {
  await button.first().waitFor();
  if ((await button.first().getAttribute('aria-pressed')) === 'true') return; // is chosen already
  await does(page, () => button.first().click());
}

// What lessons say without naming a button.
const unnamed = {
  reroll: async (page) => {
    await press(page, page.locator('[data-rerolls] button'));
    await press(page, visible(page, '[data-fight] footer .go')); // the golden one
  },
  fight: (page) => press(page, visible(page, '[data-fight] footer button').last()),
  loot: async (page) => {
    for (const what of ['[data-choose]', '[data-move=quest-deck]'])
      if (await visible(page, what).count()) return press(page, visible(page, what));
  },
};

// Follows a lesson once, if it is still said. What was all named is done: then another one comes.
async function follow(page, id) {
  const box = page.locator(`[data-lesson=tutorial-${id}]`);
  const [said] = await box.locator('p').allInnerTexts();
  if (said === undefined) return;
  const names = [...said.matchAll(/“([^”]+)”/g)].map(([, name]) => name);
  for (const name of names) await press(page, named(page, name));
  if (!names.length && unnamed[id]) return unnamed[id](page);
  if (!names.length) await press(page, box.locator('[data-act=next-lesson]'));
  await box.waitFor({ state: 'detached' });
}

const all =
  'welcome hero town quests travel equip others odds group roll hold reroll fight loot rest levels win';

// From the home page to the last lesson; tells what was pressed.
async function learn(page, look = async () => {}) {
  await page.click('[data-game=lordaeron] [data-act=learn]');
  await page.waitForSelector('[data-lesson]');
  const ids = [];
  for (let id = await lesson(page); ids.length < 60; id = await lesson(page)) {
    if (ids.at(-1) !== id) {
      ids.push(id);
      await look(id);
    }
    await follow(page, id);
    if (id === 'win') break;
    await page.waitForSelector('[data-lesson]'); // a lesson about a fight waits for it
  }
  await page.waitForSelector('[data-lesson]', { state: 'detached' });
  assert.equal(ids.join(' '), all);
}

scene('the first adventure comes as the lessons say, a fight together with a friend', async (h) => {
  const page = await h.visit();
  const log = page.locator('.log');
  await learn(page, async (id) => {
    if (shots) await page.screenshot({ path: `${shots}/learn-${id}.png` });
    if (id === 'roll') assert.equal(await page.locator('[data-fight] .fighter').count(), 2);
    if (id === 'others') await page.waitForSelector('[data-meanwhile]');
    // What the fight brought is a screen with a title, and no key puts away what is to be chosen.
    if (id !== 'loot') return;
    const reward = page.getByRole('dialog', { name: / is done$/ });
    await reward.waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('[data-reward] h2'));
    await page.keyboard.press('Enter');
    await reward.waitFor();
  });
  // The friend has said why.
  for (const said of [
    /comes along: “.+”/,
    /learns Frostbolt/,
    /gains \d experience/,
    /takes? /,
    /rests?/,
  ])
    await log.getByText(said).first().waitFor();
});

scene('the same on a phone, in Portuguese: no lesson stands outside of the screen', async (h) => {
  const size = { width: 390, height: 844 };
  const page = await h.visit({ viewport: size, language: 'pt', hasTouch: true, isMobile: true });
  await learn(page, async (id) => {
    if (shots) await page.screenshot({ path: `${shots}/learn-pt-${id}.png` });
    const box = await page.locator('[data-lesson]').boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= size.width, `${id}: ${JSON.stringify(box)}`);
    assert.ok(box.y >= 0 && box.y + box.height <= size.height, `${id}: ${JSON.stringify(box)}`);
  });
});
