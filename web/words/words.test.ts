import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { articles, Named } from './articles';

const here = new URL('..', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, here), 'utf8');
const idsOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]);
const sourceOf = (folders: string[]) =>
  folders
    .flatMap((dir) =>
      readdirSync(new URL(dir, here), { recursive: true }).map((f) => `${dir}/${f}`),
    )
    .filter((f) => /\.(svelte|ts)$/.test(f) && !f.endsWith('.test.ts'))
    .map(read)
    .join('\n');

// Whose words, the folders that speak them, and ids that data makes necessary. A game is a folder
// with a game.ts; it speaks the words of every page too, and every page those of its door.
const folders = readdirSync(here).filter((f) => existsSync(new URL(`${f}/game.ts`, here)));
const pieces = 'fort wisp-wall watch-tower objective champion beast bomb hidden'.split(' ');
// Events that stay: neither bonus events nor those that halve something at once.
const lasting = read('../content/lordaeron/events.yaml')
  .split(/^ {2}- /m)
  .filter((event) => !event.includes('bonus: true'))
  .flatMap((event) => /does: ([a-z][\w-]+)/.exec(event)?.[1] ?? [])
  .filter((does) => !does.startsWith('halve'));
const data: Record<string, string[]> = {
  lordaeron: [...new Set(lasting)].map((does) => `force-${does}`),
  smallworld: pieces.map((id) => `thing-${id}-does`),
};
const shared = {
  words: 'words',
  folders: ['ui', 'words', 'board', ...folders],
  needed: [] as string[],
};
const games = folders.map((f) => ({ words: `${f}/words`, folders: [f], needed: data[f] ?? [] }));
const doors = folders.map((f) => ({
  words: `${f}/door`,
  folders: ['ui', f],
  needed: ['', '-line', '-play', '-learn'].map((what) => `game-${f}${what}`),
}));
const insight = { words: 'insight/words', folders: ['insight'], needed: [] as string[] };

const common = [shared, ...doors].flatMap(({ words }) => idsOf(read(`${words}/en.ftl`)));

it('a verb agrees with a place that is a plural', () => {
  const pt = new FluentBundle('pt-BR', { useIsolating: false, functions: articles });
  pt.addResource(new FluentResource(read('smallworld/words/pt.ftl')));
  const held = pt.getMessage('event-attempt-failed')!.value!;
  const said = (name: string, article: string) =>
    pt.formatPattern(held, { region: new Named(name, article) });
  expect(said('Colinas', 'as')).toBe('As Colinas resistem.');
  expect(said('Pico da Presa', 'o')).toBe('O Pico da Presa resiste.');
});

// Lordaeron's content names its regions in both languages, without articles.
it('the regions of Lordaeron have articles, but for those called like towns', () => {
  const articles = new FluentBundle('pt-BR');
  articles.addResource(new FluentResource(read('lordaeron/names/pt.ftl')));
  const text = readFileSync(new URL('../content/lordaeron/names.pt.yaml', here), 'utf8');
  const [, regions] = /# Regions\n(.*?)\n\n/s.exec(text) ?? [];
  const names = [...(regions ?? '').matchAll(/^ {2}([\w-]+): (.*)$/gm)];
  expect(names.length).toBe(67);
  const bare = names.filter(([, id]) => !articles.getMessage(`region-${id}`)?.attributes.article);
  expect(bare.map(([, , name]) => name)).toEqual([
    'Montalvo',
    'Plangemortis',
    'Dun Garok',
    'Caer Darrow',
    "Shadra'Alor",
    'Seradane',
    "Shaol'watha",
    "Jintha'Alor",
    'Stratholme',
  ]);
  // The article fits the first word, as far as its ending tells.
  const odd = names.filter(([, id, name]) => {
    const article = articles.getMessage(`region-${id}`)?.attributes.article;
    return /^\S+s /.test(name) !== /s$/.test(String(article ?? ''));
  });
  expect(odd.map(([, , name]) => name)).toEqual([]);
});

describe.each([shared, ...doors, ...games, insight])(
  'the words of $words',
  ({ words, folders, needed }) => {
    const english = read(`${words}/en.ftl`);
    const portuguese = read(`${words}/pt.ftl`);
    const source = sourceOf(folders);
    // Ids written out, here or within another sentence, and ids put together from a prefix and the
    // name of a thing.
    const written = new Set(
      [
        ...source.matchAll(/['"`]([a-z]+(?:-[a-z]+)+|[a-z]+)['"`]/g),
        ...english.matchAll(/\{ ([a-z]+(?:-[a-z]+)+) \}/g),
      ].map((m) => m[1]),
    );
    const prefixes = [...source.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((m) => m[1]);

    it('parse without leftovers', () => {
      for (const [locale, text] of [
        ['en', english],
        ['pt-BR', portuguese],
      ]) {
        const bundle = new FluentBundle(locale);
        expect(bundle.addResource(new FluentResource(text))).toEqual([]);
        expect(idsOf(text).filter((id) => !bundle.hasMessage(id))).toEqual([]);
      }
    });

    it('say the same things in both languages', () => {
      const [a, b] = [idsOf(english), idsOf(portuguese)];
      expect(a.filter((id) => !b.includes(id))).toEqual([]);
      expect(b.filter((id) => !a.includes(id))).toEqual([]);
      expect(new Set(a).size).toBe(a.length);
    });

    it('use the same arguments in both languages', () => {
      const args = (text: string) =>
        Object.fromEntries(
          text
            .split(/^(?=[a-z][\w-]* =)/m)
            .map((m) => [
              m.split(' ')[0],
              [...new Set([...m.matchAll(/\$(\w+)/g)].map((x) => x[1]))].sort().join(),
            ]),
        );
      const [a, b] = [args(english), args(portuguese)];
      expect(Object.keys(a).filter((id) => /^[a-z]/.test(id) && a[id] !== b[id])).toEqual([]);
    });

    it('are all used', () => {
      const used = (id: string) => written.has(id) || prefixes.some((p) => id.startsWith(p));
      expect(idsOf(english).filter((id) => !used(id))).toEqual([]);
    });

    it('are all defined where the code names them, once', () => {
      const own = idsOf(english);
      const ids = new Set([...own, ...common]);
      const here = words.endsWith('/words') ? source : sourceOf(['ui', 'board']);
      const asked = [...here.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((m) => m[1]);
      expect([...asked, ...needed].filter((id) => !ids.has(id))).toEqual([]);
      if (words.endsWith('/words')) expect(own.filter((id) => common.includes(id))).toEqual([]);
    });
  },
);
