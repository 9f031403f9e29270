// A region in words, for those who listen and for its card.

import type { Args, Language } from '../../words/words.svelte';
import type { Figure, Standing } from './figures';
import type { Place } from './geography';
import type { Faction, Lit, Lore, Text } from './types';

type Say = (id: string, args?: Args) => string;

// Whose an icon is: a faction's or of both.
export function sideOf(place: Place, symbol: string): Faction | 'both' {
  const sides = symbol === 'town' ? place.town : symbol === 'flight' ? place.flight : undefined;
  if (symbol === 'start') return place.start!;
  return sides?.length === 1 ? sides[0] : 'both';
}

export const icons = (place: Place, t: Say): string[] =>
  place.symbols.map((symbol) => t(`map-${symbol}`, { side: sideOf(place, symbol) }));

// The name of a thing of the content.
export const nameOf = (
  list: { id: string; name: Text }[],
  id: string,
  language: Language,
): string => list.find((x) => x.id === id)?.name[language] ?? id;

export function figureName(figure: Figure, content: Lore, t: Say, language: Language): string {
  switch (figure.kind) {
    case 'hero':
      return t('map-hero', {
        who: nameOf(content.classes, figure.hero.class!, language),
        side: figure.hero.faction ?? 'both',
        health: figure.hero.health,
      });
    case 'group':
      return t('map-group', {
        n: figure.count,
        creature: nameOf(content.creatures, figure.group.type, language),
        grade: figure.grade,
        side: figure.owner ?? 'none',
      });
    case 'leader':
      return nameOf(content.overlords, figure.id, language);
    case 'counter':
      return t(figure.vain ? 'map-counter-false' : 'map-counter');
    case 'mark':
      return t(`map-mark-${figure.mark}`, { name: nameOf(content.events, figure.event, language) });
  }
}

export function describe(
  content: Lore,
  place: Place,
  standing: Standing[],
  lit: Lit | undefined,
  t: Say,
  language: Language,
): string {
  const area = content.areas.find((a) => a.id === place.area)!;
  return [
    `${place.name[language]}, ${area.name[language]}`,
    ...icons(place, t),
    ...standing.map((s) => figureName(s.figure, content, t, language)),
    lit ? (lit.reason ?? t('map-reach', { n: lit.steps })) : '',
  ]
    .filter(Boolean)
    .join('. ');
}
