// Written by internal/wire from the Go types of the server: `make wire`. Do not edit.

import type { Notation } from '../net/sent';
import type { Text } from '../words/words.svelte';

export type Faction = 'alliance' | 'horde';
export type Color = 'red' | 'blue' | 'green';
export type AreaId =
  | 'upper-1'
  | 'upper-2'
  | 'upper-3'
  | 'ranged'
  | 'melee'
  | 'general'
  | 'armor'
  | 'hood';

export interface View {
  turn: number;
  turns: number;
  faction: Faction;
  step: string;
  who?: string;
  left?: number;
  actors: number[];
  decider?: string;
  characters: Character[];
  creatures: Group[];
  quests: OpenQuest[];
  merchant: string[];
  events?: string[];
  overlord: Ruler;
  race?: ShownRace;
  combat?: Combat;
  'items-drawn'?: string[];
  sale?: Sale;
  decks: Record<string, number>;
  winner?: Faction | 'draw';
  'deadly-pvp'?: boolean;
  'defeat-the-overlord'?: boolean;
}

export interface Character {
  id: string;
  person?: string;
  seat: number;
  faction?: Faction;
  class?: string;
  level?: number;
  xp: number;
  health: number;
  'health-capacity'?: number;
  energy: number;
  'energy-capacity'?: number;
  gold: number;
  actions: number;
  region?: string;
  stun?: number;
  curse?: number;
  pet?: number;
  talents?: string[];
  spellbook?: string[];
  bag?: string[];
  equipped?: Partial<Record<AreaId, string>>;
  'add-ons'?: string[];
  auction?: string[];
}

export interface Group {
  type: string;
  region: string;
  quest?: string;
  owner?: Faction;
  green?: number;
  red?: number;
  blue?: number;
}

export interface OpenQuest {
  id: string;
  faction: Faction;
}

export interface Ruler {
  name: string;
  region?: string;
  counters?: string[];
  false?: string[];
}

export interface ShownRace {
  alliance: RaceSide;
  horde: RaceSide;
  draw?: number;
  why?: string;
}

export interface RaceSide {
  win: number;
  levels: number;
  gear: number;
  gold: number;
}

export interface Combat {
  kind: 'quest' | 'independent' | 'boss' | 'overlord' | 'pvp';
  creature?: string;
  against?: string;
  region?: string;
  side: Faction;
  round: number;
  stage: number;
  foes?: Foe[];
  attack?: number;
  in: string[];
  fallen?: string[];
  boxes: Record<Faction, Boxes>;
  queue?: string[];
  active?: string;
  rolled?: boolean;
  dice?: Die[];
  pool?: Record<Color, number>;
  reroll?: number;
  attrition?: number;
  threat?: number;
  terms?: PoolTerm[];
  'set-aside'?: number[];
  moment?: string;
  about?: string;
  uses?: Use[];
  wounds?: number;
  pick?: Pick;
}

export interface Foe {
  color?: Color;
  group: number;
  count: number;
  threat: number;
  attack: number;
  health: number;
}

export interface Boxes {
  damage: number;
  defense: number;
  attrition: number;
  armor: number;
}

export interface Die {
  color: Color;
  face: number;
  from?: string;
  lands?: boolean;
  bites?: boolean;
  spotted?: boolean;
  rerolled?: boolean;
  marked?: boolean;
}

export interface PoolTerm {
  from: string;
  of: string;
  n: number;
}

export interface Use {
  card: string;
  ability: number;
  dice: Record<string, number[]>;
  most: number;
}

export interface Pick {
  for: string;
  card?: string;
  least: number;
  most: number;
}

export interface Sale {
  card: string;
  in?: string[];
}

export interface Advice {
  sheets?: SheetAdvice[];
  regions?: RegionAdvice[];
  hints?: HintAdvice[];
  ways?: WayAdvice[];
  outfits?: OutfitAdvice[];
  fast?: FastAdvice;
}

export interface SheetAdvice {
  who: string;
  cards?: CardAdvice[];
  off?: Record<string, string[]>;
  gives?: Record<string, Gives>;
  wares?: Ware[];
}

