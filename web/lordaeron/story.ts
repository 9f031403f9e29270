// What happened, as lines of the log: message ids with arguments, and the regions they speak of.

import type { GameEvent, Update } from '../net/sent';
import type { Line as Told } from '../ui/story';

export type Line = Told;

// Events that say nothing worth a line: the fight shows them, or another line says it all.
const silent = new Set([
  'equipped',
  'unequipped',
  'attack-began',
  'dice-rolled',
  'dice-rerolled',
  'dice-changed',
  'hits-placed',
  'hits-removed',
  'armor-placed',
  'tokens-placed',
  'resolved',
  'round-began',
  'marker-moved',
  'item-drawn',
  'went-to-town',
]);

// A line of the log; a fight tells more of itself.
export function lineOf(event: GameEvent, seq: number, all = false): Line | null {
  if (!all && silent.has(event.event)) return null;
  const args: Line['args'] = {};
  for (const [key, value] of Object.entries(event))
    if (typeof value === 'boolean') args[key] = value ? 'yes' : 'no';
    else if (typeof value === 'string' || typeof value === 'number') args[key] = value;
    else if (Array.isArray(value)) args[key] = value.join(' ');
  return {
    seq,
    seat: event.seat ?? -1,
    id: `event-${event.event}`,
    args,
    regions: typeof event.region === 'string' ? [event.region] : [],
    heading: event.event === 'turn-began',
  };
}

// Whether somebody who was called to a fight comes is a move without an event of its own.
const answers: unknown[] = ['join', 'decline'];
function answerOf({ seq, seat, kind, move, ground }: Update): Line[] {
  if (kind !== 'move' || !answers.includes(move)) return [];
  const args = (ground ?? {}) as Line['args']; // a bot says why
  return [{ seq, seat, id: `answer-${move}`, args, regions: [], heading: false }];
}

export const linesOf = (update: Update): Line[] => [
  ...answerOf(update),
  ...(update.events ?? [])
    .map((event) => lineOf(event, update.seq))
    .filter((line): line is Line => line !== null),
];
