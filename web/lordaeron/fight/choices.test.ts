import { expect, test } from 'vitest';
import type { Offer } from '../../net/sent';
import { choiceOf } from '../offers';
import { markable, shareOut, usable } from './choices';

const offers = [
  { move: { use: { card: 'stoneform', who: 'hunter', choice: 'red' } } },
  { move: { use: { card: 'stoneform', who: 'hunter', choice: 'blue' } } },
  { move: { mark: { color: 'red', face: 2 } } },
  { move: 'pass' },
] as unknown as Offer[];

test('a card is one thing with several ways to use it', () => {
  const list = usable(offers.map(choiceOf));
  expect(list).toHaveLength(1);
  expect(list[0].ways.map((w) => w.parts.choice)).toEqual(['red', 'blue']);
});

test('only offered dice may be lifted', () => {
  const may = markable(offers.map(choiceOf));
  expect(may({ color: 'red', face: 2 })).toBe(true);
  expect(may({ color: 'red', face: 2, marked: true })).toBe(false);
  expect(may({ color: 'blue', face: 2 })).toBe(false);
});

test('wounds go to the healthiest', () => {
  expect(
    shareOut(4, [
      { id: 'a', health: 5 },
      { id: 'b', health: 3 },
    ]),
  ).toEqual({ a: 3, b: 1 });
  expect(shareOut(9, [{ id: 'a', health: 2 }])).toEqual({ a: 2 });
});
