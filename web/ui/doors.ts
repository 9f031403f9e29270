// What each game shows before it is played: on the home page, on an invitation, in a list. A game
// is a folder with a door.ts and a door/ of words: no list names them.

import type { Component } from 'svelte';
import type { NewSeat } from '../net/api';
import type { Args } from '../words/words.svelte';

export type Options = Record<string, unknown>;

// A table to begin at once.
export interface Beginning {
  seats: NewSeat[];
  options: Options;
  lesson?: number; // whose dice are always the same
}

export interface SetupProps {
  bots: string[]; // the levels
  friends: boolean; // begin with an open seat instead of bots
  close: () => void;
}

export interface Door {
  place: number; // on the home page
  teacher?: string; // the bot's level in a first game
  Scene: () => Promise<{ default: Component }>; // a picture
  Setup: () => Promise<{ default: Component<SetupProps> }>;
  // The picture and the name of what somebody likes to play with.
  Favourite?: () => Promise<{ default: Component<{ id: string }> }>;
  // A game against bots of a level, or the one of the tutorial.
  begin: (level: string, learns: boolean) => Promise<Beginning>;
  evening?: (level: string) => Promise<Beginning>; // a shorter game, against bots
  turns?: (options: Options) => number; // how many rounds there are, where the line of a list says so
  // Whoever is invited wants to know these: ids of sentences and what they need.
  facts: (options: Options, seats: number) => { id: string; args?: Args }[];
  // Which side a seat is on, if that is fixed beforehand.
  side?: (options: Options, seat: number, seats: number) => 'alliance' | 'horde' | null;
}

const found = import.meta.glob<{ door: Door }>('../*/door.ts', { eager: true });

export const doors = Object.entries(found)
  .map(([path, { door }]) => ({ id: path.split('/')[1], ...door }))
  .sort((a, b) => a.place - b.place);

export const doorOf = (game: string) => doors.find((door) => door.id === game);

// Who learns meets a beginner, or whom the game chooses; who just plays, somebody who plans.
export const levelFor = (bots: string[], learner?: Door) => {
  const level = learner ? (learner.teacher ?? 'beginner') : 'normal';
  return bots.includes(level) ? level : (bots[0] ?? '');
};
