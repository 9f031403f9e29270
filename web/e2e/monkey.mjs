// A monkey at the table: it knows no rule, presses what the page offers and checks after each press
// what must hold at every table (laws.mjs). What it does follows from its seed. In a test it plays a
// few tables; `node e2e/monkey.mjs` plays many and keeps what it finds.

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changed, ending, figures, reader } from './laws.mjs';
import { lines, offered, outOfSight, standing } from './offered.mjs';
import { caller, make, play } from './opening.mjs';

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
// How often something is done besides pressing what leads on.
const styles = {
  forward: { undo: 0, reload: 0, escape: 0, keys: 0, twice: 0 },
  random: { undo: 0.06, reload: 0.03, escape: 0.02, keys: 0.08, twice: 0 },
  curious: { undo: 0.12, reload: 0.08, escape: 0.12, keys: 0.08, twice: 0 },
  hasty: { undo: 0.05, reload: 0.02, escape: 0.04, keys: 0.15, twice: 0.3 },
};
const hurry = ['Enter', ' ', 'Escape', 'n', 'd', 'o', 'e', 'Control+z', 'Control+Shift+z', '?'];

const kinds =
  'button, select, input, textarea, summary, [role=button]:not(.hit), [role=tab], [role=radio], .hit.may';
// What ends the game, leaves the table or this language, or makes the test slow.
const never = [
  ...['resign', 'abandon', 'kick', 'replace', 'report', 'record', 'lend', 'rematch', 'pause'],
  ...['undo', 'redo', 'nudge', 'push-yes', 'story'],
]
  .map((act) => `[data-act=${act}]`)
  .concat('.choices button', '.speed select', '[type=file]', '[data-ending] button')
  .join();
const covers =
  '[role=dialog], [role=alertdialog], .side, .cards, [data-fight], [data-draft], .menu';

const patience = { undo: 10, look: 30, stuck: 90 }; // presses without a move until everything is tried, and in vain

