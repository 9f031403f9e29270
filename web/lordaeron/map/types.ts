// What the map reads of the content and of a view. Views hold much more.

export type Faction = 'alliance' | 'horde';

export interface Text {
  en: string;
  pt: string;
}

// A part of GET /api/content/lordaeron; lines of points are flat, x before y.
export interface BoardMap {
  width: number;
  height: number;
  areas: { id: string; name: Text }[];
  regions: BoardRegion[];
}

export interface BoardRegion {
  id: string;
  name: Text;
  area: string;
  adjacent: string[];
  symbols?: string[];
  town?: Faction[];
  flight?: Faction[];
  start?: Faction;
  graveyard?: boolean;
  border: number[];
  token: number[];
  label: number[];
  spots?: number[];
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

export interface Hero {
  id: string;
  seat: number;
  faction?: Faction;
  class?: string;
  person?: string;
  region?: string;
  level?: number;
  health: number;
  'health-capacity'?: number;
}

export interface MapView {
  faction: string;
  characters: Hero[];
  creatures: Group[];
  quests?: { id: string; faction: Faction }[];
  events?: string[];
  overlord: { name: string; region?: string; counters?: string[] };
  combat?: { region?: string };
}

export interface Values {
  threat: number;
  attack: number;
  health: number;
}

export interface Reward {
  gold?: number;
  xp?: number;
  items?: { deck: string; draw: number }[];
  named?: string[];
}

interface Named {
  id: string;
  name: Text;
}

// What the map and a region's card read of GET /api/content/lordaeron.
export interface Lore extends BoardMap {
  creatures: (Named & Record<'green' | 'red' | 'blue', Values> & { text: Text })[];
  classes: Named[];
  characters: Named[];
  quests: (Named & { level: number; difficulty: string; reward: Reward })[];
  events: (Named & {
    war?: string[];
    regions?: string[];
    boss?: Values & { region: string };
    strong: Reward;
    weaker: Reward;
    text: Text;
  })[];
  overlords: (Named & { four: Values; six: Values; text: Text; 'text-six': Text })[];
}

// What an event leaves on the map: a war in two regions, a boss in one, a plague in some.
export interface EventMark {
  kind: 'war' | 'boss' | 'plague';
  regions: string[];
}

// Why a region is lit: how many steps away it is and over which regions one gets there.
export interface Lit {
  steps: number;
  path: string[]; // from the first region entered to this one
  flight?: boolean; // the way flies
  reason?: string; // in words, for those who listen
}
