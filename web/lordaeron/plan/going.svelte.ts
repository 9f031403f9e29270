// A goal of several turns, kept in this browser by table and seat: it is shown at every own turn,
// until one is there or drops it.

import type { LordaeronTable } from '../state.svelte';
import { enemiesNear, type Goal, goalsOf } from './goals';

interface Kept {
  who: string;
  region: string;
  quest?: string;
  rest: boolean; // and rest there
}

export class Going {
  readonly #table: LordaeronTable;
  #kept = $state<Kept | null>(null);
  #of = '';
  rest = $state(false); // the tick in the tray

  constructor(table: LordaeronTable) {
    this.#table = table;
  }

  get #key(): string {
    return `goal-${this.#table.id}-${this.#table.as}`;
  }

  // Read when a turn of mine is to be shown.
  read(): void {
    if (this.#of === this.#key) return;
    this.#of = this.#key;
    const kept = localStorage.getItem(this.#key);
    this.#kept = kept ? (JSON.parse(kept) as Kept) : null;
  }

  get kept(): Kept | null {
    return this.#kept?.who === this.#table.hero?.id ? this.#kept : null;
  }

  get arrived(): boolean {
    return this.#table.hero?.region === this.kept?.region;
  }

  // How the way goes on now; nothing where no way leads on.
  get goal(): Goal | undefined {
    return goalsOf(this.#table).find((g) => g.region === this.kept?.region);
  }

  // What it stops at: enemies near, or the quest that it was for is gone.
  get danger(): string[] {
    return enemiesNear(this.#table, this.#table.hero?.region ?? '');
  }
  get gone(): boolean {
    const { quest } = this.kept ?? {};
    return !!quest && !this.#table.view.quests.some((q) => q.id === quest);
  }

  go(goal: Goal): void {
    const table = this.#table;
    if (goal.there && !this.rest) this.drop();
    else
      this.#keep({ who: table.hero!.id, region: goal.region, quest: goal.quest, rest: this.rest });
    const [first, ...then] = goal.moves;
    if (first) table.intend(first, ...then);
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    localStorage.setItem(this.#key, JSON.stringify(kept));
  }

  drop(): void {
    this.#kept = null;
    localStorage.removeItem(this.#key);
  }
}
