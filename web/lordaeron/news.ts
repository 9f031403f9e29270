// What must not pass unseen: events with all they changed, and what a fight brought. Cards are made
// from updates as they come and lie on the table until they are put away.

import type { Update } from '../net/sent';
import { type Line, lineOf } from './story';
import type { View } from './types';

export interface News {
  kind: 'event' | 'reward';
  id: string; // of the event, or of the quest; nothing for a fight without a quest
  seq: number;
  won?: boolean;
  done?: boolean; // what happens from here on is no work of it
  lines: Line[];
  gone: { quest: string; faction: string; regions: string[] }[];
}

export const ofReward = new Set([
  'quest-completed',
  'xp-gained',
  'gold-gained',
  'level-gained',
  'item-drawn',
  'item-taken',
  'talent-taken',
  'defeated',
]);
export const ofEvent = new Set([
  'quest-drawn',
  'overlord-moved',
  'spawned',
  'gold-gained',
  'regained',
  'energy-lost',
  'health-lost',
  'talent-taken',
  'bids-opened',
  'bought',
  'sold',
  'hoarded',
  'traveled',
  'merchant-grew',
  'event-discarded',
]);

const actions = new Set(['actions', 'travel', 'town', 'training', 'manage', 'final-manage']);

// Quests that a view has and the next one has not, though nobody completed them.
function vanished(before: View, after: View, update: Update): News['gone'] {
  const done = new Set(
    (update.events ?? []).map((e) => (e.event === 'quest-completed' ? e.quest : '')),
  );
  const kept = new Set(after.quests.map((q) => q.id));
  return before.quests
    .filter((q) => !kept.has(q.id) && !done.has(q.id))
    .map((q) => ({
      quest: q.id,
      faction: q.faction,
      regions: before.creatures.filter((g) => g.quest === q.id).map((g) => g.region),
    }));
}

// The cards on the table after an update. A new turn's events lie beside each other; whoever acts
// again puts away what came before.
export function newsAfter(
  known: News[],
  update: Update,
  before: View,
  concerns: (who: string) => boolean,
): News[] {
  let list = known;
  let fighting: { mine: boolean } | null = before.combat
    ? { mine: before.combat.in.some(concerns) }
    : null;
  const change = (card: News) => {
    list = [...list.slice(0, -1), card];
  };
  // A turn or another fight begins, or somebody may act: cards so far tell all there is to tell.
  const close = () => {
    if (list.some((card) => !card.done)) list = list.map((card) => ({ ...card, done: true }));
  };
  if (actions.has(before.step)) close();
  const open = list.some((card) => !card.done);
  for (const told of update.events ?? []) {
    const last = list.at(-1);
    const line = lineOf(told, update.seq, true);
    const base = { seq: update.seq, lines: [], gone: [] };
    if (told.event === 'turn-began') {
      fighting = null;
      close();
    }
    if (told.event === 'combat-began') close();
    if (told.event === 'event-drawn')
      list = [...list, { ...base, kind: 'event', id: String(told.drawn) }];
    else if (told.event === 'combat-began') fighting = { mine: concerns(String(told.who)) };
    else if (told.event === 'attack-began' && fighting && concerns(String(told.who)))
      fighting.mine = true;
    else if (told.event === 'combat-ended' && fighting?.mine)
      list = [...list, { ...base, kind: 'reward', id: '', won: !!told.won }];
    else if (
      last &&
      !last.done &&
      line &&
      (last.kind === 'event' ? ofEvent : ofReward).has(told.event)
    )
      change({
        ...last,
        id: told.event === 'quest-completed' ? String(told.quest) : last.id,
        lines: [...last.lines, line],
      });
  }
  const after = (update.snapshot as { view?: View } | undefined)?.view;
  const last = list.at(-1);
  const works = last?.kind === 'event' && (open || last.seq === update.seq);
  const gone = after && works ? vanished(before, after, update) : [];
  if (last && gone.length) change({ ...last, gone: [...last.gone, ...gone] });
  if (after && actions.has(after.step)) close();
  return list;
}

export interface Item {
  n?: number; // its number, where it happened in a region: the map shows the same
  gone?: News['gone'][number];
  line?: Line;
  regions: string[];
}

const most = 9; // lines of a card

// The cards with their items numbered throughout.
export function numbered(cards: News[]): { card: News; items: Item[] }[] {
  let n = 0;
  return cards.map((card) => {
    const items: Item[] = [
      ...card.gone.map((gone) => ({ gone, regions: gone.regions })),
      ...card.lines.slice(0, most).map((line) => ({ line, regions: line.regions })),
    ];
    return {
      card,
      items: items.map((i) => (card.kind === 'event' && i.regions.length ? { ...i, n: ++n } : i)),
    };
  });
}

// Where on the map the items are that have a number.
export const marked = (cards: News[]) =>
  numbered(cards).flatMap(({ items }) =>
    items.flatMap(({ n, gone, regions }) =>
      n ? regions.slice(0, 1).map((region) => ({ region, n, gone: !!gone })) : [],
    ),
  );
