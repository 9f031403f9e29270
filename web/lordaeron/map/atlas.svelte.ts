// The map on the screen: its geography, where one looks at it from, and its chart.

import type { Size } from '../../board/camera';
import { paint } from '../../ui/paint';
import { Viewport } from '../../ui/viewport.svelte';
import { type Geography, geography } from './geography';
import type { BoardMap } from './types';

export class Atlas extends Viewport {
  readonly land: Geography;
  readonly #map: BoardMap;

  constructor(map: BoardMap) {
    super();
    const { width, height, areas, regions } = map;
    this.#map = { width, height, areas, regions };
    this.land = geography(map);
    this.size = { w: width, h: height };
  }

  // On a narrow screen a sheet slides over the foot of the map: there is sea to move it up by.
  resize(screen: Size, narrow: boolean): void {
    this.size = { w: this.land.width, h: this.land.height * (narrow ? 1.36 : 1) };
    this.see(screen);
  }

  // Brings some regions into sight, at a scale at which names can be read.
  frame(ids: string[], margin = 190): void {
    const tokens = ids.map((id) => this.land.places.get(id)!.token);
    const xs = tokens.map((p) => p[0]);
    const ys = tokens.map((p) => p[1]);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    this.frameBox({ x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }, margin);
  }

  paint(canvas: HTMLCanvasElement, light: boolean, simple: boolean): void {
    paint(canvas, { game: 'lordaeron', world: this.#map, light, ...this.fineness(simple) });
  }
}
