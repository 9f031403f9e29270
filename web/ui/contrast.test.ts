// Contrast of text on its ground, also where a checker cannot see it: on both ends of a gradient.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css =
  readFileSync('ui/look.css', 'utf8') + readFileSync('smallworld/art/colours.css', 'utf8');
const tokens = (selector: string) =>
  Object.fromEntries(
    css
      .split(`${selector} {`)
      .slice(1)
      .flatMap((rule) => [...rule.split('}')[0].matchAll(/(--[\w-]+): (#[\da-f]{6})\b/g)])
      .map(([, name, colour]) => [name, colour]),
  );
const dark = tokens(':root');
const light = { ...dark, ...tokens(":root[data-theme='light']") };

const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const wood = ['wood', 'wood2'];
const panel = ['panel1', 'panel2'];
const bar = ['bar1', 'bar2'];
const paper = ['paper-light', 'paper-dark'];
const brass = ['button-light', 'button-dark'];
const seal = ['seal-light', 'seal', 'seal-dark'];
const written: [text: string, ground: string[]][] = [
  ['ink', [...wood, ...panel, ...bar]],
  ['ink2', [...wood, ...panel, ...bar]],
  ['good', panel],
  ['danger', panel],
  ['line', panel],
  ['ink-dark', [...paper, ...brass]],
  ['paper-dim', paper],
  ['paper-gold', paper],
  ['paper-coin', paper],
  ['paper-no', paper],
  ['odds-good', paper],
  ['cream', seal],
];

test.each([
  ['dark', dark],
  ['light', light],
])('text can be read on both ends of its ground (%s)', (_, theme) => {
  const faint = written.flatMap(([text, grounds]) =>
    grounds
      .map((ground) => [ground, contrast(theme[`--${text}`], theme[`--${ground}`])] as const)
      .filter(([, ratio]) => ratio < 4.5)
      .map(([ground, ratio]) => `${text} on ${ground}: ${ratio.toFixed(2)}`),
  );
  expect(faint).toEqual([]);
});

test('each figure on the bars of the end can be read', () => {
  const list = /const shades = \[([^\]]*)/.exec(
    readFileSync('smallworld/Review.svelte', 'utf8'),
  )![1];
  const shades = [...list.matchAll(/--[\w-]+/g)].map(([name]) => name);
  expect(shades).toHaveLength(8);
  const faint = shades.filter((name) => contrast(dark[name], dark['--outline']) < 4.5);
  expect(faint).toEqual([]);
});
