// The painter works beside the page, which stays free for the player: a worker that is handed a
// game's world and hands back its chart. It learns a game's way of drawing with its first order.

import type { Begin, Order, Picture } from '../art/easel';

const charts = import.meta.glob<{ begin: Begin }>('../*/art/chart.ts');
const chartOf = (game: string) => charts[`../${game}/art/chart.ts`]();

const page = self as unknown as {
  onmessage: (message: MessageEvent<Order | Order['game'] | Order['id']>) => void;
  postMessage(picture: Picture, transfer: Transferable[]): void;
};

function put(kind: Picture['kind'], order: Order, begin: Begin): void {
  const { id, world, light } = order;
  const begun = performance.now();
  const pixels = order[kind];
  const canvas = new OffscreenCanvas(
    Math.round(world.width * pixels),
    Math.round(world.height * pixels),
  );
  const painting = begin(canvas.getContext('2d')!, world as never, light, pixels);
  if (kind === 'sketch') painting.sketch();
  else painting.paint();
  const bitmap = canvas.transferToImageBitmap();
  page.postMessage({ id, kind, bitmap, ms: performance.now() - begun }, [bitmap]);
}

const unwanted = new Set<Order['id']>();

// All sketches that are waited for come before any chart; what is not wanted any more is not begun.
page.onmessage = async ({ data: order }) => {
  if (typeof order === 'string') return void chartOf(order);
  if (typeof order === 'number') return void unwanted.add(order);
  const { begin } = await chartOf(order.game);
  if (order.sketch && !unwanted.has(order.id)) put('sketch', order, begin);
  setTimeout(() => {
    if (!unwanted.delete(order.id) && order.full) put('full', order, begin);
  });
};
