// How names are written on the map: in lines that fit their region, areas along a curve.

import type { Place } from './geography';

export interface Written {
  lines: string[];
  size: number;
}

const LETTER = 0.5; // of its height, on average

// Breaks a name where it becomes narrowest; three lines only when two are too wide.
export function written(name: string, place: Place, largest = 25): Written {
  const words = name.split(' ');
  const widest = (lines: string[]) => Math.max(...lines.map((l) => l.length));
  let best = [name];
  for (const count of [2, 3]) {
    if (widest(best) <= 10 || words.length < count) break;
    if (count === 3 && widest(best) * LETTER * largest <= place.room + 40) break;
    const cuts = (from: number, left: number): string[][] =>
      left === 1
        ? [[words.slice(from).join(' ')]]
        : Array.from({ length: words.length - from - left + 1 }, (_, k) => k + 1).flatMap((k) =>
            cuts(from + k, left - 1).map((rest) => [
              words.slice(from, from + k).join(' '),
              ...rest,
            ]),
          );
    const narrow = cuts(0, count).reduce((a, b) => (widest(b) < widest(a) ? b : a));
    if (widest(narrow) < widest(best)) best = narrow;
  }
  const fit = (place.room + 56) / (widest(best) * LETTER);
  return { lines: best, size: Math.max(18, Math.min(largest, fit)) };
}

// A name in as many lines as it has curves.
export function along(name: string, { d }: Curve): [string, string][] {
  if (d.length === 1) return [[name, d[0]]];
  const cut = name.lastIndexOf(' ');
  return [
    [name.slice(0, cut), d[0]],
    [name.slice(cut + 1), d[1]],
  ];
}

// Where the names of areas stand: on the sea beside them, one on its own mountains.
export interface Curve {
  d: string[]; // one for each line of the name
  size: number;
  land?: boolean;
}

export const curves: Record<string, Curve> = {
  'tirisfal-glades': { d: ['M205 150Q480 66 730 138'], size: 34 },
  'silverpine-forest': { d: ['M34 1418H262', 'M34 1452H262'], size: 23 },
  'alterac-mountains': { d: ['M500 792Q760 690 1040 900'], size: 27, land: true },
  'hillsbrad-foothills': { d: ['M950 1516Q1260 1490 1440 1330'], size: 27 },
  'western-plaguelands': { d: ['M840 118Q1050 40 1250 190'], size: 27 },
  'the-hinterlands': { d: ['M1410 1412Q1700 1516 2044 1232'], size: 34 },
  'eastern-plaguelands': { d: ['M1540 48Q1850 50 2056 216'], size: 30 },
};
