// What Lordaeron brings to the table.

import './art/colours.css';
import { draw } from '../art/emblem';
import type { Game } from '../ui/games';
import { t } from '../words/words.svelte';
import { classes } from './art/drawings';
import { silhouette } from './art/figures';
import Ending from './end/Ending.svelte';
import { LordaeronTable } from './state.svelte';
import Pace from './table/Pace.svelte';
import Past from './table/Past.svelte';
import Progress from './table/Progress.svelte';
import SeatCrest from './table/SeatCrest.svelte';
import Board from './table/TableLayout.svelte';

draw(Object.fromEntries(Object.keys(classes).map((id) => [id, silhouette(id)])));

// The terms a newcomer asks for.
const terms = {
  'help-fight': 'dice threat boxes reroll attrition stun curse window pvp',
  'help-journey': 'actions travel flight challenge rest town graveyard',
  'help-people': 'health energy xp powers bag decider',
  'help-world': 'quest independent event auction overlord',
};

export const game: Game<LordaeronTable> = {
  Table: LordaeronTable,
  bring: (content, options) => (options.evening ? { ...content, ...content.evening } : content),
  Board,
  Past,
  Ending,
  Progress,
  Crest: SeatCrest,
  Settings: Pace,
  keys: [
    ['a', 'key-actions'],
    ['m', 'key-map'],
    ['s', 'key-sheet'],
    ['← ↑ → ↓', 'key-walk'],
    ['n', 'key-next'],
    ['Enter', 'key-take'],
    ['+ −', 'key-zoom'],
    ['0', 'key-fit'],
  ],
  lessons: async () => (await import('./tutorial')).lessons,
  glossary: () =>
    Object.entries(terms).map(([id, list]) => ({
      id,
      items: list
        .split(' ')
        .map((term) => ({ id: 'help', name: t(`gl-${term}`), does: t(`gl-${term}-does`) })),
    })),
};
