// A seat's time as it is shown: what is left of the turn, then of the reserve.

import type { SeatClock } from '../net/sent';

export interface Left {
  turn: number; // seconds
  reserve: number;
  last: boolean; // the last ten seconds of all
}

// What is left at a moment of the server's time; null while the clock stands.
export function left(clock: SeatClock | undefined, now: number): Left | null {
  if (!clock?.deadline) return null;
  // To the nearest: the server's time is known a little late, and no turn begins with a second more.
  const all = Math.max(0, Math.round((clock.deadline - now) / 1000));
  const turn = Math.max(0, all - clock.reserve);
  return { turn, reserve: all - turn, last: all <= 10 };
}

const two = (n: number) => String(n).padStart(2, '0');

// 1:05, or 2:00:09 from an hour on.
export function digits(seconds: number): string {
  const [h, m] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return h ? `${h}:${two(m)}:${two(seconds % 60)}` : `${m}:${two(seconds % 60)}`;
}

// The choices of a new table, as the server's `clock` takes them.
export const turns = [60, 120, 180, 300, 600];
export const reserves = [0, 300, 600, 1200];
export const days = [1, 2, 3, 7];
