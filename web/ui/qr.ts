// A QR code of a link (ISO/IEC 18004): bytes, error correction L, versions 1 to 9, which hold 230
// bytes. Rows of modules, true for dark.

// By version: bytes of data in a block, blocks, bytes of error correction in a block.
const sizes = [
  [19, 1, 7],
  [34, 1, 10],
  [55, 1, 15],
  [80, 1, 20],
  [108, 1, 26],
  [68, 2, 18],
  [78, 2, 20],
  [97, 2, 24],
  [116, 2, 30],
];
const middles = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46]];

// Arithmetic of the field of 256 elements.
const exp: number[] = [1];
for (let i = 1; i < 255; i++) exp[i] = (exp[i - 1] << 1) ^ (exp[i - 1] & 128 ? 0x11d : 0);
const log = exp.reduce<number[]>((all, x, i) => Object.assign(all, { [x]: i }), []);
export const times = (a: number, b: number) => (a && b ? exp[(log[a] + log[b]) % 255] : 0);

function correction(data: number[], n: number): number[] {
  let generator = [1];
  for (let i = 0; i < n; i++) {
    const shifted = [...generator, 0];
    generator = shifted.map((g, k) => g ^ times(k ? generator[k - 1] : 0, exp[i]));
  }
  const rest = [...data, ...Array<number>(n).fill(0)];
  data.forEach((_, i) => {
    const lead = rest[i];
    generator.forEach((g, k) => {
      rest[i + k] ^= times(g, lead);
    });
  });
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [each, blocks, extra] = sizes[version - 1];
  const bits = [0, 1, 0, 0];
  const put = (value: number, n: number) => {
    for (let i = n - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(bytes.length, 8);
  for (const byte of bytes) put(byte, 8);
  put(0, 4);
  const data = Array.from({ length: bits.length >> 3 }, (_, i) =>
    Number.parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2),
  );
  for (let i = 0; data.length < each * blocks; i++) data.push(i % 2 ? 17 : 236);
  const parts = Array.from({ length: blocks }, (_, b) => data.slice(b * each, (b + 1) * each));
  const checks = parts.map((part) => correction(part, extra));
  const woven = (lists: number[][]) => lists[0].flatMap((_, i) => lists.map((list) => list[i]));
  return [...woven(parts), ...woven(checks)];
}

// A value with its remainder by a generator, as the bits of format and version are written.
function checked(value: number, bits: number, generator: number, degree: number): number {
  let rest = value << degree;
  for (let i = bits - 1; i >= 0; i--) if (rest & (1 << (i + degree))) rest ^= generator << i;
  return (value << degree) | rest;
}

export const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => ((y >> 1) + Math.floor(x / 3)) % 2 === 0,
];

type Grid = (boolean | null)[][];

// What is the same in every code of a version; null is where data goes.
export function frame(version: number, mask: number): Grid {
  const n = 17 + 4 * version;
  const grid: Grid = Array.from({ length: n }, () => Array(n).fill(null));
  const square = (cx: number, cy: number, far: number, dark: (d: number) => boolean) => {
    for (let y = Math.max(0, cy - far); y <= Math.min(n - 1, cy + far); y++)
      for (let x = Math.max(0, cx - far); x <= Math.min(n - 1, cx + far); x++)
        grid[y][x] = dark(Math.max(Math.abs(x - cx), Math.abs(y - cy)));
  };
  const at = middles[version - 1];
  for (const [x, y] of [6, ...at].flatMap((a) => [6, ...at].map((b) => [a, b])))
    if (
      at.length &&
      ![
        [6, 6],
        [6, n - 7],
        [n - 7, 6],
      ].some(([a, b]) => a === x && b === y)
    )
      square(x, y, 2, (d) => d !== 1);
  for (let i = 8; i < n - 8; i++) grid[6][i] = grid[i][6] = i % 2 === 0;
  for (const [x, y] of [
    [3, 3],
    [n - 4, 3],
    [3, n - 4],
  ])
    square(x, y, 4, (d) => d !== 2 && d !== 4);
  const format = checked((1 << 3) | mask, 5, 0x537, 10) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const bit = ((format >> i) & 1) === 1;
    grid[i < 6 ? i : i < 8 ? i + 1 : n - 15 + i][8] = bit;
    grid[8][i < 8 ? n - 1 - i : i === 8 ? 7 : 14 - i] = bit;
  }
  grid[n - 8][8] = true;
  if (version < 7) return grid;
  const about = checked(version, 6, 0x1f25, 12);
  for (let i = 0; i < 18; i++) {
    const [a, b] = [Math.floor(i / 3), n - 11 + (i % 3)];
    grid[a][b] = grid[b][a] = ((about >> i) & 1) === 1;
  }
  return grid;
}

// The modules for data in their order: pairs of columns from the right, up and down by turns.
export function places(grid: Grid): [number, number][] {
  const n = grid.length;
  const columns = Array.from({ length: (n - 1) / 2 }, (_, i) => n - 1 - 2 * i).map((x) =>
    x <= 6 ? x - 1 : x,
  );
  return columns.flatMap((right, k) =>
    Array.from({ length: n }, (_, i) => (k % 2 ? i : n - 1 - i)).flatMap((y) =>
      [right, right - 1].filter((x) => grid[y][x] === null).map((x): [number, number] => [x, y]),
    ),
  );
}

// Long runs of one colour are hard to read.
const runs = (code: boolean[][]) =>
  [code, code[0].map((_, x) => code.map((row) => row[x]))]
    .flatMap((lines) => lines.map((line) => line.map(Number).join('')))
    .reduce((sum, line) => sum + (line.match(/0{5,}|1{5,}/g) ?? []).join('').length, 0);

export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const fits = sizes.findIndex(([each, blocks]) => bytes.length + 2 <= each * blocks);
  if (fits < 0) throw new Error('too long for a code');
  const words = codewords(bytes, fits + 1);
  const codes = masks.map((masked, mask) => {
    const grid = frame(fits + 1, mask);
    places(grid).forEach(([x, y], i) => {
      const bit = ((words[i >> 3] ?? 0) >> (7 - (i & 7))) & 1;
      grid[y][x] = (bit === 1) !== masked(x, y);
    });
    return grid as boolean[][];
  });
  return codes.reduce((best, code) => (runs(code) < runs(best) ? code : best));
}
