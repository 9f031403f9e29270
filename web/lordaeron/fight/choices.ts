// What may be done in a fight now, sorted out of the list of legal moves.

import type { Notation } from '../../net/sent';
import type { Choice } from '../offers';
import type { Die } from '../types';

// A card that may be used now, by whom, with every way to use it.
export interface Usable {
  card: string;
  who: string;
  ways: Choice[];
}

export function usable(choices: Choice[]): Usable[] {
  const found = new Map<string, Usable>();
  for (const c of choices) {
    if (c.kind !== 'use') continue;
    const [card, who] = [c.parts.card as string, c.parts.who as string];
    const key = `${who} ${card}`;
    const entry = found.get(key) ?? { card, who, ways: [] };
    entry.ways.push(c);
    found.set(key, entry);
  }
  return [...found.values()];
}

// The dice that may be marked are those whose colour and face are offered.
export const markable = (choices: Choice[]) => (die: Die) =>
  !die.marked &&
  choices.some(
    (c) => c.kind === 'mark' && c.parts.color === die.color && (c.parts.face ?? 0) === die.face,
  );

export const marksOf = (dice: Die[]): Notation[] =>
  dice.map((d) => ({ mark: { color: d.color, face: d.face } }));

// Wounds shared out as evenly as Health allows: the healthiest takes the next one.
export function shareOut(
  wounds: number,
  fighters: { id: string; health: number }[],
): Record<string, number> {
  const left = fighters.map((f) => ({ ...f }));
  const share: Record<string, number> = {};
  for (let n = 0; n < wounds && left.length; n++) {
    const next = left.reduce((a, b) => (b.health > a.health ? b : a));
    if (next.health <= 0) break;
    next.health -= 1;
    share[next.id] = (share[next.id] ?? 0) + 1;
  }
  return share;
}
