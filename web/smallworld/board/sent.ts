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
  'least-beside-champion': number;
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
  'champion-freed'?: boolean;
}

export interface Advice {
  regions?: RegionAdvice[];
  now?: Record<string, number>;
  ways?: WayAdvice[];
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

export interface WayAdvice {
  move: unknown;
  coins: number;
  regions?: RegionAdvice[];
}

export interface Content {
  hash: string;
  banners: Banner[];
  badges: Badge[];
  markers: Marker[];
  die: number[];
  faces: Face[];
  words: Record<string, string>;
  drawings: Record<string, string>;
}

export interface Banner {
  id: string;
  faction: Faction;
  tokens: number;
  box: number;
  scale?: number;
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
  board: string;
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

// What is told of each event, beside whose it is.
export interface Events {
  'turn-began': { round: number };
  'picked': { race?: string; power: string; line: number; tokens: number; coins: number };
  'paid': { coins: number; to?: number; for: string };
  'gained': { coins: number; for: string };
  'form-chosen': { form: string };
  'side-chosen': { side: Faction };
  'harmony-taken-back': { };
  'harmony-given': { to?: number };
  'bomb-revealed': { region?: string; live: boolean; explodes: boolean };
  'beasts-taken': { beasts: number };
  'abandoned': { region?: string };
  'readied': { hand: number };
  'conquered': { region?: string; tokens: number; beasts: number; champion: boolean };
  'expelled': { region?: string; race?: string; lost: number; 'to-hand': number; from?: number };
  'saved': { region?: string; by: string };
  'champion-captured': { region?: string };
  'die-rolled': { pips: number; region?: string; free: boolean };
  'attempt-failed': { region?: string };
  'assault-called-off': { region?: string };
  'artifact-moved': { marker: string; region?: string };
  'marker-revealed': { marker: string; region?: string };
  'wisp-wall-raised': { region?: string };
  'objective-reached': { region?: string };
  'stolen': { marker: string; from?: string; to?: string };
  'intimidated': { from?: string; to?: string; what: string };
  'swapped': { region?: string; with?: string };
  'emptied': { region?: string };
  'vanished': { race?: string };
  'enlisted': { tokens: number };
  'healed': { tokens: number };
  'redeployed': { region?: string; tokens: number; beasts: number; champion: boolean };
  'fort-built': { region?: string };
  'watch-tower-built': { region?: string };
  'watch-tower-removed': { region?: string };
  'bomb-placed': { region?: string };
  'objective-placed': { region?: string };
  'objective-taken-back': { region?: string };
  'declined': { race?: string };
  'scored': { regions: number; declined: number; faction: number; 'race-and-power': number; artifacts: number; places: number };
  'column-refilled': { line: number; race?: string; power: string };
  'game-ended': { };
  'bomb-settled': { region?: string; explodes: boolean };
}

// Something that happened.
export type Told = {
  [Id in keyof Events]: { event: Id; seat?: number } & Events[Id];
}[keyof Events];
