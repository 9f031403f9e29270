import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { GameEvent, Update } from '../../net/sent';
import type { View } from '../types';
import { marked, type News, newsAfter, numbered, ofEvent, ofReward } from './news';

const view = (quests: string[], more: Partial<View> = {}) =>
  ({
    quests: quests.map((id) => ({ id, faction: 'alliance' })),
    creatures: quests.map((id) => ({ quest: id, region: `${id}-land`, type: 'gnoll' })),
    characters: [],
    ...more,
  }) as unknown as View;

const update = (events: GameEvent[], after: View): Update =>
  ({
    kind: 'move',
    seq: 7,
    seat: 0,
    at: 0,
    events,
    snapshot: { view: after },
  }) as unknown as Update;

const mine = (who: string) => who === 'druid';

it('an event is a card with all it changed, the quest that went by name', () => {
  const events = [
    { event: 'event-drawn', drawn: 'new-horizons' },
    { event: 'quest-drawn', quest: 'crimson-lair', faction: 'alliance' },
  ];
  const [card] = newsAfter([], update(events, view(['crimson-lair'])), view(['harvest']), mine);
  expect([card.kind, card.id, card.lines.map((l) => l.id)]).toEqual([
    'event',
    'new-horizons',
    ['event-quest-drawn'],
  ]);
  expect(card.gone).toEqual([{ quest: 'harvest', faction: 'alliance', regions: ['harvest-land'] }]);
});

it('a quest that is given up is gone by the event that asked, not by the one drawn after it', () => {
  const ask = update([{ event: 'event-drawn', drawn: 'new-horizons' }], view(['harvest']));
  const asks = view(['harvest'], { step: 'event-choice' });
  const cards = newsAfter([], ask, view(['harvest'], { step: 'manage' }), mine);
  const events = [
    { event: 'quest-drawn', quest: 'lair', faction: 'alliance' },
    { event: 'event-drawn', drawn: 'beasts' },
    { event: 'spawned', creature: 'gnoll', color: 'blue', count: 1, region: 'mill' },
  ];
  const answer = { ...update(events, view(['lair'])), seq: 8, seat: 2 };
  const given = { ...answer, move: { event: { quest: 'harvest', deck: 'red' } } } as Update;
  const by = newsAfter(cards, given, asks, mine).map((c) => c.gone.map((g) => [g.quest, g.by]));
  expect(by).toEqual([[['harvest', 2]], []]);
});

it('what is done by an action later is no work of the event', () => {
  const drawn = [{ event: 'event-drawn', drawn: 'bounty' }];
  const before = view(['harvest'], { step: 'manage' });
  const asks = view(['harvest'], { step: 'event-choice' });
  const cards = newsAfter([], update(drawn, asks), before, mine);
  const walk = {
    ...update([{ event: 'traveled', who: 'druid', region: 'brill' }], view([])),
    seq: 8,
  };
  const [later] = newsAfter(cards, walk, view(['harvest'], { step: 'actions' }), mine);
  expect([later.lines.length, later.gone.length]).toEqual([0, 0]);
  const [card] = newsAfter(cards, walk, asks, mine);
  expect([card.lines.length, card.gone.length]).toEqual([1, 1]);
});

it('nor is what others do in the turn that begins, though they fight', () => {
  const drawn = [
    { event: 'event-drawn', drawn: 'bounty' },
    { event: 'turn-began', turn: 7 },
  ];
  const before = view(['harvest'], { step: 'manage' });
  const cards = newsAfter([], update(drawn, view(['harvest'])), before, mine);
  const fight = (events: GameEvent[], step: string, quests: string[]) =>
    newsAfter(
      cards,
      { ...update(events, view(quests)), seq: 8 },
      view(['harvest'], { step }),
      mine,
    );
  const gains = [{ event: 'regained', who: 'mage', health: 1 }];
  expect(fight(gains, 'window', [])).toEqual(cards);
  // Nor do later gains of others belong to what a fight of mine has brought.
  const won = [
    { event: 'combat-began', who: 'druid', foe: 'quest' },
    { event: 'combat-ended', who: 'druid', won: true },
    { event: 'xp-gained', who: 'druid', xp: 4, total: 9 },
  ];
  const mineWon = newsAfter([], update(won, view([], { step: 'actions' })), before, mine);
  const theirs = { ...update([{ event: 'xp-gained', who: 'mage', xp: 2 }], view([])), seq: 9 };
  expect(newsAfter(mineWon, theirs, view([], { step: 'window' }), mine)).toEqual(mineWon);
  expect(mineWon[0].lines.length).toBe(1);
});

