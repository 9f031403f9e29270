// Names that carry their article, for languages that join it to the word before: "no Porto", "da
// Vigia". A sentence asks for { IN($region) }; what has no article is named alone.

import { FluentType, type FluentValue } from '@fluent/bundle';

export class Named extends FluentType<string> {
  constructor(
    name: string,
    readonly article: string,
  ) {
    super(name);
  }
  toString(): string {
    return this.value;
  }
}

const to: Record<string, string> = { o: 'ao', a: 'à', os: 'aos', as: 'às' };
const words: Record<string, (article: string) => string> = {
  THE: (article) => article,
  IN: (article) => (article ? `n${article}` : 'em'),
  OF: (article) => (article ? `d${article}` : 'de'),
  TO: (article) => to[article] ?? 'a',
  BY: (article) => (article ? `pel${article}` : 'por'),
};

// With `first` the word begins a sentence.
const joined =
  (word: (article: string) => string) =>
  ([name]: FluentValue[], { first }: Record<string, FluentValue>): string => {
    const text = `${word(name instanceof Named ? name.article : '')} ${
      name instanceof FluentType ? name.valueOf() : name
    }`.trimStart();
    return first ? text[0].toUpperCase() + text.slice(1) : text;
  };

export const articles = {
  ...Object.fromEntries(Object.entries(words).map(([name, word]) => [name, joined(word)])),
  // Whether a name is a plural, for the verb: "as Colinas resistem".
  MANY: ([name]: FluentValue[]) =>
    name instanceof Named && name.article.endsWith('s') ? 'many' : 'one',
};
