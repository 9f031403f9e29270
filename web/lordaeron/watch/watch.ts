// Fights that are followed beside the map: what is told of each, made of updates as they come.

import type { Update } from '../../net/sent';
import type { Combat, Events, Told, View } from '../types';

export interface Watched {
  seq: number; // of the update that began it
  turn: number;
  who: string; // that challenged
  with: string[]; // all who fought on that side, whoever challenged first
  against: string[]; // characters on the other side
  foe: Combat['kind'];
  creature: string;
  region: string;
  count: number; // of creatures in the beginning
  fell: number; // of them
  round: number;
  before?: number; // chance of the challenger's side, in percent, told apart
  now?: number;
  won?: boolean; // by the challenger; nothing while it goes on
  gold: number; // of the challenger's side, as all that follows
  xp: number;
  items: number;
  fallen: string[]; // on any side
}

const began = (
  { who = '', foe, creature, region = '' }: Events['combat-began'],
  seq: number,
  { turn, overlord }: View,
): Watched => ({
  seq,
  turn,
  who,
  with: [who],
  against: [],
  foe,
  creature: foe === 'overlord' ? overlord.name : creature,
  region,
  count: 0,
  fell: 0,
  round: 0,
  gold: 0,
  xp: 0,
  items: 0,
  fallen: [],
});

// The fights of this turn and the last one after an update, the newest at the end.
export function watchedAfter(known: Watched[], update: Update, before: View): Watched[] {
  let list = known;
  const view = (update.snapshot as { view?: View } | undefined)?.view ?? before;
  const side = (who: string) => view.characters.find((c) => c.id === who)?.faction;
  for (const told of (update.events ?? []) as Told[]) {
    if (told.event === 'turn-began') list = list.filter((f) => f.turn >= told.turn - 1);
    if (told.event === 'combat-began') list = [...list, began(told, update.seq, view)];
    const last = list.at(-1);
    // What is gained long after a fight is not of it.
    if (!last || (last.won !== undefined && last.turn !== view.turn)) continue;
    const change = happened(told, last, (who) => side(who) === side(last.who));
    if (change) list = [...list.slice(0, -1), { ...last, ...change }];
  }
  const last = list.at(-1);
  const { combat } = view;
  if (!combat || !last || last.won !== undefined) return list;
  return [...list.slice(0, -1), standing(last, combat, (who) => side(who) === side(last.who))];
}

type Ours = (who: string) => boolean;

function happened(told: Told, last: Watched, ours: Ours): Partial<Watched> | null {
  const own = ours(told.who ?? '');
  const over = last.won !== undefined;
  switch (told.event) {
    case 'round-began':
      return { round: told.round };
    case 'foe-fell':
      return { fell: last.fell + 1 };
    case 'defeated':
      return { fallen: [...last.fallen, told.who ?? ''] };
    case 'combat-ended':
      return { won: told.won };
    case 'xp-gained':
      return own ? { xp: last.xp + told.xp } : null;
    case 'gold-gained':
      return own && over ? { gold: last.gold + told.gold } : null;
    case 'item-taken':
      return own && over ? { items: last.items + 1 } : null;
    default:
      return null;
  }
}

// Who has come, and how many creatures stand, is in the view alone.
function standing(last: Watched, combat: Combat, ours: Ours): Watched {
  const all = [...combat.in, ...(combat.fallen ?? [])];
  const left = (combat.foes ?? []).reduce((n, f) => n + f.count, 0);
  return {
    ...last,
    with: [last.who, ...all.filter((who) => ours(who) && who !== last.who)],
    against: all.filter((who) => !ours(who)),
    count: Math.max(last.count, left + last.fell),
  };
}

// How long a moment of a fight is seen beside the map, in milliseconds: six seconds for all of it,
// with what every update takes that is told.
const moments: Partial<Record<string, number>> = {
  'combat-began': 1100,
  'round-began': 700,
  'combat-ended': 1300,
};
const told = 320;
const longest = 6000 - 1300 - told; // before its end

export function restOf({ events = [] }: Pick<Update, 'events'>, spent: number): number {
  const ms = Math.max(0, ...events.map((e) => moments[e.event] ?? 0));
  if (!ms || events.some((e) => e.event === 'combat-ended')) return ms;
  return spent + ms + told > longest ? 0 : ms;
}

export const spends = (rest: number) => (rest ? rest + told : 0);
