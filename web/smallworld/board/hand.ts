// How many tokens of a player may march: before the troops are readied, all but the least that
// holds each region. SW-DEPLOY-01

import type { View } from './types';

const before = ['bombs', 'blast', 'form', 'start'];

export function inHand(view: View, seat: number): number {
  const { hand, least } = view.players[seat];
  if (!before.includes(view.stage) || view.seat !== seat) return hand;
  const own = view.regions.filter((r) => r.seat === seat && !r.decline);
  return own.reduce((n, r) => n + Math.max(0, (r.tokens ?? 0) - least), hand);
}
