// What stands or lies in a region besides race tokens, and where.

import type { Point } from '../../board/geometry';
import type { Place } from './layout';
import type { Plan } from './plan';
import type { Region } from './types';

export function thingsIn(r: Region, plan: Plan | null): string[] {
  const list = [...(r.things ?? [])];
  if (plan && r.id in plan.now ? plan.champion.at === r.id : r.champion) list.unshift('champion');
  for (let i = 0; i < (r.beasts ?? 0); i++) list.push('beast');
  if (r.hidden) list.push(r.hidden === 'unknown' ? 'hidden' : r.hidden);
  if (r.bomb) list.push('bomb');
  return list;
}

// Pieces stand on the free spots of a region; a face-down marker on the spot printed for it.
export function spotOf({ symbols, spots, token }: Place, index: number, thing: string): Point {
  const marked = symbols.indexOf('marker-spot');
  if (thing === 'hidden' && marked >= 0 && spots[marked]) return spots[marked];
  const free = spots.slice(symbols.length);
  return free[index] ?? [token[0] + 26 + index * 8, token[1] - 18];
}

// What of a region lies nearest to a point: a thing, or the people whose tokens stand there; null
// where there is neither.
export function nearest(place: Place, r: Region, plan: Plan | null, [x, y]: Point): string | null {
  const all = thingsIn(r, plan).map((id, i) => ({ id, at: spotOf(place, i, id) }));
  if (r.seat >= 0) all.push({ id: 'people', at: place.token });
  const far = ({ at }: { at: Point }) => Math.hypot(at[0] - x, at[1] - y);
  return all.sort((a, b) => far(a) - far(b))[0]?.id ?? null;
}
