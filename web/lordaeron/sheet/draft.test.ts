import { expect, it } from 'vitest';
import { classCards, draftOf, groupOf } from './draft';

const person = (cls: string, faction: string) => ({ id: `${cls}-${faction}`, class: cls, faction });
const content = {
  classes: ['priest', 'paladin', 'warrior', 'shaman'].map((id) => ({ id })),
  characters: [
    person('priest', 'alliance'),
    person('priest', 'horde'),
    person('paladin', 'alliance'),
    person('warrior', 'alliance'),
    person('shaman', 'horde'),
  ],
  cards: [
    { id: 'smite', kind: 'power', class: 'priest', level: 1 },
    { id: 'late', kind: 'power', class: 'priest', level: 4 },
  ],
};
const view = {
  who: 'character-1',
  actors: [0],
  characters: [
    { id: 'character-1', seat: 0, faction: 'alliance' },
    { id: 'character-2', seat: 1, faction: 'horde', class: 'warrior' },
  ],
};
const picks = (...classes: string[]) =>
  classes.map((cls) => ({ kind: 'pick', parts: { class: cls } }));
const table = (choices: unknown[]) => ({ content, view, choices, mine: [0], as: 0 }) as never;

it('shows the easy classes first, whose they are, and which only the other side has', () => {
  const cards = classCards(table(picks('priest')));
  expect(cards.map((c) => c.of.id)).toEqual(['paladin', 'warrior', 'shaman', 'priest']);
  expect(cards.map((c) => c.open)).toEqual([false, false, false, true]);
  expect(cards[1].taken?.seat).toBe(1);
  expect(cards[2].bound).toBe('horde');
  expect(cards[3].people.map((p) => p.id)).toEqual(['priest-alliance']);
  expect(cards[3].powers.map((p) => p.id)).toEqual(['smite']);
});

it('knows the side that the set-up has fixed before the characters have one', () => {
  const characters = view.characters.map(({ faction: _, ...c }) => c);
  const snapshot = { options: { factions: ['alliance', 'horde'] } };
  const fixed = { ...(table(picks('priest')) as object), view: { ...view, characters }, snapshot };
  const [shaman, priest] = classCards(fixed as never).slice(2);
  expect(shaman.bound).toBe('horde');
  expect(priest.people.map((p) => p.id)).toEqual(['priest-alliance']);
});

it('takes the class looked at while it is open, else the easiest', () => {
  const now = table(picks('priest', 'paladin'));
  expect(draftOf(now, 'priest')).toBe('priest');
  expect(draftOf(now, 'warrior')).toBe('paladin');
  expect(draftOf(now, null)).toBe('paladin');
});

it('shows before my turn what nobody has taken', () => {
  expect(classCards(table([])).map((c) => c.open)).toEqual([true, false, false, true]);
});

it('sums up what a side has, and names the open classes that bring what it lacks', () => {
  expect(groupOf(table(picks('priest')), 'horde')).toMatchObject({
    has: [{ n: 100 }, { n: 20 }, { n: 60 }, { n: 0 }],
    lacks: 'healing',
    cure: ['priest'],
  });
  // A side that the set-up has fixed for a seat counts as well.
  const snapshot = { options: { factions: ['horde', ''] } };
  const fixed = {
    ...(table([]) as object),
    view: { ...view, characters: [{ ...view.characters[0], faction: undefined }] },
    snapshot,
  };
  expect(groupOf(fixed as never, 'horde').has[0].n).toBe(0);
  // A side of which nothing is known lacks nothing yet.
  expect(groupOf(table(picks('priest')), 'alliance').lacks).toBeUndefined();
});
