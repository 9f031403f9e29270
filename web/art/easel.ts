// What a painter's worker does with an order, whatever its world is.

import type { Ink } from './brush';

export interface Order<W> {
  id: number;
  world: W;
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

interface Painting {
  sketch(): void;
  paint(): void;
}

export function easel<W extends { width: number; height: number }>(
  begin: (ink: Ink, world: W, light: boolean, pixels: number) => Painting,
): void {
  const page = self as unknown as {
    onmessage: (message: MessageEvent<Order<W>>) => void;
    postMessage(picture: Picture, transfer: Transferable[]): void;
  };
  const put = (kind: Picture['kind'], order: Order<W>) => {
    const { id, world, light } = order;
    const begun = performance.now();
    const pixels = order[kind];
    const canvas = new OffscreenCanvas(
      Math.round(world.width * pixels),
      Math.round(world.height * pixels),
    );
    const painting = begin(canvas.getContext('2d')!, world, light, pixels);
    if (kind === 'sketch') painting.sketch();
    else painting.paint();
    const bitmap = canvas.transferToImageBitmap();
    page.postMessage({ id, kind, bitmap, ms: performance.now() - begun }, [bitmap]);
  };
  // All sketches that are waited for come before any chart.
  page.onmessage = ({ data: order }) => {
    put('sketch', order);
    setTimeout(() => put('full', order));
  };
}
