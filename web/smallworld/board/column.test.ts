import { expect, it } from 'vitest';
import { bannersOf } from './column';

it('shows the own banner first and the others of the line beside it', () => {
  const line = { power: 'explorer', coins: 0, price: 1 };
  expect(bannersOf({ ...line, race: 'orcs' }, 'alliance')).toEqual({ own: 'orcs', others: [] });
  const team = { ...line, alliance: 'dwarves', horde: 'orcs' };
  expect(bannersOf(team, 'horde')).toEqual({ own: 'orcs', others: ['dwarves'] });
  const five = { ...team, neutral: 'naga' };
  expect(bannersOf(five, 'alliance')).toEqual({ own: 'dwarves', others: ['orcs', 'naga'] });
  expect(bannersOf(team, 'neutral')).toEqual({ own: 'dwarves', others: ['orcs'] });
});
