// One table as this device sees it, whatever is played at it: the snapshot, the view on screen, the
// story so far. What a game adds it adds in a class of its own that extends this one.

import { untrack } from 'svelte';
import { api, Refused } from '../net/api';
import type { Chat, Notation, Offer, Seat, Snapshot, Undo, Update } from '../net/sent';
import { listen, type Stream } from '../net/stream';
import { list, t } from '../words/words.svelte';
import { called, unnamed } from './names';
import { type Speed, settings } from './settings.svelte';
import { type Line, linesOfStory } from './story';

export type { Line } from './story';

// Something named in a sentence that has a card of its own.
export interface Term {
  text: string; // as it stands in the sentence
  id: string;
}

// A guest may be called like anybody, and so is told from those who have an account.
function marked(seat: Seat): Seat {
  const named = seat.guest && !seat.you && !unnamed(seat.name);
  const name = called(seat.name);
  return { ...seat, name: named ? t('guest-named', { name }) : name };
}

// Moves that are decided and go to the server together, all or none, when they are offered.
export interface Intent {
  moves: Notation[];
  // Whether it is still wanted then; always, if nothing is said.
  still?: () => boolean;
}

// What is to be seen of an update, before its snapshot is taken and after.
export interface Scenes {
  before: () => Promise<void>;
  after: () => Promise<void>;
  // Of my own move, all of it over the new position, so that the next press need not wait; nothing
  // where something must be seen first, such as a die.
  floating?: () => Promise<void>;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const intent = (i: Notation | Intent): Intent =>
  typeof i === 'object' && Array.isArray(i.moves) ? (i as Intent) : { moves: [i as Notation] };

export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

// How long hurried moves are taken in before one is drawn, in milliseconds.
const atOnce = 40;

// Lets the browser draw and hear who presses. A page that nobody sees draws nothing.
const breath = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, document.hidden ? 0 : 100);
  });

const maxChat = 200; // lines, as many as the server sends

export abstract class TableState<
  View = unknown,
  Content extends object = object,
  Told extends Line = Line,
