import { expect, test } from 'vitest';
import { after, ascending, beatsOf, emptyPicture, orderOf, pending, renewed } from './fight';

test('beats fill the cloth and the bowls', () => {
  const beats = beatsOf([
    { event: 'round-began', who: 'warrior', round: 1 },
    { event: 'attack-began', who: 'warrior', round: 1 },
    { event: 'dice-rolled', who: 'warrior', color: 'red', faces: [8, 1] },
    { event: 'dice-rolled', who: 'warrior', color: 'green', faces: [5] },
    { event: 'dice-rerolled', who: 'warrior', color: 'red', faces: [8, 7] },
    { event: 'xp-gained', who: 'warrior', xp: 2, total: 2 },
    { event: 'tokens-placed', who: 'warrior', damage: 0, defense: 2, armor: 1, attrition: 1 },
    { event: 'hits-removed', who: 'warrior', box: 'defense', hits: 1 },
  ]);
  expect(beats).toHaveLength(7);
  const picture = beats.reduce(after, emptyPicture());
  expect(picture.round).toBe(1);
  expect(picture.dice.map((d) => `${d.color}${d.face}`)).toEqual(['red8', 'red7', 'green5']);
  expect(picture.boxes).toEqual({ damage: 0, defense: 1, attrition: 1, armor: 1 });
});

test('dice are marked in the order of the engine', () => {
  const dice = [
    { color: 'red' as const, face: 8 },
    { color: 'red' as const, face: 2 },
    { color: 'blue' as const, face: 1, lands: true },
  ];
  expect(ascending(dice, [2, 0, 1]).map((d) => d.face)).toEqual([2, 8, 1]);
  expect(pending(dice)).toEqual({ damage: 1, defense: 0, armor: 0 });
});

test('a round has those who attacked, the one who does, and those to come', () => {
  const told = (fight: Parameters<typeof orderOf>[0]) =>
    orderOf(fight).map(({ who, state }) => `${who} ${state}`);
  const all = ['mage', 'druid', 'rogue', 'priest'];
  const fight = { in: all, stage: 2, active: 'druid', queue: ['mage', 'druid', 'rogue'] };
  expect(told(fight)).toEqual(['mage done', 'druid now', 'rogue next', 'priest next']);
  expect(told({ in: all, stage: 0, fallen: ['mage', 'rogue'] })).toEqual([
    'druid next',
    'priest next',
  ]);
  expect(told({ in: ['mage'], stage: 4, queue: ['mage'] })).toEqual(['mage done']);
});

test('odds told in a fight are of the moment, and keep how it began', () => {
  const odds = (win: number) => ({ win }) as Parameters<typeof renewed>[1];
  const first = renewed(null, odds(78), 1);
  expect(renewed(first, odds(12), 2)).toEqual({ first: odds(78), now: odds(12), round: 2 });
});
