// The story of a finished game in a few moments: the best turns, the declines, the hardest fight.

import { type Line, total } from './story';
import type { Told, Update } from './types';

export function turningPoints(updates: Update[]): Line[] {
  let round = 1;
  let best: Line | null = null;
  let fight: Line | null = null;
  const declines: Line[] = [];
  for (const update of updates)
    for (const e of (update.events ?? []) as Told[]) {
      const seat = e.seat ?? -1;
      if (e.event === 'turn-began') round = e.round;
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
          args: { race: e.race ?? '', round },
          regions: [],
        });
      if (e.event !== 'expelled' || e.from === undefined) continue;
      const driven = e.lost + e['to-hand'];
      if (driven > Number(fight?.args.n ?? 1))
        fight = {
          seq: update.seq,
          seat: update.seat,
          id: 'story-fight',
          args: { from: e.from, region: e.region ?? '', n: driven, round },
          regions: [e.region ?? ''],
        };
    }
  return [...declines.slice(0, 3), fight, best]
    .filter((l): l is Line => l !== null)
    .sort((a, b) => a.seq - b.seq);
}
