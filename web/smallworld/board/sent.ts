// Written by internal/wire from the Go types of the server: `make wire`. Do not edit.

import type { Term } from '../../net/sent';

export type Faction = 'alliance' | 'horde' | 'neutral';

export interface View {
  round: number;
  rounds: number;
  stage: 'pick' | 'bombs' | 'blast' | 'form' | 'start' | 'conquest' | 'assault' | 'well' | 'buy' | 'deploy' | 'redeploy' | 'over';
  seat: number;
  actors: number[];
  variant: 'classic' | 'team';
  edition: string;
  first: number;
  boards: string[];
  players: Player[];
  regions: Region[];
  column: Combo[];
  stack: Stack;
  tray: Tray[];
  turn: Turn;
  bombs?: string[];
  'markers-left'?: string[];
  'bombs-left': number;
}

export interface Player {
  coins: number | null;
  side?: Faction;
  race?: string;
  power?: string;
  faction?: Faction;
  hand: number;
  least: number;
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

export interface Stack {
  races?: string[];
  alliance?: string[];
  horde?: string[];
  neutral?: string[];
  powers?: string[];
  discards?: string[];
}

export interface Tray {
  race: string;
  tokens: number;
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

export interface Advice {
  regions?: RegionAdvice[];
  now?: Record<string, number>;
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

export interface Content {
  hash: string;
  banners: Banner[];
  badges: Badge[];
  markers: Marker[];
  die: number[];
  faces: Face[];
}

export interface Banner {
  id: string;
  faction: Faction;
  tokens: number;
  box: number;
}

export interface Badge {
  id: string;
  tokens: number;
}

export interface Marker {
  id: string;
  kind: 'artifact' | 'place';
}

export interface Face {
  id: string;
  size: string;
  name: string;
  width: number;
  height: number;
  regions: FaceRegion[];
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
