// House rules that the formatters do not hold: names that are names on every disk, short lines.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('.', { recursive: true, encoding: 'utf8' }).filter(
  (path) => !/^(node_modules|dist)\b/.test(path) && /\.(svelte|ts|mjs)$/.test(path),
);

test('no two modules differ in case alone', () => {
  const seen = new Map<string, string>();
  const twins = files.filter((path) => {
    const key = path.replace(/\.ts$/, '').toLowerCase();
    const twin = seen.get(key);
    seen.set(key, path);
    return twin;
  });
  expect(twins).toEqual([]);
});

test('no Svelte line is over 100 columns', () => {
  const long = files
    .filter((path) => path.endsWith('.svelte'))
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, i) => ([...line].length > 100 ? [`${path}:${i + 1}`] : [])),
    );
  expect(long).toEqual([]);
});

// Where colours may be written down: tokens, liveries, and drawings, which own a palette.
const palettes =
  /^ui\/(look\.css|Defs\.svelte)$|^board\/players\.ts$|(^|\/)art\/|map\/terrain\.ts$/;

test('colours are tokens', () => {
  const bare = readdirSync('.', { recursive: true, encoding: 'utf8' })
    .filter((path) => !/^(node_modules|dist|e2e)\b|\.test\.ts$/.test(path))
    .filter((path) => /\.(svelte|ts|css)$/.test(path) && !palettes.test(path))
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/(?<!url\(|&|\w)#(?:[\da-f]{3,4}){1,2}\b(?!-)/gi)]
        .concat([...readFileSync(path, 'utf8').matchAll(/\b(?:rgba?|hsla?|oklch)\([^)]*\)/g)])
        .map(([colour]) => `${path}: ${colour}`),
    );
  expect(bare).toEqual([]);
});

test('every colour token that is used exists', () => {
  const sources = readdirSync('.', { recursive: true, encoding: 'utf8' })
    .filter((path) => !/^(node_modules|dist|e2e)\b/.test(path) && /\.(svelte|ts|css)$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const defined = new Set(
    [...sources.matchAll(/(?:style:)?(--[\w-]+)(?=[:=}]| *:)/g)].map(([, name]) => name),
  );
  const used = [...sources.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect([...new Set(used.filter((name) => !defined.has(name)))]).toEqual([]);
});

test('what is told by an attribute is in the words of a language', () => {
  const files = readdirSync('.', { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.svelte') && !/^(node_modules|dist)\b/.test(path),
  );
  const said = /\b(?:title|alt|aria-label|aria-description)="[^"{]*[a-z]{2}/;
  expect(files.filter((path) => said.test(readFileSync(path, 'utf8')))).toEqual([]);
});

// Present npm refuses to install by a lock that lacks a build for some platform.
test('the lock is whole', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const wanted = Object.entries(packages).flatMap(([path, one]) =>
    Object.keys(one.optionalDependencies ?? {}).map((name) => [path, name]),
  );
  expect(wanted.length).toBeGreaterThan(10);
  const at = (path: string, name: string) => `${path}/node_modules/${name}` in packages;
  const missing = wanted.filter(
    ([path, name]) => !(`node_modules/${name}` in packages) && !at(path, name),
  );
  expect(missing).toEqual([]);
});

// A game is known by its folder alone, so that a third one is a folder more.
test('nothing outside a game names it', () => {
  const games = readdirSync('.').filter((folder) => existsSync(`${folder}/game.ts`));
  const shell = readdirSync('.', { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /\.(svelte|ts|json|js|html)$/.test(path) &&
      !/^(node_modules|dist|e2e)\b|\.test\.ts$|package-lock/.test(path) &&
      !games.some((game) => path.startsWith(`${game}/`)),
  );
  const named = shell.filter((path) =>
    games.some((game) => readFileSync(path, 'utf8').includes(game)),
  );
  expect(games.length).toBeGreaterThan(1);
  expect(named).toEqual([]);
  for (const game of games) expect(existsSync(`${game}/door.ts`)).toBe(true);
});

test('the README names every file of the shell', () => {
  const told = readFileSync('README.md', 'utf8');
  const shell = ['ui', 'net', 'board', 'art', 'words'].flatMap((folder) =>
    readdirSync(folder).filter((name) => /\.(svelte|ts|css)$/.test(name) && !/\.test\./.test(name)),
  );
  expect(shell.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
  const named = [...told.matchAll(/`([\w.]+\.(?:svelte|ts|css))`/g)].map(([, name]) => name);
  const known = new Set(
    readdirSync('.', { recursive: true, encoding: 'utf8' }).map((path) => basename(path)),
  );
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
