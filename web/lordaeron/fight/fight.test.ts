import { expect, test } from 'vitest';
import type { Combat } from '../types';
import {
  after,
  beatsOf,
  bowlsOf,
  oddsTone,
  orderOf,
  pending,
  pictureOf,
  renewed,
  sideHealth,
} from './fight';

const nothing = { damage: 0, defense: 0, attrition: 0, armor: 0 };
const fresh = (kind: Combat['kind']): Combat => ({
  kind,
  side: 'horde',
  round: 0,
  stage: 1,
  in: ['warrior'],
  boxes: { alliance: nothing, horde: nothing },
  foes: [{ color: 'green', group: 0, count: 2, threat: 4, attack: 3, health: 2 }],
});
const people = [
  { id: 'warrior', faction: 'horde' as const },
  { id: 'mage', faction: 'alliance' as const },
];

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
  const picture = beats.reduce(after, pictureOf(fresh('quest'), people));
  expect(picture.round).toBe(1);
  expect(picture.dice.map((d) => `${d.color}${d.face}`)).toEqual(['red8', 'red7', 'green5']);
  expect(picture.boxes.horde).toEqual({ damage: 0, defense: 1, attrition: 1, armor: 1 });
  expect(picture.queue).toEqual(['warrior']);
});

test('pending is what the dice on the cloth will place', () => {
  const dice = [
    { color: 'red' as const, face: 8 },
    { color: 'blue' as const, face: 1, lands: true },
  ];
  expect(pending(dice)).toEqual({ damage: 1, defense: 0, armor: 0 });
});

test('the bowls are those of who fights the creatures, also for who only watches', () => {
  expect(bowlsOf({ kind: 'quest', side: 'horde' }, 'alliance')).toBe('horde');
  expect(bowlsOf({ kind: 'pvp', side: 'horde' }, 'alliance')).toBe('alliance');
  expect(bowlsOf({ kind: 'pvp', side: 'horde' })).toBe('horde');
});

test('bowls agree with the log at every beat of a round against creatures', () => {
  const beats = beatsOf([
    { event: 'tokens-placed', who: 'warrior', damage: 2, defense: 3, armor: 1, attrition: 1 },
    { event: 'foe-fell', who: 'warrior', foe: 'quest', creature: 'gnoll', color: 'green' },
    { event: 'resolved', who: 'warrior', moved: 4, damage: 4 },
    { event: 'foe-fell', who: 'warrior', foe: 'quest', creature: 'gnoll', color: 'green' },
  ]);
  let picture = pictureOf(fresh('quest'), people);
  const damage = beats.map((beat) => {
    picture = after(picture, beat);
    return picture.boxes.horde.damage;
  });
  expect(damage).toEqual([2, 0, 4, 2]);
  expect(picture.boxes.horde).toEqual({ ...nothing, damage: 2 });
});

test('between characters each fills the bowls of its side, and armor empties those of the other', () => {
  const beats = beatsOf([
    { event: 'tokens-placed', who: 'warrior', damage: 2, defense: 3, armor: 0, attrition: 0 },
    { event: 'tokens-placed', who: 'mage', damage: 1, defense: 0, armor: 1, attrition: 0 },
    { event: 'hits-removed', who: 'mage', box: 'damage', hits: 1 },
  ]);
  const { boxes } = beats.reduce(after, pictureOf(fresh('pvp'), people));
  expect(boxes.horde).toEqual({ ...nothing, damage: 1, defense: 3 });
  expect(boxes.alliance).toEqual({ ...nothing, damage: 1, armor: 1 });
});

test('who fell has no part in the Health of the side', () => {
  const side = [
    { id: 'druid', health: 3, 'health-capacity': 15 },
    { id: 'mage', health: 1, 'health-capacity': 4 },
  ];
  expect(sideHealth(side, { fallen: ['mage'] })).toEqual({ n: 3, of: 15 });
  expect(sideHealth(side, {})).toEqual({ n: 4, of: 19 });
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

test('good odds are not told as if they were bad', () => {
  expect([98, 60, 59, 35, 34, 0].map(oddsTone)).toEqual([
    ...['good', 'good', 'fair', 'fair', 'poor', 'poor'],
  ]);
});
