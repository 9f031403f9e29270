// What the map reads of the content and of a view, and what it is told.

import type { Notation } from '../../net/sent';
import type { Content, Faction, Group, Named, Region, View } from '../types';

export type { Character as Hero, Faction, Group, Reward, Text, Values } from '../types';

export type BoardRegion = Region;

// The drawing; a painter is handed no more of the content.
export interface BoardMap {
  width: number;
  height: number;
  areas: Named[];
  regions: Region[];
}

export type Lore = Pick<
  Content,
  keyof BoardMap | 'creatures' | 'classes' | 'characters' | 'quests' | 'events' | 'overlords'
>;

export type MapView = Pick<View, 'characters' | 'overlord' | 'quests' | 'events'> & {
  creatures: Group[];
};

// What an event leaves on the map: a war in two regions, a boss in one, a plague in some.
export interface EventMark {
  kind: 'war' | 'boss' | 'plague';
  regions: string[];
}

// What an event did in a region, by its number in the list: what went away is crossed out, what
// came has a ring, and who walked a trail.
export interface Marked {
  region: string;
  n: number;
  kind: 'gone' | 'new' | 'walks' | 'told';
  quest?: string;
  faction?: Faction;
  path?: string[];
}

// The way of a plan, by its number; the one that is looked at.
export interface PlanWay {
  n: number;
  from: string;
  path: string[];
  looked: boolean;
}

// Why a region is lit: how many steps away it is and over which regions one gets there.
export interface Lit {
  steps: number;
  path: string[]; // from the first region entered to this one
  moves: Notation[]; // that lead there, one after another
  flight?: boolean; // the way flies
  reason?: string; // in words, instead of the number of steps
}
