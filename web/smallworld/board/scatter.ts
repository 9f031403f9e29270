// Terrain glyphs strewn one by one by seed, clear of borders, tokens and symbols; never tiled.

import { bounds, clearance, contains, distance, type Point } from '../../board/geometry';
import { seeded } from '../../board/seeded';
import type { Place } from './layout';

export interface Glyph {
  id: string;
  x: number;
  y: number;
  scale: number;
  mirrored: boolean;
}

interface Habit {
  kinds: string[];
  apart: number; // between glyphs
  pad: number; // from the border
  clear: number; // from tokens and symbols
  tall: number;
  up: number;
}

const habits: Record<string, Habit> = {
  forest: { kinds: ['tr0', 'tr1', 'tr2', 'tr1'], apart: 15, pad: 12, clear: 4, tall: 23, up: 9 },
  hills: { kinds: ['hi0', 'hi1'], apart: 25, pad: 16, clear: 6, tall: 12, up: 4 },
  mountain: { kinds: ['mo0', 'mo1'], apart: 27, pad: 16, clear: 4, tall: 27, up: 9 },
  swamp: { kinds: ['sw0', 'sw1', 'sw2', 'sw0'], apart: 17.5, pad: 13, clear: 5, tall: 10, up: 3 },
  fields: { kinds: ['wh0', 'wh0', 'wh1'], apart: 19, pad: 14, clear: 3, tall: 15, up: 3 },
  lake: { kinds: ['wv0', 'wv1'], apart: 22, pad: 14, clear: 2, tall: 0, up: 3 },
  sea: { kinds: ['wv0', 'wv1'], apart: 22, pad: 14, clear: 2, tall: 0, up: 3 },
};

const TOKEN_ROOM = 29;
const SPOT_ROOM = 13;

// A few of them are the first of many: a sketch shows what the painted chart will.
export function scatter(place: Place, most = Number.POSITIVE_INFINITY): Glyph[] {
  const habit = habits[place.terrain];
  const chance = seeded(`glyphs ${place.id}`);
  const box = bounds([place.polygon]);
  const taken: [Point, number][] = [
    [place.token, TOKEN_ROOM],
    ...place.symbols.map((_, i): [Point, number] => [place.spots[i], SPOT_ROOM]),
  ];
  const strewn: Glyph[] = [];
  const tries = Math.round((box.w * box.h) / 16);
  for (let i = 0; i < tries && strewn.length < most; i++) {
    const p: Point = [box.x + chance() * box.w, box.y + chance() * box.h];
    const middle: Point = [p[0], p[1] - habit.up];
    if (taken.some(([at, room]) => distance(middle, at) < room + habit.clear)) continue;
    if (strewn.some((g) => Math.hypot(g.x - p[0], (g.y - p[1]) * 1.25) < habit.apart)) continue;
    // The dear questions last.
    if (!contains(place.polygon, p) || clearance(place.polygon, p) < habit.pad) continue;
    const top: Point = [p[0], p[1] - habit.tall];
    if (habit.tall && (!contains(place.polygon, top) || clearance(place.polygon, top) < 7))
      continue;
    strewn.push({
      id: habit.kinds[Math.floor(chance() * habit.kinds.length)],
      x: p[0],
      y: p[1],
      scale: 0.85 + chance() * 0.3,
      mirrored: chance() < 0.5 && place.terrain !== 'mountain' && place.terrain !== 'hills',
    });
  }
  return strewn.sort((a, b) => a.y - b.y);
}

// Two plots of a field with furrows of their own.
export function furrows(place: Place): [string, string] {
  const chance = seeded(`furrows ${place.id}`);
  const box = bounds([place.polygon]);
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  const reach = Math.hypot(box.w, box.h) / 2;
  const split = chance() * Math.PI;
  const turn = [split + 0.5 + chance() * 0.5, split - 0.6 - chance() * 0.5];
  const plot = (side: number) => {
    let d = '';
    const [c, s] = [Math.cos(turn[side]), Math.sin(turn[side])];
    for (let row = -reach; row <= reach; row += 6.5) {
      let pen = false;
      for (let u = -reach; u <= reach; u += 7) {
        const sway = row + Math.sin(u / 24 + side) * 2.2;
        const [x, y] = [cx + c * u - s * sway, cy + s * u + c * sway];
        const h = (y - cy) * Math.cos(split) - (x - cx) * Math.sin(split);
        const drawn = (side ? h > 2 : h < -2) && chance() > 0.05;
        if (drawn) d += `${pen ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
        pen = drawn;
      }
    }
    return d;
  };
  return [plot(0), plot(1)];
}
