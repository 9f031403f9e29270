import { expect, it } from 'vitest';
import type { GameEvent, Update } from '../../net/sent';
import type { Combat, View } from '../types';
import { restOf, spends, type Watched, watchedAfter } from './watch';

const people = [
  { id: 'mage', faction: 'horde' },
  { id: 'rogue', faction: 'horde' },
  { id: 'druid', faction: 'alliance' },
];
const view = (more: Partial<View> = {}) =>
  ({ turn: 7, overlord: { name: 'nefarian' }, characters: people, ...more }) as unknown as View;
const fight = (more: Partial<Combat>) => ({ in: ['mage'], ...more }) as Combat;
let seq = 0;
const update = (events: GameEvent[], after = view()): Update =>
  ({
    seq: ++seq,
    kind: 'move',
    seat: 1,
    at: 0,
    events,
    snapshot: { view: after },
  }) as unknown as Update;
const all = (...updates: Update[]) =>
  updates.reduce<Watched[]>((list, one) => watchedAfter(list, one, view()), []);

const begins = {
  event: 'combat-began',
  who: 'mage',
  foe: 'quest',
  creature: 'gnoll',
  region: 'brill',
};
const foes = (count: number) => [{ count }] as Combat['foes'];

it('a fight is followed from its call to what it brought', () => {
  const [won] = all(
    update(
      [begins, { event: 'round-began', round: 1 }],
      view({ combat: fight({ in: ['mage', 'rogue'], foes: foes(2) }) }),
    ),
    update(
      [{ event: 'foe-fell' }, { event: 'round-began', round: 2 }],
      view({ combat: fight({ in: ['mage'], fallen: ['rogue'], foes: foes(1) }) }),
    ),
    update([
      { event: 'defeated', who: 'rogue' },
      { event: 'foe-fell' },
      { event: 'combat-ended', won: true },
    ]),
    update([
      { event: 'gold-gained', who: 'mage', gold: 5 },
      { event: 'xp-gained', who: 'mage', xp: 2 },
      { event: 'gold-gained', who: 'druid', gold: 9 },
      { event: 'item-taken', who: 'mage', card: 'axe' },
    ]),
  );
  expect(won).toMatchObject({
    ...{ who: 'mage', with: ['mage', 'rogue'], count: 2, fell: 2, round: 2, won: true },
    ...{ gold: 5, xp: 2, items: 1, fallen: ['rogue'] },
  });
});

it('fights of a turn and the last one are kept, and gold of a later turn is not of a fight', () => {
  const ended = [update([begins]), update([{ event: 'combat-ended', won: false }])];
  const later = view({ turn: 8 });
  const gold = { event: 'gold-gained', who: 'mage', gold: 5 };
  const turn = (n: number, after: View) => update([{ event: 'turn-began', turn: n }, gold], after);
  expect(all(...ended, turn(8, later))).toMatchObject([{ won: false, gold: 0 }]);
  expect(all(...ended, turn(8, later), turn(9, view({ turn: 9 })))).toEqual([]);
});

it('however many rounds a fight has, it is seen for six seconds at most', () => {
  const rounds = Array.from({ length: 12 }, (_, i) => [{ event: 'round-began', round: i + 2 }]);
  let spent = 0;
  for (const events of [[begins], ...rounds, [{ event: 'combat-ended' }]])
    spent += spends(restOf({ events }, spent));
  expect(spent).toBeLessThanOrEqual(6000);
  expect(restOf({ events: [{ event: 'combat-ended' }] }, spent)).toBeGreaterThan(0);
  expect(restOf({ events: [{ event: 'dice-rolled' }] }, 0)).toBe(0);
});
