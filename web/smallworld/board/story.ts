// What happened, as message ids with arguments: the log's lines, each with the regions it is about.

import type { Line as Told } from '../../ui/story';
import type { GameEvent, Update } from './types';

export interface Line extends Told {
  scored?: Record<string, number>; // at the end of a turn, without what was paid before
}

// Events that say nothing worth a line of their own.
const silent = new Set(['readied', 'redeployed', 'column-refilled', 'emptied', 'beasts-taken']);

export const scoreTerms = [
  'regions',
  'declined',
  'faction',
  'race-and-power',
  'artifacts',
  'places',
];

// The coins of the Heart are paid and told when it is placed; the score of the turn lists them again.
export const paidTerms = scoreTerms.filter((term) => term !== 'artifacts');

export function scoredNow(event: GameEvent): number {
  return total(event) - Number(event.artifacts ?? 0);
}

const regionArguments = ['region', 'from', 'to', 'with'];

function regionsOf(event: GameEvent): string[] {
  return regionArguments.map((k) => event[k]).filter((v): v is string => typeof v === 'string');
}

export function total(event: GameEvent): number {
  return scoreTerms.reduce((n, term) => n + Number(event[term] ?? 0), 0);
}

function argumentsOf(event: GameEvent): Record<string, string | number> {
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(event))
    if (typeof value === 'boolean') args[key] = value ? 'yes' : 'no';
    else if (typeof value === 'string' || typeof value === 'number') args[key] = value;
  return args;
}

function lineOf(event: GameEvent, seq: number): Line | null {
  if (silent.has(event.event)) return null;
  const args = argumentsOf(event);
  const line: Line = {
    seq,
    seat: event.seat ?? -1,
    id: `event-${event.event}${event.event === 'expelled' && typeof event.from === 'number' ? '-from' : ''}`,
    args,
    regions: regionsOf(event),
    heading: event.event === 'turn-began',
  };
  if (event.event === 'scored') {
    line.scored = Object.fromEntries(paidTerms.map((t) => [t, Number(event[t] ?? 0)]));
    args.total = scoredNow(event);
  }
  return line;
}

export function linesOf(update: Update): Line[] {
  return (update.events ?? [])
    .map((event) => lineOf(event, update.seq))
    .filter((line): line is Line => line !== null);
}

const sourceOf = (e: GameEvent) => (e.for === 'heart' ? 'artifacts' : 'other');

export const startCoins = 5; // SW-SETUP-27

// Coins after each turn, by seat, from what was earned and spent for all to see. Purses are secret
// while the game lasts, so this is told only once it is over.
export function purses(updates: Update[], seats: number): number[][] {
  const purse = Array.from({ length: seats }, () => startCoins);
  const line: number[][] = [[...purse]];
  for (const update of updates)
    for (const e of update.events ?? []) {
      const seat = e.seat ?? -1;
      if (seat < 0) continue;
      if (e.event === 'scored') {
        purse[seat] += scoredNow(e);
        line.push([...purse]);
      }
      if (e.event === 'gained' || e.event === 'picked') purse[seat] += Number(e.coins ?? 0);
      if (e.event === 'paid') {
        purse[seat] -= Number(e.coins ?? 0);
        if (typeof e.to === 'number') purse[e.to] += Number(e.coins ?? 0);
      }
    }
  return line;
}

// Where each seat's coins came from over the whole game, those to start with among them, and what
// it paid: what came less what was paid is the purse.
export function sources(updates: Update[], seats: number): Record<string, number>[] {
  const sums = Array.from(
    { length: seats },
    () => ({ start: startCoins }) as Record<string, number>,
  );
  const add = (seat: number, source: string, n: number) => {
    if (n > 0) sums[seat][source] = (sums[seat][source] ?? 0) + n;
  };
  for (const update of updates)
    for (const e of update.events ?? []) {
      const seat = e.seat ?? -1;
      if (seat < 0) continue;
      if (e.event === 'scored') for (const term of paidTerms) add(seat, term, Number(e[term] ?? 0));
      if (e.event === 'gained' || e.event === 'picked')
        add(seat, sourceOf(e), Number(e.coins ?? 0));
      if (e.event === 'paid') add(seat, 'paid', Number(e.coins ?? 0));
      if (e.event === 'paid' && typeof e.to === 'number')
        add(e.to, sourceOf(e), Number(e.coins ?? 0));
    }
  return sums;
}

// A round of a player: what was earned and paid in it, each coin once, by the id of its words.
export interface Round {
  round: number;
  coins: Record<string, number>;
}

// What came and went, round by round, the last one first: with the coins to start with it is the
// purse. Others pay tolls in turns of their own.
export function coinsOf(lines: Line[], seat: number): Round[] {
  const rounds: Round[] = [{ round: 1, coins: {} }]; // the first turn begins without a heading
  for (const { heading, scored, seat: who, id, args } of lines) {
    const round = Number(args.round);
    if (heading && round !== rounds[0].round) rounds.unshift({ round, coins: {} });
    const { coins } = rounds[0];
    const add = (word: string, n: number) => {
      coins[word] = (coins[word] ?? 0) + n;
    };
    const n = Number(args.coins ?? 0);
    if (scored && who === seat)
      for (const [term, earned] of Object.entries(scored)) add(`score-${term}`, earned);
    if (id === 'event-gained' && who === seat) add(`reason-${args.for}`, n);
    if (id === 'event-picked' && who === seat) add('reason-combo-coins', n);
    if (id === 'event-paid' && who === seat) add(`reason-${args.for}`, -n);
    if (id === 'event-paid' && args.to === seat) add(`reason-${args.for}`, n);
  }
  return rounds;
}
