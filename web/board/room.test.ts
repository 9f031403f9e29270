import { expect, test } from 'vitest';
import type { Point } from './geometry';
import { roomFor, strewn } from './room';

const square = (x: number, y: number, by: number): Point[] => [
  [x, y],
  [x + by, y],
  [x + by, y + by],
  [x, y + by],
];
const screen = { w: 1000, h: 600 };
const card = { w: 300, h: 120 };
const over = ([x, y]: Point, [a, b]: Point, by: number) =>
  x < a + by && x + card.w > a && y < b + by && y + card.h > b;

test('a card lies on the open sea, near to what it is about', () => {
  const island = { points: strewn(square(350, 100, 400), 16), weight: 1 };
  const at = roomFor(card, screen, [400, 300], [island]);
  expect(over(at, [350, 100], 400)).toBe(false);
  expect(at[0]).toBeLessThan(350);
});

test('where there is no open sea it lies on land, and never on what is lit', () => {
  const land = { points: strewn(square(0, 0, 1000), 16), weight: 1 };
  const lit = { points: strewn(square(200, 100, 300), 16), weight: 1000 };
  const at = roomFor(card, screen, [350, 250], [land, lit]);
  expect(over(at, [200, 100], 300)).toBe(false);
});

test('it stays where the last one lay as long as that is free', () => {
  const island = { points: strewn(square(350, 100, 400), 16), weight: 1 };
  expect(roomFor(card, screen, [700, 500], [island], [20, 20])).toEqual([20, 20]);
  expect(roomFor(card, screen, [700, 500], [island], [400, 200])).not.toEqual([400, 200]);
});
