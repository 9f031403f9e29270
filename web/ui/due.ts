// Turns with a clock as a calendar shows them: by day, the next one first.

import type { Card } from '../net/sent';
import { daysBetween } from './ago';

export interface Due {
  card: Card;
  at: number;
}

export interface Day {
  in: number; // days from today; what is overdue is due today
  due: Due[];
}

export function daysDue(cards: Card[], now: number): Day[] {
  const due = cards
    .filter((card) => card.status === 'playing' && card.until)
    .map((card) => ({ card, at: card.until! }))
    .sort((a, b) => a.at - b.at);
  const days: Day[] = [];
  for (const one of due) {
    const far = Math.max(0, daysBetween(now, one.at));
    if (days.at(-1)?.in !== far) days.push({ in: far, due: [] });
    days.at(-1)!.due.push(one);
  }
  return days;
}
