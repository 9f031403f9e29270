import { readFileSync } from 'node:fs';
import { beforeAll, expect, it, vi } from 'vitest';
import type * as Words from './words.svelte';

let said: typeof Words;
beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('fetch', async (at: string) => {
    return new Response(readFileSync(new URL(`..${at}`, import.meta.url)));
  });
  said = await import('./words.svelte');
});

it.each([
  ['en', '0 regions', '1 region', '2 regions'],
  ['pt', '0 regiões', '1 região', '2 regiões'],
])('nought is a plural, and only one is not (%s)', async (language, ...counts) => {
  await said.words.speak(language, 'smallworld');
  const told = [0, 1, 2].map((n) => said.t('score-regions', { n }));
  expect(told).toEqual(counts);
});

it.each([
  ['en', 'about 0.9 wounds', 'about 1 wound', 'about 1.1 wounds'],
  ['pt', 'cerca de 0,9 ferimentos', 'cerca de 1 ferimento', 'cerca de 1,1 ferimentos'],
])('of a forecast only one is not a plural (%s)', async (language, ...counts) => {
  await said.words.speak(language, 'lordaeron');
  const told = [0.9, 1, 1.1].map((wounds) => said.t('wounds-about', { wounds }));
  expect(told).toEqual(counts);
});
