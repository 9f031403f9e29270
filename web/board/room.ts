// Where a card lies on a map: on the open sea if there is room, and over what matters least if not.

import type { Size } from './camera';
import { bounds, contains, type Point, type Polygon } from './geometry';

// Something that a card should not cover, as points of the screen.
export interface Taken {
  points: Point[];
  weight: number;
}

// Points all over a polygon, its border among them, close enough that no card lies between them.
export function strewn(polygon: Polygon, step: number): Point[] {
  const { x, y, w, h } = bounds([polygon]);
  const inside: Point[] = [];
  for (let i = 0; i * step < w; i++)
    for (let j = 0; j * step < h; j++) {
      const p: Point = [x + (i + 0.5) * step, y + (j + 0.5) * step];
      if (contains(polygon, p)) inside.push(p);
    }
  return [...polygon, ...inside];
}

const across = 17;
const down = 13;

// The place that covers least, among those that cover alike the one nearest to what it is about.
// Where the last card lay is as good as any: it should not wander.
export function roomFor(
  card: Size,
  screen: Size,
  about: Point,
  taken: Taken[],
  last: Point | null = null,
  edge = 10,
): Point {
  const w = Math.max(0, screen.w - card.w - 2 * edge);
  const h = Math.max(0, screen.h - card.h - 2 * edge);
  const covers = ([x, y]: Point) => {
    let sum = 0;
    for (const { points, weight } of taken)
      for (const [px, py] of points)
        if (px > x - edge && px < x + card.w + edge && py > y - edge && py < y + card.h + edge)
          sum += weight;
    return sum;
  };
  const far = ([x, y]: Point) => Math.hypot(x + card.w / 2 - about[0], y + card.h / 2 - about[1]);
  if (last && last[0] <= w + edge && last[1] <= h + edge && covers(last) === 0) return last;
  let best: Point = [edge, edge];
  let [least, nearest] = [Infinity, Infinity];
  for (let i = 0; i < across; i++)
    for (let j = 0; j < down; j++) {
      const at: Point = [edge + (w * i) / (across - 1), edge + (h * j) / (down - 1)];
      const [sum, way] = [covers(at), far(at)];
      if (sum < least || (sum === least && way < nearest)) [best, least, nearest] = [at, sum, way];
    }
  return best;
}
