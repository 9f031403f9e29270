// A table of Small World: what is being chosen on it, and what is to be seen of an event.

import type { Snapshot } from '../net/sent';
import type { Speed } from '../ui/settings.svelte';
import { settings } from '../ui/settings.svelte';
import { pause, type Scenes, TableState, type Term } from '../ui/state.svelte';
import {
  ask,
  type Choice,
  choicesOf,
  onRegion,
  type Parts,
  regionFields,
  regionsOf,
  settle,
} from './board/choices';
import { inHand } from './board/hand';
import type { Place } from './board/layout';
import { finished, movesOf, type Plan, planOf } from './board/plan';
import { type Line, linesOf } from './board/story';
import { type Beat, beatsOf, duration } from './board/timeline';
import type { Advice, Content, RegionAdvice, Update, View } from './board/types';
import { goOn, keep, kept } from './placing';
import { scoreWords, termsOf, told } from './sentences';

const planned = ['put', 'lift', 'champion']; // the moves that a plan is written down in

// Where things are seen to move (flights.ts); without one, nothing moves.
export interface Stage {
  show(beat: Beat, ms: number): Promise<void>;
}

export class SmallWorldTable extends TableState<View, Content, Line> {
  focus = $state<string | null>(null);
  pinned = $state<string | null>(null);
  mode = $state<{ kind: string; chosen: Parts } | null>(null);
  plan = $state.raw<Plan | null>(null);
  people = $state<{ seat: number; old: boolean } | null>(null); // whose card is looked at
  thing = $state<string | null>(null); // and of what else: the id of its word, or coins-SEAT
  declining = $state(false); // asked once more before the turn ends with it
  leaving = $state(false); // and before conquests stop with tokens left over, once a turn
  #remarked = '';
  places = $state.raw(new Map<string, Place>());
  coming = $state.raw<(Beat & { kind: 'march' })[]>([]); // tokens that still fly over the board
  #live = false;
  #keeping?: () => void;
  #stage: Stage | null = null;

  linesOf(update: Update): Line[] {
    return linesOf(update);
  }

  tell(line: Line): string {
    return told(line, this.snapshot.seats, this.places);
  }

  override details(line: Line): string {
    return line.scored ? scoreWords(line.scored) : '';
  }

  override get names(): unknown {
    return this.places;
  }

  override terms(line: Line): Term[] {
    return termsOf(line, this.places);
  }

  // A region is shown where it lies; anything else by its card.
  override lookUp({ id }: Term): void {
    const [kind, region] = [id.slice(0, 7), id.slice(7)];
    this.people = null;
    if (kind === 'region-') {
      this.thing = null;
      this.pinned = region;
    } else this.thing = this.thing === id ? null : id;
  }

  override badge(seat: number): string {
    return this.view?.players[seat]?.race ?? '';
  }

  // Beats are shown where the board is on screen; gives a function that ends it.
  playOn(stage: Stage): () => void {
    this.#stage = stage;
    return () => (this.#stage = null);
  }

  override scenes(update: Update, speed: Speed, view: View | null): Scenes {
    const { before, after } = view ? beatsOf(view, update.events ?? []) : { before: [], after: [] };
    const die = before.some((beat) => beat.kind === 'die');
    // Of my own die the advice before it knows what was needed.
    for (const beat of before) {
      const advice = this.hints.regions?.find((r) => beat.kind === 'die' && r.id === beat.region);
      if (beat.kind === 'die' && advice?.need) beat.needed = advice.need - (advice.have ?? 0);
    }
    return {
      floating: die ? undefined : () => this.#float([...before, ...after], update, speed),
      before: () => this.#run(before, update, speed),
      after: () => this.#run(after, update, speed),
    };
  }

  async #run(beats: Beat[], update: Update, speed: Speed): Promise<void> {
    for (const beat of beats) {
      const ms = duration(beat, speed);
      if (ms === 0 || this.skipping) continue;
      if (beat.kind === 'light') await this.#light(beat.regions, ms);
      else await this.#stage?.show(beat, update.seat === this.as ? ms * 0.7 : ms);
    }
  }

  // Over the new position all of it is seen at once; what flies is not yet where it goes.
  async #float(beats: Beat[], update: Update, speed: Speed): Promise<void> {
    const marching = beats.filter((beat) => beat.kind === 'march');
    this.coming = [...this.coming, ...marching];
    await Promise.all(beats.map((beat) => this.#run([beat], update, speed)));
    this.coming = this.coming.filter((beat) => !marching.includes(beat));
  }

  async #light(regions: string[], ms: number): Promise<void> {
    this.lit = [...this.lit, ...regions];
    await pause(ms);
    this.lit = this.lit.filter((id) => !regions.includes(id));
  }

