// What an event in force pays, for the one line it is told in.

import type { Character, EventCard, Faction, Reward } from '../types';

const xpOf = (all: Character[], ours: (c: Character) => boolean) =>
  all.filter(ours).reduce((n, c) => n + c.xp, 0);

// The columns that one may come to be paid from: the weaker side is the one with less XP, and nobody
// is weaker at a tie; who only watches sees both. WB-EVENT-09, WB-EVENT-11
export function columnsOf(event: EventCard, all: Character[], side?: Faction): Reward[] {
  if (!side) return [event.strong, event.weaker];
  const weaker = xpOf(all, (c) => c.faction === side) < xpOf(all, (c) => c.faction !== side);
  return [weaker ? event.weaker : event.strong];
}

// 5, or 2–4 where the columns differ.
export const between = (amounts: number[]) =>
  [...new Set([Math.min(...amounts), Math.max(...amounts)])].join('–');
