import { expect, it } from 'vitest';
import type { GameEvent, Update } from '../../net/sent';
import { decided, finalFight, lucks, quests, race } from './review';

const told = (...events: GameEvent[]): Update[] =>
  events.map((event, i) => ({ kind: 'move', at: 0, seq: i + 1, seat: 0, events: [event] }));

const story = told(
  { event: 'turn-began', turn: 1, faction: 'horde' },
  { event: 'combat-began', who: 'mage', foe: 'quest' },
  { event: 'attack-began', who: 'mage', round: 1 },
  { event: 'attack-began', who: 'shaman', round: 1 },
  { event: 'dice-rolled', who: 'mage', color: 'red', faces: [8, 1] },
  { event: 'dice-rolled', who: 'mage', color: 'blue', faces: [1, 2, 3, 4, 5] },
  { event: 'combat-ended', who: 'mage', won: true },
  { event: 'quest-completed', who: 'mage', quest: 'legacy-of-evil' },
  { event: 'xp-gained', who: 'mage', xp: 4, total: 4 },
  { event: 'turn-began', turn: 2, faction: 'alliance' },
  { event: 'xp-gained', who: 'druid', xp: 3, total: 3 },
  { event: 'combat-began', who: 'druid', foe: 'pvp' },
  { event: 'combat-ended', who: 'druid', won: false },
);

const sides = { mage: 'horde', shaman: 'horde', druid: 'alliance' } as const;
const sideOf = (who: string) => sides[who as keyof typeof sides];

it('the race is told turn by turn', () => {
  expect(race(story, sideOf)).toEqual([
    { turn: 1, alliance: 0, horde: 4 },
    { turn: 2, alliance: 3, horde: 4 },
  ]);
});

it('dice are counted against the average, and fights for all who stood in them', () => {
  expect(lucks(story, sideOf)).toEqual([
    { who: 'mage', dice: 7, rolled: 24, expected: 31.5, won: 1, lost: 0 },
    { who: 'shaman', dice: 0, rolled: 0, expected: 0, won: 1, lost: 0 },
    { who: 'druid', dice: 0, rolled: 0, expected: 0, won: 0, lost: 1 },
  ]);
});

it('quests and the last fight are found', () => {
  expect(quests(story)).toEqual([{ seq: 8, who: 'mage', quest: 'legacy-of-evil' }]);
  expect(finalFight(story)).toBe(12);
  expect(finalFight([])).toBeNull();
});

it('how the game was decided is told by its last fight', () => {
  const fight = (foe: string, region?: string) =>
    told(...story.map((u) => u.events![0]), { event: 'combat-began', foe, region } as never);
  expect(decided(fight('overlord', 'stratholme'))).toBe('overlord');
  expect(decided(fight('pvp'))).toBe('final');
  expect(decided(fight('pvp', 'brill'))).toBeNull();
  expect(decided([])).toBeNull();
});
