// The ground of a painted chart: an ink with the few things that every chart does with it.

import type { Point } from '../board/geometry';
import type { Ink } from './brush';
import { type Noise, tile } from './noise';

const washed = { octaves: 4, size: 640, pixels: 144 };
const noises: Record<'grain' | 'wash' | 'light', Noise> = {
  grain: {
    seed: 'grain',
    cells: [108, 108],
    octaves: 2,
    colour: [26, 18, 8],
    mean: 0.095,
    contrast: 0.63,
    size: 120,
    pixels: 180,
  },
  wash: {
    ...washed,
    seed: 'wash',
    cells: [9, 12],
    colour: [41, 23, 5],
    mean: 0.18,
    contrast: 1.6,
  },
  light: {
    ...washed,
    seed: 'light',
    cells: [13, 10],
    colour: [255, 242, 191],
    mean: 0.1,
    contrast: 1.5,
  },
};

// The tiles do not change: they are made once for all charts.
const tiles = new Map<string, OffscreenCanvas>();
function tileOf(name: keyof typeof noises): OffscreenCanvas {
  const { pixels } = noises[name];
  const made = tiles.get(name) ?? new OffscreenCanvas(pixels, pixels);
  if (!tiles.has(name)) made.getContext('2d')!.putImageData(tile(noises[name]), 0, 0);
  tiles.set(name, made);
  return made;
}

export class Surface {
  constructor(
    protected readonly ink: Ink,
    protected readonly size: { width: number; height: number },
    protected readonly pixels: number,
  ) {
    ink.scale(pixels, pixels);
  }

  protected within(path: Path2D, work: () => void): void {
    this.ink.save();
    this.ink.clip(path);
    work();
    this.ink.restore();
  }

  protected at([x, y]: Point, scale: Point, work: () => void): void {
    this.ink.save();
    this.ink.translate(x, y);
    this.ink.scale(...scale);
    work();
    this.ink.restore();
  }

  // A radial gradient stretched over the whole chart.
  protected glow(x: number, y: number, r: number, stops: [number, string][]): void {
    const gradient = this.ink.createRadialGradient(x, y, 0, x, y, r);
    for (const stop of stops) gradient.addColorStop(...stop);
    this.ink.fillStyle = gradient;
    this.at([0, 0], [this.size.width, this.size.height], () => this.ink.fillRect(0, 0, 1, 1));
  }

  protected noise(name: keyof typeof noises, alpha: number): void {
    const { size, pixels } = noises[name];
    const pattern = this.ink.createPattern(tileOf(name), 'repeat')!;
    pattern.setTransform(new DOMMatrix().scale(size / pixels));
    this.ink.fillStyle = pattern;
    this.ink.globalAlpha = alpha;
    this.ink.fillRect(0, 0, this.size.width, this.size.height);
    this.ink.globalAlpha = 1;
  }
}