  choices = $derived<Choice[]>(choicesOf(this.offers));
  kinds = $derived(new Set(this.choices.map((c) => c.kind)));
  hints = $derived((this.snapshot?.advice ?? {}) as Advice);
  advice = $derived<Map<string, RegionAdvice>>(
    new Map((this.myTurn ? (this.hints.regions ?? []) : []).map((a) => [a.id, a])),
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
    for (const c of this.choices)
      if (['well', 'reveal', 'conquer', 'roll'].includes(c.kind))
        targets.set(c.parts.region, this.usual.get(c.parts.region)?.offer.cost?.tokens ?? null);
    return targets;
  });

  // How a region is taken by a plain click, and those that a helper would take for less.
  usual = $derived(new Map(regionsOf(this.choices).map((r) => [r, onRegion(this.choices, r)[0]])));
  helped = $derived.by<Map<string, number>>(() => {
    const least = new Map<string, number>();
    const tokens = (c?: Choice) => c?.offer.cost?.tokens ?? 0;
    for (const c of this.choices) {
      const { region } = c.parts;
      const n = least.get(region) ?? tokens(this.usual.get(region));
      if (tokens(c) < n) least.set(region, tokens(c));
    }
    return least;
  });
  // What each answer would bring that the turn waits for, and the prices with it.
  ways = $derived(this.hints.ways ?? []);
  prices = $derived.by<Map<string, number[]>>(() => {
    const priced = this.myTurn ? this.ways.map((way) => way.regions ?? []) : [];
    const of = (id: string) =>
      priced.map((all) => all.find((r) => r.id === id && r.move === 'conquer')?.cost ?? 0);
    const ids = (priced[0] ?? []).filter((r) => r.move === 'conquer').map((r) => r.id);
    return new Map(ids.map((id) => [id, of(id)]));
  });

  // The best region that the tokens in hand would still take.
  spare = $derived.by(() => {
    if (!this.myTurn || this.as === null || !this.kinds.has('stop')) return null;
    const hand = inHand(this.view, this.as);
    const had = [...this.usual].flatMap(([region, { kind, offer }]) => {
      const earns = this.advice.get(region)?.earns ?? 0;
      const cost = offer.cost?.tokens ?? 0;
      return kind === 'conquer' && cost <= hand && earns > 0
        ? [{ region, offer, earns, cost }]
        : [];
    });
    if (hand === 0 || !had.length) return null;
    return had.reduce((a, b) => ((b.earns - a.earns || a.cost - b.cost) > 0 ? b : a));
  });
  leftOver = $derived(this.leaving ? this.spare : null);

  // Whoever stops with a token that would take a region is told so once.
  stop(): void {
    const turn = `${this.view.round} ${this.as}`;
    const learning = sessionStorage.getItem('tutorial') === this.id;
    if (!this.spare || learning || settings.remarks === 'off' || this.#remarked === turn) {
      this.intend('stop');
      return;
    }
    this.#remarked = turn;
    this.leaving = true;
    this.pinned = this.spare.region;
  }

  // Nothing can be taken, though it is time to: what is left is to stop.
  deadEnd = $derived(
    this.myTurn &&
      !this.mode &&
      ['start', 'conquest'].includes(this.view.stage) &&
      !this.choices.some((c) => ['conquer', 'roll'].includes(c.kind)),
  );

  override sent(): void {
    this.mode = null;
    this.pinned = null;
    this.declining = false;
    this.leaving = false;
  }

  override see(now: Snapshot<View>, live = true): void {
    this.#live = live;
    super.see(now, live);
    if (!live) return;
    this.#keeping ??= $effect.root(() => {
      $effect(() => this.#keep());
    });
  }

  override close(): void {
    this.#keeping?.();
    super.close();
  }

  #keep(): void {
    const { id, as, mode, people, thing, pinned, declining, leaving } = this;
    const { seq, view } = this.snapshot;
    if (!view) return;
    const plan = this.plan ?? kept(id)?.plan ?? null; // it may be asked for again: an undo
    keep(id, { seq, as, round: view.round, plan, mode, people, thing, pinned, declining, leaving });
  }

  override taken(snapshot: Snapshot<View>): void {
    const { view } = snapshot;
    const before = this.#live ? kept(this.id) : null;
    if (before && before.seq === snapshot.seq && before.as === this.as) {
      this.mode = before.mode;
      this.pinned = before.pinned;
      this.declining = before.declining;
      this.leaving = before.leaving;
      this.people = before.people;
      this.thing = before.thing;
    } else this.sent();
    const mine = this.as !== null && snapshot.decision?.actors?.includes(this.as);
    const fresh = mine ? planOf(view, this.as!, choicesOf(snapshot.moves ?? [])) : null;
    this.plan = fresh && goOn(fresh, before, view.round);
  }

  choose(field: string, value: string): void {
    if (!this.mode) return;
    const chosen = { ...this.mode.chosen, [field]: value };
    const offer = settle(this.choices, this.mode.kind, chosen);
    if (offer) this.intend(offer.move);
    else this.mode = { kind: this.mode.kind, chosen };
  }

  begin(kind: string): void {
    this.pinned = null;
    this.mode = { kind, chosen: {} };
    const offer = settle(this.choices, kind, {});
    if (offer) this.intend(offer.move);
  }

  // Commit the plan; where nothing else is left to place, the turn ends with it.
  done(): void {
    if (this.plan && !finished(this.plan)) return;
    const moves = this.plan ? movesOf(this.plan) : [];
    const placed = () => [...this.kinds].every((kind) => [...planned, 'end'].includes(kind));
    if (moves.length) this.intend({ moves }, { moves: ['end'], still: placed });
    else if (this.kinds.has('end')) this.intend('end');
  }
}
