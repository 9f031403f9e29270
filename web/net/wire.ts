// What the server sends about any game's table (docs/api.md), as far as the client reads it.

export interface Term {
  name: string;
  n: number;
}

// A move in words: a word alone, or one key with what it needs.
export type Notation = string | Record<string, unknown>;

export interface Offer {
  move: Notation;
  cost?: { tokens: number; terms: Term[] };
}

export interface Seat {
  name: string;
  kind: string;
  you: boolean;
  online?: boolean;
  guest?: boolean; // has no account
  program?: boolean;
  kept?: boolean; // open, and for me
  owes?: boolean; // mine, and still to bring its nonce
  clock?: SeatClock;
}

// The reserve in seconds, and when the time is up (milliseconds since 1970) while it runs.
export interface SeatClock {
  reserve: number;
  deadline?: number;
}

// How long people may think; in seconds, or in days.
export interface Clock {
  turn?: number;
  reserve?: number;
  days?: number;
}

export interface Outcome {
  winners: number[];
  places: number[];
  scores: number[];
}

export interface Snapshot<View = unknown, Advice = unknown> {
  id: string;
  game: string;
  status: 'open' | 'playing' | 'paused' | 'over';
  seq: number;
  as: number; // the seat it is seen from; -1 watches
  seats: Seat[];
  options: Record<string, unknown>;
  commitment: string;
  nonces?: string[]; // what the seats brought to the dice
  seed?: string;
  invite?: string;
  view: View;
  decision: { actors: number[]; stage: string };
  moves?: Offer[];
  advice?: Advice;
  team?: { seat: number; moves: Notation[] }[]; // what people of my team may do
  proposed?: { by: number; for: number; move: Notation }[];
  undo?: { free: boolean; ask: boolean; asked?: { by: number; waiting: number[] } };
  asked?: { what: 'pause' | 'replace' | 'kick'; by: number; seat?: number; waiting: number[] };
  host?: boolean;
  next?: string;
  restart?: number; // when the server will be restarted (milliseconds since 1970)
  clock?: Clock | null;
  now?: number;
  chat?: { seat?: number; name?: string; text: string; team?: boolean }[];
  outcome?: Outcome;
}

export interface GameEvent {
  event: string;
  seat?: number;
  [argument: string]: unknown;
}

export interface Update {
  kind?: string;
  seq: number;
  seat: number;
  move?: Notation;
  events: GameEvent[];
  chat?: { name?: string; text: string };
  snapshot?: Snapshot;
}
