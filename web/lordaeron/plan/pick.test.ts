import { afterEach, expect, test, vi } from 'vitest';
import { opines, picks } from './pick';

const settings = vi.hoisted(() => ({ guide: 'on' }));
vi.mock('../../ui/settings.svelte', () => ({ settings }));

const advice = { pick: { take: { card: 'wand', to: 'mage' } } };

afterEach(() => {
  settings.guide = 'on';
});

test('the move that the guide would make is marked, and no other', () => {
  expect(picks({ advice }, { take: { card: 'wand', to: 'mage' } })).toBe(true);
  expect(picks({ advice }, { take: { card: 'wand', to: 'priest' } })).toBe(false);
  expect(opines({ advice: {} })).toBe(false);
});

test('who plans by himself is told nothing', () => {
  settings.guide = 'off';
  expect(opines({ advice })).toBe(false);
  expect(picks({ advice }, advice.pick)).toBe(false);
});
