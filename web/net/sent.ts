// Written by internal/wire from the Go types of the server: `make wire`. Do not edit.

// A move in words: a word alone, or one key with what it needs.
export type Notation = string | Record<string, unknown>;

// What happened: its id, whose it is, and what the game adds.
export interface GameEvent {
  event: string;
  seat?: number;
  [argument: string]: unknown;
}

export interface Update {
  seq: number;
  kind: string;
  seat: number;
  at: number;
  move?: Notation;
  ground?: unknown;
  events: GameEvent[];
  chat?: Chat;
  undone?: boolean;
  back?: number[];
  with?: boolean;
  agree?: boolean;
  snapshot?: Snapshot;
  now?: number;
}

export interface Chat {
  seq: number;
  seat: number;
  name: string;
  text: string;
  team?: boolean;
  at: number;
}

export interface Snapshot<View = unknown, Advice = unknown> {
  id: string;
  game: string;
  status: 'open' | 'playing' | 'paused' | 'over';
  seq: number;
  as: number;
  host: boolean;
  host_name?: string;
  public?: boolean;
  ended?: boolean;
  seats: Seat[];
  options?: Record<string, unknown>;
  commitment: string;
  nonces?: string[];
  seals?: string[];
  seed?: string;
  invite?: string;
  view: View;
  decision: Decision;
  moves: Offer[];
  advice?: Advice;
  team?: Teammate[];
  proposed?: Proposal[];
  undo: Undo;
  asked?: Wish;
  clock: Clock | null;
  now: number;
  chat?: Chat[];
  outcome?: Outcome;
  next?: string;
  restart?: number;
  packs?: Pack[];
  content?: string;
}

export interface Seat {
  name: string;
  kind: string;
  bot?: string;
  you: boolean;
  online: boolean;
  guest?: boolean;
  program?: boolean;
  kept?: boolean;
  owes?: string;
  vacation?: number;
  gone?: boolean;
  resigned?: boolean;
  clock?: SeatClock;
}

export interface SeatClock {
  reserve: number;
  deadline?: number;
}

export interface Decision {
  actors: number[];
  stage: string;
}

export interface Offer {
  move: Notation;
  cost?: Cost;
}

export interface Cost {
  tokens: number;
  terms: Term[];
}

export interface Term {
  name: string;
  n: number;
}

export interface Teammate {
  seat: number;
  moves: Notation[];
  waits?: boolean;
}

export interface Proposal {
  by: number;
  for: number;
  move: Notation;
}

export interface Undo {
  free: boolean;
  ask: boolean;
  drawn?: boolean;
  moves?: number;
  whose?: number[];
  redo?: boolean;
  asked?: Asks;
}

export interface Asks {
  by: number;
  waiting: number[];
}

export interface Wish {
  what: 'pause' | 'replace' | 'kick' | 'end';
  seat?: number;
  by: number;
  waiting: number[];
}

export interface Clock {
  turn?: number;
  reserve?: number;
  days?: number;
}

export interface Outcome {
  winners: number[];
  places: number[];
  scores: number[];
  ties?: number[];
}

export interface Pack {
  id: string;
  name: Record<string, string>;
  about?: Record<string, string>;
}

export interface Lobby {
  open: Card[];
  mine: Card[];
  watch: Card[];
  restart?: number;
}

export interface Card {
  id: string;
  game: string;
  seats: CardSeat[];
  status: string;
  round: number;
  your_turn: boolean;
  invited?: boolean;
  options?: unknown;
  clock: Clock | null;
  created: number;
  updated: number;
  turn?: number[];
  until?: number;
  places?: number[];
  scores?: number[];
  ended?: boolean;
  packs?: Pack[];
}

export interface CardSeat {
  name: string;
  kind: string;
  you: boolean;
  guest?: boolean;
  vacation?: number;
}

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  language: string;
  ratings: Record<string, Rating>;
  password: boolean;
  vacation?: number;
}

export interface Rating {
  points: number;
  games: number;
}

export interface SessionShown {
  id: string;
  about: string;
  since: number;
  token: boolean;
  here: boolean;
}

export interface Rule {
  id: string;
  title: string;
  rule: string;
  example?: string;
  ruling?: string;
}

export interface GameInfo {
  id: string;
  version: string;
  seats: number[];
  bots: string[];
  packs?: Pack[];
}

export interface Friends {
  friends: Friend[];
  asks: string[];
  asked: string[];
  blocked: string[];
}

export interface Friend {
  name: string;
  online: boolean;
  tables: Card[];
}

export interface Profile {
  name: string;
  since: number;
  you: boolean;
  friend: boolean;
  games: number;
  won: number;
  ratings: Record<string, RatingHistory>;
  recent: Card[];
  favourites: Favourite[];
}

export interface RatingHistory {
  points: number;
  games: number;
  packs?: Pack[];
  history: RatingPoint[];
}

export interface RatingPoint {
  at: number;
  points: number;
}

export interface Favourite {
  game: string;
  kind: string;
  id: string;
  games: number;
  won: number;
}

export interface Leaders {
  leaders: Leader[];
}

export interface Leader {
  place: number;
  name: string;
  you: boolean;
  points: number;
  games: number;
}

export interface FinishedGames {
  games: Card[];
}

export interface PushKey {
  key: string;
}

export interface PushMessage {
  kind: 'turn' | 'invited';
  table: string;
  game: string;
  names: string[];
}

export interface PasskeyShown {
  id: string;
  about: string;
  since: number;
}