export interface CardAdvice {
  card: string;
  energy?: number;
  gives: Gives;
  places: Record<string, PlaceAdvice>;
}

export interface Gives {
  red?: number;
  blue?: number;
  green?: number;
  reroll?: number;
  attrition?: number;
  threat?: number;
}

export interface PlaceAdvice {
  exchange?: boolean;
  rules?: string[];
}

export interface Ware {
  card: string;
  deal: 'train' | 'buy' | 'sell';
  gold: number;
  gives: Gives;
  rules?: string[];
}

export interface RegionAdvice {
  move: Notation;
  rules: string[];
  regions?: string[];
}

export interface HintAdvice {
  hint: 'buy-powers' | 'take-talent' | 'travel' | 'too-strong';
  who: string;
  cards?: string[];
  to?: string;
  creature?: string;
}

export interface WayAdvice {
  who: string;
  to: string;
  path: string[];
  flies?: boolean;
  moves: Notation[];
}

export interface OutfitAdvice {
  who: string;
  changes: OutfitChange[];
  wakes?: string[];
  before: Gives;
  after: Gives;
}

export interface OutfitChange {
  move: Notation;
  card: string;
  area: string;
  old?: string;
  gives: Gives;
}

export interface FastAdvice {
  bold: Notation;
  thrifty: Notation;
  free?: Notation;
}

export interface Odds {
  challenges?: ChallengeAdvice[];
  places?: PlaceOdds[];
  race?: RaceAdvice;
  overlord?: OverlordAdvice;
  reach?: ReachOdds[];
  fight?: FightAdvice;
  dressed?: Record<string, OutfitOdds[]>;
  plans?: PlanAdvice[];
  pick?: unknown;
  talents?: Record<string, OutfitOdds[]>;
}

export interface ChallengeAdvice {
  move: Notation;
  win: number;
  bare: number;
  wounds: number;
  energy: number;
  rounds: number;
  round: RoundAdvice;
  exact: boolean;
  more: boolean;
}

export interface RoundAdvice {
  win: number;
  defeat: number;
  fell?: number[];
  wounds?: number[];
  phases: PhaseAdvice[];
}

export interface PhaseAdvice {
  who: string;
  pool: Record<string, number>;
  threat: number;
  reroll: number;
  attrition: number;
}

export interface PlaceOdds {
  who: string;
  region: string;
  kind: string;
  against: string;
  quest?: string;
  count: number;
  win: number;
  wounds: number;
  rested: number;
  friend?: string;
  together?: number;
}

export interface RaceAdvice {
  final?: number;
  left?: number;
  of?: number;
  threat: number;
  attack: number;
  health: number;
}

export interface OverlordAdvice {
  now: number;
  rested: number;
  theirs: number;
  fights: number;
  takes: OverlordTake[];
  places: string[];
  hunters: OverlordHunter[];
}

export interface OverlordTake {
  levels: number[];
  win: number;
}

export interface OverlordHunter {
  who: string;
  place: string;
  steps: number;
}

export interface ReachOdds {
  who: string;
  region: string;
  against: string;
  win: number;
}

export interface FightAdvice {
  leader: string;
  in: string[];
  asked?: string[];
  now: FightOdds;
  without?: FightOdds;
  reward?: RewardAdvice;
  rerolls?: RerollAdvice[];
  held?: RerollAdvice[];
  splits?: SplitAdvice[];
}

export interface FightOdds {
  win: number;
  safe: number;
  early: number;
  rounds: number;
  shares: FightShare[];
}

export interface FightShare {
  who: string;
  wounds: number;
  energy: number;
  falls: number;
}

export interface RewardAdvice {
  quests?: string[];
  shares: RewardShare[];
  draws?: DrawAdvice[];
  named?: string[];
}

export interface RewardShare {
  who: string;
  gold: Between;
  xp: Between;
  level?: number;
}

export interface Between {
  least: number;
  most: number;
}

export interface DrawAdvice {
  deck: string;
  draw: number;
}

export interface RerollAdvice {
  dice?: DieAdvice[];
  win: number;
  wounds: number;
}

