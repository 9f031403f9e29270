// What is half made at a table is kept by the browser with the number of the entry it is for: over
// a reload, a lost connection and a look at the replay.

import type { Parts } from './board/choices';
import { begun, type Plan } from './board/plan';

export interface Placing {
  seq: number;
  as: number | null;
  round: number;
  plan: Plan | null;
  mode: { kind: string; chosen: Parts } | null;
  people: { seat: number; old: boolean } | null;
  thing: string | null;
  pinned: string | null;
  declining: boolean;
  leaving: boolean;
}

const key = (table: string) => `placing-${table}`;

export function keep(table: string, placing: Placing): void {
  sessionStorage.setItem(key(table), JSON.stringify(placing));
}

export function kept(table: string): Placing | null {
  return JSON.parse(sessionStorage.getItem(key(table)) ?? 'null');
}

// What was planned from a stand goes on from the same one, whatever was said or asked meanwhile.
export function goOn(fresh: Plan | null, before: Placing | null, round: number): Plan | null {
  const plan = before?.round === round ? before.plan : null;
  return plan && JSON.stringify(begun(plan)) === JSON.stringify(fresh) ? plan : fresh;
}
