// What Lordaeron shows before it is played.

import type { Door } from '../ui/doors';

export const door: Door = {
  place: 2,
  Scene: () => import('./Scene.svelte'),
  Setup: () => import('./Setup.svelte'),
  Favourite: () => import('./Favourite.svelte'),
  begin: async (bot, learns) => (await import('./setup')).quickStart(bot, learns),
  facts: (options) => [
    { id: options['first-game'] ? 'fact-lordaeron-guide' : 'fact-lordaeron-draft' },
    options['defeat-the-overlord']
      ? { id: 'fact-lordaeron-endless' }
      : { id: 'fact-lordaeron-turns', args: { turns: Number(options.turns ?? 30) } },
    ...(options['deadly-pvp'] ? [{ id: 'fact-lordaeron-deadly' }] : []),
  ],
  side: (options, seat) => {
    const side = (options.factions as string[] | undefined)?.[seat];
    return side === 'alliance' || side === 'horde' ? side : null;
  },
};
