import { describe, expect, it } from 'vitest';
import { digits, left } from './clock';

describe('a clock', () => {
  it('runs the turn down, then the reserve', () => {
    const clock = { reserve: 60, deadline: 100_000 };
    expect(left(clock, 9_900)).toEqual({ turn: 30, reserve: 60, last: false });
    expect(left(clock, 10_000)).toEqual({ turn: 30, reserve: 60, last: false });
    expect(left(clock, 40_000)).toEqual({ turn: 0, reserve: 60, last: false });
    expect(left(clock, 89_500)).toEqual({ turn: 0, reserve: 11, last: false });
    expect(left(clock, 90_000)).toEqual({ turn: 0, reserve: 10, last: true });
    expect(left(clock, 200_000)).toEqual({ turn: 0, reserve: 0, last: true });
  });

  it('is not shown while it stands', () => {
    expect(left({ reserve: 60 }, 0)).toBeNull();
    expect(left(undefined, 0)).toBeNull();
  });

  it('is written in digits', () => {
    expect([5, 65, 3600, 7209].map(digits)).toEqual(['0:05', '1:05', '1:00:00', '2:00:09']);
  });
});
