// What goes on by itself: where there is nothing to decide, and, if its owner wants a fast game, as
// the server advises. It knows no rule.

import type { Fight, Pace } from '../ui/settings.svelte';
import { type Choice, same } from './offers';
import type { Advice } from './types';

export interface Situation {
  step: string;
  choices: Choice[];
  pace: Pace;
  fight: Fight;
  touched: boolean; // a card was placed by hand in this step
  advice?: Advice;
}

// The move to be made without asking, or none.
export function obvious(s: Situation): Choice | null {
  if (s.pace === 'ask' || !s.choices.length) return null;
  if (s.step === 'manage' || s.step === 'final-manage') return outfit(s);
  // Who has spent the last gold may think again: a town is left by its own button.
  if (s.step === 'town' && s.pace !== 'fast') return null;
  if (s.choices.length === 1) {
    // A fight does not break out by itself, also where there is no way round it.
    const fight = s.choices[0].kind === 'challenge' && s.pace !== 'fast';
    return fight ? null : s.choices[0];
  }
  const fast = s.advice?.fast;
  const move = s.pace === 'fast' ? fast?.[s.fight] : fast?.free;
  return (move && s.choices.find((c) => same(c.move, move))) || null;
}

// Fast, the cards are arranged as they are best. Else the step ends by itself only where there was
// nothing to arrange: who has just placed a card may have second thoughts.
function outfit(s: Situation): Choice | null {
  const end = s.choices.find((c) => c.kind === 'end') ?? null;
  const better = s.advice?.outfits?.[0]?.changes[0]?.move;
  if (s.touched) return null;
  if (s.pace === 'fast') return (better && s.choices.find((c) => same(c.move, better))) || end;
  return s.choices.some((c) => c.kind === 'equip') ? null : end;
}

// Who attacked one after another in a round of a fight.
export interface March {
  round: number;
  who: string[];
}

// Who goes next as in the round before, of those who still can.
export const goesNext = (marches: March[], round: number, choices: Choice[]): string | undefined =>
  marches
    .find((m) => m.round === round - 1)
    ?.who.find((who) => choices.some((c) => c.parts.who === who));

// What is remembered once somebody went: this round and the one before.
export function marched(marches: March[], round: number, who: string): March[] {
  const now = marches.find((m) => m.round === round)?.who ?? [];
  return [...marches.filter((m) => m.round === round - 1), { round, who: [...now, who] }];
}
