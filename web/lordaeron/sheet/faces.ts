// The cards of the second game as the client reads them, what the referee says about a sheet, and
// the way from an id to a card and its words.

import { words } from '../../words/words.svelte';
import { Book } from '../book';
import type { Card, Character, Content, Text } from '../types';

export type Gives = Partial<
  Record<'red' | 'blue' | 'green' | 'reroll' | 'attrition' | 'threat', number>
>;

// What the referee says of a sheet: where each loose card may go, what may come off, what is for
// sale; everything else has the rules against it.
export interface SheetAdvice {
  who: string;
  cards?: {
    card: string;
    energy?: number;
    gives: Gives;
    places: Record<string, { exchange?: boolean; rules?: string[] }>;
  }[];
  off?: Record<string, string[]>;
  gives?: Record<string, Gives>;
  wares?: {
    card: string;
    deal: 'train' | 'buy' | 'sell';
    gold: number;
    gives: Gives;
    rules?: string[];
  }[];
}

export const say = (text: Text | undefined): string => text?.[words.language] ?? '';

const books = new WeakMap<Content, Book>();

// A card by its id, of a class where two classes have one of that name.
export function faceOf(content: Content, id: string, of = ''): Card | undefined {
  const book = books.get(content) ?? new Book(content);
  books.set(content, book);
  return book.card(id, of);
}

export const first = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const term = (content: Content, id: string): string => say(content.terms[id]);

// A kind of card without its article: the terms have "a mace|maces".
export const kindName = (content: Content, id: string): string =>
  term(content, `kinds/${id}`)
    .split('|')[0]
    .replace(/^(an?|the|uma?) /, '');

export function typeLine(content: Content, face: Card): string {
  const kind = (id: string) => kindName(content, id);
  const parts = face.kind === 'talent' ? [kind('talent')] : [];
  if (face.type) parts.push(kind(face.type));
  if (face.category) parts.push(kind(face.category));
  if (face.function) parts.push(kind(face.function));
  parts.push(...(face.traits ?? []).map(kind));
  const owner = content.classes.find((c) => c.id === face.class);
  if (owner) parts.push(say(owner.name));
  return first(parts.join(' · '));
}

// The step of the combat round in which a moment lies, from 0 to 6, and whether at its end; null
// for moments outside combat.
const steps: Record<string, [step: number, end: boolean]> = {
  'combat-start': [0, false],
  'round-start': [0, true],
  'dice-pool-start': [1, false],
  'dice-pool-end': [1, true],
  'reroll-start': [2, false],
  'reroll-end': [2, true],
  'place-tokens': [3, false],
  'place-tokens-end': [3, true],
  'defense-start': [5, false],
  'health-losing': [5, false],
  'health-lost': [5, true],
  'resolution-start': [6, false],
  'resolution-end': [6, true],
  'round-end': [6, true],
  'combat-end': [6, true],
};
export const momentOf = (when: string) => steps[when] ?? null;

const sum = (a: Gives, b: Gives, sign: 1 | -1): Gives => {
  const all: Gives = {};
  for (const key of ['red', 'blue', 'green', 'reroll', 'attrition', 'threat'] as const) {
    const n = (a[key] ?? 0) + sign * (b[key] ?? 0);
    if (n) all[key] = n;
  }
  return all;
};
export const minus = (a: Gives, b: Gives): Gives => sum(a, b, -1);
export const plus = (a: Gives, b: Gives): Gives => sum(a, b, 1);

// The cards of a character that a text speaks of: what a talent would make better.
export function concerned(content: Content, who: Character, face: Card): Card[] {
  const own = [...(who.spellbook ?? []), ...Object.values(who.equipped ?? {})];
  const text = say(face.text);
  return [...new Set(own)]
    .map((id) => faceOf(content, id, who.class))
    .filter((f): f is Card => !!f && f.id !== face.id && text.includes(say(f.name)));
}

// How many regions lie between two, over walkable borders.
export function distance(content: Pick<Content, 'regions'>, from: string, to: string): number {
  const near = new Map(content.regions.map((r) => [r.id, r.adjacent]));
  const seen = new Map([[from, 0]]);
  const queue = [from];
  for (let at = queue.shift(); at; at = queue.shift()) {
    if (at === to) break;
    for (const next of near.get(at) ?? [])
      if (!seen.has(next)) {
        seen.set(next, seen.get(at)! + 1);
        queue.push(next);
      }
  }
  return seen.get(to) ?? -1;
}
