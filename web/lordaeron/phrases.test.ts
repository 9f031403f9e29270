import { readFileSync } from 'node:fs';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Notation, Offer } from '../net/sent';
import { choiceOf } from './offers';
import type * as Phrases from './phrases';
import type { LordaeronTable } from './state.svelte';
import type { Line } from './story';

// What of a table the words ask for; the browser's parts that words are kept in.
const table = (step: string, moves: Notation[] = []) =>
  ({
    view: { step, overlord: { name: 'nefarian' } },
    choices: moves.map((move) => choiceOf({ move })),
    character: () => undefined,
    whoName: (id: string) => id,
    name: (_: string, id: string) => id,
    place: (id: string) => id,
    cardName: (id: string) => id,
    oddsOf: () => undefined,
  }) as unknown as LordaeronTable;

let say: typeof Phrases;
beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('fetch', async (at: string) => {
    const here = new URL(`..${at}`, import.meta.url);
    return new Response(readFileSync(here));
  });
  const { words } = await import('../words/words.svelte');
  await words.speak('en', 'lordaeron');
  say = await import('./phrases');
});

const told = (move: Notation, step: string, among: Notation[] = []) =>
  say.phrase(choiceOf({ move }), table(step, among));

it('every answer to an event says what it does', () => {
  const quest = { event: { who: 'druid', quest: 'harvest', deck: 'green' } };
  expect(told('pass', 'event-choice', [quest])).toBe('Keep our quests');
  expect(told('pass', 'event-choice')).toBe('Change nothing more');
  const pays = { tokens: 0, terms: [{ name: 'gold', n: -4 }] } as unknown as Offer['cost'];
  const gold = choiceOf({ move: { event: { who: 'druid' } }, cost: pays });
  expect(say.phrase(gold, table('event-choice'))).toBe('Take 4 gold');
  expect(told({ event: { who: 'druid' } }, 'actions')).toMatch(/cleanse the plague/);
});

it('a fight without a place is told without one', () => {
  const line = (args: Line['args']) => ({ id: 'event-combat-began', args, seq: 1 }) as Line;
  const began = (region: string) =>
    say.tell(line({ who: 'druid', foe: 'pvp', region }), table('window'));
  expect(began('brill')).toBe('druid challenges the enemy faction in brill.');
  expect(began('')).not.toMatch(/ in \.| \./);
  const fallen = (args: Line['args']) =>
    say.tell({ id: 'event-defeated', args, seq: 1 } as Line, table('window'));
  expect(fallen({ who: 'druid', region: 'brill' })).toBe('druid is defeated in brill.');
  expect(fallen({ who: 'druid' })).toBe('druid falls in the final battle.');
});

it('a rest names what it brings, and nothing that it does not', () => {
  const rest = (health: number, energy: number) =>
    told({ rest: { who: 'druid', health, energy } }, 'actions');
  expect([rest(2, 1), rest(0, 1), rest(2, 0)]).toEqual([
    'Rest: 2 Health, 1 Energy',
    'Rest: 1 Energy',
    'Rest: 2 Health',
  ]);
});

it('who must fight is told so before the fight, and nobody else', () => {
  const asked = (...kinds: string[]) =>
    say.sentence({
      ...table('actions'),
      lent: null,
      myTurn: true,
      snapshot: { status: 'playing' },
      choices: [],
      content: { cards: [] },
      hero: { id: 'druid', region: 'brill', actions: 1 },
      whoName: () => 'Willow',
      place: () => 'Brill',
      of: () => kinds.map((kind) => ({ kind })),
    } as unknown as LordaeronTable);
  expect(asked('challenge')).toBe(
    'Willow must first challenge the independent creatures in Brill.',
  );
  expect(asked('challenge', 'rest')).toBe('Willow stands in Brill and has one action left.');
  expect(asked()).toBe('Willow stands in Brill and has one action left.');
});

it('who waits is told of the others, not of oneself', () => {
  const waiting = (actors: number[], view: object = {}) =>
    say.sentence({
      ...table('actions'),
      actors,
      mine: [0, 3],
      lent: null,
      myTurn: false,
      snapshot: { status: 'playing' },
      seatNames: (seat: number) => [['Willow', 'Sofeea', 'Burbonn', 'Zowka'][seat]],
      heroes: [{ id: 'druid' }],
      view: { ...table('actions').view, ...view },
    } as unknown as LordaeronTable);
  expect(waiting([0, 1, 2])).toBe('Sofeea and Burbonn are playing.');
  expect(waiting([1, 3])).toBe('Sofeea is playing.');
  expect(waiting([0])).toBe('The game goes on.');
  // What is asked of them is said, and whose call it is.
  const called = (who: string) => ({ step: 'invitation', combat: { in: [who] } });
  expect(waiting([1], called('mage'))).toBe('Sofeea is asked to join a fight.');
  expect(waiting([1], called('druid'))).toBe('You called: now Sofeea answers.');
  expect(waiting([1], { step: 'loot' })).toBe('Sofeea chooses the loot.');
});

it('a number that is still to be drawn is told as both', () => {
  expect(
    [
      { least: 3, most: 3 },
      { least: 3, most: 4 },
    ].map(say.range),
  ).toEqual(['3', '3 or 4']);
});

it('a use says what it takes, in words', () => {
  const use = (amount: number, name: string, n: number) =>
    choiceOf({
      move: { use: { who: 'mage', card: 'moldy-robes', amount } },
      cost: { tokens: n, terms: [{ name, n }] } as unknown as Offer['cost'],
    });
  const one = say.phrase(use(1, 'energy', 1), table('window'));
  expect(one).toBe('Use moldy-robes, for 1 Energy');
  expect(say.phrase(use(3, 'health', 3), table('window'))).toMatch(/for 3 Health$/);
  const ways = [use(2, 'energy', 2), use(4, 'energy', 4)];
  expect(say.priceOf(ways)).toBe('2–4 Energy');
  expect(say.priceOf([use(1, 'tokens', 1)])).toBe('1 hit token');
  expect(say.priceOf([use(2, 'energy', 0)])).toBe('');
});

it('the end of a fight names who won it, whoever had challenged', () => {
  const ended = (args: Line['args']) =>
    say.tell({ id: 'event-combat-ended', args, seq: 1 } as Line, table('over'));
  expect(ended({ who: 'druid', won: 'no', winner: 'alliance' })).toBe(
    'The Alliance wins the fight.',
  );
  expect(ended({ who: 'druid', won: 'yes', winner: 'horde' })).toBe('The Horde wins the fight.');
  expect(ended({ who: 'druid', won: 'no' })).toBe('druid has lost the fight.');
});

it('one wound is one wound, in every sentence and language', async () => {
  const { t, words } = await import('../words/words.svelte');
  const sentences = [
    'odds-share',
    'reroll-wounds',
    'reroll-line',
    'invite-wounds',
    'join-line',
    'bar-challenge',
    'with-odds',
  ];
  for (const [language, none, one] of [
    ['en', /\b0 wounds/, /\b1 wound\b/],
    ['pt', /\b0 ferimentos/, /\b1 ferimento\b/],
  ] as const) {
    await words.speak(language, 'lordaeron');
    for (const id of sentences) {
      const of = (n: number) =>
        t(id, { n, wounds: n, win: 50, falls: 0, several: 'no', energy: 0 });
      expect(of(1)).toMatch(one);
      expect(of(0)).toMatch(none);
    }
  }
  await words.speak('en', 'lordaeron');
});
