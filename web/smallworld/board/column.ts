// A line of the column as one side sees it: its own banner, and in the team variant those that
// share the badge with it. Where the banners have run out there is none. SW-INTERACT-11

import type { Combo, Faction } from './types';

const factions: Faction[] = ['alliance', 'horde', 'neutral'];

export function bannersOf(combo: Combo, side: Faction): { own: string; others: string[] } {
  if (combo.race) return { own: combo.race, others: [] };
  const all = factions.map((f) => combo[f]).filter((race): race is string => !!race);
  const own = combo[side] || all[0] || '';
  return { own, others: all.filter((race) => race !== own) };
}
