import { expect, it } from 'vitest';
import { byKind, choiceOf, worthwhile } from './offers';

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

const rest = (health: number, energy: number, food?: string) =>
  choiceOf({ move: { rest: { who: 'druid', health, energy, ...(food ? { food } : {}) } } });

const healthy = () => false;
it('a rest that gives less than another is not offered', () => {
  const full = [0, 1, 2, 3, 4, 5].map((n) => rest(0, n));
  expect(worthwhile(full, healthy)).toEqual([full[5]]);
  const compete = [rest(0, 4), rest(1, 3), rest(2, 2), rest(1, 2), rest(0, 0)];
  expect(worthwhile(compete, healthy)).toEqual(compete.slice(0, 3));
  const bread = rest(0, 0, 'bread');
  expect(worthwhile([...full, bread, choices[3]], healthy)).toEqual([full[5], bread, choices[3]]);
  const nothing = [rest(0, 0)];
  expect(worthwhile(nothing, healthy)).toEqual([]);
  expect(worthwhile(nothing, () => true)).toEqual(nothing);
});
