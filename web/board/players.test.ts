import { describe, expect, it } from 'vitest';
import { liveries } from './players';

// Colour-vision deficiencies as linear maps (Machado, Oliveira and Fernandes, severity 1).
const eyes: Record<string, number[][]> = {
  common: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

function lab(hex: string, eye: number[][]): number[] {
  const rgb = [1, 3, 5].map((i) => linear(Number.parseInt(hex.slice(i, i + 2), 16) / 255));
  const [r, g, b] = eye.map((row) =>
    Math.max(
      0,
      Math.min(
        1,
        row.reduce((n, k, i) => n + k * rgb[i], 0),
      ),
    ),
  );
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

describe('the six liveries', () => {
  it('have patterns of their own', () => {
    expect(new Set(liveries.map((l) => l.pattern)).size).toBe(liveries.length);
  });

  for (const [name, eye] of Object.entries(eyes))
    it(`stay apart for ${name} eyes`, () => {
      liveries.forEach((a, i) => {
        for (const b of liveries.slice(i + 1)) {
          const [p, q] = [lab(a.colour, eye), lab(b.colour, eye)];
          const apart = Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
          expect(apart, `${a.colour} and ${b.colour}`).toBeGreaterThan(12);
        }
      });
    });
});
