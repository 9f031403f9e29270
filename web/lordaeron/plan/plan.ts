// What a plan says, in words.

import { list, t } from '../../words/words.svelte';
import type { LordaeronTable } from '../state.svelte';
import type { PlanAdvice, PlanNext } from '../types';

type Names = Pick<LordaeronTable, 'name' | 'place' | 'foeName' | 'cardName' | 'whoName'>;

// What it is for: the name of the quest, of the event, of what is learned.
export function titleOf(plan: PlanAdvice | PlanNext, names: Names): string {
  const { goal = 'end', quest, against = '', region = '' } = plan;
  const event = 'event' in plan ? plan.event : against;
  if (goal === 'quest' && quest) return names.name('quests', quest);
  if ((goal === 'war' || goal === 'boss') && event) return names.name('events', event);
  return t(`plan-title-${goal}`, {
    foe: against ? names.foeName(against) : '',
    place: region ? names.place(region) : '',
    cards: 'cards' in plan ? cardsOf(plan, names) : '',
  });
}

export function cardsOf(plan: PlanAdvice, names: Names): string {
  const own = plan.who?.find((m) => m.own)?.who;
  return list((plan.cards ?? []).map((id) => names.cardName(id, own)));
}

// Friends in the plan, and those of mine.
export const friendsOf = (plan: PlanAdvice) => (plan.who ?? []).filter((m) => !m.own);
export const mineOf = (plan: PlanAdvice) => (plan.who ?? []).filter((m) => m.own);

// Who with whom and where, what has to be done before, and who comes to a level.
export function linesOf(plan: PlanAdvice, names: Names): string[] {
  const place = plan.region ? names.place(plan.region) : '';
  const friends = list(friendsOf(plan).map((m) => names.whoName(m.who)));
  const lines: string[] = [];
  if (plan.goal === 'war')
    lines.push(t('plan-holds', { place, other: names.place(plan.other ?? '') }));
  else if (plan.goal === 'town')
    lines.push(
      plan.cards?.length ? t('plan-buys', { cards: cardsOf(plan, names) }) : t('plan-shop'),
    );
  else if (plan.kind !== 'grow')
    lines.push(friends ? t('plan-with', { who: friends, place }) : t('plan-alone', { place }));
  if (plan.goal === 'end') lines.push(t('plan-ends'));
  if (plan.rests) lines.push(t('plan-rests', { n: plan.rests }));
  for (const m of plan.who ?? [])
    if (m.level) lines.push(t('plan-level', { who: names.whoName(m.who), n: m.level }));
  if (plan.odds?.alone !== undefined) lines.push(t('plan-odds-alone', { win: plan.odds.alone }));
  if (plan.then) lines.push(t('plan-then', { what: titleOf(plan.then, names) }));
  return lines;
}

// Why a kind has nothing to offer.
export const noneOf = (plan: PlanAdvice): string =>
  t(`plan-none-${plan.none}`, { win: plan.odds?.win ?? 0, turn: plan.turn ?? 0 });

// The first step, as it stands on the golden button.
export function stepOf(plan: PlanAdvice, names: Names, waits: boolean): string {
  const [first] = plan.moves ?? [];
  const kind = typeof first === 'string' ? first : Object.keys(first ?? {})[0];
  if (waits)
    return t('plan-step-wait', { who: list(friendsOf(plan).map((m) => names.whoName(m.who))) });
  const to =
    mineOf(plan)
      .find((m) => m.path?.length)
      ?.path?.at(-1) ??
    plan.region ??
    '';
  return t('plan-step', { kind, place: to ? names.place(to) : '', what: titleOf(plan, names) });
}

// The odds as one reads them: 58 %, or 58 → 78 %.
export const oddsOf = (plan: PlanAdvice): string =>
  plan.odds
    ? plan.odds.dressed !== undefined
      ? t('plan-odds-dressed', { win: plan.odds.win, soon: plan.odds.dressed })
      : t('plan-odds', { win: plan.odds.win })
    : '';

// All of it in a sentence, for who listens.
export function saidOf(plan: PlanAdvice, n: number, of: number, names: Names): string {
  const { xp = 0, gold = 0 } = plan.pays ?? {};
  const text = plan.none
    ? noneOf(plan)
    : [titleOf(plan, names), ...linesOf(plan, names)].join('. ').replaceAll('..', '.');
  return t('plan-said', {
    n,
    of,
    first: n === 1 ? 'yes' : 'no',
    kind: t(`plan-kind-${plan.kind}`),
    text,
    odds: plan.none ? '' : oddsOf(plan),
    xp,
    gold,
    turn: plan.none ? 0 : (plan.turn ?? 0),
  });
}
