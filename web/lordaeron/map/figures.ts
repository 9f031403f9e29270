// Who and what stands in each region, and where: one row round the middle, two when it is crowded,
// smaller where there is little room.

import type { Point } from '../../board/geometry';
import type { Grade } from '../art/figures';
import type { Geography, Place } from './geography';
import type { EventMark, Faction, Group, Hero, Lore, MapView } from './types';

export type Figure =
  | {
      kind: 'group';
      key: string;
      group: Group;
      grade: Grade;
      count: number;
      owner?: Faction;
      banner?: boolean;
    }
  | { kind: 'hero'; key: string; hero: Hero }
  | { kind: 'leader'; key: string; id: string }
  | { kind: 'counter'; key: string; vain?: boolean } // vain: my faction knows that it is false
  | { kind: 'mark'; key: string; mark: EventMark['kind']; event: string };

export interface Standing {
  figure: Figure;
  at: Point;
  scale: number; // of a drawing with a radius of 50
}

// Where the events of the content stand, by their ids.
export function marksOf({ events }: Pick<Lore, 'events'>): Record<string, EventMark> {
  const marks: Record<string, EventMark> = {};
  for (const { id, war, boss, regions } of events)
    if (boss) marks[id] = { kind: 'boss', regions: [boss.region] };
    else if (war) marks[id] = { kind: 'war', regions: war };
    else if (regions) marks[id] = { kind: 'plague', regions };
  return marks;
}

const grades: Grade[] = ['green', 'red', 'blue'];

// Characters first: they are what one looks for.
export function figuresIn(
  view: MapView,
  region: string,
  marks: Record<string, EventMark> = {},
): Figure[] {
  const list: Figure[] = [];
  for (const hero of view.characters)
    if (hero.region === region && hero.class)
      list.push({ kind: 'hero', key: `hero ${hero.id}`, hero });
  const { overlord } = view;
  if (overlord.region === region) list.push({ kind: 'leader', key: 'overlord', id: overlord.name });
  else if (overlord.counters?.includes(region))
    list.push({
      kind: 'counter',
      key: `counter ${region}`,
      vain: overlord.false?.includes(region),
    });
  view.creatures.forEach((group) => {
    if (group.region !== region) return;
    // One banner for the figures of a quest, whatever their colours.
    let banner = group.owner !== undefined;
    for (const grade of grades) {
      const count = group[grade] ?? 0;
      const key = `${group.type} ${grade} ${group.quest ?? ''} ${region}`;
      if (!count) continue;
      list.push({ kind: 'group', key, group, grade, count, owner: group.owner, banner });
      banner = false;
    }
  });
  for (const event of view.events ?? [])
    if (marks[event]?.regions.includes(region))
      list.push({ kind: 'mark', key: `${event} ${region}`, mark: marks[event].kind, event });
  return list;
}

const LARGE = 0.6;
const SMALL = 0.4;
const WIDE = 104; // of a drawing and a little air
const BANNER = 34; // of the banner at its left

const wide = (f: Figure) => WIDE + (f.kind === 'group' && f.banner ? BANNER : 0);

export function stand(place: Place, figures: Figure[]): Standing[] {
  const rows = figures.length > 3 ? 2 : 1;
  const across = Math.ceil(figures.length / rows);
  const lines = Array.from({ length: rows }, (_, r) => figures.slice(r * across, (r + 1) * across));
  const widths = lines.map((line) => line.reduce((sum, f) => sum + wide(f), 0));
  const { from, to } = place.row;
  const widest = Math.max(...widths);
  const fit = (to - from + 14) / widest;
  const least = figures.length === 1 ? 0.52 : SMALL;
  const scale = Math.max(least, Math.min(rows > 1 ? 0.5 : LARGE, fit));
  // Round the middle of the region, and aside of it no farther than need be.
  const half = (widest * scale) / 2;
  const middle = Math.max(Math.min(place.token[0], to + 7 - half), from - 7 + half);
  return lines.flatMap((line, row) => {
    let x = middle - (widths[row] * scale) / 2;
    const y = place.token[1] + (rows > 1 ? 16 : 7) + (row - (rows - 1) / 2) * WIDE * scale * 0.94;
    return line.map((figure): Standing => {
      x += wide(figure) * scale;
      return { figure, at: [x - (WIDE / 2) * scale, y], scale };
    });
  });
}

export const standings = (
  land: Geography,
  view: MapView,
  marks: Record<string, EventMark> = {},
): Map<string, Standing[]> =>
  new Map(
    [...land.places.values()].map((place) => [
      place.id,
      stand(place, figuresIn(view, place.id, marks)),
    ]),
  );
