// The list of legal moves, sorted: each has a kind, its parts, and the character it is about.

import type { Notation, Offer } from '../net/sent';

export type Parts = Record<string, unknown>;

export interface Choice {
  kind: string;
  who?: string;
  parts: Parts;
  offer: Offer;
  move: Notation;
}

export function choiceOf(offer: Offer): Choice {
  const { move } = offer;
  if (typeof move === 'string') return { kind: move, parts: {}, offer, move };
  const [kind, value] = Object.entries(move)[0];
  const parts = value as Parts;
  return { kind, who: (parts.who ?? parts.from) as string | undefined, parts, offer, move };
}

export interface Kind {
  kind: string;
  choices: Choice[];
}

// By kind, in the order in which they were listed.
export function byKind(choices: Choice[]): Kind[] {
  const groups: Kind[] = [];
  for (const choice of choices) {
    const group = groups.find((g) => g.kind === choice.kind);
    if (group) group.choices.push(choice);
    else groups.push({ kind: choice.kind, choices: [choice] });
  }
  return groups;
}

export const same = (a: Notation, b: Notation) => JSON.stringify(a) === JSON.stringify(b);
