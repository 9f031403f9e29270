// The story of a finished game in a few moments: the best turns, the declines, the hardest fight.

import { type Line, total } from './story';
import type { Update } from './types';

export function turningPoints(updates: Update[]): Line[] {
  let round = 1;
  let best: Line | null = null;
  let fight: Line | null = null;
  const declines: Line[] = [];
  for (const update of updates)
    for (const e of update.events ?? []) {
      const seat = e.seat ?? -1;
      if (e.event === 'turn-began') round = Number(e.round ?? round);
      if (e.event === 'scored' && total(e) > Number(best?.args.n ?? 0))
        best = {
          seq: update.seq,
          seat,
          id: 'story-best',
          args: { n: total(e), round },
          regions: [],
        };
      if (e.event === 'declined')
        declines.push({
          seq: update.seq,
          seat,
          id: 'story-decline',
          args: { race: String(e.race ?? ''), round },
          regions: [],
        });
      const driven = Number(e.lost ?? 0) + Number(e['to-hand'] ?? 0);
      if (
        e.event === 'expelled' &&
        typeof e.from === 'number' &&
        driven > Number(fight?.args.n ?? 1)
      )
        fight = {
          seq: update.seq,
          seat: update.seat,
          id: 'story-fight',
          args: { from: e.from, region: String(e.region ?? ''), n: driven, round },
          regions: [String(e.region ?? '')],
        };
    }
  return [...declines.slice(0, 3), fight, best]
    .filter((l): l is Line => l !== null)
    .sort((a, b) => a.seq - b.seq);
}