export interface DieAdvice {
  color: Color;
  face: number;
}

export interface SplitAdvice {
  shares: WoundShare[];
  falls?: string[];
  win: number;
  safe: number;
}

export interface WoundShare {
  who: string;
  pet?: boolean;
  wounds: number;
}

export interface OutfitOdds {
  creature: string;
  region: string;
  count: number;
  before: number;
  after: number;
}

export interface PlanAdvice {
  id?: string;
  kind: string;
  none?: string;
  goal?: string;
  region?: string;
  other?: string;
  against?: string;
  count?: number;
  quest?: string;
  event?: string;
  cards?: string[];
  who?: PlanMember[];
  rests?: number;
  turn?: number;
  turns?: number;
  odds?: PlanOdds;
  pays?: PlanPays;
  then?: PlanNext;
  beside?: boolean;
  moves?: unknown[];
  waits?: string[];
}

export interface PlanMember {
  who: string;
  own?: boolean;
  path?: string[];
  xp: number;
  level?: number;
}

export interface PlanOdds {
  win: number;
  alone?: number;
  dressed?: number;
  against?: string;
  count?: number;
}

export interface PlanPays {
  xp?: number;
  gold?: number;
  each?: boolean;
  draws?: DrawAdvice[];
  named?: string[];
}

export interface PlanNext {
  goal: string;
  region: string;
  against?: string;
  quest?: string;
}

export interface Content {
  hash: string;
  width: number;
  height: number;
  areas: Named[];
  regions: Region[];
  creatures: Creature[];
  classes: Class[];
  characters: Person[];
  cards: Card[];
  quests: Quest[];
  events: EventCard[];
  overlords: Overlord[];
  turns: number;
  levels: number[];
  'event-turns': number[];
  'item-turns': Record<number, string>;
  evening: Tracks;
  terms: Record<string, Text>;
}

export interface Named {
  id: string;
  name: Text;
}

export interface Region {
  id: string;
  name: Text;
  area: string;
  adjacent: string[];
  closed?: string[];
  town?: Faction[];
  flight?: Faction[];
  start?: Faction;
  graveyard?: boolean;
  symbols?: string[];
  border: number[];
  token: number[];
  label: number[];
  spots?: number[];
}

export interface Creature {
  id: string;
  name: Text;
  green: Values;
  red: Values;
  blue: Values;
  text: Text;
}

export interface Values {
  threat: number;
  attack: number;
  health: number;
  box?: number;
}

export interface Class {
  id: string;
  name: Text;
  health: number[];
  energy: number[];
  areas: CardArea[];
  unique?: string[];
}

export interface CardArea {
  id: AreaId;
  types: string[];
  traits?: string[];
  only?: string;
  printed?: Partial<Record<Faction | 'both', string>>;
}

export interface Person {
  id: string;
  name: Text;
  class: string;
  faction: Faction;
  people: string;
  race?: string;
}

export interface Card {
  id: string;
  name: Text;
  kind: 'power' | 'talent' | 'item' | 'auction' | 'printed' | 'race';
  class?: string;
  deck?: string;
  type?: string;
  traits?: string[];
  'add-on'?: boolean;
  function?: string;
  category?: string;
  level?: number;
  gold?: number;
  energy?: number;
  health?: number;
  when?: string[];
  text: Text;
}

export interface Quest {
  id: string;
  name: Text;
  faction: Faction;
  difficulty: 'grey' | 'green' | 'yellow' | 'red';
  level: number;
  reward: Reward;
  spawns: Spawn[];
  text: Text;
}

export interface Reward {
  gold?: number;
  xp?: number;
  items?: ItemDraw[];
  named?: string[];
}

export interface ItemDraw {
  deck: string;
  draw: number;
}

export interface Spawn {
  creature: string;
  color: Color;
  region: string;
  count: number;
}

export interface EventCard {
  id: string;
  name: Text;
  does?: string;
  card?: string;
  war?: string[];
  boss?: Boss;
  regions?: string[];
  strong: Reward;
  weaker: Reward;
  text: Text;
}

