// What the set-up screen asks the server for.

import { botNames } from '../board/players';
import type { NewSeat } from '../net/api';
import type { Options } from '../ui/doors';
import type { Faction } from './types';

export interface Row {
  kind: NewSeat['kind'] | 'none';
  side: Faction | '';
  level: string;
}

export interface Wish {
  guide: boolean;
  overlord: string;
  turns: number;
  deadly: boolean;
  endless: boolean;
}

export const plain: Wish = {
  guide: true,
  overlord: '',
  turns: 30,
  deadly: false,
  endless: false,
};

export const overlords = ['kelthuzad', 'nefarian', 'lord-kazzak'];
export const evening = 12; // a whole game, its tracks made short
export const lengths = [30, evening, 20, 6];

const taken = (rows: Row[]) => rows.filter((row) => row.kind !== 'none');

export function seatsOf(rows: Row[], nameOf: (n: number) => string): NewSeat[] {
  return taken(rows).map(({ kind, level }, i): NewSeat => {
    if (kind === 'bot') return { kind, name: botNames[i], bot: level || undefined };
    if (kind === 'local') return { kind, name: nameOf(i + 1) };
    return { kind: kind as NewSeat['kind'] };
  });
}

// One person in several seats plays on one side: sides that were left open follow the first.
export function sidesOf(rows: Row[]): string[] {
  const seats = taken(rows);
  const mine = seats.filter((row) => row.kind === 'me');
  const own = mine.find((row) => row.side)?.side ?? (mine.length > 1 ? 'alliance' : '');
  return seats.map((row) => row.side || (row.kind === 'me' ? own : ''));
}

// Who leads how many characters on which side: with two players both have two; with three or five
// one has two, whom the draw decides (`double`). WB-PLAYERS-01..07
export function teamsOf(rows: Row[]) {
  const sides = sidesOf(rows);
  const seats = rows
    .map(({ kind }, row) => ({ kind, row }))
    .filter(({ kind }) => kind !== 'none')
    .map((seat, i) => ({ ...seat, side: sides[i] as Row['side'] }));
  const characters = seats.length === 2 ? 2 : 1;
  return {
    seats: seats.map((seat) => ({ ...seat, characters })),
    double: seats.length % 2 === 1,
  };
}

const lengthOf = (turns: number) =>
  turns === evening ? { evening: true } : turns < 30 ? { turns } : {};

export function optionsOf(rows: Row[], wish: Wish): Options {
  const sides = sidesOf(rows);
  return {
    ...(wish.guide && sides.length > 4 ? { 'first-game': true } : {}),
    ...(wish.overlord ? { overlord: wish.overlord } : {}),
    ...(wish.endless ? {} : lengthOf(wish.turns)),
    ...(wish.deadly ? { 'deadly-pvp': true } : {}),
    ...(wish.endless ? { 'defeat-the-overlord': true } : {}),
    ...(sides.some((side) => side) ? { factions: sides } : {}),
  };
}

// One person, five bots, the characters of the guide. Who learns has the first turn, the Horde's,
// in a short game with known dice, among bots who leave nothing to luck: a Mage, with whom a
// friend stands before the first quest.
export const quickStart = (bot: string, learns = false) => {
  const side = learns ? 'horde' : '';
  const rows: Row[] = botNames.map((_, i) =>
    i ? { kind: 'bot', side: '', level: learns ? 'greedy' : bot } : { kind: 'me', side, level: '' },
  );
  const options: Options = { ...optionsOf(rows, plain), ...(learns ? { turns: 12 } : {}) };
  const lesson = learns ? 100 : undefined;
  return { seats: seatsOf(rows, String), options, lesson };
};

// A game for one evening: a friend of mine against two others, all bots.
export const eveningStart = (bot: string) => {
  const rows = ['me', 'bot', 'bot', 'bot'].map(
    (kind): Row => ({ kind: kind as Row['kind'], side: '', level: kind === 'me' ? '' : bot }),
  );
  const options = optionsOf(rows, { ...plain, turns: evening });
  return { seats: seatsOf(rows, String), options };
};
