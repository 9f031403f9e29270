// One table as this device sees it: the snapshot, the view on screen, and what is being chosen.

import { ask, type Choice, choicesOf, type Parts, regionFields, settle } from '../board/choices';
import { finished, movesOf, type Plan, planOf } from '../board/plan';
import { type Line, linesOf } from '../board/story';
import { type Beat, beatsOf, duration } from '../board/timeline';
import type { Content, Notation, Offer, RegionAdvice, Snapshot, Update } from '../board/types';
import { api, Refused } from '../net/api';
import { listen, type Stream } from '../net/stream';
import { settings } from './settings.svelte';

export type Player = (beat: Beat, ms: number) => Promise<void>;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class TableState {
  snapshot = $state.raw<Snapshot>()!;
  content = $state.raw<Content>()!;
  as = $state<number | null>(null);
  focus = $state<string | null>(null);
  pinned = $state<string | null>(null);
  mode = $state<{ kind: string; chosen: Parts } | null>(null);
  plan = $state.raw<Plan | null>(null);
  lines = $state.raw<Line[]>([]);
  lit = $state<string[]>([]);
  online = $state(true);
  busy = $state(false);
  playing = $state(false);
  skipping = $state(false);
  trouble = $state<{ code: string; message: string; rules: string[] } | null>(null);
  curtain = $state<number | null>(null);
  unread = $state(0);
  ahead = $state(0); // the server's clock before ours, in milliseconds
  story: Update[] = [];
  show: Player = async () => {};
  told: (lines: Line[]) => void = () => {};

  #queue: Update[] = [];
  #stream?: Stream;
  #running = false;

  readonly id: string;
  readonly invite: string | null;

  constructor(id: string, invite: string | null) {
    this.id = id;
    this.invite = invite;
  }

  view = $derived(this.snapshot?.view);
  mine = $derived(this.snapshot?.seats.flatMap((s, i) => (s.you ? [i] : [])) ?? []);
  // My seat, when my time ran out and a bot plays it.
  lent = $derived(this.mine.find((seat) => this.snapshot.seats[seat].kind === 'bot') ?? null);
  mayPause = $derived(this.mine.length > 0 && ['playing', 'paused'].includes(this.snapshot.status));
  actor = $derived(this.snapshot?.decision?.actors?.[0] ?? -1);
  myTurn = $derived(
    this.as !== null &&
      this.actor === this.as &&
      this.snapshot.status === 'playing' &&
      !this.playing &&
      this.curtain === null,
  );
  offers = $derived<Offer[]>(this.myTurn ? (this.snapshot.moves ?? []) : []);
  choices = $derived<Choice[]>(choicesOf(this.offers));
  kinds = $derived(new Set(this.choices.map((c) => c.kind)));
  advice = $derived<Map<string, RegionAdvice>>(
    new Map((this.myTurn ? (this.snapshot.advice?.regions ?? []) : []).map((a) => [a.id, a])),
  );
  question = $derived(this.mode && ask(this.choices, this.mode.kind, this.mode.chosen));

  // The regions that may be chosen now, with what they need.
  targets = $derived.by<Map<string, number | null>>(() => {
    if (!this.myTurn) return new Map();
    if (this.mode)
      return this.question && regionFields.includes(this.question.field)
        ? new Map(this.question.options.map((o) => [o, null]))
        : new Map();
    const targets = new Map<string, number | null>();
    for (const c of this.choices) {
      if (c.kind === 'well') targets.set(c.parts.region, null);
      if (c.kind !== 'conquer' && c.kind !== 'roll') continue;
      const cost = c.offer.cost?.tokens ?? null;
      const known = targets.get(c.parts.region);
      if (known === undefined || (cost !== null && (known === null || cost < known)))
        targets.set(c.parts.region, cost);
    }
    return targets;
  });

  // A replay looks at what has been and hears no updates.
  async load(live = true): Promise<void> {
    const [content, first] = await Promise.all([
      api.content(),
      api.snapshot(this.id, null, this.invite),
    ]);
    this.content = content;
    this.snapshot = first;
    const mine = first.seats.flatMap((s, i) => (s.you ? [i] : []));
    const actor = first.decision?.actors?.[0] ?? -1;
    await this.look(mine.includes(actor) ? actor : (mine[0] ?? null), live);
    this.story = await api.history(this.id, this.as).catch(() => []);
    this.lines = this.story.flatMap(linesOf);
  }

  // See the table through the eyes of a seat; null watches.
  async look(as: number | null, live = true): Promise<void> {
    this.#stream?.close();
    this.as = as;
    const now = await api.snapshot(this.id, as, this.invite);
    this.#setClock(now);
    this.#take(now);
    if (!live) return;
    this.#stream = listen(
      (from) => api.streamPath(this.id, as, from),
      this.snapshot.seq,
      (update) => this.#hear(update),
      (up) => {
        if (up && !this.online) void this.refresh();
        this.online = up;
      },
      (online) => {
        const seats = this.snapshot.seats.map((s, i) => ({ ...s, online: online[i] }));
        this.snapshot = { ...this.snapshot, seats };
      },
    );
  }

  async refresh(): Promise<void> {
    const fresh = await api.snapshot(this.id, this.as, this.invite).catch(() => null);
    if (fresh) this.#setClock(fresh);
    if (fresh && fresh.seq >= this.snapshot.seq && !this.#running) this.#take(fresh);
  }

  #setClock(snapshot: Snapshot): void {
    if (snapshot.now) this.ahead = snapshot.now - Date.now();
  }

  close(): void {
    this.#stream?.close();
  }

  #take(snapshot: Snapshot): void {
    this.snapshot = snapshot;
    this.mode = null;
    this.pinned = null;
    const stage = snapshot.view?.stage;
    const mine = this.as !== null && snapshot.decision?.actors?.includes(this.as);
    const offers = choicesOf(snapshot.moves ?? []);
    const planned = offers.some((c) => ['put', 'lift', 'champion'].includes(c.kind));
    this.plan =
      mine && (stage === 'deploy' || stage === 'redeploy') && planned
        ? planOf(
            snapshot.view,
            this.as!,
            offers.some((c) => c.kind === 'champion'),
          )
        : null;
  }

  #hear(update: Update): void {
    if (update.seq <= this.snapshot.seq && update.kind !== 'chat') return;
    if (update.snapshot) this.#setClock(update.snapshot);
    this.#queue.push(update);
    if (!this.#running) void this.#play();
  }

  async #play(): Promise<void> {
    this.#running = this.playing = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await this.#step(next);
    } finally {
      this.#running = this.playing = this.skipping = false;
    }
    if (this.snapshot.moves === undefined) await this.refresh();
    this.#handOver();
  }

  async #step(update: Update): Promise<void> {
    const events = update.events ?? [];
    const seen = this.snapshot.view;
    const own = update.seat === this.as;
    const speed =
      this.skipping || document.hidden || this.#queue.length > 40 ? 'off' : settings.speed;
    const beats = seen ? beatsOf(seen, events) : { before: [], after: [] };
    const run = async (list: Beat[]) => {
      for (const beat of list) {
        const ms = duration(beat, speed);
        if (ms === 0 || this.skipping) continue;
        if (beat.kind === 'light') await this.#light(beat.regions, ms);
        else await this.show(beat, own ? ms * 0.7 : ms);
      }
    };
    await run(beats.before);
    if (update.snapshot)
      this.#take({ ...update.snapshot, chat: update.snapshot.chat ?? this.snapshot.chat });
    if (update.chat) {
      this.unread += 1;
      const { chat } = await api.snapshot(this.id, this.as, this.invite).catch(() => this.snapshot);
      this.snapshot = { ...this.snapshot, chat };
    }
    this.story.push(update);
    const lines = linesOf(update);
    if (update.kind === 'undone') {
      this.story = await api.history(this.id, this.as).catch(() => this.story);
      this.lines = this.story.flatMap(linesOf);
    } else if (lines.length) this.lines = [...this.lines, ...lines];
    this.told(lines);
    await run(beats.after);
    if (!own && speed !== 'off' && lines.length && !this.skipping)
      await pause(speed === 'calm' ? 320 : 90);
  }

  async #light(regions: string[], ms: number): Promise<void> {
    this.lit = regions;
    await pause(ms);
    this.lit = [];
  }

  // On one device with several people, the screen is covered until the next has it.
  #handOver(): void {
    const next = this.actor;
    if (next === this.as || !this.mine.includes(next) || this.snapshot.status !== 'playing') return;
    this.curtain = next;
  }

  async lift(): Promise<void> {
    const next = this.curtain;
    if (next === null) return;
    await this.look(next);
    this.curtain = null;
  }

  async send(moves: Notation[]): Promise<boolean> {
    if (this.busy || this.as === null) return false;
    this.busy = true;
    this.trouble = null;
    try {
      await api.move(this.id, this.snapshot.seq, this.as, moves);
      this.mode = null;
      this.pinned = null;
      return true;
    } catch (error) {
      this.#complain(error);
      return false;
    } finally {
      this.busy = false;
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
  }

  async takeBack(seat: number): Promise<void> {
    await api.takeBack(this.id, seat).catch((error) => this.#complain(error));
  }

  async pause(paused: boolean): Promise<void> {
    await api.pause(this.id, paused).catch((error) => this.#complain(error));
  }

  async undo(): Promise<void> {
    try {
      await api.undo(this.id, this.snapshot.seq, this.as!);
    } catch (error) {
      this.#complain(error);
    }
  }

  choose(field: string, value: string): void {
    if (!this.mode) return;
    const chosen = { ...this.mode.chosen, [field]: value };
    const offer = settle(this.choices, this.mode.kind, chosen);
    if (offer) void this.send([offer.move]);
    else this.mode = { kind: this.mode.kind, chosen };
  }

  begin(kind: string): void {
    this.pinned = null;
    this.mode = { kind, chosen: {} };
    const offer = settle(this.choices, kind, {});
    if (offer) void this.send([offer.move]);
  }

  // Commit the plan; where nothing else is left to place, the turn ends with it.
  async done(): Promise<void> {
    if (this.plan && !finished(this.plan)) return;
    const moves = this.plan ? movesOf(this.plan) : [];
    const placing = this.kinds;
    if (moves.length === 0) {
      if (placing.has('end')) await this.send(['end']);
      return;
    }
    const stage = this.view.stage;
    if (!(await this.send(moves)) || stage !== 'deploy') return;
    this.ending = true;
  }

  // Set when the plan was sent and the turn is to end unless something can still be placed.
  ending = $state(false);

  endIfDone(): void {
    if (!this.ending || !this.myTurn || this.busy) return;
    this.ending = false;
    const late = [
      'bomb',
      'objective',
      'take-objective',
      'aegis',
      'heart',
      'fort',
      'tower',
      'swap',
      'steal',
    ];
    if (this.kinds.has('end') && !late.some((k) => this.kinds.has(k))) void this.send(['end']);
  }
}
