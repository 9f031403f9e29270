// A player at a real page: looks at what is offered and does it, by mouse, touch or keyboard.

const read = () => {
  const offered = [...document.querySelectorAll('[data-act]:not([disabled])')].map(
    (e) => e.dataset.act,
  );
  return {
    mine: document.title.startsWith('●'),
    over: !!document.querySelector('[data-ending]'),
    curtain: offered.includes('lift'),
    pick: !!document.querySelector('.combo.open'),
    deploying: !!document.querySelector('[data-act=done]'),
    targets: [...document.querySelectorAll('.hit.may')].map((e) => e.dataset.region),
    offered,
    say: document.querySelector('[role=status]')?.innerText ?? '',
    round: document.querySelector('.round')?.innerText ?? '',
  };
};

export const look = (page) => page.evaluate(read);

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
  if (touch) await page.touchscreen.tap(at.x, at.y);
  else {
    await page.mouse.move(at.x, at.y);
    await page.mouse.click(at.x, at.y);
  }
  return true;
}

// One decision. Returns what it saw, so that a test can follow the game.
export async function decide(page, { touch = false, conquests = 3, memory = { n: 0 } } = {}) {
  const seen = await look(page);
  const has = (act) => seen.offered.includes(act);
  const press = (act) =>
    page
      .locator(`[data-act=${act}]:not([disabled])`)
      .first()
      .click({ timeout: 4000 })
      .catch(() => {});
  if (seen.over) return seen;
  if (seen.curtain) await press('lift');
  else if (!seen.mine) return seen;
  else if (seen.pick) {
    memory.n = 0;
    // It may be taken already, and the page about to say so.
    const combo = page.locator('.combo.open').first();
    await combo.click({ timeout: 4000 }).catch(() => {});
    await press('pick');
  } else if (has('form')) await press('form');
  else if (has('side')) await press('side');
  else if (has('buy')) await press('buy');
  else if (has('roll')) await press('roll');
  else if (has('withdraw')) await press('withdraw');
  else if (seen.deploying) {
    memory.n = 0;
    if (!has('done')) await press('borders');
    await press('done');
  } else if (has('end')) await press('end');
  else if (has('take')) {
    memory.n += 1;
    await press('take');
  } else if (has('decline') && seen.targets.length < 2) await press('decline');
  else if (seen.targets.length && (memory.n < conquests || !has('stop'))) {
    memory.n += 1;
    if (
      !(await clickRegion(page, seen.targets[memory.n % seen.targets.length], touch)) &&
      has('stop')
    )
      await press('stop');
  } else if (has('stop')) {
    memory.n = 0;
    await press(has('decline') && seen.targets.length === 0 ? 'decline' : 'stop');
  }
  await page.waitForTimeout(40);
  return seen;
}

export async function playOut(page, { limit = 90_000, ...how } = {}) {
  const until = Date.now() + limit;
  const memory = { n: 0 };
  let last;
  while (Date.now() < until) {
    last = await decide(page, { ...how, memory });
    if (last.over) return last;
    if (!last.mine) await page.waitForTimeout(30);
  }
  throw new Error(`the game did not end: ${JSON.stringify(last)}`);
}
