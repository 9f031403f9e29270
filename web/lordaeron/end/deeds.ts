// What made a finished game: its last fight, the turns that turned it, and what each hero did best.

import type { Update } from '../../net/sent';
import type { Color, Events, Faction, Told } from '../types';
import { eventsOf, race, type SideOf } from './review';

const enemyOf = (side: Faction): Faction => (side === 'horde' ? 'alliance' : 'horde');

export interface Fight {
  seq: number; // of the update in which it began
  turn: number;
  foe: Events['combat-began']['foe'];
  creature: string;
  region: string;
  side: Faction; // that challenged
  in: string[]; // who fought, on both sides
  fallen: string[];
  round: number;
  won: boolean; // by the challengers
  blow?: Blow;
}

// The attack that hurt most in the last round: whose, with the dice as they lay.
export interface Blow {
  who: string;
  damage: number;
  dice: { color: Color; face: number }[];
}

// Every fight of a game. Those who were called on the other side are known by their attacks.
export function fightsOf(story: Update[], sideOf: SideOf): Fight[] {
  const list: Fight[] = [];
  let turn = 1;
  let now = null as (Fight & { blows: Blow[] }) | null;
  for (const { seq, event } of eventsOf(story)) {
    const told = event as unknown as Told;
    if (told.event === 'turn-began') turn = told.turn;
    if (told.event === 'combat-began') {
      const { who = '', foe, creature, region = '' } = told;
      const side = sideOf(who) ?? 'alliance';
      const fight = { seq, turn, foe, creature, region, side, fallen: [], round: 0, won: false };
      now = { ...fight, in: [who], blows: [] };
    }
    if (!now) continue;
    if (told.event === 'combat-ended') {
      const { blows, ...fight } = now;
      const winner = told.won ? now.side : enemyOf(now.side);
      const theirs = blows.filter((b) => sideOf(b.who) === winner);
      const blow = theirs.reduce<Blow | undefined>(
        (a, b) => (a && a.damage >= b.damage ? a : b),
        undefined,
      );
      list.push({ ...fight, won: !!told.won, blow });
      now = null;
    } else attacked(now, told);
  }
  return list;
}

function attacked(now: Fight & { blows: Blow[] }, told: Told): void {
  const who = told.who ?? '';
  const blow = now.blows.at(-1);
  if (told.event === 'round-began') {
    now.round = told.round;
    now.blows = [];
  } else if (told.event === 'attack-began') {
    if (!now.in.includes(who)) now.in.push(who);
    now.blows.push({ who, damage: 0, dice: [] });
  } else if (told.event === 'defeated') now.fallen.push(who);
  else if (blow && 'faces' in told) {
    const others = blow.dice.filter((d) => d.color !== told.color);
    blow.dice = [...others, ...told.faces.map((face) => ({ color: told.color, face }))];
  } else if (blow && told.event === 'tokens-placed') blow.damage += told.damage;
  else if (blow && told.event === 'hits-placed' && told.box === 'damage') blow.damage += told.hits;
}

export interface Turning {
  turn: number;
  seq: number;
  side: Faction; // that gained
  xp: number; // by how much more than the others
  causes: Cause[];
}

export type Cause = { kind: 'quest' | 'event' | 'boss' | 'overlord' | 'pvp'; id: string };

// The turns in which one side gained most on the other, in their order; and the first lead.
export function turnings(story: Update[], sideOf: SideOf, most = 3): Turning[] {
  const line = race(story, sideOf);
  const lead = (i: number) => (i < 0 ? 0 : line[i].alliance - line[i].horde);
  const gains = line.map((_, i) => ({ i, by: lead(i) - lead(i - 1) })).filter((g) => g.by);
  const first = gains.find(({ i }) => lead(i - 1) === 0);
  const largest = [...gains].sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const chosen = [...new Set([...largest.slice(0, most), ...(first ? [first] : [])])].slice(
    0,
    most + 1,
  );
  return chosen
    .sort((a, b) => a.i - b.i)
    .map(({ i, by }) => {
      const side: Faction = by > 0 ? 'alliance' : 'horde';
      return {
        ...causesOf(story, line[i].turn, side, sideOf),
        turn: line[i].turn,
        side,
        xp: Math.abs(by),
      };
    });
}

// What paid a side in a turn.
function causesOf(story: Update[], turn: number, side: Faction, sideOf: SideOf) {
  let now = 1;
  let seq = 0;
  let source: Cause | null = null;
  const causes: Cause[] = [];
  for (const { seq: at, event } of eventsOf(story)) {
    const told = event as unknown as Told;
    if (told.event === 'turn-began') {
      now = told.turn;
      source = null;
      if (now === turn) seq = at;
    }
    if (told.event === 'event-drawn' || told.event === 'event-discarded')
      source = { kind: 'event', id: told.drawn };
    if (told.event === 'combat-began')
      source =
        told.foe === 'quest' || told.foe === 'independent'
          ? null
          : { kind: told.foe, id: told.creature };
    if (told.event === 'quest-completed') source = { kind: 'quest', id: told.quest };
    if (now !== turn || told.event !== 'xp-gained' || sideOf(told.who ?? '') !== side || !source)
      continue;
    const { kind, id } = source;
    if (!causes.some((c) => c.kind === kind && c.id === id)) causes.push(source);
  }
  return { seq, causes };
}

// The victories of a hero that may have been its best: the hardest foes first, then the latest.
const weight: Record<Fight['foe'], number> = {
  overlord: 5,
  boss: 4,
  pvp: 3,
  quest: 2,
  independent: 1,
};

export function victories(fights: Fight[], who: string, sideOf: SideOf): Fight[] {
  const won = ({ side, won: by }: Fight) => (sideOf(who) === side) === by;
  return fights
    .filter((f) => f.in.includes(who) && won(f) && !f.fallen.includes(who))
    .sort((a, b) => weight[b.foe] - weight[a.foe] || b.seq - a.seq);
}
