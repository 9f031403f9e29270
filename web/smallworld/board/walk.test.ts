import { describe, expect, it } from 'vitest';
import { framed, kept, zoomed } from '../../board/camera';
import { walk } from '../../board/walk';
import { layOut } from './layout';
import type { Content } from './types';

// A face of four square regions in a row, each bordering the next.
function row(id: string): Content['faces'][number] {
  const regions = [0, 1, 2, 3].map((i) => ({
    id: `${id}${i}`,
    name: `${id}${i}`,
    terrain: 'fields',
    symbols: [],
    murlocs: 0,
    adjacent: [i - 1, i + 1].filter((n) => n >= 0 && n < 4).map((n) => `${id}${n}`),
    border: [i * 200, 0, i * 200 + 200, 0, i * 200 + 200, 200, i * 200, 200],
    token: [i * 200 + 100, 100] as [number, number],
    label: [i * 200 + 100, 100] as [number, number],
    spots: [],
  }));
  return { id, board: id, size: 'S', name: id, width: 800, height: 200, regions };
}
const content = { faces: [row('a'), row('b'), row('c')] } as unknown as Content;

describe('the world', () => {
  it('lays islands apart and inside', () => {
    for (const aspect of [0.6, 1.2, 2.2]) {
      const world = layOut(content, ['a', 'b', 'c'], aspect);
      expect(world.width / world.height).toBeCloseTo(aspect, 1);
      world.islands.forEach((one, i) => {
        expect(one.box.x).toBeGreaterThan(0);
        expect(one.box.y + one.box.h).toBeLessThan(world.height);
        for (const other of world.islands.slice(i + 1)) {
          const apart =
            one.box.x + one.box.w < other.box.x ||
            other.box.x + other.box.w < one.box.x ||
            one.box.y + one.box.h < other.box.y ||
            other.box.y + other.box.h < one.box.y;
          expect(apart).toBe(true);
        }
      });
    }
  });

  it('numbers regions in the order of the boards', () => {
    const world = layOut(content, ['b', 'a'], 1);
    expect(world.places.get('b0')?.index).toBe(0);
    expect(world.places.get('a3')?.index).toBe(7);
  });
});

describe('walking', () => {
  const world = layOut(content, ['a', 'b'], 1.2);
  it('goes over borders', () => {
    expect(walk(world.places, 'a0', 'right')).toBe('a1');
    expect(walk(world.places, 'a2', 'left')).toBe('a1');
  });
  it('crosses the sea where no border leads', () => {
    expect(walk(world.places, 'a1', 'down') ?? walk(world.places, 'a1', 'up')).toMatch(/^b/);
  });
  it('begins somewhere', () => {
    expect(walk(world.places, null, 'left')).toBe('a0');
  });
});

describe('the camera', () => {
  const world = { w: 1000, h: 500 };
  const screen = { w: 500, h: 500 };
  it('never leaves the world', () => {
    const camera = kept({ x: 9999, y: -50, scale: 2 }, world, screen);
    expect(camera).toEqual({ x: 750, y: 0, scale: 2 });
  });
  it('keeps the point under the finger', () => {
    const before = kept({ x: 100, y: 100, scale: 1 }, world, screen);
    const after = zoomed(before, 1.5, [200, 200], world, screen);
    expect(after.x + 200 / after.scale).toBeCloseTo(before.x + 200 / before.scale);
  });
  it('frames an island', () => {
    const camera = framed({ x: 400, y: 200, w: 200, h: 100 }, world, screen);
    expect(camera.scale).toBeGreaterThan(1.5);
  });
});
