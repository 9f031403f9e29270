// What a finished game can tell: the race for experience, fights and their luck, quests.

import type { GameEvent, Update } from '../../net/sent';
import type { Faction } from '../types';

export const eventsOf = (story: Update[]): { seq: number; event: GameEvent }[] =>
  story.flatMap((u) => (u.events ?? []).map((event) => ({ seq: u.seq, event })));

export type SideOf = (who: string) => Faction | undefined;

export interface Race {
  turn: number;
  alliance: number;
  horde: number;
}

// Experience of each side at the end of every turn.
export function race(story: Update[], sideOf: SideOf): Race[] {
  const now: Race = { turn: 1, alliance: 0, horde: 0 };
  const line: Race[] = [];
  for (const { event } of eventsOf(story)) {
    if (event.event === 'turn-began') {
      if (Number(event.turn) > now.turn) line.push({ ...now });
      now.turn = Number(event.turn);
    }
    const side = event.event === 'xp-gained' ? sideOf(String(event.who)) : undefined;
    if (side) now[side] += Number(event.xp ?? 0);
  }
  return [...line, { ...now }];
}

export interface Luck {
  who: string;
  dice: number;
  rolled: number; // the sum of all faces
  expected: number; // four and a half a die
  won: number;
  lost: number;
}

const dice = new Set(['dice-rolled', 'dice-rerolled']);

// Every character's dice, rerolls too, against what eight-sided dice show on the average, and how its
// fights ended.
export function lucks(story: Update[], sideOf: SideOf): Luck[] {
  const by = new Map<string, Luck>();
  const of = (who: string): Luck => {
    const known = by.get(who) ?? { who, dice: 0, rolled: 0, expected: 0, won: 0, lost: 0 };
    by.set(who, known);
    return known;
  };
  // All who stood in a fight have won or lost it, whoever challenged.
  let challenger = '';
  let fighting = new Set<string>();
  const settle = (won: boolean) => {
    for (const one of fighting)
      of(one)[won === (sideOf(one) === sideOf(challenger)) ? 'won' : 'lost'] += 1;
    fighting = new Set();
  };
  for (const { event } of eventsOf(story)) {
    const who = String(event.who ?? '');
    if (event.event === 'combat-began') {
      challenger = who;
      fighting = new Set([who]);
    }
    if (event.event === 'attack-began' && fighting.size) fighting.add(who);
    if (event.event === 'combat-ended') settle(!!event.won);
    if (!dice.has(event.event)) continue;
    const faces = event.faces as number[];
    const luck = of(who);
    luck.dice += faces.length;
    luck.rolled += faces.reduce((a, b) => a + b, 0);
    luck.expected += faces.length * 4.5;
  }
  return [...by.values()].filter((l) => l.dice || l.won || l.lost);
}

export interface Done {
  seq: number;
  who: string;
  quest: string;
}

export const quests = (story: Update[]): Done[] =>
  eventsOf(story)
    .filter(({ event }) => event.event === 'quest-completed')
    .map(({ seq, event }) => ({ seq, who: String(event.who ?? ''), quest: String(event.quest) }));

// The update in which the last fight began.
export function finalFight(story: Update[]): number | null {
  const fights = eventsOf(story).filter(({ event }) => event.event === 'combat-began');
  return fights[fights.length - 1]?.seq ?? null;
}

// How a game was decided, by its last fight: against the Overlord, or side against side at no place.
export function decided(story: Update[]): 'overlord' | 'final' | null {
  const last = eventsOf(story).findLast(({ event }) => event.event === 'combat-began')?.event;
  if (last?.foe === 'overlord') return 'overlord';
  return last?.foe === 'pvp' && !last.region ? 'final' : null;
}
