// What Lordaeron brings to the table.

import { draw } from '../art/emblem';
import type { Game } from '../ui/games';
import { t } from '../words/words.svelte';
import { silhouette } from './art/figures';
import { classes } from './art/silhouettes';
import Ending from './Ending.svelte';
import Past from './Past.svelte';
import Progress from './Progress.svelte';
import SeatCrest from './SeatCrest.svelte';
import Board from './Table.svelte';
import { LordaeronTable } from './table.svelte';

draw(Object.fromEntries(Object.keys(classes).map((id) => [id, silhouette(id)])));

// The terms a newcomer asks for.
const terms = ['dice', 'boxes', 'threat', 'attrition', 'energy', 'quests', 'overlord', 'turns'];

export const game: Game<LordaeronTable> = {
  Table: LordaeronTable,
  Board,
  Past,
  Ending,
  Progress,
  Crest: SeatCrest,
  glossary: () => [
    {
      id: 'help-terms',
      items: terms.map((id) => ({ id: 'help', name: t(`term-${id}`), does: t(`term-${id}-does`) })),
    },
  ],
};
