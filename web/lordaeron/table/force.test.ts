import { expect, it } from 'vitest';
import type { Character, EventCard } from '../types';
import { between, columnsOf } from './force';

const war = { strong: { gold: 5, xp: 2 }, weaker: { gold: 5, xp: 4 } } as EventCard;
const all = (alliance: number, horde: number) =>
  [
    { faction: 'alliance', xp: alliance },
    { faction: 'horde', xp: 20 },
    { faction: 'horde', xp: horde - 20 },
  ] as Character[];

// WB-EVENT-09, WB-EVENT-11
it('pays the column of one’s side as it stands now', () => {
  expect(columnsOf(war, all(23, 27), 'alliance')).toEqual([war.weaker]);
  expect(columnsOf(war, all(23, 27), 'horde')).toEqual([war.strong]);
  expect(columnsOf(war, all(25, 25), 'alliance')).toEqual([war.strong]);
  expect(columnsOf(war, all(23, 27))).toEqual([war.strong, war.weaker]);
});

it('tells what differs between the columns', () => {
  expect([between([5, 5]), between([4, 2]), between([3])]).toEqual(['5', '2–4', '3']);
});
