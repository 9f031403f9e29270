// What others did since my last move, short enough to read.

import type { Line } from '../story';

// Told in a summary; the rest is in the log.
const telling = new Set(
  [
    'turn-began',
    'event-drawn',
    'combat-began',
    'combat-ended',
    'defeated',
    'quest-completed',
    'level-gained',
    'talent-taken',
    'item-taken',
    'bought',
    'trained',
    'gave',
    'overlord-moved',
    'counter-seen',
    'counter-revealed',
    'bids-opened',
    'traveled',
  ].map((id) => `event-${id}`),
);

// The last of several moves of a character in a turn stands for all of them; a turn without news is
// left out.
export function condense(lines: Line[]): Line[] {
  const told = lines.filter((line) => telling.has(line.id));
  const later = (i: number) => {
    const next = told.findIndex((x, at) => at > i && x.heading);
    const rest = told.slice(i + 1, next < 0 ? undefined : next);
    return rest.some((x) => x.id === told[i].id && x.args.who === told[i].args.who);
  };
  const kept = told.filter((line, i) => line.id !== 'event-traveled' || !later(i));
  return kept.filter((line, i) => !line.heading || (kept[i + 1] && !kept[i + 1].heading));
}
