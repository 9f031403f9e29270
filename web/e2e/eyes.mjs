// What a player sees of a table, read in one go. It runs in the page, put there before all else.

export const eyes = () => {
  // What people bring to the dice is random too: here it is always the same.
  crypto.getRandomValues = (bytes) => bytes.fill(7);
  globalThis.seen = () => {
    const buttons = [...document.querySelectorAll('[data-act]:not([disabled])')];
    const offered = buttons.map((e) => e.dataset.act);
    const table = document.querySelector('main[data-seq]');
    return {
      still: !!table?.dataset.still,
      seq: Number(table?.dataset.seq ?? 0),
      mine: document.title.startsWith('●'),
      over: !!document.querySelector('[data-ending]'),
      curtain: offered.includes('lift'),
      pick: !!document.querySelector('.combo.open'),
      deploying: !!document.querySelector('[data-act=done]'),
      targets: [...document.querySelectorAll('.hit.may')].map((e) => e.dataset.region),
      offered,
      lesson: document.querySelector('[data-lesson]')?.dataset.lesson ?? '',
      // Of the second game: the step, what is offered in it, and what lies open.
      bar: [...document.querySelectorAll('[data-fight], [data-chooser], .cards')]
        .map((e) => e.innerHTML)
        .join(''),
      say: document.querySelector('[role=status]')?.innerText ?? '',
      round: document.querySelector('.round')?.innerText ?? '',
    };
  };
};

export const look = (page) => page.evaluate(() => globalThis.seen());

// Waits until the page has come to rest and shows something else than before.
export async function news(page, before = '') {
  const found = await page.waitForFunction((known) => {
    // Asked for every frame: while things move, nothing more is looked at.
    if (!document.querySelector('main[data-still]')) return null;
    const now = globalThis.seen();
    return now.still && JSON.stringify(now) !== known ? now : null;
  }, before);
  return found.jsonValue();
}

// Waits for a page that has come to rest and of which something holds; gives what it shows.
export async function seen(page, holds = () => true) {
  let now = await news(page);
  while (!holds(now)) now = await news(page, JSON.stringify(now));
  return now;
}

// Something is asked of whoever sits here, or the game is over.
export const asked = (page) => seen(page, (now) => now.mine || now.over || now.curtain);

// Waits until the words about every region tell of what is shown: they follow the picture.
export const told = (page) =>
  page.waitForFunction(() => {
    const shown = document.querySelector('main[data-still]')?.dataset.seq;
    return shown && document.querySelector('[data-told]')?.dataset.told === shown;
  });

// Does something and waits for what it changes.
export async function does(page, act) {
  const before = JSON.stringify(await news(page));
  await act();
  return news(page, before);
}
