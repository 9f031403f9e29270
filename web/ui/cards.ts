// What a list says of a table: what it waits for, and for whom.

import type { Card } from '../net/sent';
import { type Args, t } from '../words/words.svelte';
import { doorOf, type Options } from './doors';
import { called } from './names';

export interface Line {
  id: string;
  args?: Args;
}

export const mySeat = (card: Card) => card.seats.findIndex((seat) => seat.you);

// Those who play, without whom the list is about; free seats are counted elsewhere.
export const company = (card: Card, me = mySeat(card)) =>
  card.seats.filter((seat, i) => i !== me && seat.name).map((seat) => called(seat.name));

export function standing(card: Card, me = mySeat(card)): Line {
  // What one round is called is the game's own word.
  const of = doorOf(card.game)?.turns?.((card.options ?? {}) as Options) ?? 0;
  const when = t(`round-${card.game}`, { round: card.round || 1, of });
  if (card.status === 'over') {
    if (card.ended || !card.places?.length) return { id: 'card-ended' };
    const id = card.seats[me]?.you ? 'card-place' : 'card-their-place';
    if (me >= 0) return { id, args: { place: card.places[me], of: card.seats.length } };
    const best = card.seats
      .filter((_, i) => card.places?.[i] === 1)
      .map((seat) => called(seat.name));
    return { id: 'card-winners', args: { who: best.join(', ') } };
  }
  if (card.status === 'open') {
    if (card.invited) return { id: 'card-invited' };
    const free = card.seats.filter((seat) => seat.kind === 'open').length;
    return { id: 'card-open', args: { free } };
  }
  if (card.your_turn) return { id: 'card-mine', args: { when } };
  const who = (card.turn ?? []).map((seat) => called(card.seats[seat]?.name ?? '')).filter(Boolean);
  if (card.status === 'playing' && who.length)
    return { id: 'card-waits', args: { when, who: who.join(', ') } };
  return { id: `status-${card.status}`, args: { when } };
}

// Who must decide but is on vacation.
export const onVacation = (card: Card, now: number) =>
  (card.turn ?? []).map((i) => card.seats[i]).find((seat) => (seat?.vacation ?? 0) > now);
