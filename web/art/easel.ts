// What the page orders from the painter, and what it gets.

import type { Ink } from './brush';

export interface Order {
  id: number;
  game: string;
  world: { width: number; height: number };
  light: boolean;
  sketch: number; // pixels to a unit of the world, for the sketch; none if 0
  full: number; // and for the chart; none if 0
}

export interface Picture {
  id: number;
  kind: 'sketch' | 'full';
  bitmap: ImageBitmap;
  ms: number;
}

// A game's chart module begins a painting of its own kind of world.
export type Begin = (
  ink: Ink,
  world: never,
  light: boolean,
  pixels: number,
) => { sketch(): void; paint(): void };
