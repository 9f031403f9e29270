// What a fight has brought, read from the log: it is there for who comes later as well.

import type { Line } from '../story';
import type { Content } from '../types';

export interface Gain {
  who: string;
  xp: number;
  total: number; // experience, with what was gained
  gold: number;
  level: number; // reached by it; 0 if none
  items: string[];
  talents: string[];
}

export interface Spoils {
  seq: number;
  won: boolean;
  quest: string;
  kind: string; // of fight; event where none was fought
  event: string; // what paid without a fight
  foe: string; // a creature, a boss or nothing
  region: string;
  fell: string[];
  gains: Gain[];
}

// What tells that the fight is long over.
const later = new Set(
  ['turn-began', 'traveled', 'rested', 'trained', 'bought', 'sold', 'event-drawn'].map(
    (id) => `event-${id}`,
  ),
);

// The last fight, if nothing but its reward came after it; else what an event has just paid.
export const spoilsOf = (lines: Line[]): Spoils | null => ofFight(lines) ?? ofEvent(lines);

// A card pays as it is put away (a war that is won) or as it is drawn.
const cards = ['event-event-discarded', 'event-event-drawn'];

function ofEvent(lines: Line[]): Spoils | null {
  const from = lines.findLastIndex((l) => cards.includes(l.id) || l.id === 'event-turn-began');
  const after = lines.slice(from + 1);
  if (from < 0 || !after.some((l) => l.id === 'event-xp-gained')) return null;
  if (after.some((l) => later.has(l.id) || l.id === 'event-combat-began')) return null;
  const { seq, args } = lines[from];
  const found = nothing(seq, 'event');
  found.won = true;
  found.event = String(args.drawn ?? '');
  return gained(found, after);
}

const nothing = (seq: number, kind: string): Spoils => ({
  seq,
  won: false,
  quest: '',
  kind,
  event: '',
  foe: '',
  region: '',
  fell: [],
  gains: [],
});

function ofFight(lines: Line[]): Spoils | null {
  const end = lines.findLastIndex((l) => l.id === 'event-combat-ended');
  const begun = lines
    .slice(0, Math.max(end, 0))
    .findLastIndex((l) => l.id === 'event-combat-began');
  const after = lines.slice(end + 1);
  if (end < 0 || after.some((l) => later.has(l.id) || l.id === 'event-combat-began')) return null;
  const { args } = lines[Math.max(begun, 0)];
  const found: Spoils = {
    ...nothing(lines[end].seq, String(args.foe ?? '')),
    won: lines[end].args.won === 'yes',
    foe: String(args.creature ?? ''),
    region: String(args.region ?? ''),
  };
  return gained(found, [...lines.slice(Math.max(begun, 0), end), ...after]);
}

// Adds up what was gained, by who got it.
function gained(found: Spoils, lines: Line[]): Spoils {
  const of = (who: string) => {
    const known = found.gains.find((g) => g.who === who);
    if (known) return known;
    const gain = { who, xp: 0, total: 0, gold: 0, level: 0, items: [], talents: [] };
    found.gains.push(gain);
    return gain;
  };
  for (const { id, args } of lines) {
    const who = String(args.who ?? '');
    if (id === 'event-defeated') found.fell.push(who);
    if (id === 'event-quest-completed') found.quest = String(args.quest);
    if (id === 'event-gold-gained') of(who).gold += Number(args.gold);
    if (id === 'event-level-gained') of(who).level = Number(args.level);
    if (id === 'event-item-taken') of(who).items.push(String(args.card));
    if (id === 'event-talent-taken') of(who).talents.push(String(args.card));
    if (id !== 'event-xp-gained') continue;
    of(who).xp += Number(args.xp);
    of(who).total = Number(args.total);
  }
  return found;
}

export interface XpBar {
  before: number; // in parts of a hundred, as are all
  gained: number;
  marks: { at: number; xp: number }[];
}

// Experience as a bar, from the level one had to the next that can be reached.
export function xpBar({ levels }: Pick<Content, 'levels'>, before: number, now: number): XpBar {
  const from = levels.findLast((xp) => xp <= before) ?? 0;
  const to = levels.find((xp) => xp > now) ?? Math.max(now, from + 1);
  const part = (xp: number) => Math.round(((xp - from) / (to - from)) * 1000) / 10;
  return {
    before: part(before),
    gained: part(now) - part(before),
    marks: levels.filter((xp) => xp > from && xp <= to).map((xp) => ({ at: part(xp), xp })),
  };
}
