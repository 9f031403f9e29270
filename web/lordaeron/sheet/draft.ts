// What a draft shows: every class with what one should know before taking it.

import type { LordaeronTable } from '../state.svelte';
import type { Card, Character, Class, Faction, Person } from '../types';

export interface ClassCard {
  of: Class;
  people: Person[]; // whom one would be: of one's side where that is known
  powers: Card[]; // those of the first level
  ease: 1 | 2 | 3; // one plays easily, three asks for thought
  open: boolean;
  taken?: Character;
  bound?: Faction; // the only side that has this class, where it is not ours
}

// Ours, from playing: how much one must hold in mind to play a class well.
const ease: Record<string, 1 | 2 | 3> = {
  warrior: 1,
  hunter: 1,
  paladin: 1,
  shaman: 2,
  druid: 2,
  mage: 2,
  rogue: 3,
  warlock: 3,
  priest: 3,
};

type Table = Pick<LordaeronTable, 'content' | 'view' | 'choices' | 'mine' | 'as' | 'snapshot'>;

const pickable = (table: Table) =>
  new Set(table.choices.filter((c) => c.kind === 'pick').map((c) => c.parts.class));

// Whose class is chosen now, as far as the view tells.
export const picking = ({ view }: Table): Character | undefined =>
  view.characters.find((c) => c.id === view.who) ??
  view.characters.find((c) => !c.class && view.actors.includes(c.seat));

export function classCards(table: Table): ClassCard[] {
  const { content, view } = table;
  const open = pickable(table);
  const now = picking(table);
  const side = now && sideOf(table, now);
  const cards = content.classes.map((of): ClassCard => {
    const all = content.characters.filter((p) => p.class === of.id);
    const ours = all.filter((p) => !side || p.faction === side);
    const taken = view.characters.find((c) => c.class === of.id);
    return {
      of,
      people: taken?.faction
        ? all.filter((p) => p.faction === taken.faction)
        : ours.length
          ? ours
          : all,
      powers: content.cards
        .filter((c) => c.kind === 'power' && c.class === of.id && c.level === 1)
        .slice(0, 3),
      ease: ease[of.id] ?? 2,
      // Before it is my turn all that nobody has can be looked at.
      open: open.size ? open.has(of.id) : !taken && ours.length > 0,
      taken,
      bound: ours.length ? undefined : all[0]?.faction,
    };
  });
  return cards.sort((a, b) => a.ease - b.ease);
}

// The class that the bar's button takes: the one looked at, else the first that is easy to play.
export function draftOf(table: Table, looked: string | null): string | undefined {
  const open = classCards(table).filter((card) => card.open);
  return (open.find((card) => card.of.id === looked) ?? open[0])?.of.id;
}

export const strengths = ['melee', 'ranged', 'armor', 'healing'] as const;
// Ours as well, from the dice and the cures of a class's cards: how much of five it brings.
const brings: Record<string, [number, number, number, number]> = {
  warrior: [5, 1, 3, 0],
  hunter: [2, 4, 2, 0],
  paladin: [3, 1, 4, 2],
  shaman: [3, 2, 3, 2],
  druid: [3, 3, 2, 3],
  mage: [1, 5, 1, 0],
  rogue: [5, 1, 2, 0],
  warlock: [2, 4, 1, 1],
  priest: [2, 3, 3, 4],
};

// On which side a character will be: as it is, or as the set-up has fixed it for its seat.
export const sideOf = ({ snapshot }: Table, c: Character): Faction | undefined => {
  const fixed = (snapshot?.options as { factions?: Faction[] } | undefined)?.factions;
  return c.faction ?? (fixed?.[c.seat] || undefined);
};

// What a side has so far, each of a hundred; what it lacks most, and which open classes bring it.
export function groupOf(table: Table, side: Faction) {
  const members = table.view.characters.filter((c) => sideOf(table, c) === side);
  const chosen = members.flatMap((c) => (c.class ? [brings[c.class]] : []));
  const has = strengths.map((name, i) => ({
    name,
    n: Math.round((20 * chosen.reduce((sum, b) => sum + b[i], 0)) / Math.max(1, members.length)),
  }));
  const least = [...has].sort((a, b) => a.n - b.n)[0];
  const at = strengths.indexOf(least.name);
  const cure = classCards(table)
    .filter((card) => card.open && (brings[card.of.id]?.[at] ?? 0) >= 3)
    .map((card) => card.of.id);
  return { has, lacks: chosen.length && least.n < 30 ? least.name : undefined, cure };
}
