// What must not pass unseen: events with all they changed, and what a fight brought. Cards are made
// from updates as they come and lie on the table until they are put away.

import type { Update } from '../../net/sent';
import { type Line, lineOf } from '../story';
import type { Content, Faction, View } from '../types';

export interface News {
  kind: 'event' | 'reward';
  id: string; // of the event, or of the quest; nothing for a fight without a quest
  seq: number;
  won?: boolean;
  done?: boolean; // what happens from here on is no work of it
  lines: Line[];
  gone: { quest: string; faction: Faction; regions: string[]; by?: number }[]; // by whose seat
  walked?: string[]; // the Overlord's way, from where he stood
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

// An answer by which a quest is exchanged.
const gives = ({ move }: Update) =>
  (move as { event?: { quest?: unknown } } | undefined)?.event?.quest !== undefined;

// Quests that a view has and the next one has not, though nobody completed them.
function vanished(before: View, after: View, update: Update, by?: number): News['gone'] {
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
      by,
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
    else if (told.event === 'overlord-moved' && told.region && last?.kind === 'event' && !last.done)
      change({ ...last, walked: [...(last.walked ?? from(before)), String(told.region)] });
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
  // Who gives a quest up answers the event that asked, though the next one is drawn with the answer.
  const given = open && gives(update);
  const at = (given ? known : list).length - 1;
  const card = list[at];
  const works = card?.kind === 'event' && (open || card.seq === update.seq);
  const gone =
    after && works ? vanished(before, after, update, given ? update.seat : undefined) : [];
  if (gone.length) list = list.with(at, { ...card, gone: [...card.gone, ...gone] });
  if (after && actions.has(after.step)) close();
  return list;
}

const from = ({ overlord }: View) => (overlord?.region ? [overlord.region] : []);

export interface Item {
  n?: number; // its number, where it happened in a region: the map shows the same
  kind: 'gone' | 'new' | 'walks' | 'told';
  regions: string[];
  quest?: string;
  faction?: Faction;
  by?: number; // the seat that gave a quest up
  path?: string[]; // the Overlord's
  line?: Line;
}

type Printed = Pick<Content, 'quests' | 'events'>;
const none: Printed = { quests: [], events: [] };
const most = 9; // lines of a card

// What an event did, one by one: who walked, what went, what came, and the rest as it was told.
function itemsOf({ kind, id, gone, lines, walked }: News, { quests, events }: Printed): Item[] {
  const printed = kind === 'event' ? events.find((e) => e.id === id) : undefined;
  const stands = printed?.boss ? [printed.boss.region] : (printed?.war ?? printed?.regions ?? []);
  const drawn = lines.flatMap(({ id, args }) =>
    id === 'event-quest-drawn' ? (quests.find((q) => q.id === args.quest) ?? []) : [],
  );
  // Creatures that come with a quest are told with it.
  const placed = ({ id, args }: Line) =>
    id === 'event-spawned' &&
    drawn.some((q) =>
      q.spawns.some((w) => w.creature === args.creature && w.region === args.region),
    );
  const isDrawn = ({ id, args }: Line) =>
    id === 'event-quest-drawn' && drawn.some((q) => q.id === args.quest);
  return [
    ...(walked && walked.length > 1
      ? [{ kind: 'walks' as const, path: walked, regions: walked.slice(-1) }]
      : []),
    ...gone.map((g) => ({ kind: 'gone' as const, ...g })),
    ...(stands.length ? [{ kind: 'new' as const, regions: stands }] : []),
    ...drawn.map(({ id, faction, spawns }) => ({
      kind: 'new' as const,
      quest: id,
      faction,
      regions: [...new Set(spawns.map((w) => w.region))],
    })),
    ...lines
      .filter((line) => !placed(line) && !isDrawn(line))
      .slice(0, most)
      .map((line) => ({ kind: 'told' as const, line, regions: line.regions })),
  ];
}

// The cards with their items numbered throughout.
export function numbered(cards: News[], printed = none): { card: News; items: Item[] }[] {
  let n = 0;
  return cards.map((card) => ({
    card,
    items: itemsOf(card, printed).map((i) =>
      card.kind === 'event' && i.regions.length ? { ...i, n: ++n } : i,
    ),
  }));
}

// Where on the map the items are that have a number.
export const marked = (cards: News[], printed = none) =>
  numbered(cards, printed).flatMap(({ items }) =>
    items.flatMap(({ n, kind, regions, quest, faction, path }) =>
      n ? regions.slice(0, 3).map((region) => ({ region, n, kind, quest, faction, path })) : [],
    ),
  );
