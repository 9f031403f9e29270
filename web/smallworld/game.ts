// What Small World brings to the table.

import './art/colours.css';
import type { Game } from '../ui/games';
import { t } from '../words/words.svelte';
import type { Content } from './board/types';
import { bring } from './box';
import Ending from './Ending.svelte';
import Past from './Past.svelte';
import Progress from './Progress.svelte';
import Remarks from './Remarks.svelte';
import SeatCrest from './SeatCrest.svelte';
import { SmallWorldTable } from './state.svelte';
import Board from './TableLayout.svelte';

const named = (kind: string, things: { id: string }[]) =>
  things.map(({ id }) => ({ id, name: t(`${kind}-${id}`), does: t(`${kind}-${id}-does`) }));

function glossary(content: Content) {
  const things = (kind: string) => content.markers.filter((m) => m.kind === kind);
  return [
    { id: 'help-races', items: named('race', content.banners) },
    { id: 'help-powers', items: named('power', content.badges) },
    { id: 'help-artifacts', items: named('thing', things('artifact')) },
    { id: 'help-places', items: named('thing', things('place')) },
  ];
}

export const game: Game<SmallWorldTable> = {
  Table: SmallWorldTable,
  bring,
  Board,
  Past,
  Ending,
  Progress,
  Crest: SeatCrest,
  Settings: Remarks,
  keys: [
    ['← ↑ → ↓', 'key-walk'],
    ['n', 'key-next'],
    ['Enter', 'key-take'],
    ['+ −', 'key-plan'],
    ['0', 'key-fit'],
    ['d', 'key-describe'],
    ['b', 'key-borders'],
    ['m', 'key-players'],
    ['l', 'key-lit'],
  ],
  lessons: async () => (await import('./board/tutorial')).lessons,
  marks: async (table, story, over) =>
    (await import('./board/turning')).marks(story, table.snapshot.seats.length, over),
  // Each seat knows its own purse.
  open: (views) => ({
    ...views[0],
    players: views[0].players.map((p, i) => ({ ...p, coins: views[i].players[i].coins })),
  }),
  glossary,
};
