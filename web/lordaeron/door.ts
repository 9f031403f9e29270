// What Lordaeron shows before it is played.

import type { Door, Options } from '../ui/doors';

const turnsOf = (options: Options) => (options.evening ? 12 : Number(options.turns ?? 30));

export const door: Door = {
  place: 2,
  Scene: () => import('./Scene.svelte'),
  Setup: () => import('./Setup.svelte'),
  Favourite: () => import('./Favourite.svelte'),
  begin: async (bot, learns) => (await import('./setup')).quickStart(bot, learns),
  evening: async (bot) => (await import('./setup')).eveningStart(bot),
  turns: (options) => (options['defeat-the-overlord'] ? 0 : turnsOf(options)),
  facts: (options) => [
    { id: options['first-game'] ? 'fact-lordaeron-guide' : 'fact-lordaeron-draft' },
    options['defeat-the-overlord']
      ? { id: 'fact-lordaeron-endless' }
      : {
          id: options.evening ? 'fact-lordaeron-evening' : 'fact-lordaeron-turns',
          args: { turns: turnsOf(options) },
        },
    ...(options['deadly-pvp'] ? [{ id: 'fact-lordaeron-deadly' }] : []),
  ],
  side: (options, seat) => {
    const side = (options.factions as string[] | undefined)?.[seat];
    return side === 'alliance' || side === 'horde' ? side : null;
  },
};
