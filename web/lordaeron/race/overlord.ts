// The Overlord as a campaign: where one stands, what comes next, and when somebody is there.

import type { OverlordAdvice, View, WayAdvice } from '../types';

export type Step = 'look' | 'find' | 'level' | 'meet';
export interface Stage {
  id: Step;
  state: 'done' | 'now' | 'later';
}

// The steps to his fight: counters are looked at until he is found, then levels decide, then all
// meet. At 40 percent it is time to go.
export function stages(view: View, told?: OverlordAdvice): Stage[] {
  const { counters = [], region } = view.overlord;
  const ids: Step[] = counters.length
    ? ['look', 'find', 'level', 'meet']
    : ['find', 'level', 'meet'];
  const ready = (told?.rested ?? 0) >= 40;
  const seen = (view.overlord.false ?? []).length > 0;
  const done: Record<Step, boolean> = {
    look: seen || !!region,
    find: !!region,
    level: ready,
    meet: false,
  };
  const now = ids.find((id) => !done[id]);
  return ids.map((id) => ({ id, state: id === now ? 'now' : done[id] ? 'done' : 'later' }));
}

// A turn of two actions: each of Travel is up to two regions, the last one is the Challenge.
export const turnOf = (steps: number, turn: number, fights: boolean) => {
  const actions = Math.ceil(steps / 2) + (fights ? 1 : 0);
  return turn + 2 * Math.max(0, Math.ceil(actions / 2) - 1);
};

// The enemy is a danger where they may well win, or where one of them is near and they might.
export function danger(view: View, told: OverlordAdvice, side: string): 'near' | 'strong' | null {
  if (told.theirs >= 25) return 'strong';
  if (told.theirs < 5) return null;
  const of = new Map(view.characters.map((c) => [c.id, c.faction]));
  return told.hunters.some((h) => of.get(h.who) !== side && h.steps <= 2) ? 'near' : null;
}

// The way that leads nearest to a place, of those that can be travelled now.
export function nearest(
  ways: WayAdvice[],
  who: string,
  place: string,
  regions: { id: string; adjacent: string[] }[],
): { way: WayAdvice; left: number } | null {
  const near = new Map(regions.map((r) => [r.id, r.adjacent]));
  const far = new Map([[place, 0]]);
  for (const at of far.keys())
    for (const next of near.get(at) ?? []) if (!far.has(next)) far.set(next, far.get(at)! + 1);
  const left = (way: WayAdvice) => far.get(way.to) ?? Number.POSITIVE_INFINITY;
  const [way] = ways.filter((w) => w.who === who).sort((a, b) => left(a) - left(b));
  return way ? { way, left: left(way) } : null;
}
