// What the server sends of Lordaeron (docs/api.md, lordaeron/show.go, server/lordaeron.go).

import type { Notation } from '../net/wire';

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

export interface Character {
  id: string; // its class, or character-1 before it has one
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

export interface Foe {
  color?: Color;
  group: number;
  count: number;
  threat: number;
  attack: number;
  health: number;
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
  terms?: { from: string; of: string; n: number }[];
  'set-aside'?: number[];
  moment?: string;
  about?: string;
  wounds?: number;
  pick?: { for: string; card?: string; least: number; most: number };
}

export interface View {
  turn: number;
  turns: number;
  faction: Faction;
  step: string;
  actors: number[];
  decider?: string; // whose player decides for a group or a faction now
  characters: Character[];
  creatures: Group[];
  quests: { id: string; faction: Faction }[];
  merchant: string[];
  events?: string[];
  overlord: { name: string; region?: string; counters?: string[] };
  combat?: Combat;
  'items-drawn'?: string[];
  sale?: { card: string; in?: string[] };
  decks: Record<string, number>;
  winner?: Faction | 'draw';
  'deadly-pvp'?: boolean;
  'defeat-the-overlord'?: boolean;
}

export interface Text {
  en: string;
  pt: string;
}

export interface Named {
  id: string;
  name: Text;
}

export interface Region extends Named {
  area: string;
  adjacent: string[];
  closed?: string[];
  town?: Faction[];
  flight?: Faction[];
  start?: Faction;
  graveyard?: boolean;
  symbols?: string[]; // icons, in the order of the spots
  border: number[]; // lines of points are flat, x before y
  token: number[];
  label: number[];
  spots?: number[];
}

export interface Values {
  threat: number;
  attack: number;
  health: number;
  box?: number;
}

export interface Creature extends Named {
  green: Values;
  red: Values;
  blue: Values;
  text: Text;
}

export interface CardArea {
  id: AreaId;
  types: string[];
  traits?: string[];
  only?: string;
  printed?: Partial<Record<Faction | 'both', string>>;
}

export interface Class extends Named {
  health: number[];
  energy: number[];
  areas: CardArea[];
  unique?: string[];
}

export interface Card extends Named {
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

export interface Reward {
  gold?: number;
  xp?: number;
  items?: { deck: string; draw: number }[];
  named?: string[];
}

export interface Quest extends Named {
  faction: Faction;
  difficulty: 'grey' | 'green' | 'yellow' | 'red';
  level: number;
  reward: Reward;
  spawns: { creature: string; color: Color; region: string; count: number }[];
  text: Text;
}

export interface EventCard extends Named {
  does?: string;
  card?: string;
  war?: string[];
  boss?: { region: string } & Values;
  regions?: string[];
  strong: Reward;
  weaker: Reward;
  text: Text;
}

export interface Overlord extends Named {
  four: Values;
  six: Values;
  regions: string[];
  goal?: string;
  text: Text;
  'text-six': Text;
}

export interface Content {
  hash: string;
  width: number;
  height: number;
  areas: Named[];
  regions: Region[];
  creatures: Creature[];
  classes: Class[];
  characters: (Named & { class: string; faction: Faction; people: string; race?: string })[];
  cards: Card[];
  quests: Quest[];
  events: EventCard[];
  overlords: Overlord[];
  turns: number;
  levels: number[];
  'event-turns': number[];
  'item-turns': Record<number, string>;
  terms: Record<string, Text>; // of moments, kinds of cards, areas and peoples
}

export interface Advice {
  challenges?: ChallengeAdvice[];
  hints?: HintAdvice[];
}

// What the guide for first games would do (lordaeron/advice_first_game.go).
export interface HintAdvice {
  hint: 'buy-powers' | 'take-talent' | 'travel' | 'too-strong';
  who: string;
  cards?: string[];
  to?: string;
  creature?: string;
}

// What an offered challenge comes to: chances in percent, means in tenths.
export interface ChallengeAdvice {
  move: Notation;
  win: number;
  bare: number;
  wounds: number;
  energy: number;
  rounds: number;
  round: { win: number; defeat: number; fell?: number[]; wounds?: number[] };
  exact: boolean;
  more: boolean;
}
