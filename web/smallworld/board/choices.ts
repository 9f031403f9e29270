// Legal moves come as a flat list; people choose step by step. A choice narrows the list by one
// field at a time until one move is left.

import type { Notation, Offer, Target } from './types';

export type Parts = Record<string, string>;

export interface Choice {
  offer: Offer;
  kind: string;
  parts: Parts;
}

export interface Question {
  field: string;
  options: string[];
}

// The fields of each kind of move that takes more than a word, in the order they are asked.
const asked: Record<string, string[]> = {
  steal: ['artifact', 'to'],
  intimidate: ['from', 'what', 'to'],
  swap: ['from', 'to'],
  conquer: ['region', 'using', 'beasts'],
  roll: ['region', 'using'],
};

export const regionFields = ['region', 'from', 'to'];

export function kindOf(move: Notation): string {
  return typeof move === 'string' ? move : Object.keys(move)[0];
}

function targetParts(value: string | Target): Parts {
  const t = typeof value === 'string' ? { region: value } : value;
  return {
    region: t.region,
    using: (t.using ?? []).join('+'),
    beasts: String(t.beasts ?? 0),
  };
}

// The ways to say a move: an exchange may be begun at either end.
function partsOf(kind: string, value: unknown): Parts[] {
  if (kind === 'conquer' || kind === 'roll') return [targetParts(value as string | Target)];
  if (kind === 'swap') {
    const [a, b] = value as string[];
    return [
      { from: a, to: b },
      { from: b, to: a },
    ];
  }
  if (typeof value === 'object' && value !== null)
    return [Object.fromEntries(Object.entries(value).map(([k, v]) => [k, String(v)]))];
  return [{ region: String(value) }];
}

export function choicesOf(offers: Offer[]): Choice[] {
  return offers.flatMap((offer) => {
    const kind = kindOf(offer.move);
    if (typeof offer.move === 'string') return [{ offer, kind, parts: {} }];
    return partsOf(kind, offer.move[kind]).map((parts) => ({ offer, kind, parts }));
  });
}

export function narrow(choices: Choice[], kind: string, chosen: Parts): Choice[] {
  return choices.filter(
    (c) =>
      c.kind === kind && Object.entries(chosen).every(([field, v]) => (c.parts[field] ?? '') === v),
  );
}

// What to ask next, or nothing when every field is settled.
export function ask(choices: Choice[], kind: string, chosen: Parts): Question | null {
  const left = narrow(choices, kind, chosen);
  for (const field of asked[kind] ?? ['region']) {
    if (field in chosen) continue;
    const options = [...new Set(left.map((c) => c.parts[field] ?? ''))];
    if (options.length > 1 || regionFields.includes(field)) {
      if (options.length === 1 && options[0] === '') continue;
      return { field, options };
    }
  }
  return null;
}

// The move that a finished choice names.
export function settle(choices: Choice[], kind: string, chosen: Parts): Offer | null {
  if (ask(choices, kind, chosen)) return null;
  return narrow(choices, kind, chosen)[0]?.offer ?? null;
}

// The regions that may be taken, or tried with the die.
export const regionsOf = (choices: Choice[]): string[] => [
  ...new Set(
    choices.filter((c) => c.kind === 'conquer' || c.kind === 'roll').map((c) => c.parts.region),
  ),
];

// Everything that can be done to one region, the plainest first.
export function onRegion(choices: Choice[], region: string): Choice[] {
  return choices
    .filter((c) => (c.kind === 'conquer' || c.kind === 'roll') && c.parts.region === region)
    .sort((a, b) => a.parts.using.length - b.parts.using.length);
}
