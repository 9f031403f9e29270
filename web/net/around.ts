// Requests about people: friends, profiles, leaders, finished games, and being called (docs/api.md).

import { call, freshId } from './api';
import type { Card } from './sent';

export interface Friend {
  name: string;
  online: boolean;
  tables: Card[] | null; // public ones, open or being played
}

export interface Friends {
  friends: Friend[] | null;
  asks: string[] | null; // who wants to be my friend
  asked: string[] | null; // whom I asked
}

export interface RatingHistory {
  points: number;
  games: number;
  history: { at: number; points: number }[] | null;
}

export interface Profile {
  name: string;
  since: number;
  you: boolean;
  friend: boolean;
  games: number;
  won: number;
  ratings: Record<string, RatingHistory> | null;
  recent: Card[] | null;
  peoples: { game: string; id: string; games: number; won: number }[] | null;
}

export interface Leader {
  place: number;
  name: string;
  points: number;
  games: number;
  you: boolean;
}

const person = (name: string) => `/people/${encodeURIComponent(name)}`;

export const around = {
  friends: () => call<Friends>('GET', '/friends'),
  befriend: (name: string) => call<Friends>('POST', '/friends', { name }),
  part: (name: string) => call<Friends>('POST', '/friends/end', { name }),
  invite: (table: string, name: string) =>
    call('POST', `/tables/${table}/invite`, { id: freshId(), name }),
  profile: (name: string) => call<Profile>('GET', person(name)),
  leaders: (game: string) => call<{ leaders: Leader[] | null }>('GET', `/leaders?game=${game}`),
  finished: (before?: number) =>
    call<{ games: Card[] | null }>('GET', `/finished${before ? `?before=${before}` : ''}`),
  pushKey: () => call<{ key: string }>('GET', '/push'),
  push: (to: PushSubscriptionJSON, all: boolean) =>
    call('POST', '/push', { endpoint: to.endpoint, keys: to.keys, all }),
  pushEnd: (endpoint: string) => call('POST', '/push/end', { endpoint }),
};
