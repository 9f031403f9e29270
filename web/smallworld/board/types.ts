// What the server sends of Small World, by the names it goes by here.

import type { Snapshot as Sent } from '../../net/sent';
import type { Advice, View } from './sent';

export type { GameEvent, Notation, Offer, Seat, Term, Update } from '../../net/sent';
export * from './sent';

export type Snapshot = Sent<View, Advice>;

export interface Target {
  region: string;
  using?: string[];
  beasts?: number;
}
