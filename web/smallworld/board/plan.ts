// A redeployment is planned on the client and committed at once: plus and minus change the plan,
// `movesOf` writes it down as the engine's small moves (move the Champion, lift what shrinks, put
// region by region in the order of the view). What may be moved is read from the moves the server
// offers, which know what was moved already. See smallworld/deploy.go.

import type { Choice } from './choices';
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
  lifts: string[]; // the regions that may be taken up
  takes: string[]; // those that may be given more
  start: Record<string, Stand>;
  now: Record<string, Stand>;
  hand: Stand;
  champion: {
    at: string | null;
    was: string | null;
    movable: boolean;
    waits: boolean; // as a survivor it must be put back. SW-POWER-CHAMPIONING-06
  };
}

const pieces = (s: Stand) => s.tokens + s.beasts;

// Nothing where no move of a redeployment is offered.
export function planOf(view: View, seat: number, offers: Choice[]): Plan | null {
  const regions = (kind: string) =>
    offers.flatMap((c) => (c.kind === kind ? [c.parts.region] : []));
  const [lifts, puts, champion] = [regions('lift'), regions('put'), regions('champion')];
  if (lifts.length + puts.length + champion.length === 0) return null;
  const player = view.players[seat];
  const own = view.regions.filter((r) => r.seat === seat && !r.decline);
  const order = own.map((r) => r.id);
  // Regions are filled in order: once one is, those before it stay as they are.
  const next = lifts.length || !puts.length ? 0 : order.findIndex((id) => puts.includes(id));
  const at = own.find((r) => r.champion)?.id ?? null;
  const start = Object.fromEntries(
    own.map((r) => [r.id, { tokens: r.tokens ?? 0, beasts: r.beasts ?? 0 }]),
  );
  return {
    seat,
    order,
    least: player.least,
    beside: player['least-beside-champion'],
    lifts,
    takes: order.slice(next),
    start,
    now: start,
    hand: { tokens: player.hand, beasts: player.beasts ?? 0 },
    champion: {
      at,
      was: at,
      movable: champion.length > 0,
      waits: champion.length > 0 && view.stage === 'redeploy',
    },
  };
}

// The least that holds a region: nothing beside the Champion.
const least = (plan: Plan, region: string) =>
  plan.champion.at === region ? plan.beside : plan.least;

// A region can be taken up, or could once the Champion has come there.
const liftable = ({ lifts, champion: { at, was, waits } }: Plan, region: string) =>
  lifts.includes(region) || (!waits && at !== was && at === region);

// The fewest pieces that may stay in a region.
export function floor(plan: Plan, region: string): number {
  const stays = liftable(plan, region) ? 0 : pieces(plan.start[region]);
  return Math.max(stays, least(plan, region));
}

export function mayAdd(plan: Plan, region: string, kind: keyof Stand = 'tokens'): boolean {
  return plan.takes.includes(region) && plan.hand[kind] > 0;
}

export function mayTake(plan: Plan, region: string, kind: keyof Stand = 'tokens'): boolean {
  const stand = plan.now[region];
  if (!stand || stand[kind] === 0) return false;
  if (!liftable(plan, region)) return stand[kind] > plan.start[region][kind];
  return pieces(stand) > floor(plan, region);
}

// Whether a click on one of the own regions would do something.
export const mayClick = (plan: Plan, region: string) =>
  region in plan.now && (championWaits(plan) || mayAdd(plan, region));

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

// Everything as the server has it, as before anything was planned.
export const begun = (plan: Plan): Plan => ({
  ...plan,
  now: plan.start,
  hand: plan.order.reduce(
    (hand, r) => ({
      tokens: hand.tokens + plan.now[r].tokens - plan.start[r].tokens,
      beasts: hand.beasts + plan.now[r].beasts - plan.start[r].beasts,
    }),
    plan.hand,
  ),
  champion: { ...plan.champion, at: plan.champion.was },
});

export const changed = (plan: Plan): boolean => movesOf(plan).length > 0;

// Everything that may come to hand.
function gathered(plan: Plan): Plan {
  let next = plan;
  for (const r of plan.order)
    for (const kind of ['beasts', 'tokens'] as const) next = change(next, r, -99, kind);
  return next;
}

// One by one to the weakest; where one piece could not stand alone, as many as can.
function deal(plan: Plan, to: string[]): Plan {
  let next = championWaits(plan) ? moveChampion(plan, to[0]) : plan;
  const open = to.filter((r) => plan.takes.includes(r));
  const needed = (r: string) => Math.max(1, plan.least - pieces(next.now[r]));
  const fits = (r: string) => needed(r) <= pieces(next.hand);
  for (;;) {
    const able = (open.length ? open : plan.takes).filter(fits);
    if (able.length === 0) return next;
    const weakest = able.reduce((a, b) => (pieces(next.now[b]) < pieces(next.now[a]) ? b : a));
    next = change(next, weakest, needed(weakest), next.hand.tokens > 0 ? 'tokens' : 'beasts');
  }
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

// Beside the Champion nobody need stand, but who does stands as elsewhere: Tauren in pairs.
function stands(plan: Plan, region: string): boolean {
  const n = pieces(plan.now[region]);
  const paired = n === 0 || n >= plan.least || n === pieces(plan.start[region]);
  return paired && n >= floor(plan, region);
}

export const finished = (plan: Plan): boolean =>
  !championWaits(plan) && pieces(plan.hand) === 0 && plan.order.every((r) => stands(plan, r));

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
