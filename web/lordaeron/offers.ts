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

// Of choices to regain Health and Energy only those that give the most are worth offering: one, or
// several where Health and Energy compete, and no rest that gives nothing to who has no Curse.
// Food, and what is no such choice, stays as it is.
export function worthwhile(choices: Choice[], cursed: (who?: string) => boolean): Choice[] {
  const amount = (c: Choice, of: string) => Number(c.parts[of] ?? 0);
  const regains = (c: Choice) =>
    ['rest', 'regain'].includes(c.kind) || (c.kind === 'event' && !!c.parts.regain);
  const alike = (a: Choice, b: Choice) =>
    a.kind === b.kind && a.who === b.who && a.parts.food === b.parts.food && regains(b);
  const less = (a: Choice, b: Choice) =>
    amount(a, 'health') <= amount(b, 'health') &&
    amount(a, 'energy') <= amount(b, 'energy') &&
    amount(a, 'health') + amount(a, 'energy') < amount(b, 'health') + amount(b, 'energy');
  const idle = (c: Choice) =>
    c.kind === 'rest' && !c.parts.food && !amount(c, 'health') && !amount(c, 'energy');
  return choices
    .filter((a) => !regains(a) || !choices.some((b) => alike(a, b) && less(a, b)))
    .filter((a) => !idle(a) || cursed(a.who));
}
