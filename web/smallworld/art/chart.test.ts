import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { layOut } from '../board/layout';
import type { Content } from '../board/types';
import { begin } from './chart';

// Paths that remember their outline, and an ink that writes down which ones it was given.
class Outline {
  d: string;
  constructor(d = '') {
    this.d = d;
  }
  addPath(other: Outline) {
    this.d += other.d;
  }
  rect(...box: number[]) {
    this.d += `rect ${box}`;
  }
  ellipse(...round: number[]) {
    this.d += `ellipse ${round}`;
  }
}
function inked() {
  const drawn: string[] = [];
  const put = (path: Outline) => void drawn.push(path.d);
  const none = () => ({ addColorStop() {} });
  const ink = new Proxy({ fill: put, stroke: put } as Record<string | symbol, unknown>, {
    get: (on, name) => on[name] ?? none,
  });
  return { ink: ink as never, drawn };
}
beforeEach(() => {
  vi.stubGlobal('Path2D', Outline);
  class Still {
    a = 1;
    b = 0;
    static fromMatrix = (m: Still) => m;
  }
  vi.stubGlobal('DOMMatrix', Still);
});
afterEach(() => void vi.unstubAllGlobals());

// The outlines that a sketch of one island with one square of land has, colours left out.
function sketched(terrain: string): string {
  const region = {
    id: 'r',
    name: 'r',
    terrain,
    symbols: [],
    murlocs: 0,
    adjacent: [],
    border: [0, 0, 160, 0, 160, 160, 0, 160],
    token: [80, 80],
    label: [80, 80],
    spots: [],
  };
  const face = { id: 'f', size: 'S', name: 'f', width: 160, height: 160, regions: [region] };
  const world = layOut({ faces: [face] } as unknown as Content, ['f'], 1);
  const { ink, drawn } = inked();
  begin(ink, world, false, 1).sketch();
  return drawn.join('\n');
}

it('the simple map tells terrain by signs, not by colour alone', () => {
  const kinds = ['fields', 'forest', 'hills', 'swamp', 'mountain', 'lake'];
  expect(new Set(kinds.map(sketched)).size).toBe(kinds.length);
});
