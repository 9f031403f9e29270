// Arrow keys walk from region to region over borders; where no border leads that way, to the
// nearest region there.

import { distance, type Point } from './geometry';

export type Direction = 'left' | 'right' | 'up' | 'down';

export const arrows: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const headings: Record<Direction, Point> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

interface Stop {
  id: string;
  token: Point;
  adjacent: string[];
}

export function walk(
  places: ReadonlyMap<string, Stop>,
  from: string | null,
  direction: Direction,
): string | null {
  const start = from ? places.get(from) : undefined;
  if (!start) return places.keys().next().value ?? null;
  const [hx, hy] = headings[direction];
  const score = (id: string, limit: number): number => {
    const to = places.get(id)!;
    const [dx, dy] = [to.token[0] - start.token[0], to.token[1] - start.token[1]];
    const far = distance(start.token, to.token) || 1;
    const along = (dx * hx + dy * hy) / far;
    return along > limit ? along - far / 900 : -Infinity;
  };
  const best = (ids: string[], limit: number): string | null => {
    let found: string | null = null;
    let most = -Infinity;
    for (const id of ids) {
      if (id === start.id || !places.has(id)) continue;
      const s = score(id, limit);
      if (s > most) [found, most] = [id, s];
    }
    return found;
  };
  return best(start.adjacent, 0.5) ?? best([...places.keys()], 0.4);
}
