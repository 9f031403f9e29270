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

// What an event leaves on the map, by the event's id: a war in two regions, a boss in one.
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
