// What the panels of cards need of a table: what is seen, what is offered, and how to say yes.

import type { Notation, Offer } from '../net/wire';
import { has, t } from '../words/words.svelte';
import type { SheetAdvice } from './faces';
import type { Content, View } from './types';

export interface Desk {
  content: Content;
  view: View;
  as: number | null;
  myTurn: boolean;
  offers: Offer[];
  snapshot: { advice?: unknown; seats: { name: string }[] };
  send: (moves: Notation[]) => Promise<boolean>;
}

export const sheetsOf = (desk: Desk): SheetAdvice[] =>
  desk.myTurn ? ((desk.snapshot.advice as { sheets?: SheetAdvice[] })?.sheets ?? []) : [];

// The offers of one kind with their parts.
export function offersOf<Parts = Record<string, unknown>>(desk: Desk, kind: string): Parts[] {
  return desk.offers.flatMap(({ move }) => {
    if (move === kind) return [{} as Parts];
    const parts =
      typeof move === 'object' && move !== null && (move as Record<string, unknown>)[kind];
    return parts ? [parts as Parts] : [];
  });
}

export const may = (desk: Desk, kind: string): boolean => offersOf(desk, kind).length > 0;

// The reason in words; the first rule is the most telling one.
export function why(rules: string[]): string {
  const id = `why-${rules[0]?.toLowerCase()}`;
  return has(id) ? t(id) : t('why-not', { rule: rules[0] ?? '' });
}
