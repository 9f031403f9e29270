// Who and what stands in each region, and where: one row round the middle, two when it is crowded,
// smaller where there is little room.

import type { Point } from '../../board/geometry';
import type { Grade } from '../art/figures';
import type { Geography, Place } from './geography';
import type { EventMark, Faction, Group, Hero, Lore, MapView } from './types';

export type Figure =
  | { kind: 'group'; key: string; group: Group; grade: Grade; count: number; owner?: Faction }
  | { kind: 'hero'; key: string; hero: Hero }
  | { kind: 'leader'; key: string; id: string }
  | { kind: 'counter'; key: string }
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
    list.push({ kind: 'counter', key: `counter ${region}` });
  view.creatures.forEach((group) => {
    if (group.region !== region) return;
    for (const grade of grades) {
      const count = group[grade] ?? 0;
      const key = `${group.type} ${grade} ${group.quest ?? ''} ${region}`;
      if (count) list.push({ kind: 'group', key, group, grade, count, owner: group.owner });
    }
  });
  for (const event of view.events ?? [])
    if (marks[event]?.regions.includes(region))
      list.push({ kind: 'mark', key: `${event} ${region}`, mark: marks[event].kind, event });
  return list;
}

const LARGE = 0.6;
const SMALL = 0.42;
const WIDE = 104; // of a drawing and a little air

export function stand(place: Place, figures: Figure[]): Standing[] {
  const n = figures.length;
  if (!n) return [];
  const rows = n > 3 ? 2 : 1;
  const across = Math.ceil(n / rows);
  const fit = (place.room + 10) / (across * WIDE);
  const scale = Math.max(SMALL, Math.min(rows > 1 ? 0.5 : LARGE, fit));
  const pace = WIDE * scale;
  return figures.map((figure, i) => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, n - row * across);
    const x = place.token[0] + ((i % across) - (inRow - 1) / 2) * pace;
    const y = place.token[1] + 7 + (row - (rows - 1) / 2) * pace * 0.92;
    return { figure, at: [x, y], scale };
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
