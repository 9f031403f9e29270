// What the server sends (docs/api.md, smallworld/show.go), as far as the client reads it.

export type Faction = 'alliance' | 'horde' | 'neutral';
export type Stage =
  | 'pick'
  | 'form'
  | 'start'
  | 'conquest'
  | 'assault'
  | 'well'
  | 'buy'
  | 'deploy'
  | 'redeploy'
  | 'over';

export interface Player {
  coins: number | null;
  side?: Faction;
  race?: string;
  power?: string;
  faction?: Faction;
  hand: number;
  beasts?: number;
  champion?: string;
  decline?: string;
  'decline-power'?: string;
  regions: number;
  'decline-regions': number;
  harmony?: boolean;
  scored: Record<string, number>;
}

export interface Region {
  id: string;
  seat: number;
  race?: string;
  decline?: boolean;
  tokens?: number;
  beasts?: number;
  champion?: boolean;
  murlocs?: number;
  things?: string[];
  hidden?: string;
  bomb?: string;
}

export interface Combo {
  race?: string;
  alliance?: string;
  horde?: string;
  neutral?: string;
  power: string;
  coins: number;
  price: number;
}

export interface Turn {
  form?: string;
  side?: string;
  used?: string[];
  intimidations?: number;
  swaps?: number;
  losses?: number;
  target?: string;
  'assault-die'?: number;
}

export interface View {
  round: number;
  rounds: number;
  stage: Stage;
  seat: number;
  actors: number[];
  variant: 'classic' | 'team';
  edition: string;
  first: number;
  boards: string[];
  players: Player[];
  regions: Region[];
  column: Combo[];
  tray: { race: string; tokens: number }[];
  turn: Turn;
  'bombs-left': number;
}

export interface Term {
  name: string;
  n: number;
}

export interface Target {
  region: string;
  using?: string[];
  beasts?: number;
}

// A move in words: a word alone, or one key with what it needs.
export type Notation = string | Record<string, unknown>;

export interface Offer {
  move: Notation;
  cost?: { tokens: number; terms: Term[] };
}

export interface RegionAdvice {
  id: string;
  move?: 'conquer' | 'roll';
  cost?: number;
  terms?: Term[];
  coins?: number;
  earns?: number;
  sides?: number;
  rules?: string[];
  need?: number;
  have?: number;
}

export interface Advice {
  regions?: RegionAdvice[];
  now?: Record<string, number>;
}

export interface Seat {
  name: string;
  kind: string;
  you: boolean;
  online?: boolean;
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

export interface Snapshot {
  id: string;
  game: string;
  status: 'open' | 'playing' | 'paused' | 'over';
  seq: number;
  seats: Seat[];
  options: Record<string, unknown>;
  commitment: string;
  seed?: string;
  invite?: string;
  view: View;
  decision: { actors: number[]; stage: Stage };
  moves?: Offer[];
  advice?: Advice;
  undo?: { free: boolean; ask: boolean; asked?: { by: number; waiting: number[] } };
  host?: boolean;
  next?: string;
  clock?: Clock | null;
  now?: number;
  chat?: { seat?: number; name?: string; text: string }[];
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

export interface FaceRegion {
  id: string;
  name: string;
  terrain: string;
  symbols: string[];
  murlocs: number;
  adjacent: string[];
  border: number[];
  token: [number, number];
  label: [number, number];
  spots: number[];
}

export interface Face {
  id: string;
  size: string;
  name: string;
  width: number;
  height: number;
  regions: FaceRegion[];
}

export interface Content {
  hash: string;
  banners: { id: string; faction: Faction; tokens: number; box: number }[];
  badges: { id: string; tokens: number }[];
  markers: { id: string; kind: string }[];
  die: number[];
  faces: Face[];
}
