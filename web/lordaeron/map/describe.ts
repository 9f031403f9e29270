// A region in words, for those who listen and for its card.

import type { Args, Language } from '../../words/words.svelte';
import type { Figure, Standing } from './figures';
import type { Place } from './geography';
import type { Lit, Lore, Text } from './types';

type Say = (id: string, args?: Args) => string;

export function icons(place: Place, t: Say): string[] {
  return place.symbols.map((symbol) => {
    const sides = symbol === 'town' ? place.town : symbol === 'flight' ? place.flight : undefined;
    const side = symbol === 'start' ? place.start : sides && sides.length > 1 ? 'both' : sides?.[0];
    return t(`map-${symbol}`, { side: side ?? 'both' });
  });
}

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
      return t('map-counter');
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
