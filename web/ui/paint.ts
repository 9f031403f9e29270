// The page's side of the painter.

import type { Order, Picture } from '../art/easel';

const painter = new Worker(new URL('./painter.ts', import.meta.url), { type: 'module' });
const waiting = new Map<number, HTMLCanvasElement>();
const hangs = new WeakMap<HTMLCanvasElement, Order>(); // what was ordered last
let orders = 0;

painter.onmessage = ({ data: { id, kind, bitmap, ms } }: MessageEvent<Picture>) => {
  performance.measure(`chart ${kind}`, { end: performance.now(), duration: ms });
  const canvas = waiting.get(id);
  if (!canvas) return bitmap.close();
  canvas.getContext('bitmaprenderer')!.transferFromImageBitmap(bitmap);
  canvas.dataset.painted = kind;
  if (kind === 'full' || !hangs.get(canvas)?.full) waiting.delete(id);
};

// Lets the painter learn a game's way of drawing before its first order.
export const prepare = (game: Order['game']): void => painter.postMessage(game);

const same = (a: Order, b: Omit<Order, 'id'>) =>
  a.world === b.world &&
  a.light === b.light &&
  a.full === b.full &&
  (b.full > 0 || a.sketch === b.sketch);

// Shows the sketch and then the chart on a canvas. The same chart is not painted again, as for a
// window that grew by a line; nor is one for a canvas that left the page or waits for another. A
// chart that is there in another size stays until the new one comes: no sketch in between.
export function paint(canvas: HTMLCanvasElement, wish: Omit<Order, 'id'>): void {
  const last = hangs.get(canvas);
  if (last && same(last, wish)) return;
  for (const [id, on] of waiting) {
    if (on !== canvas && on.isConnected) continue;
    waiting.delete(id);
    painter.postMessage(id);
  }
  const there =
    canvas.dataset.painted === 'full' && last?.world === wish.world && last.light === wish.light;
  const sketch = there && wish.full > 0 ? 0 : wish.sketch;
  const order = { id: ++orders, ...wish, sketch } satisfies Order;
  hangs.set(canvas, order);
  waiting.set(order.id, canvas);
  painter.postMessage(order);
}
