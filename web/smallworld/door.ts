// What Small World shows before it is played.

import { botNames } from '../board/players';
import type { Door } from '../ui/doors';

// By the number of players.
const roundsFor = [0, 0, 10, 10, 9, 8];
const sides = ['alliance', 'horde', null, 'alliance', 'horde'] as const;

export const door: Door = {
  place: 1,
  // A beginner would now and then land nowhere at all: bot/teacher_test.go.
  teacher: 'easy',
  Scene: () => import('./Scene.svelte'),
  Setup: () => import('./Setup.svelte'),
  Favourite: () => import('./Favourite.svelte'),
  begin: async (bot, learns) => ({
    seats: [
      { kind: 'me' },
      ...botNames.slice(0, learns ? 1 : 3).map((name) => ({ kind: 'bot' as const, name, bot })),
    ],
    // Who plays now begins. A first game is short, and always in the same world.
    options: learns ? { first: 0, boards: ['L2a', 'S1a'], rounds: 6 } : { first: 0 },
  }),
  facts: (options, seats) => [
    { id: options.variant === 'team' ? 'fact-smallworld-team' : 'fact-smallworld-classic' },
    {
      id: 'fact-smallworld-rounds',
      args: { rounds: Number(options.rounds || roundsFor[seats] || 0) },
    },
  ],
  // SW-TEAM-01..05
  side: (options, seat, seats) =>
    options.variant !== 'team' ? null : sides[seats > 2 && seats % 2 ? seat : seat % 2],
};
