// The tutorial of the second game: its steps go on by what is done on the real table.

import assert from 'node:assert/strict';
import { does } from './eyes.mjs';
import { myTurn, scene } from './house.mjs';
import { Hand } from './lordaeron.mjs';

const lesson = (page) =>
  page.evaluate(() => document.querySelector('[data-lesson]')?.dataset.lesson.slice(9));
const lessonIs = (page, id) => page.waitForSelector(`[data-lesson="tutorial-${id}"]`);
const next = (page) => does(page, () => page.click('[data-act=next-lesson]'));

// The tip names two Powers; whatever can be paid is learned.
async function learnInTown(page) {
  await page.waitForSelector('[data-hint=buy-powers]');
  await page.click('[data-chooser] [data-move=town]');
  await page.click('[data-deal=train]');
  const purse = () => page.innerText('.shop .purse');
  const before = await purse();
  for (const ware of await page.locator('[data-ware]').all()) {
    await ware.click();
    const id = await ware.getAttribute('data-ware');
    await page.waitForSelector(`[data-ware="${id}"][aria-pressed=true]`);
    const buy = page.locator('[data-act=train]');
    if (!(await buy.count()) || (await buy.isDisabled())) continue;
    await buy.click();
    await page.waitForFunction(
      (was) => document.querySelector('.shop .purse')?.innerText !== was,
      before,
    );
    break;
  }
  await page.click('.manage [data-act=done]');
}

// Where the tip points, or else anywhere.
async function walk(page, hand) {
  const tip = page.locator('[data-hint=travel]');
  const to = (await tip.count()) && /through (.*)\./.exec(await tip.innerText())[1];
  const heading = page.locator('[data-chooser] [data-kind=travel]');
  if (await heading.count()) await hand.click(heading);
  const ways = page.locator('[data-move=travel]');
  const there = ways.filter({ hasText: to || '' });
  await hand.click(((await there.count()) ? there : ways).first());
}

// One decision toward a fight: any challenge, else a walk, else the end of the turn.
async function seekFight(page, hand, now) {
  if (now.step !== 'actions') return hand.decide(now);
  const has = (kind) => now.buttons.some((b) => b.move === kind || b.kind === kind);
  if (has('challenge')) return hand.play('challenge', now);
  return has('travel') ? walk(page, hand) : hand.play('end', now);
}

// Decides until a lesson has come.
const until = (page, hand, id, decide) =>
  hand.playOutBy(decide, async () => (await lesson(page)) === id);

async function equip(page) {
  await page.click('[data-loose] >> nth=0');
  await page.click('.can .slotted >> nth=0');
  await lessonIs(page, 'others');
  // The last card is placed, and the step waits for a second thought.
  await page.click('[data-act=managed]');
}

scene('the first turns are learned by doing them', async (h) => {
  const page = await h.visit();
  const hand = new Hand(page);
  await page.click('[data-game=lordaeron] [data-act=learn]');
  await lessonIs(page, 'welcome');
  await next(page);
  await lessonIs(page, 'hero');
  await page.waitForSelector('.ring');
  await next(page);
  await lessonIs(page, 'town');
  await myTurn(page); // the Horde begins
  await learnInTown(page);
  await lessonIs(page, 'quests');
  await next(page);
  await until(page, hand, 'equip', () => walk(page, hand));
  for (let now = await hand.offered(); now.step !== 'manage'; now = await hand.offered())
    await hand.decide({ ...now, step: 'end' });
  await equip(page);
  await myTurn(page);
  await page.waitForSelector('[data-meanwhile]');
  await next(page);
  await until(page, hand, 'roll', (now) => seekFight(page, hand, now));
  // Roll, throw again and the fight itself go on by what is done; what it brought is read.
  await until(page, hand, 'loot', (now) => hand.decide(now));
  for (const id of ['loot', 'rest', 'group', 'levels', 'win']) {
    await lessonIs(page, id);
    await next(page);
  }
  await page.waitForSelector('[data-lesson]', { state: 'detached' });
});

scene('no lesson blocks: on a phone, in Portuguese, with a key', async (h) => {
  const size = { width: 390, height: 844 };
  const page = await h.visit({ viewport: size, language: 'pt', hasTouch: true, isMobile: true });
  await page.click('[data-game=lordaeron] [data-act=learn]');
  await lessonIs(page, 'welcome');
  assert.match(await page.innerText('[data-lesson] p'), /^Boas-vindas a Lordaeron/);
  const seen = [];
  for (let id = await lesson(page); id; id = await lesson(page)) {
    seen.push(id);
    const box = await page.locator('[data-lesson]').boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= size.width, `${id}: ${JSON.stringify(box)}`);
    await page.locator('[data-act=next-lesson]').focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (was) => document.querySelector('[data-lesson]')?.dataset.lesson !== was,
      `tutorial-${id}`,
    );
  }
  // The lessons of a fight wait for one.
  assert.equal(seen.at(-1), 'odds', seen.join(' '));
  assert.equal(seen.length, 8, seen.join(' '));
});
