import { expect, test } from 'vitest';
import type { Character, Content } from '../types';
import { nextLevel } from './next';

const content = {
  levels: [0, 5, 10, 19, 30],
  classes: [{ id: 'rogue', health: [3, 4, 5, 6, 8], energy: [2, 2, 3, 4, 5] }],
  cards: [
    { id: 'a', kind: 'talent', class: 'rogue', level: 3 },
    { id: 'b', kind: 'talent', class: 'rogue', level: 2 },
    { id: 'c', kind: 'power', class: 'rogue', level: 3 },
    { id: 'd', kind: 'power', class: 'mage', level: 3 },
  ],
} as unknown as Content;
const one = (level: number, xp: number) => ({ class: 'rogue', level, xp }) as Character;

test('the next level: how far, and what is new at it', () => {
  const next = nextLevel(one(2, 7), content)!;
  expect(next).toMatchObject({ level: 3, left: 3, part: 40, health: 1, energy: 1 });
  expect([next.talents, next.powers].map((all) => all.map((c) => c.id))).toEqual([['a'], ['c']]);
});

test('the last level has no next', () => {
  expect(nextLevel(one(5, 30), content)).toBe(null);
});
