// What the panels of cards need of a table: what is seen, what is offered, and how to say yes.

import type { Notation, Offer } from '../../net/sent';
import { has, t } from '../../words/words.svelte';
import type { Advice, Content, Group, Odds, OutfitAdvice, ReachOdds, View } from '../types';
import type { SheetAdvice } from './faces';

export interface Desk {
  content: Content;
  view: View;
  as: number | null;
  snapshot: {
    status: string;
    decision: { actors: number[] };
    moves?: Offer[];
    advice?: unknown;
  };
  advice?: Advice & Odds; // with what was told when it was asked for
  intend: (move: Notation, ...then: Notation[]) => void;
}

// Something is mine to decide; also while what just happened is still being shown, so that a panel
// does not come and go with every move.
export const deciding = ({ as, snapshot }: Desk): boolean =>
  as !== null && snapshot.status === 'playing' && snapshot.decision.actors.includes(as);

export const sheetsOf = (desk: Desk): SheetAdvice[] =>
  deciding(desk) ? ((desk.snapshot.advice as { sheets?: SheetAdvice[] })?.sheets ?? []) : [];

// The best arrangement of a character's cards, where it is not the one there is.
export const outfitOf = (desk: Desk, who: string): OutfitAdvice | undefined =>
  deciding(desk)
    ? (desk.snapshot.advice as Advice | undefined)?.outfits?.find((o) => o.who === who)
    : undefined;

// The chance of a character to win against a group of creatures of a quest, if it goes there now:
// told of those it can fight this turn.
export const winIn = (
  list: ReachOdds[] | undefined,
  who: string | null | undefined,
  group: Group | undefined,
): number | undefined =>
  list?.find((o) => o.who === who && o.region === group?.region && o.against === group?.type)?.win;

// The offers of one kind with their parts.
export function offersOf<Parts = Record<string, unknown>>(desk: Desk, kind: string): Parts[] {
  return (deciding(desk) ? (desk.snapshot.moves ?? []) : []).flatMap(({ move }) => {
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
