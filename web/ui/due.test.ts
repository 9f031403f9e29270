import { expect, test } from 'vitest';
import type { Card } from '../net/sent';
import { daysDue } from './due';

const noon = new Date(2026, 2, 28, 12).getTime();
const hour = 3_600_000;
const card = (id: string, until?: number, status = 'playing'): Card => ({
  id,
  game: 'g',
  seats: [],
  status,
  round: 1,
  your_turn: false,
  clock: null,
  created: 0,
  updated: 0,
  until,
});

test('turns are due by day, the next one first', () => {
  const days = daysDue(
    [
      card('later', noon + 30 * hour),
      card('none'),
      card('paused', noon, 'paused'),
      card('soon', noon + 2 * hour),
      card('overdue', noon - 30 * hour),
      card('night', noon + 13 * hour),
    ],
    noon,
  );
  expect(days.map((day) => [day.in, ...day.due.map(({ card }) => card.id)])).toEqual([
    [0, 'overdue', 'soon'],
    [1, 'night', 'later'],
  ]);
});
