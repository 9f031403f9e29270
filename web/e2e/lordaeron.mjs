// Plays Lordaeron by what is on screen, with a mouse: every click is counted.

import { asked, does, news } from './eyes.mjs';

// Makes a table from the home page: the kinds of its seats, in order, and how long it lasts.
export async function setUp(page, seats, turns = 6) {
  await page.click('[data-game=lordaeron] [data-act=set-up]');
  for (const [i, kind] of [...seats, ...Array(6 - seats.length).fill('none')].entries())
    await page.selectOption(`[data-seat-kind="${i}"]`, kind);
  await page.selectOption('[data-turns]', String(turns));
  await page.click('[data-act=make]');
}

// From here on a page plays fast, what is obvious by itself.
export async function hurried(page) {
  await page.evaluate(() => localStorage.setItem('pace', 'fast'));
  await page.reload();
}

// Collects what the server refuses to a page: nothing, as long as nothing comes too late.
export function refusals(page) {
  const list = [];
  page.on('response', (r) => {
    if (r.status() >= 400) list.push(`${r.status()} ${r.url()} ${r.request().postData()}`);
  });
  return list;
}

// What is offered to whoever is asked: the step, and its buttons or its cards.
const offers = () => {
  if (document.querySelector('[data-ending]')) return { over: true };
  const fight = document.querySelector('[data-fight]');
  const bar = fight ?? document.querySelector('[data-chooser]');
  const step = document.querySelector('[data-sentence]')?.dataset.sentence;
  const all = fight ? '[data-act], [data-use]' : 'button';
  const buttons = [...(bar?.querySelectorAll(all) ?? [])].filter((b) => !b.disabled);
  const cards = [...document.querySelectorAll('.cards [data-act]')].map((b) => b.dataset.act);
  if (!buttons.length && cards.length) return { step, cards };
  const of = (b) => ({
    move: b.dataset.move ?? b.dataset.act,
    kind: b.dataset.kind,
    win: Number(b.dataset.win ?? -1),
  });
  return { step, fight: !!fight, buttons: buttons.map(of) };
};

export class Hand {
  clicks = 0;
  steps = {};
  decisions = 0;

  constructor(page) {
    this.page = page;
  }

  // One press, by which something changes.
  async click(locator) {
    await does(this.page, () => this.press(locator));
    this.clicks += 1;
  }

  press(locator) {
    return locator.click();
  }

  // What is offered, once something is asked of this page.
  async offered() {
    for (let seen = await asked(this.page); ; seen = await news(this.page, JSON.stringify(seen))) {
      const now = await this.page.evaluate(offers);
      if (now.over || now.cards || now.buttons.length) return now;
    }
  }

  button(kind) {
    return this.page.locator(`[data-chooser] [data-move="${kind}"]`).first();
  }

  // One of a folded kind: the heading, then the entry.
  async unfold(kind, at) {
    const entries = this.page.locator(`[data-moves="${kind}"] [data-move]`);
    // The only heading is open by itself.
    if (!(await entries.count()))
      await this.click(this.page.locator(`[data-chooser] [data-kind="${kind}"]`).first());
    await entries.first().waitFor();
    await this.click(entries.nth(at % (await entries.count())));
  }

  async play(kind, { buttons }, at = 0) {
    if (buttons.some((b) => b.move === kind)) await this.click(this.button(kind));
    else await this.unfold(kind, at);
  }

  // Fights that look good, lessons early on, a walk, and rest.
  async act(now, turn) {
    const good = now.buttons.findIndex((b) => b.move === 'challenge' && b.win >= 50);
    const has = (kind) => now.buttons.some((b) => b.move === kind || b.kind === kind);
    if (good >= 0) return this.click(this.page.locator('[data-chooser] button').nth(good));
    if (has('train') && turn % 5 === 0) return this.play('train', now, turn);
    if (has('travel') && turn % 3 !== 2) return this.play('travel', now, turn * 7);
    if (has('rest')) return this.play('rest', now);
    if (has('end')) return this.play('end', now);
    return this.click(this.page.locator('[data-chooser] button').first());
  }

  // One decision: the nth is made in another way than the one before.
  async decide(now, turn = this.decisions++) {
    this.steps[now.step] = (this.steps[now.step] ?? 0) + 1;
    if (now.cards) {
      // The panel of cards: done with it, or put aside for the plain list.
      const act = ['done', 'managed', 'bid', 'close'].find((name) => now.cards.includes(name));
      return this.click(this.page.locator(`.cards [data-act="${act}"]`).first());
    }
    if (now.fight) {
      const named = now.buttons.filter((b) => b.move);
      const { move } = named[turn % named.length] ?? {};
      return this.click(
        this.page.locator(move ? `[data-fight] [data-act="${move}"]` : '[data-use]').first(),
      );
    }
    if (now.step === 'actions') return this.act(now, turn);
    const ends = ['halt', 'done', 'end', 'pass', 'decline'];
    const end = now.buttons.find((b) => ends.includes(b.move));
    if (end) return this.click(this.button(end.move));
    const [first] = now.buttons;
    return first.move ? this.click(this.button(first.move)) : this.unfold(first.kind, turn);
  }

  // To the end of the game, or until something holds of what is offered.
  playOut(until = () => false) {
    return this.playOutBy((now) => this.decide(now), until);
  }

  async playOutBy(decide, until) {
    for (let now = await this.offered(); !now.over; now = await this.offered()) {
      if (await until(now)) return;
      await decide(now);
    }
  }
}
