import { expect, test } from 'vitest';
import type { Update } from '../../net/sent';
import type { View } from '../types';
import { line, marks, say } from './line';

const began = (turn: number, alliance: number, horde: number, undone = false) =>
  ({
    seq: turn,
    undone,
    events: [{ event: 'turn-began', turn, alliance, horde }],
  }) as unknown as Update;
const side = (win: number, levels = 80, gear = 0, gold = 0) => ({ win, levels, gear, gold });
const view = (over: Partial<View>) => ({ turn: 6, turns: 30, ...over }) as View;

test('the line has every turn that began, what is untold is even, and now', () => {
  const story = [began(1, 0, 0), began(2, 0, 0), began(5, 40, 60), began(6, 70, 30, true)];
  const race = { alliance: side(45), horde: side(50) };
  expect(line([...story, began(6, 42, 58)], view({ race }))).toEqual([
    { turn: 1, alliance: 50, horde: 50 },
    { turn: 2, alliance: 50, horde: 50 },
    { turn: 5, alliance: 40, horde: 60 },
    { turn: 6, alliance: 45, horde: 50 },
  ]);
});

test('a finished game ends after its last turn', () => {
  const race = { alliance: side(100), horde: side(0) };
  const points = line([began(30, 45, 55)], view({ turn: 31, winner: 'alliance', race }));
  expect(points.at(-1)).toEqual({ turn: 31, alliance: 100, horde: 0 });
});

test('marks are in the same places of a shorter game', () => {
  expect(marks(30)).toEqual([10, 20, 27]);
  expect(marks(12)).toEqual([4, 8, 11]);
  expect(marks(2)).toEqual([1, 2]); // two in one place are one
});

test('words say who is ahead, by what, from the side that reads', () => {
  const race = { alliance: side(30, 80), horde: side(70, 95), why: 'levels' };
  const levels = { why: 'levels', halves: 3 };
  expect(say(view({ race }), 'horde')).toEqual({
    lead: 'ahead',
    who: 'us',
    reason: 'us',
    ...levels,
  });
  expect(say(view({ race }), 'alliance').who).toBe('them');
  expect(say(view({ race })).who).toBe('horde');
  const gear = { alliance: side(48, 80, 30), horde: side(52, 81, 9), why: 'gear' };
  expect(say(view({ race: gear }), 'horde')).toMatchObject({
    lead: 'even',
    why: 'gear',
    reason: 'them',
  });
  expect(say(view({}), 'horde').lead).toBe('early');
  const near = { alliance: side(22), horde: side(24), draw: 54 };
  expect(say(view({ race: near })).lead).toBe('draw');
});
