// Where a character could get to with one Travel action, as a preview: the first steps are the
// server's legal moves, the second ones what the map shows. The server has the last word on each.

import type { Geography } from './geography';
import type { Faction, Lit, MapView } from './types';

export interface FirstStep {
  to: string;
  fly?: boolean;
}

export function reach(
  land: Geography,
  view: MapView,
  from: string,
  side: Faction,
  first: FirstStep[],
  steps = 2,
): Map<string, Lit> {
  const lit = new Map<string, Lit>();
  for (const { to, fly } of first)
    if (!lit.has(to) || !fly) lit.set(to, { steps: 1, path: [to], flight: fly || undefined });
  const halts = new Set(
    view.creatures.filter((g) => g.blue).map((g) => g.region), // WB-TRAVEL: independents stop one
  );
  const shut = (id: string) => {
    const { start } = land.places.get(id)!;
    return start !== undefined && start !== side;
  };
  const flies = (id: string) => land.places.get(id)!.flight?.includes(side) ?? false;
  for (let step = 2; step <= steps; step++)
    for (const [id, way] of [...lit].filter(([, l]) => l.steps === step - 1)) {
      if (halts.has(id)) continue;
      const place = land.places.get(id)!;
      const go = (to: string, flight?: boolean) => {
        if (to !== from && !lit.has(to) && !shut(to))
          lit.set(to, { steps: step, path: [...way.path, to], flight: flight || way.flight });
      };
      for (const next of place.adjacent) go(next);
      if (flies(id))
        for (const p of land.places.values()) if (p.id !== id && flies(p.id)) go(p.id, true);
    }
  return lit;
}
