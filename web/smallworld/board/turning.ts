// The story of a finished game in a few moments: the best turns, the declines, the hardest fight;
// and what is marked on the way through it.

import type { Mark } from '../../ui/games';
import { type Line, purses, total } from './story';
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

// Updates after which somebody else is alone in front. A purse is counted at the end of a turn.
function leads(updates: Update[], seats: number): number[] {
  const turns = updates.flatMap((u) =>
    (u.events ?? []).filter((e) => e.event === 'scored').map(() => u.seq),
  );
  let ahead = -1;
  return purses(updates, seats).flatMap((purse, turn) => {
    const most = Math.max(...purse);
    const [first, another] = purse.flatMap((n, seat) => (n === most ? [seat] : []));
    if (another !== undefined || first === ahead) return [];
    const changed = ahead >= 0;
    ahead = first;
    return changed ? [turns[turn - 1]] : [];
  });
}

// Declines and dice, and who came to lead: purses are open once the game is over.
export function marks(updates: Update[], seats: number, over: boolean): Mark[] {
  const of = (kind: Mark['kind'], seqs: number[]) => seqs.map((seq) => ({ seq, kind }));
  const when = (event: string) =>
    updates.filter((u) => u.events?.some((e) => e.event === event)).map((u) => u.seq);
  return [
    ...of('die', when('die-rolled')),
    ...of('decline', when('declined')),
    ...of('lead', over ? leads(updates, seats) : []),
  ];
}
