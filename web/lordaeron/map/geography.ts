// The drawing of Lordaeron made ready: outlines as paths, borders told apart, roads. Two regions that
// share a line can be walked between if the map says so; otherwise a ridge stands there.

import { contains, type Point, type Polygon, path } from '../../board/geometry';
import type { BoardMap, BoardRegion } from './types';

export interface Place
  extends Omit<BoardRegion, 'border' | 'token' | 'label' | 'spots' | 'symbols'> {
  index: number;
  polygon: Polygon;
  outline: string;
  token: Point; // the middle of what stands here
  label: Point; // the middle of its name
  spots: Point[];
  symbols: string[];
  room: number; // how wide a name may be
  row: { from: number; to: number }; // between which figures may stand
}

export type Border = 'coast' | 'open' | 'ridge';

export interface Line {
  kind: Border;
  of: [Place, Place?];
  points: Point[];
}

export interface Geography {
  width: number;
  height: number;
  places: Map<string, Place>;
  lines: Line[];
  ferries: [Place, Place][];
}

const points = (flat: number[] = []): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);

// How far figures may stand to the left and to the right of a region's middle.
function reachOf(polygon: Polygon, [x, y]: Point, side: number): number {
  let far = 20;
  while (far < 170 && [-22, 22].every((dy) => contains(polygon, [x + side * far, y + dy])))
    far += 6;
  return far;
}

function placeOf(region: BoardRegion, index: number): Place {
  const polygon = points(region.border);
  const token = points(region.token)[0];
  const [left, right] = [-1, 1].map((side) => reachOf(polygon, token, side));
  return {
    ...region,
    index,
    polygon,
    outline: path(polygon),
    token,
    label: points(region.label)[0],
    spots: points(region.spots),
    symbols: region.symbols ?? [],
    room: 2 * Math.min(left, right),
    row: { from: token[0] - left, to: token[0] + right },
  };
}

const key = ([ax, ay]: Point, [bx, by]: Point) =>
  ax < bx || (ax === bx && ay < by) ? `${ax},${ay},${bx},${by}` : `${bx},${by},${ax},${ay}`;

// The lines of a region, cut where its neighbour changes; each border is told once.
function linesOf(place: Place, owners: Map<string, Place[]>): Line[] {
  const { polygon } = place;
  const n = polygon.length;
  const beyond = (i: number) =>
    owners.get(key(polygon[i % n], polygon[(i + 1) % n]))!.find((p) => p !== place);
  let first = 0;
  while (first < n && beyond(first) === beyond(first + n - 1)) first++;
  const lines: Line[] = [];
  for (let i = first; i < first + n; ) {
    const other = beyond(i);
    const line: Point[] = [polygon[i % n]];
    do line.push(polygon[++i % n]);
    while (i < first + n && beyond(i) === other);
    if (!other) lines.push({ kind: 'coast', of: [place], points: line });
    else if (place.index < other.index)
      lines.push({
        kind: place.adjacent.includes(other.id) ? 'open' : 'ridge',
        of: [place, other],
        points: line,
      });
  }
  return lines;
}

// A map does not change: its geography is found once.
const known = new WeakMap<BoardMap, Geography>();

export function geography(map: BoardMap): Geography {
  const found = known.get(map) ?? survey(map);
  known.set(map, found);
  return found;
}

function survey(map: BoardMap): Geography {
  const list = map.regions.map(placeOf);
  const places = new Map(list.map((p) => [p.id, p]));
  const owners = new Map<string, Place[]>();
  for (const place of list)
    place.polygon.forEach((a, i) => {
      const side = key(a, place.polygon[(i + 1) % place.polygon.length]);
      owners.set(side, [...(owners.get(side) ?? []), place]);
    });
  const lines = list.flatMap((place) => linesOf(place, owners));
  const touching = new Set(lines.filter((l) => l.of[1]).map((l) => `${l.of[0].id} ${l.of[1]!.id}`));
  const ferries = list.flatMap((a) =>
    a.adjacent
      .map((id) => places.get(id)!)
      .filter((b) => b && a.index < b.index && !touching.has(`${a.id} ${b.id}`))
      .map((b): [Place, Place] => [a, b]),
  );
  return { width: map.width, height: map.height, places, lines, ferries };
}

const middle = (line: Point[]): Point => line[line.length >> 1];

// The way from one region to another over the middle of their border; straight over water.
export function way(land: Geography, from: Place, to: Place): Point[] {
  const shared = land.lines
    .filter((l) => l.of.includes(from) && l.of.includes(to))
    .sort((a, b) => b.points.length - a.points.length)[0];
  return shared ? [from.token, middle(shared.points), to.token] : [from.token, to.token];
}

// A soft curve through some points.
export function curve(line: Point[]): string {
  if (line.length < 3) return `M${line.map((p) => p.join(' ')).join('L')}`;
  const half = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  let d = `M${line[0].join(' ')}`;
  for (let i = 1; i < line.length - 1; i++) {
    const end = i === line.length - 2 ? line[i + 1] : half(line[i], line[i + 1]);
    d += `Q${line[i].join(' ')} ${end.map((x) => Math.round(x)).join(' ')}`;
  }
  return d;
}

export const open = (line: Point[]): string => `M${line.map((p) => p.join(' ')).join('L')}`;
