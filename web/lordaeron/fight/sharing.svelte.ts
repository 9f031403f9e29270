// Wounds that are being shared: who may take them, how many each takes so far, and what the ways
// that the server advises come to.

import type { Notation } from '../../net/sent';
import type { LordaeronTable } from '../state.svelte';
import type { Character, SplitAdvice, WoundShare } from '../types';
import { shareOut } from './choices';

// A character or its pet.
export interface Taker {
  key: string;
  one: Character;
  pet: boolean;
  health: number;
}

export type Shares = Record<string, number>;
const keyOf = (who: string, pet: boolean) => (pet ? `${who} pet` : who);
const same = (a: Shares, b: Shares) =>
  [...Object.keys(a), ...Object.keys(b)].every((key) => (a[key] ?? 0) === (b[key] ?? 0));
export const sharesOf = (split: SplitAdvice): Shares =>
  Object.fromEntries(
    split.shares.map(({ who, pet, wounds }: WoundShare) => [keyOf(who, !!pet), wounds]),
  );

export class Sharing {
  #table: LordaeronTable;
  #byHand = $state.raw<{ at: string; shares: Shares } | null>(null);

  constructor(table: LordaeronTable) {
    this.#table = table;
  }

  #here = $derived.by(() => `${this.#table.as} ${this.#table.snapshot.seq}`);
  #moves = $derived.by(() =>
    this.#table.myTurn ? this.#table.choices.filter((c) => c.kind === 'wound') : [],
  );
  wounds = $derived.by(() => this.#table.fight?.wounds ?? 0);
  takers = $derived.by<Taker[]>(() =>
    this.#moves.flatMap(({ parts }) => {
      const one = this.#table.character(String(parts.who));
      const pet = !!parts.pet;
      const health = (pet ? one?.pet : one?.health) ?? 0;
      return one ? [{ key: keyOf(one.id, pet), one, pet, health }] : [];
    }),
  );
  open = $derived(this.wounds > 0 && this.takers.length > 0);

  // The ways, the best first; without them wounds go to whoever is healthiest.
  splits = $derived.by(() => (this.open ? (this.#table.advice?.fight?.splits ?? []) : []));
  best = $derived.by<Shares>(() =>
    this.splits.length
      ? sharesOf(this.splits[0])
      : shareOut(
          this.wounds,
          this.takers.map(({ key, health }) => ({ id: key, health })),
        ),
  );
  shares = $derived.by<Shares>(() =>
    this.#byHand?.at === this.#here ? this.#byHand.shares : this.best,
  );
  split = $derived(this.splits.find((s) => same(sharesOf(s), this.shares)));

  dealt = $derived(Object.values(this.shares).reduce((a, b) => a + b, 0));
  fall = $derived(this.falls(this.shares));
  // Somebody falls who need not.
  spared = $derived.by(() => this.fall.length > this.falls(this.best).length);

  falls(shares: Shares): Character[] {
    const dead = ({ key, pet, health }: Taker) => !pet && (shares[key] ?? 0) >= health;
    return this.takers.filter(dead).map((taker) => taker.one);
  }

  take(shares: Shares): void {
    this.#byHand = { at: this.#here, shares };
  }

  plus(key: string, n: number): void {
    this.take({ ...this.shares, [key]: Math.max(0, (this.shares[key] ?? 0) + n) });
  }

  // Wounds are dealt one by one.
  deal(shares = this.shares): void {
    const [first, ...then] = this.takers.flatMap(({ key, one, pet }) =>
      Array.from<Notation>({ length: shares[key] ?? 0 }).fill({
        wound: { who: one.id, ...(pet && { pet }) },
      }),
    );
    if (first) this.#table.intend(first, ...then);
  }
}
