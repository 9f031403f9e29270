import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { Content } from '../types';
import { distance, first, minus, momentOf } from './faces';

vi.mock('../../words/words.svelte', () => ({ words: { language: 'en' } }));

const map = (edges: Record<string, string[]>) =>
  ({
    regions: Object.entries(edges).map(([id, adjacent]) => ({ id, adjacent })),
  }) as unknown as Content;

describe('sheets', () => {
  it('tell what a card adds to the one it replaces', () => {
    expect(minus({ red: 2, reroll: 1 }, { red: 2, attrition: 1 })).toEqual({
      reroll: 1,
      attrition: -1,
    });
  });

  it('count regions over borders', () => {
    const world = map({ a: ['b'], b: ['a', 'c'], c: ['b'], d: [] });
    expect(distance(world, 'a', 'c')).toBe(2);
    expect(distance(world, 'a', 'a')).toBe(0);
    expect(distance(world, 'a', 'd')).toBe(-1);
  });

  it('know every moment of the round', () => {
    const language = readFileSync(
      new URL('../../../content/lordaeron_effects.go', import.meta.url),
      'utf8',
    );
    const moments = [...language.matchAll(/Moment = "([a-z-]+)"/g)].map((m) => m[1]);
    const combat = moments.slice(moments.indexOf('combat-start'), moments.indexOf('energy-spent'));
    expect(combat.length).toBe(15);
    expect(combat.filter((m) => !momentOf(m))).toEqual([]);
    expect(momentOf('travel')).toBeNull();
  });

  it('begin with a capital', () => expect(first('área')).toBe('Área'));
});

// Every rule that can forbid a change of cards or a deal has its words: the reasons that these
// chapters of the rules give.
it('says why not in both languages', () => {
  const rules = (file: string) =>
    readFileSync(new URL(`../../../lordaeron/${file}`, import.meta.url), 'utf8');
  const reasons = rules('reasons.go');
  const given = ['manage.go', 'town.go', 'trade.go'].map(rules).join('\n');
  const whys = [...new Set([...given.matchAll(/\b(why[A-Z]\w+)\b(?!\()/g)].map((m) => m[1]))];
  const first = whys.flatMap(
    (why) => new RegExp(`\\b${why}\\s*=\\s*because\\(\\s*"([A-Z0-9-]+)"`).exec(reasons)?.[1] ?? [],
  );
  expect(first.length).toBeGreaterThan(25);
  for (const language of ['en', 'pt']) {
    const text = readFileSync(new URL(`../words/${language}.ftl`, import.meta.url), 'utf8');
    expect(first.filter((rule) => !text.includes(`why-${rule.toLowerCase()} =`))).toEqual([]);
  }
});
