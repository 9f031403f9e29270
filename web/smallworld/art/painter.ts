// The painter works beside the page, which stays free for the player: a worker that is handed a
// world and hands back its chart.

import type { World } from '../board/layout';
import { Chart } from './chart';

export interface Order {
  id: number;
  world: World;
  light: boolean;
  sketch: number; // pixels to a unit of the world, for the sketch
  full: number;
}

export interface Picture {
  id: number;
  kind: 'sketch' | 'full';
  bitmap: ImageBitmap;
  ms: number;
}

const page = self as unknown as {
  onmessage: (message: MessageEvent<Order>) => void;
  postMessage(picture: Picture, transfer: Transferable[]): void;
};

function put(kind: Picture['kind'], order: Order): void {
  const { id, world, light } = order;
  const begun = performance.now();
  const pixels = order[kind];
  const canvas = new OffscreenCanvas(
    Math.round(world.width * pixels),
    Math.round(world.height * pixels),
  );
  const chart = new Chart(canvas.getContext('2d')!, world, light, pixels);
  if (kind === 'sketch') chart.sketch();
  else chart.paint();
  const bitmap = canvas.transferToImageBitmap();
  page.postMessage({ id, kind, bitmap, ms: performance.now() - begun }, [bitmap]);
}

// All sketches that are waited for come before any chart.
page.onmessage = ({ data: order }) => {
  put('sketch', order);
  setTimeout(() => put('full', order));
};
