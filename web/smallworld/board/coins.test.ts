import { expect, it } from 'vitest';
import { coinsOf, linesOf, purses, startCoins } from './story';
import type { Update } from './types';

const scored = {
  regions: 0,
  declined: 0,
  faction: 0,
  'race-and-power': 0,
  artifacts: 0,
  places: 0,
};
const update = (seq: number, events: Update['events']): Update => ({
  seq,
  kind: 'move',
  seat: 0,
  at: 0,
  events,
});
const story = [
  update(2, [{ event: 'picked', seat: 0, race: 'worgen', power: 'mining', line: 2, coins: 1 }]),
  update(3, [{ event: 'paid', seat: 0, coins: 1, for: 'combo' }]),
  update(4, [{ event: 'gained', seat: 0, coins: 2, for: 'form' }]),
  update(5, [
    { event: 'artifact-moved', seat: 0, marker: 'heart', region: 'a' },
    { event: 'paid', seat: 1, coins: 1, to: 0, for: 'heart' },
    { event: 'scored', seat: 0, ...scored, regions: 3, artifacts: 1 },
    { event: 'turn-began', seat: 1, round: 1 },
  ]),
  update(6, [{ event: 'paid', seat: 1, coins: 1, to: 0, for: 'ransom' }]),
  update(7, [
    { event: 'scored', seat: 1, ...scored, regions: 2 },
    { event: 'turn-began', seat: 0, round: 2 },
  ]),
  update(8, [{ event: 'paid', seat: 0, coins: 2, to: 1, for: 'aegis' }]),
  update(9, [{ event: 'scored', seat: 0, ...scored, regions: 4 }]),
];
const lines = story.flatMap(linesOf);

it('tells each coin once, with all of them adding up to the purse', () => {
  expect(coinsOf(lines, 0)).toEqual([
    { round: 2, coins: expect.objectContaining({ 'reason-aegis': -2, 'score-regions': 4 }) },
    {
      round: 1,
      coins: expect.objectContaining({
        'reason-combo-coins': 1,
        'reason-combo': -1,
        'reason-form': 2,
        'reason-heart': 1,
        'reason-ransom': 1,
        'score-regions': 3,
      }),
    },
  ]);
  const last = purses(story, 2).at(-1)!;
  for (const seat of [0, 1]) {
    const all = coinsOf(lines, seat).flatMap(({ coins }) => Object.values(coins));
    expect(startCoins + all.reduce((a, b) => a + b, 0)).toBe(last[seat]);
  }
});

it('counts the coin of the Heart where it is paid, not in the score of the turn again', () => {
  const mine = lines.filter((line) => line.scored && line.seat === 0)[0];
  expect(mine.args.total).toBe(3);
  expect(mine.scored).not.toHaveProperty('artifacts');
});
