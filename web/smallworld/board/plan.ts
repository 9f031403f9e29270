// A redeployment is planned on the client and committed at once: plus and minus change the plan,
// `movesOf` writes it down as the engine's small moves (move the Champion, lift what shrinks, put
// region by region in the order of the view). See smallworld/deploy.go.

import type { Notation, View } from './types';

export interface Stand {
  tokens: number;
  beasts: number;
}

export interface Plan {
  seat: number;
  order: string[];
  least: number;
  beside: number; // the fewest beside the Champion
  mayLift: boolean;
  start: Record<string, Stand>;
  now: Record<string, Stand>;
  hand: Stand;
  // A Champion that waits must be put back before the plan is finished.
  champion: { at: string | null; was: string | null; movable: boolean; waits: boolean };
}

const pieces = (s: Stand) => s.tokens + s.beasts;

export function planOf(view: View, seat: number, championMoves: boolean): Plan {
  const player = view.players[seat];
  const own = view.regions.filter((r) => r.seat === seat && !r.decline);
  const stands = () =>
    Object.fromEntries(own.map((r) => [r.id, { tokens: r.tokens ?? 0, beasts: r.beasts ?? 0 }]));
  const at = own.find((r) => r.champion)?.id ?? null;
  return {
    seat,
    order: own.map((r) => r.id),
    least: player.least,
    beside: player['least-beside-champion'],
    mayLift: view.stage === 'deploy',
    start: stands(),
    now: stands(),
    hand: { tokens: player.hand, beasts: player.beasts ?? 0 },
    champion: { at, was: at, movable: championMoves, waits: !!view.turn?.['champion-freed'] },
  };
}

// The fewest pieces that may stay in a region.
export function floor(plan: Plan, region: string): number {
  const start = pieces(plan.start[region]);
  if (!plan.mayLift) return start;
  return plan.champion.at === region ? plan.beside : plan.least;
}

export function mayAdd(plan: Plan, region: string, kind: keyof Stand = 'tokens'): boolean {
  return region in plan.now && plan.hand[kind] > 0;
}

export function mayTake(plan: Plan, region: string, kind: keyof Stand = 'tokens'): boolean {
  const stand = plan.now[region];
  if (!stand || stand[kind] === 0) return false;
  if (!plan.mayLift) return stand[kind] > plan.start[region][kind];
  return pieces(stand) > floor(plan, region);
}

export function change(plan: Plan, region: string, by: number, kind: keyof Stand = 'tokens'): Plan {
  const step = Math.sign(by);
  let next = plan;
  for (let i = 0; i < Math.abs(by); i++) {
    if (step > 0 ? !mayAdd(next, region, kind) : !mayTake(next, region, kind)) break;
    const stand = { ...next.now[region], [kind]: next.now[region][kind] + step };
    next = {
      ...next,
      now: { ...next.now, [region]: stand },
      hand: { ...next.hand, [kind]: next.hand[kind] - step },
    };
  }
  return next;
}

export function moveChampion(plan: Plan, to: string): Plan {
  if (!plan.champion.movable || !(to in plan.now)) return plan;
  return { ...plan, champion: { ...plan.champion, at: to } };
}

// Everything that may come to hand.
function gathered(plan: Plan): Plan {
  let next = plan;
  for (const r of plan.order)
    for (const kind of ['beasts', 'tokens'] as const) next = change(next, r, -99, kind);
  return next;
}

function deal(plan: Plan, to: string[]): Plan {
  let next = championWaits(plan) ? moveChampion(plan, to[0]) : plan;
  for (const kind of ['tokens', 'beasts'] as const)
    while (next.hand[kind] > 0 && to.length > 0) {
      const weakest = to.reduce((a, b) => (pieces(next.now[b]) < pieces(next.now[a]) ? b : a));
      next = change(next, weakest, 1, kind);
    }
  return next;
}

// Fill what is below the least first, then hand the rest out.
function filled(plan: Plan): Plan {
  let next = plan;
  for (const r of plan.order)
    while (pieces(next.now[r]) < floor(next, r) && mayAdd(next, r)) next = change(next, r, 1);
  return next;
}

export const spreadEvenly = (plan: Plan): Plan => deal(filled(gathered(plan)), plan.order);

// To the regions that border somebody else's, the rest of the island left thin.
export function toBorders(plan: Plan, view: View, adjacent: (id: string) => string[]): Plan {
  const strange = new Set(
    view.regions.filter((r) => r.seat >= 0 && r.seat !== plan.seat).map((r) => r.id),
  );
  const border = plan.order.filter((r) => adjacent(r).some((n) => strange.has(n)));
  const outer = plan.order.filter((r) => adjacent(r).some((n) => !(n in plan.now)));
  const to = border.length ? border : outer.length ? outer : plan.order;
  return deal(filled(gathered(plan)), to);
}

export const championWaits = (plan: Plan) => plan.champion.waits && plan.champion.at === null;

export function finished(plan: Plan): boolean {
  if (championWaits(plan)) return false;
  return pieces(plan.hand) === 0 && plan.order.every((r) => pieces(plan.now[r]) >= floor(plan, r));
}

export function movesOf(plan: Plan): Notation[] {
  const shrinks = (r: string) =>
    plan.now[r].tokens < plan.start[r].tokens || plan.now[r].beasts < plan.start[r].beasts;
  const moves: Notation[] = [];
  if (plan.champion.at && plan.champion.at !== plan.champion.was)
    moves.push({ champion: plan.champion.at });
  for (const region of plan.order) if (shrinks(region)) moves.push({ lift: region });
  for (const region of plan.order) {
    const from = shrinks(region) ? { tokens: 0, beasts: 0 } : plan.start[region];
    const tokens = plan.now[region].tokens - from.tokens;
    const beasts = plan.now[region].beasts - from.beasts;
    if (tokens + beasts > 0)
      moves.push({ put: beasts ? { region, tokens, beasts } : { region, tokens } });
  }
  return moves;
}
