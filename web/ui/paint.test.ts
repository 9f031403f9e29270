import { expect, it, vi } from 'vitest';
import type { Order, Picture } from '../art/easel';

// A painter that remembers what was ordered.
const orders: Order[] = [];
let answer: (picture: Partial<Picture>) => void;
class Painter {
  set onmessage(hear: (message: { data: unknown }) => void) {
    answer = (picture) => hear({ data: { bitmap: {}, ms: 1, ...picture } });
  }
  postMessage(order: unknown) {
    if (typeof order === 'object') orders.push(order as Order);
  }
}

it('a chart stays until one of another size is painted, and no sketch comes in between', async () => {
  vi.stubGlobal('Worker', Painter);
  const { paint } = await import('./paint');
  const context = { transferFromImageBitmap: () => {} };
  const canvas = { dataset: {}, isConnected: true, getContext: () => context };
  const world = { width: 10, height: 10 };
  const order = (light: boolean, full: number) =>
    paint(canvas as never, { game: 'lordaeron', world, light, sketch: 0.5, full });
  order(false, 2);
  order(false, 3); // nothing is painted yet
  expect(orders.map((o) => o.sketch)).toEqual([0.5, 0.5]);
  answer({ id: orders[1].id, kind: 'full' });
  order(false, 4);
  expect(orders[2].sketch).toBe(0);
  order(true, 4); // by day it is another picture
  expect(orders[3].sketch).toBe(0.5);
});
