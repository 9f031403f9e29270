// Things of the box by their ids, with their names in the reader's language.

import type { Language } from '../words/words.svelte';
import type { Card, Content, Named, Text } from './types';

type Kind =
  | 'areas'
  | 'regions'
  | 'creatures'
  | 'classes'
  | 'characters'
  | 'cards'
  | 'quests'
  | 'events'
  | 'overlords';

export class Book {
  readonly #by = new Map<string, Named>();

  constructor(readonly content: Content) {
    const kinds: Kind[] = ['areas', 'regions', 'creatures', 'classes', 'characters'];
    for (const kind of [...kinds, 'cards', 'quests', 'events', 'overlords'] as Kind[])
      for (const thing of content[kind] as Named[]) {
        const key = `${kind} ${thing.id}`;
        if (!this.#by.has(key)) this.#by.set(key, thing);
      }
    for (const card of content.cards)
      if (card.class) this.#by.set(`cards ${card.class} ${card.id}`, card);
  }

  find<T extends Kind>(kind: T, id: string): Content[T][number] | undefined {
    return this.#by.get(`${kind} ${id}`) as Content[T][number] | undefined;
  }

  // Two classes may share the id of a card: then the class tells which is meant.
  card(id: string, of?: string): Card | undefined {
    return ((of && this.#by.get(`cards ${of} ${id}`)) || this.find('cards', id)) as
      | Card
      | undefined;
  }

  name(kind: Kind, id: string, language: Language): string {
    return this.find(kind, id)?.name[language] ?? id;
  }
}

export const inWords = (text: Text | undefined, language: Language) => text?.[language] ?? '';
