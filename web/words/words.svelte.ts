// Sentences by message id, switchable live. Fluent makes plurals and word order each language's own.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from './en.ftl?raw';

export type Language = 'en' | 'pt';
export type Args = Record<string, FluentVariable>;
type Text = () => Promise<{ default: string }>;

const locales = { en: 'en', pt: 'pt-BR' };
// English comes with the program; another language is fetched before the first word is said.
const common: Partial<Record<Language, string>> = { en: english };
const others: Partial<Record<Language, Text>> = { pt: () => import('./pt.ftl?raw') };
const texts: Record<string, Record<Language, Text>> = {};

// A game says where its own words are when it is loaded.
export function learn(game: string, text: Record<Language, Text>): void {
  texts[game] = text;
}

// The words of every page and those of a game, read when first spoken.
const read: Record<string, FluentBundle> = {};
const keyOf = (game: string, language: Language) => `${game} ${language}`;

function bundle(game: string, language: Language, text = ''): FluentBundle {
  const made = new FluentBundle(locales[language], { useIsolating: false });
  made.addResource(new FluentResource(common[language] ?? english));
  made.addResource(new FluentResource(text));
  read[keyOf(game, language)] = made;
  return made;
}

function preferred(): Language {
  const kept = localStorage.getItem('language');
  if (kept === 'en' || kept === 'pt') return kept;
  return navigator.language.startsWith('pt') ? 'pt' : 'en';
}

class Words {
  language = $state<Language>('en');
  game = $state(''); // whose words are spoken beside those of every page

  // Speaks once the words are there.
  async speak(language: Language, game = this.game): Promise<void> {
    common[language] ??= (await others[language]?.())?.default;
    if (game && !read[keyOf(game, language)])
      bundle(game, language, (await texts[game][language]()).default);
    this.language = language;
    this.game = game;
    localStorage.setItem('language', language);
    document.documentElement.lang = locales[language];
  }
}

export const words = new Words();
export const ready = words.speak(preferred());

const spoken = () => read[keyOf(words.game, words.language)] ?? bundle('', words.language);

export function has(id: string): boolean {
  return spoken().hasMessage(id);
}

// Our numbers are small and written alike in both languages: no need to wake the formatter.
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}
const small = ([name, value]: [string, FluentVariable]): [string, FluentVariable] => [
  name,
  typeof value === 'number' ? new Small(value) : value,
];

export function t(id: string, args?: Args): string {
  const from = spoken();
  const message = from.getMessage(id);
  if (!message?.value) return id;
  return from.formatPattern(
    message.value,
    args && Object.fromEntries(Object.entries(args).map(small)),
  );
}
