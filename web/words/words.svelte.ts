// Sentences by message id, switchable live. Fluent makes plurals and word order each language's own.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from './en.ftl?url';
import portuguese from './pt.ftl?url';

export type Language = 'en' | 'pt';
export type Args = Record<string, FluentVariable>;

const locales = { en: 'en', pt: 'pt-BR' };
// Where words are, by language: those of every page, and those of each game. Text is no program, and
// most people need one language and one game.
const texts: Record<string, Record<Language, string>> = { '': { en: english, pt: portuguese } };

export function learn(game: string, address: Record<Language, string>): void {
  texts[game] = address;
}

const read: Record<string, FluentBundle> = {};
const keyOf = (game: string, language: Language) => `${game} ${language}`;

async function fetched(game: string, language: Language): Promise<string> {
  return (await fetch(texts[game][language])).text();
}

// The words of every page and those of a game, read when first spoken.
async function learned(game: string, language: Language): Promise<void> {
  const key = keyOf(game, language);
  if (read[key]) return;
  const lists = await Promise.all(
    (game ? ['', game] : ['']).map((whose) => fetched(whose, language)),
  );
  const made = new FluentBundle(locales[language], { useIsolating: false });
  for (const text of lists) made.addResource(new FluentResource(text));
  read[key] = made;
}

function preferred(): Language {
  const kept = localStorage.getItem('language');
  if (kept === 'en' || kept === 'pt') return kept;
  return navigator.language.startsWith('pt') ? 'pt' : 'en';
}

class Words {
  language = $state<Language>(preferred());
  game = $state(''); // whose words are spoken beside those of every page

  // Speaks once the words are there; if they cannot be had, as before.
  async speak(language: Language, game = this.game): Promise<void> {
    await learned(game, language);
    this.language = language;
    this.game = game;
    localStorage.setItem('language', language);
    document.documentElement.lang = locales[language];
  }
}

export const words = new Words();
document.documentElement.lang = locales[words.language];

const spoken = () => read[keyOf(words.game, words.language)];

export function has(id: string): boolean {
  return spoken()?.hasMessage(id) ?? false;
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
  const message = from?.getMessage(id);
  if (!message?.value) return id;
  return from.formatPattern(
    message.value,
    args && Object.fromEntries(Object.entries(args).map(small)),
  );
}