it('a fight of mine leaves a card with what it brought, one of others none', () => {
  const fight = (who: string): GameEvent[] => [
    { event: 'combat-began', who, foe: 'quest' },
    { event: 'combat-ended', who, won: true },
    { event: 'quest-completed', who, quest: 'harvest' },
    { event: 'xp-gained', who, xp: 4, total: 9 },
  ];
  const [card] = newsAfter([], update(fight('druid'), view([])), view(['harvest']), mine);
  expect([card.kind, card.id, card.won, card.lines.length]).toEqual(['reward', 'harvest', true, 2]);
  expect(card.gone).toEqual([]);
  expect(newsAfter([], update(fight('mage'), view([])), view(['harvest']), mine)).toEqual([]);
});

it('what happened in a region has the same number in the list and on the map', () => {
  const line = (...regions: string[]) => ({ id: 'event-regained', regions, args: {} }) as never;
  const gone = [{ quest: 'harvest', faction: 'alliance' as const, regions: ['farm', 'mill'] }];
  const base = { id: 'x', seq: 1 };
  const cards: News[] = [
    { ...base, kind: 'event', lines: [line(), line('brill')], gone },
    { ...base, kind: 'event', lines: [line('mill')], gone: [] },
    { ...base, kind: 'reward', lines: [line('brill')], gone: [] },
  ];
  expect(numbered(cards).map(({ items }) => items.map((i) => i.n ?? 0))).toEqual([
    [1, 0, 2],
    [3],
    [0],
  ]);
  expect(marked(cards).map(({ region, n, kind }) => [region, n, kind])).toEqual([
    ['farm', 1, 'gone'],
    ['mill', 1, 'gone'],
    ['brill', 2, 'told'],
    ['mill', 3, 'told'],
  ]);
});

it('the Overlord walks in one line, and a quest comes with its creatures', () => {
  const events = [
    { event: 'event-drawn', drawn: 'two-towers' },
    { event: 'overlord-moved', region: 'brill' },
    { event: 'overlord-moved', region: 'mill' },
    { event: 'quest-drawn', quest: 'lair', faction: 'horde' },
    { event: 'spawned', creature: 'gnoll', color: 'green', count: 2, region: 'farm' },
  ];
  const before = view([], { overlord: { name: 'nefarian', region: 'cave' } });
  const cards = newsAfter([], update(events, view([])), before, mine);
  const quest = { id: 'lair', faction: 'horde', spawns: [{ creature: 'gnoll', region: 'farm' }] };
  const war = { id: 'two-towers', war: ['east', 'west'] };
  const printed = { quests: [quest], events: [war] } as never;
  expect(numbered(cards, printed)[0].items).toMatchObject([
    { n: 1, kind: 'walks', path: ['cave', 'brill', 'mill'], regions: ['mill'] },
    { n: 2, kind: 'new', regions: ['east', 'west'] },
    { n: 3, kind: 'new', quest: 'lair', faction: 'horde', regions: ['farm'] },
  ]);
});

it('every line of a card has its words', () => {
  const words = readFileSync(new URL('../words/en.ftl', import.meta.url), 'utf8');
  const dumb = [...ofReward, ...ofEvent].filter((id) => !words.includes(`\nevent-${id} =`));
  expect(dumb).toEqual([]);
});
