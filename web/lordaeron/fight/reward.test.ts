import { expect, it } from 'vitest';
import { lineOf } from '../story';
import { spoilsOf, xpBar } from './reward';

const lines = (...events: ({ event: string } & Record<string, unknown>)[]) =>
  events.map((e, i) => lineOf(e as never, i + 1, true)!);

const fight = [
  { event: 'combat-began', who: 'druid', foe: 'quest', creature: 'gnoll', region: 'brill' },
  { event: 'gold-gained', who: 'druid', gold: 1 }, // by a card
  { event: 'combat-ended', who: 'druid', won: true },
];
const pays = [
  { event: 'quest-completed', who: 'druid', quest: 'harvest' },
  { event: 'xp-gained', who: 'druid', xp: 4, total: 12 },
  { event: 'gold-gained', who: 'druid', gold: 5 },
  { event: 'xp-gained', who: 'mage', xp: 3, total: 3 },
  { event: 'level-gained', who: 'druid', level: 3 },
  { event: 'item-taken', who: 'mage', card: 'wand' },
];

it('what a fight brought is told by who got it', () => {
  const found = spoilsOf(lines(...fight, ...pays));
  expect(found).toMatchObject({ won: true, quest: 'harvest', foe: 'gnoll', region: 'brill' });
  expect(found?.gains).toMatchObject([
    { who: 'druid', xp: 4, total: 12, gold: 6, level: 3 },
    { who: 'mage', xp: 3, items: ['wand'] },
  ]);
});

it('once somebody acts, or fights anew, it is over', () => {
  expect(spoilsOf(lines(...fight, ...pays, { event: 'rested', who: 'druid' }))).toBeNull();
  expect(spoilsOf(lines(...fight, fight[0]))).toBeNull();
  expect(spoilsOf([])).toBeNull();
});

it('a war that is won without a fight says where its experience came from', () => {
  const won = [
    ...fight,
    ...pays,
    { event: 'event-drawn', drawn: 'bounty' },
    { event: 'event-discarded', drawn: 'the-andorhal-war' },
    { event: 'gold-gained', who: 'druid', gold: 5 },
    { event: 'xp-gained', who: 'druid', xp: 4, total: 16 },
    { event: 'level-gained', who: 'druid', level: 4 },
  ];
  const found = spoilsOf(lines(...won));
  expect(found).toMatchObject({ won: true, kind: 'event', event: 'the-andorhal-war', quest: '' });
  expect(found?.gains).toMatchObject([{ who: 'druid', xp: 4, gold: 5, level: 4 }]);
  expect(spoilsOf(lines(...won, { event: 'turn-began', turn: 9 }))).toBeNull();
});

it('the bar goes from the old level to the next, with the levels between marked', () => {
  const levels = [0, 5, 10, 19, 30];
  expect(xpBar({ levels }, 8, 12)).toEqual({
    before: 21.4,
    gained: expect.closeTo(28.6),
    marks: [
      { at: 35.7, xp: 10 },
      { at: 100, xp: 19 },
    ],
  });
  expect(xpBar({ levels }, 30, 34).before).toBe(0); // nothing comes after the last
});
