// Noise of paper and paint on tiles that join at their edges: one colour, more or less of it.

import { seeded } from '../board/seeded';

export interface Noise {
  seed: string;
  cells: [number, number]; // across the tile, in the coarsest octave
  octaves: number;
  colour: [number, number, number];
  mean: number; // of opacity
  contrast: number;
  size: number; // of the tile, in units of the chart
  pixels: number;
}

const smooth = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

// Adds gradient noise on a torus of w by h cells, in plain numbers: there are many pixels.
function add(sum: Float32Array, pixels: number, w: number, h: number, seed: string, share: number) {
  const chance = seeded(seed);
  const turns = Float32Array.from({ length: w * h }, () => chance() * 2 * Math.PI);
  const gx = turns.map(Math.cos);
  const gy = turns.map(Math.sin);
  for (let py = 0, i = 0; py < pixels; py++) {
    const y = (py * h) / pixels;
    const fy = y - Math.floor(y);
    const upper = Math.floor(y) * w;
    const lower = ((Math.floor(y) + 1) % h) * w;
    const v = smooth(fy);
    for (let px = 0; px < pixels; px++, i++) {
      const x = (px * w) / pixels;
      const left = Math.floor(x);
      const right = (left + 1) % w;
      const fx = x - left;
      const u = smooth(fx);
      const ul = gx[upper + left] * fx + gy[upper + left] * fy;
      const ur = gx[upper + right] * (fx - 1) + gy[upper + right] * fy;
      const ll = gx[lower + left] * fx + gy[lower + left] * (fy - 1);
      const lr = gx[lower + right] * (fx - 1) + gy[lower + right] * (fy - 1);
      const above = ul + u * (ur - ul);
      sum[i] += share * (above + v * (ll + u * (lr - ll) - above));
    }
  }
}

export function tile({ seed, pixels, cells, octaves, colour, mean, contrast }: Noise): ImageData {
  const sum = new Float32Array(pixels * pixels);
  for (let k = 0; k < octaves; k++)
    add(sum, pixels, cells[0] << k, cells[1] << k, `${seed} ${k}`, 0.5 / (1 << k));
  const image = new ImageData(pixels, pixels);
  const { data } = image;
  for (let i = 0; i < sum.length; i++) {
    [data[4 * i], data[4 * i + 1], data[4 * i + 2]] = colour;
    data[4 * i + 3] = 255 * (mean + contrast * sum[i]); // the array keeps it within its bounds
  }
  return image;
}
