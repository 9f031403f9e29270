// A player at a real page: looks at what is offered and does it, by mouse or touch. What it did is
// over when the page shows something else and has come to rest; time decides nothing.

import { asked, does, seen } from './eyes.mjs';

export { asked, does, look, seen, told } from './eyes.mjs';

// The one of several pages that is asked next, and what it shows.
export async function next(pages) {
  for (;;) {
    const all = await Promise.all(pages.map((page) => seen(page)));
    const at = all.findIndex((now) => now.mine || now.over || now.curtain);
    if (at >= 0) return { page: pages[at], now: all[at] };
    // Nobody is asked: whoever has heard least has news to come.
    const least = Math.min(...all.map((now) => now.seq));
    const behind = all.findIndex((now) => now.seq === least);
    await pages[behind].waitForFunction(
      (seq) => Number(document.querySelector('main[data-seq]')?.dataset.seq) > seq,
      least,
    );
  }
}

// A point of a region that nothing covers.
export const spotOf = (page, region) =>
  page.evaluate((id) => {
    const hit = document.querySelector(`[data-hit="${id}"]`);
    const box = hit.getBoundingClientRect();
    for (let i = 0; i < 400; i++) {
      const x = box.x + box.width * ((i * 0.618) % 1);
      const y = box.y + box.height * ((i * 0.414) % 1);
      if (document.elementFromPoint(x, y) === hit) return { x, y };
    }
    return null;
  }, region);

async function clickRegion(page, region, touch) {
  const at = await spotOf(page, region);
  if (!at) return false;
  await does(page, () => (touch ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y)));
  return true;
}

// Presses a button of a step, which may stand behind *More*.
export async function pressAct(page, act) {
  const button = page.locator(`[data-act=${act}]:not([disabled])`).first();
  if (await button.evaluate((e) => !!e.closest('[hidden]'))) await page.click('[data-act=more]');
  await button.click();
}

const plain = ['decline-sure', 'form', 'side', 'explode', 'defuse', 'buy', 'roll', 'withdraw'];

// What to do next, in the order of a turn.
function wish(now, memory, conquests) {
  const has = (act) => now.offered.includes(act);
  if (now.curtain) return 'lift';
  if (now.pick) return 'pick';
  const first = plain.find(has);
  if (first) return first;
  if (now.deploying) return has('done') ? 'done' : 'borders';
  if (has('end')) return 'end';
  if (has('take-left')) return 'stop'; // it was meant
  if (has('take')) return 'take';
  if (has('decline') && now.targets.length < 2) return 'decline';
  if (now.targets.length && (memory.n < conquests || !has('stop'))) return 'conquer';
  return 'stop';
}

// One decision of a page that is asked. Gives what it saw, so that a test can follow the game.
export async function decide(page, { touch = false, conquests = 3, memory = { n: 0 } } = {}) {
  const now = await asked(page);
  if (now.over) return now;
  const press = (act) => does(page, () => pressAct(page, act));
  const act = wish(now, memory, conquests);
  if (['pick', 'done', 'stop'].includes(act)) memory.n = 0;
  if (['take', 'conquer'].includes(act)) memory.n += 1;
  if (act === 'pick' && !now.offered.includes('pick'))
    await does(page, () => page.locator('.combo.open').first().click());
  else if (act === 'conquer') {
    const region = now.targets[memory.n % now.targets.length];
    if (!(await clickRegion(page, region, touch))) await press('stop');
  } else await press(act);
  return now;
}

// Decides until something holds of what is seen, a whole game by default.
export async function playOut(page, { until = (now) => now.over, ...how } = {}) {
  const memory = { n: 0 };
  for (;;) {
    const now = await decide(page, { ...how, memory });
    if (until(now)) return now;
    if (now.over) throw new Error(`the game is over: ${JSON.stringify(now)}`);
  }
}
