// What goes on by itself. It plays only where nothing is to be decided, or, if its owner wants a
// fast game, by a plain policy in fights and with the outfit.

import type { Fight, Pace } from '../ui/settings.svelte';
import type { Choice } from './offers';
import type { Card, Character, View } from './types';

export interface Situation {
  view: View;
  choices: Choice[];
  pace: Pace;
  fight: Fight;
  card: (id: string) => Card | undefined;
}

const kind = (s: Situation, name: string) => s.choices.filter((c) => c.kind === name);
const first = (s: Situation, name: string): Choice | null => kind(s, name)[0] ?? null;

// The move to be made without asking, or none.
export function obvious(s: Situation): Choice | null {
  if (s.pace === 'ask' || !s.choices.length) return null;
  if (s.choices.length === 1) return s.choices[0];
  const { step } = s.view;
  if (step === 'manage' || step === 'final-manage') return outfit(s);
  if (s.pace !== 'fast') return null;
  return s.view.combat ? inFight(s) : null;
}

// Nothing new to put on: the step is over. Fast, what fits into an empty place is put there.
function outfit(s: Situation): Choice | null {
  const equips = kind(s, 'equip');
  if (!equips.length) return first(s, 'end');
  if (s.pace !== 'fast') return null;
  return equips.find((c) => isFree(s.view, c)) ?? first(s, 'end');
}

function isFree(view: View, { who, parts }: Choice): boolean {
  const one: Character | undefined = view.characters.find((c) => c.id === who);
  const area = parts.area as keyof NonNullable<Character['equipped']>;
  return !!one && !parts.exchange && !area.startsWith('add-on') && !one.equipped?.[area];
}

// Thrifty keeps Energy and whatever is used up; bold uses all there is.
function worth(s: Situation, use: Choice): boolean {
  const card = s.card(use.parts.card as string);
  if (!card) return false;
  return s.fight === 'bold' || (!card.energy && card.kind !== 'item' && card.kind !== 'auction');
}

function inFight(s: Situation): Choice | null {
  switch (s.view.step) {
    case 'window':
      return kind(s, 'use').find((c) => worth(s, c)) ?? first(s, 'pass');
    case 'reroll':
      return kind(s, 'mark').find((c) => misses(s, c)) ?? first(s, 'pass');
    case 'pick-dice':
      return (
        kind(s, 'mark').find((c) => misses(s, c)) ?? first(s, 'pass') ?? kind(s, 'mark')[0] ?? null
      );
    case 'wounds':
      return toWhom(s);
    case 'hold-dice':
    case 'remove-dice':
      return first(s, 'pass') ?? s.choices[0];
    case 'allot':
      return s.choices[s.choices.length - 1];
    case 'order':
    case 'fell':
    case 'use':
    case 'unequip':
      return s.choices[0];
    default:
      return null; // whom to join, where to retreat, what armor does: its owner decides
  }
}

// A mark that means only dice which place nothing as they lie.
function misses(s: Situation, { parts }: Choice): boolean {
  const dice = (s.view.combat?.dice ?? []).filter(
    (d) => d.color === parts.color && d.face === (parts.face ?? 0) && !d.marked,
  );
  return dice.length > 0 && dice.every((d) => !d.lands);
}

// A pet takes wounds before anybody, then the healthiest.
function toWhom(s: Situation): Choice {
  const health = (c: Choice) => s.view.characters.find((x) => x.id === c.who)?.health ?? 0;
  const pet = s.choices.find((c) => c.parts.pet);
  return pet ?? s.choices.reduce((a, b) => (health(b) > health(a) ? b : a));
}
