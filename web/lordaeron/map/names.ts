// How names are written on the map: in lines that fit their region, areas along a curve.

import type { Place } from './geography';

export interface Written {
  lines: string[];
  size: number;
}

const LARGEST = 27;
const LETTER = 0.5; // of its height, on average
const SPACED = 0.92; // the same of capitals with room between them

// How much larger or smaller names are written so that they can be read from afar and do not shout
// from near by; in steps, for a zoom writes them all anew.
export function lettering(scale: number): number {
  const pixels = LARGEST * scale;
  const by =
    pixels < 12 ? Math.min(1.25, 12 / pixels) : pixels > 25 ? Math.max(0.6, 25 / pixels) : 1;
  return Math.round(by * 20) / 20;
}

// Breaks a name where it becomes narrowest; three lines only when two are too wide.
export function written(name: string, place: Place, largest = LARGEST): Written {
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

// How long a curve is: a line, or a bend between its chord and its handles.
function long(d: string): number {
  const [x, y, ...rest] = d.match(/-?[\d.]+/g)!.map(Number);
  if (rest.length < 4) return rest[0] - x;
  const [cx, cy, ex, ey] = rest;
  const handles = Math.hypot(cx - x, cy - y) + Math.hypot(ex - cx, ey - cy);
  return (handles + Math.hypot(ex - x, ey - y)) / 2;
}

export interface Bent {
  line: string;
  d: string;
  size: number;
}

// A name in as many lines as it has curves, no longer than they are.
export function along(name: string, { d, size }: Curve): Bent[] {
  const cut = d.length > 1 ? name.lastIndexOf(' ') : name.length;
  return [name.slice(0, cut), name.slice(cut + 1)].slice(0, d.length).map((line, i) => ({
    line,
    d: d[i],
    size: Math.min(size, long(d[i]) / (line.length * SPACED)),
  }));
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
  'alterac-mountains': { d: ['M512 1000Q800 860 1020 1010'], size: 26, land: true },
  'hillsbrad-foothills': { d: ['M950 1516Q1260 1490 1440 1330'], size: 27 },
  'western-plaguelands': { d: ['M840 118Q1050 40 1250 190'], size: 27 },
  'the-hinterlands': { d: ['M1410 1412Q1700 1516 2044 1232'], size: 34 },
  'eastern-plaguelands': { d: ['M1540 48Q1850 50 2056 216'], size: 30 },
};
