// The page's side of the painter.

import type { Order, Picture } from '../art/easel';

const painter = new Worker(new URL('./painter.ts', import.meta.url), { type: 'module' });
const waiting = new Map<number, (picture: Picture) => void>();
let orders = 0;

painter.onmessage = ({ data }: MessageEvent<Picture>) => {
  performance.measure(`chart ${data.kind}`, { end: performance.now(), duration: data.ms });
  waiting.get(data.id)?.(data);
};

// Lets the painter learn a game's way of drawing before its first order.
export const prepare = (game: Order['game']): void => painter.postMessage(game);

// Shows the sketch and then the chart on a canvas; a later order for the canvas makes this one void.
export function paint(canvas: HTMLCanvasElement, order: Omit<Order, 'id'>): void {
  const id = ++orders;
  canvas.dataset.order = String(id);
  waiting.set(id, ({ bitmap, kind }) => {
    const wanted = canvas.dataset.order === String(id);
    if (wanted) canvas.getContext('bitmaprenderer')!.transferFromImageBitmap(bitmap);
    else bitmap.close();
    if (wanted) canvas.dataset.painted = kind;
    if (kind === 'full') waiting.delete(id);
  });
  painter.postMessage({ id, ...order } satisfies Order);
}
