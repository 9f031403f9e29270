// What the server sends (docs/api.md, smallworld/show.go), as far as the client reads it.

import type { Term, Snapshot as Wire } from '../../net/wire';

export type { GameEvent, Notation, Offer, Seat, Term, Update } from '../../net/wire';

export type Faction = 'alliance' | 'horde' | 'neutral';
export type Stage =
  | 'pick'
  | 'bombs'
  | 'blast'
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
  toll?: number;
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

export interface Target {
  region: string;
  using?: string[];
  beasts?: number;
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

export type Snapshot = Wire<View, Advice>;

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