export function dice(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

// A law that does not hold, with the way there.
export class Broken extends Error {
  constructor(law, said, page) {
    super(`${law}: ${said}`);
    Object.assign(this, { law, said, page });
  }
}

export class Monkey {
  history = [];
  moved = 0; // presses that led on
  #tried = new Map(); // how often what was pressed
  #since = new Map(); // and since the last move
  #idle = 0;
  seq = 0;
  #refused = [];
  #undo = null; // what one press changed

  constructor(house, plan) {
    const { size = 'desktop', style = 'random', language = 'en', seed = 1 } = plan;
    Object.assign(this, { house, plan, size, language, random: dice(seed), style: styles[style] });
    this.hasty = style === 'hasty';
  }

  #chance(of) {
    return this.random() < of;
  }
  #any(list) {
    return list[Math.floor(this.random() * list.length)];
  }
  #stop(law, said, page) {
    if (said.length) throw new Broken(law, [].concat(said).join('\n'), page);
  }

  // Makes the table, brings its people and plays what was played before.
  async sit() {
    const { plan, house } = this;
    const me = await this.#visit();
    const { id, invite } = await make(me.asks, plan);
    const guests = plan.seats.filter((kind) => kind === 'open');
    this.people = [me];
    for (const _ of guests) {
      const guest = await this.#visit();
      await guest.asks.post(`tables/${id}/join`, { invite });
      this.people.push(guest);
    }
    for (const move of plan.moves ?? []) await play(me.asks, id, await this.#server(me, id), move);
    this.id = id;
    const { view } = await this.#server(me);
    assert.deepEqual({ ...view, ...plan.stands }, view, 'the moves lead elsewhere by now');
    const content = await me.asks.get(`content/${plan.game}`);
    this.wrong = reader(this.language, content);
    for (const { page } of this.people) await page.goto(`${house.url}#/t/${id}`);
  }

  async #visit() {
    const speed = this.hasty ? 'quick' : 'off';
    const page = await this.house.visit({ ...sizes[this.size], language: this.language, speed });
    const person = { page, pending: new Set(), asks: caller(page.request, this.house.url) };
    const counts = (r) => r.url().includes('/api/') && !r.url().includes('/stream');
    page.on('request', (r) => counts(r) && person.pending.add(r));
    for (const end of ['requestfinished', 'requestfailed'])
      page.on(end, (r) => person.pending.delete(r));
    page.on('response', async (r) => {
      if (r.status() < 400 || !counts(r)) return;
      const text = await r.text().catch(() => '');
      // Where several decide at once, a page sends again what crossed another's move.
      if (text.includes('"stale"') && r.url().endsWith('/moves')) return;
      this.#refused.push(
        `${r.status()} ${r.request().method()} ${r.url()} ${r.request().postData()} ${text}`,
      );
    });
    return person;
  }

  #server({ asks }, id = this.id, as = 'mine') {
    return asks.get(`tables/${id}?as=${as}`);
  }

  // Waits until nothing moves on a page and nothing is on its way.
  async #rest({ page, pending }) {
    for (;;) {
      await page.waitForFunction(() => {
        const table = document.querySelector('main[data-seq]');
        return (
          (table ?? document.querySelector('main'))?.checkVisibility() &&
          (!table || table.dataset.still)
        );
      });
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const still = await page.evaluate(() => {
        const ends = (a) => a.effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
        const table = document.querySelector('main[data-seq]');
        const moving = document.getAnimations().some((a) => a.playState === 'running' && ends(a));
        return !moving && (!table || !!table.dataset.still);
      });
      if (still && pending.size === 0) return;
    }
  }

  // The person who presses next: one that is asked.
  async #asked() {
    for (let told = 0; ; ) {
      for (const person of this.people) await this.#rest(person);
      const all = await Promise.all(this.people.map(({ page }) => page.evaluate(standing)));
      const asks = (one) => one.agree || one.mine || one.over || one.curtain;
      const at = [(one) => one.agree, asks].map((f) => all.findIndex(f)).find((i) => i >= 0);
      if (at >= 0)
        return this.people.length > 1 && this.#chance(0.05)
          ? this.#any(this.people)
          : this.people[at];
      // Nobody is asked: whoever has heard least has news to come, or the server asks in vain.
      const least = Math.min(...all.map(({ seq }) => seq));
      const { seq, status, decision, seats } = await this.#server(this.people[0]);
      const waits =
        status === 'playing' && decision.actors.some((seat) => seats[seat].kind === 'person');
      if (waits && seq === least) told += 1;
      if (told > 2)
        this.#stop(
          'asked',
          `seat ${decision.actors} is to move, and no page says so`,
          this.people[0].page,
        );
      if (seq > least || !waits) {
        const behind = this.people[all.findIndex((one) => one.seq === least)];
        await behind.page.waitForFunction(
          (known) => Number(document.querySelector('main[data-seq]')?.dataset.seq) > known,
          least,
        );
      }
    }
  }

  // Plays until the game is over or enough was pressed.
  async play(presses = this.plan.presses) {
    await this.sit();
    for (let n = 0; n < presses; n++) {
      const person = await this.#asked();
      const shown = await this.#check(person);
      if (shown.over) return this.#end(person);
      await this.#act(person, shown);
    }
  }

  async #check(person) {
    const { page } = person;
    let shown = await page.evaluate(standing);
    const now = await this.#server(person, this.id, shown.seat || 'mine');
    // Others may have moved since: what is shown later is looked at later.
    if (now.seq !== shown.seq) {
      await this.#rest(person);
      shown = await page.evaluate(standing);
    }
    this.#stop('refused', this.#refused.splice(0), page);
    this.#stop('errors', this.house.complaints(), page);
    const alert = page.locator('.trouble[role=alert]');
    if (await alert.count()) this.#stop('refused', await alert.first().innerText(), page);
    this.#stop('words', this.wrong(await page.evaluate(lines)), page);
    if (now.seq === shown.seq) this.#stop('figures', figures(shown, now), page);
    if (shown.mine) this.#stop('in sight', await page.evaluate(outOfSight, covers), page);
    await this.#stuck(person, shown);
    return shown;
  }

  // What the server has recorded since.
  async #told(since) {
    const all = `tables/${this.id}/history?as=mine&views=no&from=${since}`;
    return this.people[0].asks.get(all);
  }

  // A move leads on; what is only said, taken back or done again does not.
  async #stuck({ page }, { seq, mine }) {
    const told = seq > this.seq ? await this.#told(this.seq + 1) : [];
    this.seq = seq;
    if (told.some(({ kind }) => kind === 'move')) {
      this.moved += 1;
      this.#idle = 0;
      this.#since.clear();
    }
    if (mine && this.#idle > patience.stuck)
      this.#stop('stuck', `nothing led on in ${this.#idle} presses`, page);
  }

  async record() {
    const all = await this.#told(0);
    return all.map(
      ({ seq, kind, seat, move = '' }) => `${seq} ${kind} ${seat} ${JSON.stringify(move)}`,
    );
  }

  async #act(person, shown) {
    const { page } = person;
    const { undo, reload, twice } = this.style;
    if (this.#idle <= patience.look && shown.mine) {
      if (this.#idle < patience.undo && this.#chance(undo) && (await this.#takeBack(person, shown)))
        return;
      if (this.#chance(reload)) return this.#reload(person, shown);
      if (this.#chance(this.style.escape)) return this.#key(page, 'Escape');
      if (this.hasty && this.#chance(0.1)) return this.#key(page, this.#any(hurry));
    }
    const all = await page.evaluate(offered, { kinds, never, points: 60 });
    if (!all.length) this.#stop('stuck', 'nothing can be pressed', page);
    const target = this.#choose(all);
    await this.#press(person, target);
    if (this.hasty && this.#chance(twice)) await this.#press(person, target);
    await this.#rest(person);
    await this.#home(person);
    const after = await page.evaluate(standing);
    this.#undo = after.seq > shown.seq ? { page, before: shown, after } : null;
    await this.#helped(target, page);
  }

  // What was tried least; what leads on more often than what only looks.
  #choose(all) {
    const looked = this.#idle > patience.look;
    const count = ({ name }) => (looked ? this.#since : this.#tried).get(name) ?? 0;
    const least = Math.min(...all.map(count));
    if (looked) return all.find((one) => count(one) === least);
    const weight = (one) => (one.step ? 4 : 1) / (1 + count(one) - least) ** 1.5;
    const sums = all.map((_, i) => all.slice(0, i + 1).reduce((sum, one) => sum + weight(one), 0));
    const at = this.random() * sums.at(-1);
    return all[sums.findIndex((sum) => sum > at)];
  }

  #note(page, what) {
    const who = this.people.length > 1 ? `${this.people.findIndex((p) => p.page === page)} ` : '';
    this.history.push(`${who}${this.seq} ${what}`);
  }

  async #key(page, key) {
    this.#note(page, key);
    this.#idle += 1;
    await page.keyboard.press(key);
  }

  async #press({ page }, { name, x, y, writes, chooses, place, holds }) {
    const keyed = this.#chance(this.style.keys) && !place && !holds;
    this.#note(page, `${keyed ? 'Enter: ' : ''}${name}`);
    for (const counts of [this.#tried, this.#since]) counts.set(name, (counts.get(name) ?? 0) + 1);
    this.#idle += 1;
    if (writes || chooses || keyed) {
      await page.evaluate(
        ([x, y]) => {
          const e = document.elementFromPoint(x, y);
          (e.closest('button, select, input, textarea, summary, [role]') ?? e).focus();
        },
        [x, y],
      );
      if (writes) await page.keyboard.insertText('Hello');
      return page.keyboard.press(chooses ? 'ArrowDown' : 'Enter');
    }
    if (holds) return page.mouse.click(x, y, { delay: 900 });
    if (this.size === 'phone') return page.touchscreen.tap(x, y);
    return page.mouse.click(x, y);
  }

  // From a look at the replay one comes back to the same table.
  async #home({ page }) {
    if (page.url().includes(`#/t/${this.id}`)) return;
    await page.waitForSelector('.scrub');
    await page.goto(`${this.house.url}#/t/${this.id}`);
    await page.waitForSelector('main[data-still]');
  }

  async #reload(person, before) {
    const { page } = person;
    this.#note(page, 'reload');
    this.#idle += 1;
    await page.reload();
    await page.waitForSelector('main[data-still]');
    await this.#rest(person);
    const after = await page.evaluate(standing);
    // Others may have moved meanwhile.
    if (after.seq === before.seq) this.#stop('reload', changed(before, after), page);
  }

  // Undo, and often redo: the words come back.
  async #takeBack(person, shown) {
    const { page } = person;
    const button = page.locator('[data-act=undo]:not(:disabled)');
    if (!(await button.count())) return false;
    const last = this.#undo;
    this.#undo = null;
    await this.#again(person, button);
    const sure = page.locator('[data-act=undo-sure]');
    if (await sure.count()) await this.#again(person, sure);
    const undone = await page.evaluate(standing);
    if (last?.page !== page || last.after.seq !== shown.seq) return true;
    const told = await this.#told(last.before.seq + 1);
    const done = told.find(({ seq }) => seq > shown.seq);
    // A press that only said something is not what was taken back.
    if (!told.some(({ seq, kind }) => kind === 'move' && seq <= shown.seq)) return true;
    if (done?.kind !== 'undone' || undone.seq > done.seq) return true; // it was asked for, or others moved
    if (undone.seat !== last.before.seat) return true;
    this.#stop('undo', changed(last.before, undone), page);
    const redo = page.locator('[data-act=redo]');
    if (!this.#chance(0.7) || !(await redo.count())) return true;
    await this.#again(person, redo);
    this.#stop('redo', changed(last.after, await page.evaluate(standing)), page);
    return true;
  }

  async #again(person, button) {
    this.#note(person.page, await button.getAttribute('data-act'));
    this.#idle += 1;
    await button.click({ force: true });
    await this.#rest(person);
  }

  // A helper places everything: then the step can be done.
  async #helped({ name }, page) {
    if (!['spread', 'borders'].includes(name)) return;
    const done = page.locator('[data-act=done]');
    if ((await done.count()) && (await done.isDisabled()))
      this.#stop('stuck', `"${name}" has placed everything, and it cannot be done`, page);
  }

  async #end({ page, asks }) {
    await page.waitForSelector('[data-ending]');
    const now = await asks.get(`tables/${this.id}?as=mine`);
    const mine = now.seats.filter((s) => s.you).length;
    this.#stop('end', ending(await page.innerText('[data-ending]'), now, mine), page);
  }
}

// Plays one table; what breaks a law is told with the way there, and its picture is kept.
export async function rampage(house, plan) {
  const monkey = new Monkey(house, plan);
  try {
    await monkey.play();
    return monkey;
  } catch (error) {
    const kept = join(process.env.SHOTS ?? tmpdir(), `monkey-${plan.game}-${plan.seed}`);
    const page = error.page ?? monkey.people?.[0].page;
    await page?.screenshot({ path: `${kept}.png` }).catch(() => {});
    const repeats = { ...plan, presses: monkey.history.length + 1 };
    writeFileSync(`${kept}.json`, `${JSON.stringify(repeats)}\n`);
    const told = await monkey.record().catch(() => []);
    error.message = [
      error.message,
      `${kept}.json repeats it; the last presses:`,
      ...monkey.history.slice(-25),
      'and the last entries of the record:',
      ...told.slice(-15),
    ].join('\n');
    throw error;
  }
}
