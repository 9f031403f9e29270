// Sentences by message id, switchable live. Fluent makes plurals and word order each language's own.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { articles, Named } from './articles';

export type Args = Record<string, FluentVariable>;

// A language is its files: words/ID.ftl here and in each game, door/ID.ftl of each game, which is
// spoken on every page, and names/ID.ftl where a game's content has names in English only. Nothing
// else names it, and only what is spoken is fetched.
export type Language = string;
export type Text = Record<Language, string>; // of cards, as the server sends it
const files: Record<string, string> = import.meta.glob(
  ['./*.ftl', '../*/words/*.ftl', '../*/names/*.ftl', '../*/door/*.ftl'],
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
);
const everywhere = (path: string) => path.startsWith('./') || path.includes('/door/');
const urlsOf = (game: string, language: Language) =>
  Object.keys(files)
    .filter((path) => path.endsWith(`/${language}.ftl`))
    .filter((path) => everywhere(path) || path.startsWith(`../${game}/`))
    .map((path) => files[path]);

const english = 'en'; // for who speaks none of ours
const nameOf = (id: Language) => {
  const name = new Intl.DisplayNames([id], { type: 'language' }).of(id) ?? id;
  return name[0].toUpperCase() + name.slice(1);
};
export const languages = Object.keys(files)
  .flatMap((path) => /^\.\/(.+)\.ftl$/.exec(path)?.[1] ?? [])
  .map((id) => ({ id, name: nameOf(id) }));

const fetched: Record<string, Promise<FluentResource>> = {};
function textAt(from: string): Promise<FluentResource> {
  fetched[from] ??= fetch(from).then(async (answer) => {
    if (answer.ok) return new FluentResource(await answer.text());
    delete fetched[from];
    throw new Error(`${answer.status} for the words of ${from}`);
  });
  return fetched[from];
}

// The words of every page and those of a game.
const read: Record<string, FluentBundle> = {};
const keyOf = (game: string, language: Language) => `${game} ${language}`;

async function bundle(game: string, language: Language): Promise<void> {
  const texts = await Promise.all(urlsOf(game, language).map(textAt));
  const plurals = texts.flatMap(({ body }) => body).find(({ id }) => id === 'plurals')?.value;
  const made = new FluentBundle(plurals ? String(plurals) : language, {
    useIsolating: false,
    functions: articles,
  });
  for (const text of texts) made.addResource(text);
  read[keyOf(game, language)] = made;
  sayAll(game, language);
}

// What the content of a table is called comes with it; English where it says no more.
const brought: Record<string, Text> = {};
function sayAll(game: string, language: Language): void {
  for (const text of [brought[game]?.[english], brought[game]?.[language]])
    if (text)
      read[keyOf(game, language)]?.addResource(new FluentResource(text), { allowOverrides: true });
}

// Words that the content of a game brings with it.
export function lay(game: string, texts: Text): void {
  brought[game] = texts;
  for (const { id } of languages) sayAll(game, id);
}

function preferred(): Language {
  const wished = [localStorage.getItem('language') ?? '', ...(navigator.languages ?? [])];
  const ours = (wish: string) => languages.find(({ id }) => id === wish.split('-')[0])?.id;
  return wished.map(ours).find(Boolean) ?? english;
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
    document.documentElement.lang = language;
  }
}

export const words = new Words();
document.documentElement.lang = words.language;

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

export type Say = (id: string, args?: Args) => string;

// The words of a game that is not spoken, for a page that names things of several, or of a part
// that is seldom opened.
export async function wordsOf(game: string, language: Language): Promise<Say> {
  if (!read[keyOf(game, language)]) await bundle(game, language);
  const from = read[keyOf(game, language)];
  return (id, args) => {
    const message = from.getMessage(id);
    return message?.value ? from.formatPattern(message.value, args) : id;
  };
}

// A name to be put into a sentence, with its article where the language has one.
export function named(id: string, otherwise = id): string | Named {
  const message = spoken().getMessage(id);
  const name = message?.value ? t(id) : otherwise; // some names come with the content
  const article = message?.attributes.article;
  return article ? new Named(name, spoken().formatPattern(article)) : name;
}

export function list(words: string[]): string {
  if (words.length < 2) return words.join('');
  return t('list-and', { first: words.slice(0, -1).join(', '), last: words[words.length - 1] });
}
