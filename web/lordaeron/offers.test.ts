import { expect, it } from 'vitest';
import { byKind, choiceOf } from './offers';

const choices = [
  { travel: { who: 'mage', to: 'brill' } },
  { travel: { who: 'mage', to: 'fenris-isle', fly: true } },
  { 'give-gold': { from: 'mage', to: 'priest', gold: 2 } },
  'end',
].map((move) => choiceOf({ move }));

it('a move is taken apart', () => {
  expect(choices.map((c) => [c.kind, c.who])).toEqual([
    ['travel', 'mage'],
    ['travel', 'mage'],
    ['give-gold', 'mage'],
    ['end', undefined],
  ]);
});

it('moves are sorted by kind and by region', () => {
  expect(byKind(choices).map((g) => [g.kind, g.choices.length])).toEqual([
    ['travel', 2],
    ['give-gold', 1],
    ['end', 1],
  ]);
});
