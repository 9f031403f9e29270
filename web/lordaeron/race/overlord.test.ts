import { expect, test } from 'vitest';
import type { OverlordAdvice, View, WayAdvice } from '../types';
import { danger, nearest, stages, turnOf } from './overlord';

const view = (overlord: object) =>
  ({
    turn: 12,
    overlord: { name: 'lord-kazzak', ...overlord },
    characters: [
      { id: 'a', faction: 'alliance' },
      { id: 'h', faction: 'horde' },
    ],
  }) as unknown as View;
const told = (over: Partial<OverlordAdvice>) =>
  ({
    now: 0,
    rested: 5,
    theirs: 0,
    fights: 40,
    takes: [],
    places: [],
    hunters: [],
    ...over,
  }) as OverlordAdvice;
const states = (v: View, o?: OverlordAdvice) => stages(v, o).map((s) => `${s.id} ${s.state}`);

test('hidden, he is looked for first; found, levels come next, then the meeting', () => {
  const counters = ['p', 'q'];
  expect(states(view({ counters }))[0]).toBe('look now');
  expect(states(view({ counters, false: ['p'] }))[1]).toBe('find now');
  expect(states(view({ region: 'p' }))).toEqual(['find done', 'level now', 'meet later']);
  expect(states(view({ region: 'p' }), told({ rested: 55 }))[2]).toBe('meet now');
});

test('two actions make a turn, and the other side has every other one', () => {
  expect(turnOf(0, 12, true)).toBe(12);
  expect(turnOf(2, 12, true)).toBe(12);
  expect(turnOf(3, 12, true)).toBe(14);
  expect(turnOf(4, 12, false)).toBe(12);
});

test('the enemy is a danger when near, and more so when strong', () => {
  const hunters = [{ who: 'h', place: 'p', steps: 2 }];
  expect(danger(view({}), told({ hunters }), 'alliance')).toBe(null);
  expect(danger(view({}), told({ hunters, theirs: 8 }), 'alliance')).toBe('near');
  expect(danger(view({}), told({ hunters, theirs: 8 }), 'horde')).toBe(null);
  expect(danger(view({}), told({ hunters, theirs: 30 }), 'alliance')).toBe('strong');
});

test('of the ways that can be gone, the one that leads nearest', () => {
  const regions = [
    { id: 'a', adjacent: ['b'] },
    { id: 'b', adjacent: ['a', 'c'] },
    { id: 'c', adjacent: ['b', 'd'] },
    { id: 'd', adjacent: ['c'] },
  ];
  const ways = ['b', 'c'].map((to) => ({ who: 'x', to, path: [], moves: [] }) as WayAdvice);
  expect(nearest(ways, 'x', 'd', regions)).toMatchObject({ way: { to: 'c' }, left: 1 });
  expect(nearest(ways, 'y', 'd', regions)).toBe(null);
});