export interface Boss {
  region: string;
  threat: number;
  attack: number;
  health: number;
  box?: number;
}

export interface Overlord {
  id: string;
  name: Text;
  four: Values;
  six: Values;
  regions: string[];
  goal?: string;
  text: Text;
  'text-six': Text;
}

export interface Tracks {
  turns: number;
  levels: number[];
  'event-turns': number[];
  'item-turns': Record<number, string>;
}

// What is told of each event, beside whose it is.
export interface Events {
  'class-picked': { who?: string; class: string };
  'faction-drawn': { who?: string; faction: Faction };
  'game-began': { who?: string; overlord: string };
  'turn-began': { who?: string; turn: number; faction: Faction; alliance: number; horde: number };
  'quest-drawn': { who?: string; quest: string; faction: Faction };
  'quest-passed-over': { who?: string; quest: string };
  'spawned': { who?: string; creature: string; color: Color; count: number; region?: string };
  'traveled': { who?: string; region?: string; flight: boolean };
  'rested': { who?: string; health: number; energy: number; curses: number };
  'trained': { who?: string; card?: string; gold: number };
  'went-to-town': { who?: string };
  'bought': { who?: string; card?: string; gold: number };
  'sold': { who?: string; card?: string; gold: number };
  'gave': { who?: string; to?: string; card?: string; gold: number };
  'equipped': { who?: string; card?: string; area: string };
  'unequipped': { who?: string; card?: string };
  'combat-began': { who?: string; foe: Combat['kind']; creature: string; region?: string };
  'round-began': { who?: string; round: number };
  'attack-began': { who?: string; round: number };
  'card-used': { who?: string; card?: string; ability: number; amount: number };
  'dice-rolled': { who?: string; color: Color; faces: number[] };
  'dice-rerolled': { who?: string; color: Color; faces: number[] };
  'dice-changed': { who?: string; color: Color; faces: number[] };
  'hits-placed': { who?: string; box: keyof Boxes; hits: number };
  'hits-removed': { who?: string; box: keyof Boxes; hits: number };
  'armor-placed': { who?: string; armor: number };
  'tokens-placed': { who?: string; damage: number; defense: number; armor: number; attrition: number };
  'foe-fell': { who?: string; foe: Combat['kind']; creature: string; color: Color };
  'foes-struck': { who?: string; attack: number; hits: number; armor: number; wounds: number };
  'resolved': { who?: string; moved: number; damage: number };
  'health-lost': { who?: string; health: number };
  'energy-lost': { who?: string; energy: number };
  'regained': { who?: string; health: number; energy: number };
  'stunned': { who?: string; tokens: number };
  'cursed': { who?: string; tokens: number };
  'pet-hurt': { who?: string; health: number };
  'defeated': { who?: string; region?: string };
  'retreated': { who?: string; region?: string };
  'combat-ended': { who?: string; won: boolean; winner: Faction };
  'quest-completed': { who?: string; quest: string };
  'xp-gained': { who?: string; xp: number; total: number };
  'gold-gained': { who?: string; gold: number };
  'level-gained': { who?: string; level: number };
  'talent-taken': { who?: string; card?: string };
  'item-drawn': { who?: string; card?: string };
  'item-taken': { who?: string; card?: string };
  'item-dropped': { who?: string; card?: string };
  'marker-moved': { who?: string; turn: number };
  'merchant-grew': { who?: string; card?: string };
  'event-drawn': { who?: string; drawn: string };
  'event-discarded': { who?: string; drawn: string };
  'overlord-moved': { who?: string; region?: string };
  'counter-seen': { who?: string; region?: string; real: boolean };
  'counter-revealed': { who?: string; region?: string; real: boolean };
  'bids-opened': { who?: string; card?: string; gold: number };
  'hoarded': { who?: string; card?: string; gold: number };
  'looted': { who?: string; from?: string; card?: string };
  'game-ended': { who?: string };
}

// Something that happened.
export type Told = {
  [Id in keyof Events]: { event: Id; seat?: number } & Events[Id];
}[keyof Events];