> {
  snapshot = $state.raw<Snapshot<View>>()!;
  content = $state.raw<Content>()!;
  as = $state<number | null>(null);
  lines = $state.raw<Told[]>([]);
  lit = $state<string[]>([]);
  online = $state(true);
  playing = $state(false);
  skipping = $state(false);
  trouble = $state<{ code: string; message: string; rules: string[] } | null>(null);
  curtain = $state<number | null>(null);
  confirming = $state(false); // an undo that takes back what others did as well
  refusedBy = $state<number | null>(null); // who said no to what was asked for
  #here: boolean[] = []; // who is here, by seat, as the stream has last said
  #answering = $state(false); // my answer to what is asked is on its way, there or back
  unread = $state(0);
  chatting = $state(false); // the chat is open
  nudged = $state<number | null>(null); // by whom
  awaySince = $state<number[]>([]); // by seat, as far as this page has seen it; 0 is unknown
  muted = $state.raw(new Set<number>()); // seats whose talk I do not want to see
  // The server's clock before ours, in milliseconds: what comes late, or is shown late, tells less.
  ahead = $state(-Infinity);
  story: Update[] = [];
  spoken = $state(''); // for those who listen

  #queue: Update[] = [];
  #stream?: Stream;
  #running = false;
  #reaching = false;
  #closed = false;
  #known!: Snapshot<View>; // the newest position: a hurried one is not drawn if another follows
  #untold: Told[] = []; // and its lines
  #aloft: Promise<unknown> = Promise.resolve(); // what floats

  #sending = $state(false);
  #awaited = $state(0); // my last move: its update is still to come
  #intents: Intent[] = [];
  #moving: Notation[] = []; // what is on its way
  #pressed: (Notation | Intent)[] = []; // what was asked for meanwhile
  #tried = -1; // where the obvious was tried: refused once, it is not tried again
  // A move of mine is on its way, there or back.
  busy = $derived(this.#sending || this.snapshot?.seq < this.#awaited);
  #own = $state(false); // what is being shown is a move of mine
  moving = $derived(this.busy || (this.playing && this.#own));

  readonly id: string;
  readonly invite: string | null;
  readonly #rest: () => void;

  constructor(id: string, invite: string | null) {
    this.id = id;
    this.invite = invite;
    this.#rest = $effect.root(() => {
      $effect(() => {
        if (!this.myTurn || this.busy) return;
        const obvious = this.goesOn();
        untrack(() => this.#goOn(obvious));
      });
    });
  }

  // What happened in an update, and how it is said; the second answer is what a closer look adds.
  abstract linesOf(update: Update): Told[];
  abstract tell(line: Told): string;
  details(_line: Told): string {
    return '';
  }
  // What names are taken from: once it is there, lines are told anew.
  get names(): unknown {
    return null;
  }
  // What is named in a line and can be looked up, and how it is.
  terms(_line: Told): Term[] {
    return [];
  }
  lookUp(_term: Term): void {}
  // What a seat is called in the game: as its person is, if the game has no name of its own.
  seatName(seat: number): string {
    return this.snapshot.seats[seat]?.name ?? '';
  }
  // A line of the talk that was told by a press of the game's own, in words.
  signTold(_text: string): string | undefined {
    return undefined;
  }
  // The drawing a seat is known by.
  badge(_seat: number): string {
    return '';
  }
  // What is to be seen of an update; the view is the one before it, which may not be on screen.
  scenes(_update: Update, _speed: Speed, _view: View): Scenes {
    return { before: async () => {}, after: async () => {} };
  }
  // Whether my seat has a team that it can talk to alone.
  get teamed(): boolean {
    return false;
  }
  // What need not be seen move by move.
  hurries(_update: Update, _view: View): boolean {
    return false;
  }
  // My move was accepted at a position; its update is on the way.
  sent(_seq: number): void {}
  // The move that is made without asking, where there is nothing to decide.
  goesOn(): Notation[] | null {
    return null;
  }
  // It is for me to decide, and nothing goes on by itself. It may be called again.
  waits(): void {}
  // Something that was asked for is still to come.
  get wanting(): boolean {
    return false;
  }
  // A new position is on screen: half-made choices are void.
  taken(_snapshot: Snapshot<View>): void {}

  view = $derived(this.snapshot?.view);
  mine = $derived(this.snapshot?.seats.flatMap((s, i) => (s.you ? [i] : [])) ?? []);
  // My seat, when a bot plays it: my time ran out, or I lent it.
  lent = $derived(
    this.mine.find((seat) => {
      const { kind, gone } = this.snapshot.seats[seat];
      return kind === 'bot' && !gone;
    }) ?? null,
  );
  // I have resigned or was voted out: a bot plays my seats to the end.
  left = $derived(
    this.mine.length > 0 && this.mine.every((seat) => this.snapshot.seats[seat].gone),
  );
  // How that is said, as long as I look on from my seat.
  goneWords = $derived.by(() => {
    if (!this.left || this.as === null || this.snapshot.status === 'over') return '';
    return this.snapshot.seats[this.as].resigned ? 'say-resigned' : 'say-voted-out';
  });
  mayPause = $derived(
    this.mine.length > 0 && !this.left && ['playing', 'paused'].includes(this.snapshot.status),
  );
  // What somebody asks of all, and whether it is for me to answer.
  asked = $derived(this.snapshot?.undo?.asked ?? this.snapshot?.asked);
  toAnswer = $derived(!this.#answering && !!this.asked?.waiting.includes(this.as ?? -1));
  actors = $derived(this.snapshot?.decision?.actors ?? []);
  actor = $derived(this.actors[0] ?? -1);
  myTurn = $derived(
    this.as !== null &&
      this.actors.includes(this.as) &&
      this.snapshot.status === 'playing' &&
      !this.playing &&
      !this.left &&
      this.curtain === null,
  );
  offers = $derived<Offer[]>(this.myTurn ? (this.snapshot.moves ?? []) : []);

  // What happened so far: it comes after the board, which does not wait for it. What is still to be
  // seen on the board is not told before.
  async recall(): Promise<void> {
    const all = await api.history(this.id, this.as).catch(() => []);
    const story = all.filter((u) => u.seq <= this.snapshot.seq);
    const last = story[story.length - 1]?.seq ?? 0;
    this.story = [...story, ...this.story.filter((u) => u.seq > last)];
    this.lines = this.linesTo(this.snapshot.seq);
  }

  // What the log says at a moment.
  linesTo(seq: number): Told[] {
    const story = this.story.filter((u) => u.seq <= seq);
    return linesOfStory(story, (u) => this.linesOf(u));
  }

  // Look at the table through the eyes of a seat; null watches.
  async look(as: number | 'mine' | null): Promise<void> {
    this.see(await api.snapshot<View>(this.id, as, this.invite));
  }

  // Go on from a snapshot. A replay looks at what has been and hears no updates.
  see(now: Snapshot<View>, live = true): void {
    this.#stream?.close();
    this.#here = [];
    this.as = now.as < 0 ? null : now.as;
    const { as } = this;
    this.#setClock(now);
    this.#take(now);
    if (!live) return;
    this.#stream = listen(
      (from) => api.streamPath(this.id, as, from),
      this.snapshot.seq,
      (update) => this.#hear(update),
      (up) => {
        if (up !== this.online) void this.refresh();
        this.online = up;
      },
      (online) => {
        this.#here = online;
        const seats = this.snapshot.seats.map((s, i) => ({ ...s, online: online[i] }));
        this.awaySince = seats.map((s, i) =>
          s.online ? 0 : this.awaySince[i] || (this.snapshot.seats[i].online ? Date.now() : 0),
        );
        this.snapshot = { ...this.snapshot, seats };
      },
    );
  }

  async refresh(): Promise<void> {
    const fresh = await api.snapshot<View>(this.id, this.as, this.invite).catch((error) => {
      // The host has set the table anew: my seat is another one, or nobody's.
      if (error instanceof Refused && error.code === 'not-your-seat') void this.look('mine');
      return null;
    });
    if (fresh && this.trouble?.code === 'offline') this.trouble = null;
    if (fresh) this.#setClock(fresh);
    if (fresh && fresh.seq >= this.snapshot.seq && !this.#running) this.#take(fresh);
  }

  #setClock(snapshot: Snapshot<View>): void {
    if (snapshot.now) this.ahead = Math.max(this.ahead, snapshot.now - Date.now());
  }

  // Said again, it is spoken again.
  say(text: string): void {
    this.spoken = this.spoken === text ? `${text} ` : text;
  }

  close(): void {
    this.#closed = true;
    this.#rest();
    this.#stream?.close();
  }

  // Who is here is known from the stream: an update that was long in being shown knows less.
  #seatsOf({ seats }: Snapshot<View>): Seat[] {
    return seats.map((s, i) => marked({ ...s, online: this.#here[i] ?? s.online }));
  }

  #take(snapshot: Snapshot<View>): void {
    this.#known = snapshot;
    this.snapshot = { ...snapshot, seats: this.#seatsOf(snapshot) };
    if (!this.actors.includes(this.as ?? -1)) this.#pressed = [];
    if (!this.asked?.waiting.includes(this.as ?? -1)) this.#answering = false;
    this.taken(this.snapshot);
  }

  #hear(update: Update): void {
    if (update.chat) this.#listen(update.chat);
    if (update.seq <= this.snapshot.seq) return;
    if (update.snapshot) this.#setClock(update.snapshot as Snapshot<View>);
    if (['undone', 'redone'].includes(update.kind)) this.#intents = this.#pressed = [];
    if (update.kind === 'nudged' && this.actors.some((seat) => this.mine.includes(seat)))
      this.nudged = update.seat;
    this.#queue.push(update);
    if (!this.#running) void this.#play();
  }

  // What is said waits for nothing that is still to be seen on the board.
  #listen(line: Chat): void {
    const { chat = [] } = this.snapshot;
    if (chat.some(({ seq }) => seq === line.seq)) return;
    if (!this.chatting && ![...this.mine, ...this.muted].includes(line.seat)) this.unread += 1;
    this.snapshot = { ...this.snapshot, chat: [...chat, line].slice(-maxChat) };
  }

  async #play(): Promise<void> {
    this.#running = this.playing = true;
    try {
      for (let since = performance.now(); ; ) {
        while (this.#passes() && performance.now() - since < atOnce) this.#pass();
        const next = this.#queue.shift();
        if (!next) break;
        await this.#step(next);
        if (performance.now() - since < atOnce) continue;
        await breath();
        since = performance.now();
      }
    } finally {
      this.#running = this.playing = false;
      // Bots take their time between two moves: what is skipped is all up to my turn.
      const { status } = this.snapshot;
      const asked = this.actors.some((seat) => this.mine.includes(seat));
      if (asked || !this.mine.length || status !== 'playing') this.skipping = false;
    }
    if (this.snapshot.moves === undefined) await this.refresh();
    this.#handOver();
  }

  #hurried(update: Update, { view }: Snapshot<View>): boolean {
    const many = this.skipping || document.hidden || this.#queue.length > 40;
    return many || this.hurries(update, view);
  }

  // Whether the next move need not be drawn, for one follows it at once.
  #passes(): boolean {
    const [first, second] = this.#queue;
    const after = first?.snapshot as Snapshot<View> | undefined;
    return (
      first?.kind === 'move' &&
      second?.kind === 'move' &&
      !!after &&
      this.#hurried(first, this.#known) &&
      this.#hurried(second, after)
    );
  }

  // It is known and will be told, all in one go: whoever waits lets the page be drawn.
  #pass(): void {
    const update = this.#queue.shift()!;
    const { before, after } = this.scenes(update, 'off', this.#known.view);
    void before();
    this.#known = update.snapshot as Snapshot<View>;
    this.#untold.push(...this.#toTell(update));
    void after();
  }

  // The lines of an update. The story so far may have come meanwhile, with the update in it.
  #toTell(update: Update): Told[] {
    if (this.story.some((u) => u.seq === update.seq)) return [];
    this.story.push(update);
    return this.linesOf(update);
  }

  async #step(update: Update): Promise<void> {
    const own = update.seat === this.as;
    this.#own = own;
    const speed = this.#hurried(update, this.#known) ? 'off' : settings.speed;
    const next = update.snapshot as Snapshot<View> | undefined;
    const scenes = this.scenes(update, speed, this.#known.view);
    // What floats does so while it is still mine to decide: else there is time to watch.
    const still = !!next?.decision?.actors?.includes(this.as ?? -1);
    const floating = own && still && speed !== 'off' && scenes.floating;
    if (floating) this.#aloft = Promise.all([this.#aloft, floating()]);
    else {
      if (update.kind === 'move' && speed !== 'off') await this.#aloft;
      await scenes.before();
    }
    if (update.agree === false) this.refusedBy = update.seat;
    if (update.kind === 'move') this.refusedBy = null;
    this.confirming = false;
    if (next) this.#take({ ...next, chat: next.chat ?? this.snapshot.chat });
    const lines = [...this.#untold, ...this.#toTell(update)];
    this.#untold = [];
    if (['undone', 'redone'].includes(update.kind)) await this.recall();
    else if (lines.length) this.lines = [...this.lines, ...lines];
    if (update.kind === 'undone')
      this.say(
        this.lines
          .slice(-1)
          .map((l) => this.tell(l))
          .join(),
      );
    if (lines.length) this.say(lines.map((line) => this.tell(line)).join(' '));
    if (!floating) await scenes.after();
    if (!own && speed !== 'off' && lines.length && !this.skipping)
      await pause(speed === 'calm' ? 320 : 90);
  }

  // On one device with several people, the screen is covered until the next has it. One person may
  // hold several seats, which then go by one name.
  #handOver(): void {
    if (this.snapshot.status !== 'playing' || this.actors.includes(this.as ?? -1)) return;
    const next = this.actors.find((seat) => this.mine.includes(seat));
    if (next === undefined) return;
    const { seats } = this.snapshot;
    // Who has only just sat down has nobody to hide from.
    if (this.as === null || seats[next].name === seats[this.as].name) void this.look(next);
    else this.curtain = next;
  }

  async lift(): Promise<void> {
    const next = this.curtain;
    if (next === null) return;
    await this.look(next);
    this.curtain = null;
  }

  // What a player decides with one click. The first part is sent now, each further one when it is
  // offered and still wanted; what is not is left out. While a move of mine is on its way the next
  // press waits for it; the same one again is a double click.
  intend(first: Notation | Intent, ...then: (Notation | Intent)[]): void {
    if (this.as === null) return;
    const { moves } = intent(first);
    if (this.busy) {
      if (!same(moves, this.#moving)) this.#pressed = [first, ...then];
      return;
    }
    this.#intents = then.map(intent);
    void this.#send(moves);
  }

  #goOn(obvious: Notation[] | null): void {
    const offered = ({ moves, still }: Intent) =>
      this.offers.some(({ move }) => same(move, moves[0])) && (still?.() ?? true);
    const at = this.#intents.findIndex(offered);
    const due = at < 0 ? undefined : this.#intents[at];
    this.#intents = due ? this.#intents.slice(at + 1) : [];
    const [pressed, ...then] = due ? [] : this.#pressed;
    this.#pressed = [];
    if (due) void this.#send(due.moves, true);
    else if (pressed !== undefined && offered(intent(pressed))) this.intend(pressed, ...then);
    else if (obvious && this.#tried !== this.snapshot.seq) {
      this.#tried = this.snapshot.seq;
      void this.#send(obvious);
    } else this.waits();
  }

  // Along go moves that the press asked for that sent my last one.
  async #send(moves: Notation[], along = false): Promise<void> {
    const { as } = this;
    const { seq } = this.snapshot; // when the answer comes, others may have played already
    if (as === null) return;
    this.#sending = true;
    this.#moving = moves;
    this.trouble = null;
    try {
      this.#awaited = await this.#make(moves, as, along);
      this.sent(seq);
    } catch (error) {
      this.#intents = this.#pressed = [];
      this.#complain(error);
    } finally {
      this.#sending = false;
    }
  }

  // Where several decide at once, another's move makes mine stale but not wrong: as long as it is
  // still offered it is sent again.
  async #make(moves: Notation[], as: number, along: boolean): Promise<number> {
    const together = this.actors.length > 1;
    let { seq } = this.snapshot;
    for (let tries = 0; ; tries++)
      try {
        return (await api.move(this.id, seq, as, moves, along)).seq;
      } catch (error) {
        const stale = error instanceof Refused && error.code === 'stale';
        if (!together || !stale || tries === 5) throw error;
        const now = await api.snapshot(this.id, as, this.invite);
        if (!now.moves?.some((offer) => same(offer.move, moves[0]))) throw error;
        seq = now.seq;
      }
  }

  #complain(error: unknown): void {
    const refused = error instanceof Refused ? error : null;
    this.trouble = {
      code: refused?.code ?? 'offline',
      message: refused?.message ?? String(error),
      rules: refused?.rules ?? [],
    };
    if (refused?.code === 'stale') void this.refresh();
    if (!refused) void this.#reach();
  }

  // The notice that the server cannot be reached goes when it is.
  async #reach(): Promise<void> {
    if (this.#reaching) return;
    this.#reaching = true;
    while (this.trouble?.code === 'offline' && !this.#closed) {
      await pause(1000);
      await this.refresh();
    }
    this.#reaching = false;
  }

  mute(seat: number): void {
    const muted = new Set(this.muted);
    if (!muted.delete(seat)) muted.add(seat);
    this.muted = muted;
  }

  // Whatever the table is asked for, a refusal is told.
  async ask(what: Promise<unknown>): Promise<void> {
    this.trouble = null;
    await what.catch((error) => this.#complain(error));
  }

  // Once: by the second press of a double click nothing is asked any more.
  async answer(agree: boolean): Promise<void> {
    if (!this.toAnswer) return;
    this.#answering = true;
    await api.consent(this.id, this.as!, agree).catch((error) => {
      this.#answering = false;
      // Another has said no in the same moment: there is nothing left to answer.
      if (error instanceof Refused && error.code === 'not-asked') void this.refresh();
      else this.#complain(error);
    });
  }

  async takeBack(seat: number): Promise<void> {
    await api.hand(this.id, seat, 'person').catch((error) => this.#complain(error));
  }

  async lend(seat: number): Promise<void> {
    await api.hand(this.id, seat, 'bot').catch((error) => this.#complain(error));
  }

  async pause(paused: boolean): Promise<void> {
    await api.pause(this.id, paused).catch((error) => this.#complain(error));
  }

  // How far an undo goes.
  undoFar(): string {
    const { moves = 1, whose = [] } = this.snapshot.undo;
    return t('undo-far', { n: moves, who: list(whose.map((s) => this.seatName(s))) });
  }

  // A move of mine that is on its way is waited for: it is the one that is meant.
  async #arrival(): Promise<void> {
    while (this.busy) await new Promise((done) => setTimeout(done, 20));
  }

  // Taking back what others did since is said before it is done.
  async undo(sure = false): Promise<void> {
    await this.#arrival();
    const { free, ask, whose, drawn } = this.snapshot.undo;
    this.confirming = !sure && free && !!whose?.length;
    if (this.confirming) return;
    if (free || ask)
      await this.#askBack(api.undo, (now) => now.free === free && (sure || !now.whose === !whose));
    else if (drawn) this.say(t('undo-drawn')); // by the die that was on its way
  }

  async redo(): Promise<void> {
    await this.#arrival();
    if (this.snapshot.undo.redo) await this.#askBack(api.redo, (now) => !!now.redo);
  }

  // Somebody may move in the same moment: it is asked for once more if it still means the same.
  async #askBack(ask: typeof api.undo, still: (now: Undo) => boolean): Promise<void> {
    try {
      await ask(this.id, this.snapshot.seq, this.as!).catch(async (error) => {
        if (!(error instanceof Refused) || error.code !== 'stale') throw error;
        const now = await api.snapshot(this.id, this.as, this.invite);
        if (!still(now.undo)) throw error;
        await ask(this.id, now.seq, this.as!);
      });
    } catch (error) {
      this.#complain(error);
    }
  }
}
