// Plays Lordaeron by what is on screen, with a mouse: every click is counted.

// Makes a table from the home page: the kinds of its seats, in order, and how long it lasts.
export async function setUp(page, seats, turns = 6) {
  await page.click('[data-act=set-up-second]');
  for (const [i, kind] of [...seats, ...Array(6 - seats.length).fill('none')].entries())
    await page.selectOption(`[data-seat-kind="${i}"]`, kind);
  await page.selectOption('[data-turns]', String(turns));
  await page.click('[data-act=make]');
}

export class Hand {
  clicks = 0;
  steps = {};

  constructor(page) {
    this.page = page;
  }

  async click(locator) {
    await locator.click({ timeout: 4000 });
    this.clicks += 1;
  }

  // What is offered now: the step, and its buttons. Nothing while others play or things move.
  async offered() {
    return this.page.evaluate(() => {
      if (document.querySelector('[data-ending]')) return { over: true };
      if (!document.title.startsWith('●')) return null;
      const fight = document.querySelector('[data-fight]');
      const bar = fight ?? document.querySelector('[data-chooser]');
      const step = document.querySelector('[data-sentence]')?.dataset.sentence;
      const all = fight ? '[data-act], [data-use]' : 'button';
      const found = [...(bar?.querySelectorAll(all) ?? [])];
      const buttons = found.filter((b) => !b.disabled);
      const cards = [...document.querySelectorAll('.cards [data-act]')].map((b) => b.dataset.act);
      if (step && !found.length && cards.length) return { step, cards };
      const busy = !fight && buttons.length < found.length; // a move is on its way
      if (!step || busy || !buttons.length) return null;
      const of = (b) => ({
        move: b.dataset.move ?? b.dataset.act,
        kind: b.dataset.kind,
        win: Number(b.dataset.win ?? -1),
      });
      return { step, fight: !!fight, buttons: buttons.map(of) };
    });
  }

  button(kind) {
    return this.page.locator(`[data-chooser] [data-move="${kind}"]`).first();
  }

  // One of a folded kind: the heading, then the entry.
  async unfold(kind, at) {
    await this.click(this.page.locator(`[data-chooser] [data-kind="${kind}"]`));
    const entries = this.page.locator(`[data-moves="${kind}"] [data-move]`);
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

  async decide(now, turn) {
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

  // To the end of the game, or until something holds.
  async playOut(until = async () => false, patience = 120_000) {
    let since = Date.now();
    for (let turn = 0; Date.now() - since < patience; ) {
      if (await until()) return;
      const now = await this.offered();
      if (now?.over) return;
      if (!now) {
        await this.page.waitForTimeout(50);
        continue;
      }
      since = Date.now();
      await this.decide(now, turn++).catch((error) => {
        if (!/Timeout|detached/.test(error.message)) throw error;
      });
      await this.page.waitForTimeout(30);
    }
    throw new Error(`nothing more happens: ${await this.page.title()}`);
  }
}
