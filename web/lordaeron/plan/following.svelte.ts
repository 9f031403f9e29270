// The plans of my turn: which are shown, and the one that I follow, kept in this browser by table and
// seat. What they are the server says; following one is pressing its next moves.

import { api } from '../../net/api';
import type { Notation } from '../../net/sent';
import { settings } from '../../ui/settings.svelte';
import type { LordaeronTable } from '../state.svelte';
import type { PlanAdvice } from '../types';

interface Followed {
  id: string;
  win: number; // as it was told when I chose it
  goal: string;
}

// By so many points odds may fall before I am asked again.
export const fallen = 15;

// What is done with one press is not followed.
const atOnce = ['learn', 'rest', 'end'];

export class Plans {
  readonly #table: LordaeronTable;
  followed = $state<Followed | null>(null);
  looked = $state<number | null>(null); // the one under the pointer
  others = $state(false); // the others are asked for, too
  #of = ''; // whose plan was read

  constructor(table: LordaeronTable) {
    this.#table = table;
  }

  get #key(): string {
    return `plan-${this.#table.id}-${this.#table.as}`;
  }

  // The part of the odds to ask for: nothing where nobody wants plans.
  get part(): string {
    if (this.#of !== this.#key) {
      this.#of = this.#key;
      const kept = localStorage.getItem(this.#key);
      this.followed = kept ? (JSON.parse(kept) as Followed) : null;
    }
    if (settings.guide === 'off' || this.#table.view.step !== 'actions') return '';
    return this.followed ? `plans:${this.followed.id}` : 'plans';
  }

  get list(): PlanAdvice[] {
    return this.#table.advice?.plans ?? [];
  }

  // The plan that I follow, as long as it is there.
  get current(): PlanAdvice | undefined {
    return this.list.find((p) => p.id === this.followed?.id);
  }

  // How much its odds have fallen since I chose it, if that is much.
  get fell(): number {
    const by = (this.followed?.win ?? 0) - (this.current?.odds?.win ?? 0);
    return this.current?.odds && by >= fallen ? by : 0;
  }

  // It goes on by one button: nothing has changed, and it has something to do.
  get goesOn(): boolean {
    return !!this.current && this.list[0] === this.current && !this.fell && !this.others;
  }

  // What I followed is done, or nobody can do it any more.
  get over(): boolean {
    const { followed } = this;
    return !!followed && followed.goal !== 'town' && this.list.length > 0 && !this.current;
  }

  // The bots that a plan waits for, by their seats.
  waitsFor(plan: PlanAdvice): number[] {
    const waiting = (this.#table.snapshot.team ?? []).filter((m) => m.waits).map((m) => m.seat);
    const seat = (who: string) => this.#table.character(who)?.seat ?? -1;
    return waiting.filter((s) => plan.waits?.some((who) => seat(who) === s));
  }

  // One press: the next moves of a plan, or the word to friends that it waits for.
  press(plan: PlanAdvice): void {
    this.looked = null;
    this.others = false;
    if (!atOnce.includes(plan.goal ?? '')) this.#keep(plan);
    else if (this.over) this.drop();
    const table = this.#table;
    const waiting = this.waitsFor(plan);
    if (waiting.length) {
      for (const seat of waiting)
        void api.advise(table.id, table.snapshot.seq, table.as!, seat, null).catch(() => {});
      return;
    }
    const [first, ...then] = (plan.moves ?? []) as Notation[];
    if (first) table.intend(first, ...then);
  }

  #keep(plan: PlanAdvice): void {
    this.followed = { id: plan.id!, win: plan.odds?.win ?? 0, goal: plan.goal! };
    localStorage.setItem(this.#key, JSON.stringify(this.followed));
  }

  drop(): void {
    this.followed = null;
    localStorage.removeItem(this.#key);
  }
}
