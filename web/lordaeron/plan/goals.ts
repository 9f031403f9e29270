// Where one may travel, goals first: quests, creatures, towns, friends, the Overlord, then all that
// is in reach. Ways and odds are the server's; how far it is beyond them is counted on the map.

import type { Notation } from '../../net/sent';
import { distance } from '../sheet/faces';
import type { LordaeronTable } from '../state.svelte';
import type { Character, PlaceOdds, WayAdvice } from '../types';

// What a Travel action has, and how near an enemy is a danger.
const stepsAnAction = 2;
const near = 2;

export interface Goal {
  region: string;
  icon: string; // quest, damage, boss, town, walk
  quest?: string;
  friend?: string;
  odds?: PlaceOdds;
  steps: number;
  turn: number; // in which one is there
  path: string[]; // this turn's part of it
  moves: Notation[]; // that lead there now, or the part of it
  there: boolean; // they lead all the way
  danger: string[]; // enemies near it
  blue?: string; // who stands on the way and stops one
}

type Desk = Pick<
  LordaeronTable,
  'content' | 'view' | 'ways' | 'advice' | 'characters' | 'side' | 'hero'
>;

// Where one stands in the list of places to look for him, or where he is.
const overlordAt = ({ view }: Desk): string[] =>
  [view.overlord.region, ...(view.overlord.counters ?? [])].filter((r): r is string => !!r);

export function goalsOf(table: Desk): Goal[] {
  const { hero, content, view } = table;
  if (!hero?.region) return [];
  const ways = table.ways.filter((w) => w.who === hero.id);
  const odds = (table.advice?.places ?? []).filter((p) => p.who === hero.id);
  const wanted = new Map<string, Partial<Goal>>();
  const want = (region: string | undefined, goal: Partial<Goal>) => {
    if (region && region !== hero.region && !wanted.has(region)) wanted.set(region, goal);
  };
  const mine = view.quests.filter((q) => q.faction === table.side);
  for (const q of mine)
    for (const g of view.creatures.filter((c) => c.quest === q.id))
      want(g.region, { icon: 'quest', quest: q.id });
  for (const p of odds.filter((o) => o.kind === 'boss')) want(p.region, { icon: 'boss' });
  for (const region of overlordAt(table)) want(region, { icon: 'boss' });
  for (const r of content.regions)
    if (table.side && r.town?.includes(table.side)) want(r.id, { icon: 'town' });
  for (const c of table.characters)
    if (c.faction === table.side && c.id !== hero.id)
      want(c.region, { icon: 'walk', friend: c.id });
  for (const p of odds) want(p.region, { icon: 'damage' });
  const goals = [...wanted].map(([region, goal]) => goalOf(table, hero, ways, odds, region, goal));
  const reach = ways
    .filter((w) => !wanted.has(w.to))
    .map((w) => goalOf(table, hero, ways, odds, w.to, { icon: 'walk' }));
  const rank = ['quest', 'boss', 'town'];
  const first = (g: Goal) => {
    const at = rank.indexOf(g.icon);
    return at < 0 ? rank.length + Number(!g.friend) : at;
  };
  const byWay = (a: Goal, b: Goal) => a.steps - b.steps;
  goals.sort(
    (a, b) =>
      Number(!a.moves.length) - Number(!b.moves.length) || first(a) - first(b) || byWay(a, b),
  );
  return [...goals, ...reach.sort(byWay)].sort(
    (a, b) => Number(!a.moves.length) - Number(!b.moves.length),
  );
}

function goalOf(
  table: Desk,
  hero: Character,
  ways: WayAdvice[],
  odds: PlaceOdds[],
  region: string,
  goal: Partial<Goal>,
): Goal {
  const direct = ways.find((w) => w.to === region);
  const far = (from: string) => distance(table.content, from, region);
  // The part of the way that leads nearest, the shortest of these.
  const part =
    direct ??
    ways
      .map((w) => ({ w, left: far(w.to) }))
      .filter(({ left }) => left >= 0 && left < far(hero.region!))
      .sort((a, b) => a.left - b.left || a.w.path.length - b.w.path.length)[0]?.w;
  const left = part && !direct ? far(part.to) : 0;
  const steps = (part?.path.length ?? 0) + left;
  const spare = Math.max(0, hero.actions - 1) * stepsAnAction;
  const later = Math.ceil(Math.max(0, left - spare) / (2 * stepsAnAction));
  const blue = part?.path
    .slice(0, -1)
    .map((id) => table.view.creatures.find((c) => c.region === id && c.blue))
    .find(Boolean);
  return {
    icon: 'walk',
    ...goal,
    region,
    odds: odds.find((p) => p.region === region && (!goal.quest || p.quest === goal.quest)),
    steps,
    turn: table.view.turn + 2 * later,
    path: part?.path ?? [],
    moves: (part?.moves ?? []) as Notation[],
    there: !!direct,
    danger: enemiesNear(table, region),
    blue: blue?.type,
  };
}

// Enemies within two regions.
export function enemiesNear(table: Desk, region: string): string[] {
  return table.characters
    .filter((c) => c.faction && c.faction !== table.side && c.region)
    .filter((c) => {
      const far = distance(table.content, c.region!, region);
      return far >= 0 && far <= near;
    })
    .map((c) => c.id);
}
