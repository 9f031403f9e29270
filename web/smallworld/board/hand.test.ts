import { expect, it } from 'vitest';
import { inHand } from './hand';
import type { View } from './types';

it('counts as in hand all that may march, before the first conquest of a turn', () => {
  const region = (seat: number, tokens: number, decline = false) => ({ seat, tokens, decline });
  const view = {
    stage: 'start',
    seat: 0,
    players: [
      { hand: 1, least: 1 },
      { hand: 0, least: 2 },
    ],
    regions: [region(0, 3), region(0, 1), region(0, 4, true), region(1, 4)],
  } as unknown as View;
  expect([inHand(view, 0), inHand(view, 1)]).toEqual([3, 0]);
  expect(inHand({ ...view, seat: 1 }, 1)).toBe(2);
  expect(inHand({ ...view, stage: 'form' }, 0)).toBe(3);
  expect(inHand({ ...view, stage: 'conquest' }, 0)).toBe(1);
});
