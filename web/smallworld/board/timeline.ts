// Animation is a function of the view before and the event: live play, catching up and replay are
// one path. A beat is something to see; the view changes between the beats before and after.

import type { Speed } from '../../ui/settings.svelte';
import { paidTerms, scoredNow } from './story';
import type { GameEvent, View } from './types';

export type Beat =
  | { kind: 'march'; seat: number; race?: string; region: string; n: number; brief?: boolean }
  | { kind: 'flee'; seat: number; race?: string; region: string; n: number; lost: number }
  | { kind: 'die'; seat: number; pips: number; region?: string; holds?: boolean; needed?: number }
  | {
      kind: 'coins';
      seat: number;
      n: number;
      why: string;
      regions: string[];
      terms?: Record<string, number>;
    }
  | { kind: 'pay'; seat: number; n: number; why: string; to?: number }
  | { kind: 'light'; regions: string[] }
  | { kind: 'decline'; seat: number; race?: string };

export interface Beats {
  before: Beat[];
  after: Beat[];
}

const text = (e: GameEvent, key: string) => (typeof e[key] === 'string' ? (e[key] as string) : '');
const count = (e: GameEvent, key: string) => Number(e[key] ?? 0);

// What a final attempt came to; a free die decides nothing yet.
function outcome(events: GameEvent[]): boolean | undefined {
  if (events.some((e) => e.event === 'attempt-failed')) return true;
  return events.some((e) => e.event === 'conquered') ? false : undefined;
}

function add(to: Beats, view: View, e: GameEvent, all: GameEvent[]): void {
  const seat = e.seat ?? view.seat;
  const race = view.players[seat]?.race;
  const region = text(e, 'region');
  switch (e.event) {
    case 'conquered':
      to.before.push({ kind: 'march', seat, race, region, n: Math.max(1, count(e, 'tokens')) });
      break;
    case 'expelled':
      if (typeof e.from === 'number' && e.from >= 0)
        to.before.push({
          kind: 'flee',
          seat: e.from,
          race: text(e, 'race'),
          region,
          n: count(e, 'to-hand'),
          lost: count(e, 'lost'),
        });
      break;
    case 'die-rolled':
      to.before.push({
        kind: 'die',
        seat,
        pips: count(e, 'pips'),
        region: region || undefined,
        holds: outcome(all),
      });
      break;
    case 'redeployed':
      if (count(e, 'tokens') > 0)
        to.before.push({
          kind: 'march',
          seat,
          race,
          region,
          n: count(e, 'tokens'),
          brief: true,
        });
      break;
    case 'scored': {
      const own = view.regions.filter((r) => r.seat === seat).map((r) => r.id);
      const terms = Object.fromEntries(paidTerms.map((term) => [term, count(e, term)]));
      to.after.push({ kind: 'coins', seat, n: scoredNow(e), why: 'scored', regions: own, terms });
      break;
    }
    case 'gained':
      to.after.push({
        kind: 'coins',
        seat,
        n: count(e, 'coins'),
        why: text(e, 'for'),
        regions: [],
      });
      break;
    case 'paid':
      to.before.push({
        kind: 'pay',
        seat,
        n: count(e, 'coins'),
        why: text(e, 'for'),
        to: typeof e.to === 'number' ? e.to : undefined,
      });
      break;
    case 'declined':
      to.after.push({ kind: 'decline', seat, race: text(e, 'race') });
      break;
    default: {
      const regions = ['region', 'from', 'to', 'with'].map((k) => text(e, k)).filter(Boolean);
      if (regions.length) to.after.push({ kind: 'light', regions });
    }
  }
}

export function beatsOf(view: View, events: GameEvent[]): Beats {
  const beats: Beats = { before: [], after: [] };
  for (const event of events) add(beats, view, event, events);
  return beats;
}

const calm: Record<Beat['kind'], number> = {
  march: 420,
  flee: 380,
  die: 1900, // the last third is rest
  coins: 900,
  pay: 420,
  light: 300,
  decline: 600,
};

export function duration(beat: Beat, speed: Speed): number {
  if (speed === 'off') return 0;
  const brief = beat.kind === 'march' && beat.brief ? 0.55 : 1;
  return calm[beat.kind] * brief * (speed === 'quick' ? 0.45 : 1);
}
