import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { distance, first, minus, momentOf } from './faces';
import type { Content } from './types';

vi.mock('../words/words.svelte', () => ({ words: { language: 'en' } }));

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
      new URL('../../content/lordaeron_effects.go', import.meta.url),
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

// Every rule that can forbid a change of cards or a deal has its words.
it('says why not in both languages', () => {
  const reasons = readFileSync(new URL('../../lordaeron/reasons.go', import.meta.url), 'utf8');
  const whys =
    'Faction Actions Duty OtherClass Learned PowerLevel Gold Town SellPower NotOwned Merchant ItemGold Spellbook InBag CardLevel Changes StanceArea Stance AreaType AreaTrait Occupied Function Unique BagRoom EquipEnergy Printed ManageStep AuctionItem Soulbound NotNow'.split(
      ' ',
    );
  for (const language of ['en', 'pt']) {
    const text = readFileSync(new URL(`words/${language}.ftl`, import.meta.url), 'utf8');
    for (const why of whys) {
      const rule = new RegExp(`why${why}:\\s*\\{\\s*"([A-Z0-9-]+)"`).exec(reasons)?.[1];
      expect(rule, why).toBeDefined();
      expect(text).toContain(`why-${rule?.toLowerCase()} =`);
    }
  }
});
