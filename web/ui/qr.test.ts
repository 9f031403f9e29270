import { expect, test } from 'vitest';
import { frame, masks, places, qr, times } from './qr';

// Reads a code as a camera would, once its modules are found: format, mask, order, checks, text.
function read(code: boolean[][]): string {
  const n = code.length;
  let format = 0;
  for (let i = 14; i >= 0; i--)
    format = 2 * format + Number(code[i < 6 ? i : i < 8 ? i + 1 : n - 15 + i][8]);
  format ^= 0x5412;
  expect(format >> 13).toBe(1); // error correction L
  const mask = (format >> 10) & 7;
  const version = (n - 17) / 4;
  const bits = places(frame(version, mask)).map(([x, y]) =>
    Number(code[y][x] !== masks[mask](x, y)),
  );
  const words = Array.from({ length: bits.length >> 3 }, (_, i) =>
    Number.parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2),
  );
  const blocks = version < 6 ? 1 : 2;
  const extra = [7, 10, 15, 20, 26, 18, 20, 24, 30][version - 1];
  const data = words.length - blocks * extra;
  const parts = Array.from({ length: blocks }, (_, b) => words.filter((_, i) => i % blocks === b));
  for (const part of parts)
    for (let root = 1, i = 0; i < extra; i++, root = times(root, 2))
      expect(part.reduce((sum, word) => times(sum, root) ^ word, 0)).toBe(0);
  const text = parts.flatMap((part) => part.slice(0, data / blocks));
  const hex = text.map((word) => word.toString(16).padStart(2, '0')).join('');
  expect(hex[0]).toBe('4');
  const length = Number.parseInt(hex.slice(1, 3), 16);
  const bytes = hex.slice(3, 3 + 2 * length).match(/../g) ?? [];
  return new TextDecoder().decode(new Uint8Array(bytes.map((b) => Number.parseInt(b, 16))));
}

test('a code of every size reads as what was written', () => {
  for (const n of [1, 17, 18, 32, 53, 78, 79, 106, 107, 134, 154, 192, 230]) {
    const text = `À${'http://two-banners.example/#/t/B?invite='.repeat(6)}`.slice(0, n - 1);
    expect(read(qr(text))).toBe(text);
  }
  expect(() => qr('x'.repeat(231))).toThrow();
});

// The published example of version 1-L, mask by mask: the fifteen bits of format L with mask 4.
test('the bits of format are those of the standard', () => {
  const grid = frame(1, 4);
  const bits = Array.from({ length: 15 }, (_, i) => {
    const k = 14 - i;
    return Number(grid[k < 6 ? k : k < 8 ? k + 1 : 6 + k][8]);
  }).join('');
  expect(bits).toBe('110011000101111');
});

test('version 7 says so as the standard does', () => {
  const grid = frame(7, 0);
  const n = grid.length;
  const bits = Array.from({ length: 18 }, (_, i) => {
    const k = 17 - i;
    return Number(grid[Math.floor(k / 3)][n - 11 + (k % 3)]);
  }).join('');
  expect(bits).toBe('000111110010010100');
});
