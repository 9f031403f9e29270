// The line of the race: who would win, as every turn began, and what to say of it.

import type { Update } from '../../net/sent';
import { standing } from '../../ui/story';
import type { Faction, View } from '../types';

// Chances in percent; what is not told yet is even.
export interface Point {
  turn: number;
  alliance: number;
  horde: number;
}

const even = (turn: number): Point => ({ turn, alliance: 50, horde: 50 });

// A point for every turn that has begun, and for now; a finished game ends after its last turn.
export function line(story: Update[], view: View): Point[] {
  const points: Point[] = [];
  for (const { events = [] } of standing(story))
    for (const told of events) {
      if (told.event !== 'turn-began') continue;
      const [turn, alliance, horde] = [told.turn, told.alliance, told.horde].map(Number);
      points.push(alliance + horde ? { turn, alliance, horde } : even(turn));
    }
  const turn = view.winner ? Math.min(view.turn, view.turns) + 1 : view.turn;
  const { alliance, horde } = view.race ?? {};
  const now = alliance && horde ? { turn, alliance: alliance.win, horde: horde.win } : even(turn);
  return [...points.filter((p) => p.turn < turn), now];
}

// Where the line is looked at: the same parts of a shorter game.
export const marks = (turns: number) => [
  ...new Set([1 / 3, 2 / 3, 0.9].map((part) => Math.max(1, Math.round(turns * part)))),
];

// How far somebody is ahead, as words go.
export type Lead = 'early' | 'draw' | 'even' | 'little' | 'ahead' | 'far' | 'won';

// Who is ahead: the Alliance and the Horde to who only watches.
export type Ahead = 'us' | 'them' | Faction;

export interface Said {
  lead: Lead;
  who: Ahead;
  why: 'levels' | 'gear' | 'gold' | 'alike';
  reason: Ahead; // of whom the reason speaks
  halves: number; // of a level
}

const called = (faction: Faction, mine?: Faction): Ahead =>
  mine ? (faction === mine ? 'us' : 'them') : faction;

// The race in words: levels tell it, other things only where they are even.
export function say({ race, winner }: View, mine?: Faction): Said {
  const early: Said = { lead: 'early', who: 'us', why: 'alike', reason: 'us', halves: 0 };
  if (!race) return early;
  const { alliance, horde, draw = 0 } = race;
  const gap = Math.abs(alliance.win - horde.win);
  const leads: [Lead, number][] = [
    ['far', 60],
    ['ahead', 34],
    ['little', 12],
  ];
  const lead = leads.find(([, least]) => gap >= least)?.[0] ?? (draw >= 50 ? 'draw' : 'even');
  const more = (of: 'win' | 'levels' | 'gear' | 'gold') =>
    called(alliance[of] >= horde[of] ? 'alliance' : 'horde', mine);
  const why = (race.why ?? 'alike') as Said['why'];
  return {
    lead: winner ? 'won' : lead,
    who: more('win'),
    why,
    reason: why === 'alike' ? 'us' : more(why),
    halves: Math.max(1, Math.round(Math.abs(alliance.levels - horde.levels) / 5)),
  };
}
