// House rules that the formatters do not hold: names that are names on every disk, short lines.
import { readdirSync, readFileSync } from 'node:fs';
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
