// Regions in words, for cards and for people who listen. `t` makes the sentences.

import type { Place } from './layout';
import type { RegionAdvice, Seat, View } from './types';

export type Say = (id: string, args?: Record<string, string | number>) => string;

export function holding(view: View, seats: Seat[], id: string, t: Say): string {
  const r = view.regions.find((x) => x.id === id)!;
  if (r.murlocs) return t('held-murlocs', { n: r.murlocs });
  if (r.seat < 0) return t('held-nobody');
  const args = {
    n: r.tokens ?? 0,
    who: seats[r.seat]?.name ?? '',
    race: t(`race-${r.race}`),
    beasts: r.beasts ?? 0,
  };
  return t(r.decline ? 'held-decline' : 'held-active', args);
}

export function lying(view: View, id: string, t: Say): string[] {
  const r = view.regions.find((x) => x.id === id)!;
  const list = (r.things ?? []).map((thing) => t(`thing-${thing}`));
  if (r.champion) list.push(t('thing-champion'));
  if (r.beasts) list.push(t('thing-beast'));
  if (r.hidden) list.push(r.hidden === 'unknown' ? t('thing-hidden') : t(`thing-${r.hidden}`));
  if (r.bomb) list.push(t('thing-bomb'));
  return list;
}

export function ground(place: Place, t: Say): string {
  const marks = place.symbols
    .filter((s) => s !== 'mountain' && s !== 'marker-spot' && s !== 'murloc')
    .map((s) => t(`symbol-${s}`));
  return [t(`terrain-${place.terrain}`), ...marks].join(', ');
}

// What is summed: a word of its own, or the thing that the term comes from, whose name may be long.
export function termName(name: string, t: Say): string {
  const own = `term-${name}`;
  const things = ['race', 'power', 'thing'].map((kind) => `${kind}-${name}`);
  const ids = [own, ...things.map((id) => `${id}-term`), ...things];
  return t(ids.find((id) => t(id) !== id) ?? own);
}

export function costInWords(advice: RegionAdvice, t: Say): string {
  if (!advice.terms?.length) return '';
  const terms = advice.terms.map((term) => `${termName(term.name, t)} ${term.n}`).join(', ');
  return t('cost-spoken', { cost: advice.cost ?? 0, terms });
}

export function describe(
  view: View,
  seats: Seat[],
  place: Place,
  advice: RegionAdvice | undefined,
  t: Say,
): string {
  const parts = [
    place.name,
    ground(place, t),
    holding(view, seats, place.id, t),
    ...lying(view, place.id, t),
  ];
  if (advice) {
    if (advice.terms?.length) parts.push(costInWords(advice, t));
    if (advice.move === 'conquer') parts.push(t('earns-spoken', { n: advice.earns ?? 0 }));
    if (advice.move === 'roll') parts.push(t('roll-spoken', { sides: advice.sides ?? 0 }));
    if (!advice.move && advice.need)
      parts.push(t('short-spoken', { n: advice.need - (advice.have ?? 0) }));
    else if (!advice.move) parts.push(t('forbidden-spoken'));
  }
  return parts.filter(Boolean).join('. ');
}

// The word of an answer that the turn waits for: a form, a side.
export const wayName = (move: unknown): string =>
  `do-${Object.entries(move as Record<string, string>)[0].join('-')}`;
