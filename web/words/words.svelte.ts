// Sentences by message id, switchable live. Fluent makes plurals and word order each language's own.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'en' | 'pt';
export type Args = Record<string, FluentVariable>;
type Texts = Record<Language, URL>;

const locales = { en: 'en', pt: 'pt-BR' };
// Texts are files of their own: only the language that is spoken is fetched.
const texts: Record<string, Texts> = {
  '': { en: new URL('./en.ftl', import.meta.url), pt: new URL('./pt.ftl', import.meta.url) },
};

// A game says where its own words are.
export function learn(game: string, text: Texts): void {
  texts[game] = text;
}

const fetched: Record<string, Promise<FluentResource>> = {};
function textOf(game: string, language: Language): Promise<FluentResource> {
  const from = texts[game][language].href;
  fetched[from] ??= fetch(from).then(async (answer) => {
    if (answer.ok) return new FluentResource(await answer.text());
    delete fetched[from];
    throw new Error(`${answer.status} for the words in ${language}`);
  });
  return fetched[from];
}

// The words of every page and those of a game.
const read: Record<string, FluentBundle> = {};
const keyOf = (game: string, language: Language) => `${game} ${language}`;

async function bundle(game: string, language: Language): Promise<void> {
  const made = new FluentBundle(locales[language], { useIsolating: false });
  const both = game ? ['', game] : [''];
  for (const text of await Promise.all(both.map((g) => textOf(g, language))))
    made.addResource(text);
  read[keyOf(game, language)] = made;
}

function preferred(): Language {
  const kept = localStorage.getItem('language');
  if (kept === 'en' || kept === 'pt') return kept;
  return navigator.language.startsWith('pt') ? 'pt' : 'en';
}

class Words {
  language = $state<Language>(preferred());
  game = $state(''); // whose words are spoken beside those of every page

  // Speaks once the words are there.
  async speak(language: Language, game = this.game): Promise<void> {
    if (!read[keyOf(game, language)]) await bundle(game, language);
    this.language = language;
    this.game = game;
    localStorage.setItem('language', language);
    document.documentElement.lang = locales[language];
  }
}

export const words = new Words();
document.documentElement.lang = locales[words.language];

const none = new FluentBundle('en');
const spoken = () => read[keyOf(words.game, words.language)] ?? none;

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
  const wrong: Error[] = []; // a word that is missing is no reason to show nothing
  const given = args && Object.fromEntries(Object.entries(args).map(small));
  const text = from.formatPattern(message.value, given, wrong);
  if (wrong.length) console.error(id, wrong[0].message);
  return text;
}
