import { expect, it } from 'vitest';
import type { GameEvent, Update } from '../../net/sent';
import { fightsOf, turnings, victories } from './deeds';

const told = (...events: GameEvent[]): Update[] =>
  events.map((event, i) => ({ kind: 'move', at: 0, seq: i + 1, seat: 0, events: [event] }));
const sides = { mage: 'horde', shaman: 'horde', druid: 'alliance', rogue: 'alliance' } as const;
const sideOf = (who: string) => sides[who as keyof typeof sides];

const last = [
  { event: 'combat-began', who: 'mage', foe: 'pvp', creature: '' },
  { event: 'round-began', round: 1 },
  { event: 'attack-began', who: 'druid', round: 1 },
  { event: 'tokens-placed', who: 'druid', damage: 9, defense: 0, armor: 0, attrition: 0 },
  { event: 'defeated', who: 'rogue' },
  { event: 'round-began', round: 2 },
  { event: 'attack-began', who: 'mage', round: 2 },
  { event: 'tokens-placed', who: 'mage', damage: 4, defense: 0, armor: 0, attrition: 0 },
  { event: 'attack-began', who: 'druid', round: 2 },
  { event: 'dice-rolled', who: 'druid', color: 'red', faces: [1, 2] },
  { event: 'dice-rolled', who: 'druid', color: 'blue', faces: [8] },
  { event: 'dice-rerolled', who: 'druid', color: 'red', faces: [7, 2] },
  { event: 'tokens-placed', who: 'druid', damage: 2, defense: 0, armor: 0, attrition: 0 },
  { event: 'defeated', who: 'mage' },
  { event: 'combat-ended', who: 'mage', won: false },
];

it('the blow that decided is the winner’s hardest of the last round, with its dice as they lay', () => {
  const [fight] = fightsOf(told(...last), sideOf);
  expect(fight).toMatchObject({
    round: 2,
    won: false,
    in: ['mage', 'druid'],
    fallen: ['rogue', 'mage'],
  });
  expect(fight.blow).toEqual({
    who: 'druid',
    damage: 2,
    dice: [
      { color: 'blue', face: 8 },
      { color: 'red', face: 7 },
      { color: 'red', face: 2 },
    ],
  });
  expect(victories([fight], 'druid', sideOf)).toEqual([fight]);
  expect(victories([fight], 'mage', sideOf)).toEqual([]);
});

it('the turns that turned the game are told with what paid in them', () => {
  const turn = (n: number) => ({ event: 'turn-began', turn: n, faction: 'horde' });
  const xp = (who: string, n: number) => ({ event: 'xp-gained', who, xp: n, total: n });
  const story = told(
    turn(1),
    xp('druid', 1),
    turn(2),
    { event: 'event-drawn', drawn: 'two-towers' },
    xp('mage', 4),
    { event: 'combat-began', who: 'mage', foe: 'quest', creature: 'gnoll' },
    { event: 'quest-completed', who: 'mage', quest: 'raiders' },
    xp('mage', 3),
    turn(3),
    { event: 'combat-began', who: 'druid', foe: 'boss', creature: 'doom-guard' },
    xp('druid', 5),
    turn(4),
    xp('druid', 1),
    xp('mage', 2),
    turn(5),
  );
  expect(turnings(story, sideOf, 2)).toEqual([
    { turn: 1, seq: 1, side: 'alliance', xp: 1, causes: [] },
    {
      ...{ turn: 2, seq: 3, side: 'horde', xp: 7 },
      causes: [
        { kind: 'event', id: 'two-towers' },
        { kind: 'quest', id: 'raiders' },
      ],
    },
    { turn: 3, seq: 9, side: 'alliance', xp: 5, causes: [{ kind: 'boss', id: 'doom-guard' }] },
  ]);
});
