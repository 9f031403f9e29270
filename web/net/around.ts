// Requests about people: friends, profiles, leaders, finished games, and being called (docs/api.md).

import { call, freshId } from './api';
import type { FinishedGames, Friends, Leaders, Me, Profile, PushKey } from './sent';

const person = (name: string) => `/people/${encodeURIComponent(name)}`;

export const around = {
  friends: () => call<Friends>('GET', '/friends'),
  befriend: (name: string) => call<Friends>('POST', '/friends', { name }),
  part: (name: string) => call<Friends>('POST', '/friends/end', { name }),
  block: (name: string, off = false) => call<Friends>('POST', '/friends/block', { name, off }),
  invite: (table: string, name: string) =>
    call('POST', `/tables/${table}/invite`, { id: freshId(), name }),
  profile: (name: string) => call<Profile>('GET', person(name)),
  leaders: (game: string) => call<Leaders>('GET', `/leaders?game=${encodeURIComponent(game)}`),
  finished: (before?: number) =>
    call<FinishedGames>('GET', `/finished${before ? `?before=${before}` : ''}`),
  vacation: (until: number) => call<Me>('POST', '/me/vacation', { until }),
  pushKey: () => call<PushKey>('GET', '/push'),
  push: (to: PushSubscriptionJSON, all: boolean) =>
    call('POST', '/push', { endpoint: to.endpoint, keys: to.keys, all }),
  pushEnd: (endpoint: string) => call('POST', '/push/end', { endpoint }),
};
