import { describe, expect, it } from 'vitest';
import { ask, choicesOf, onRegion, settle } from './choices';

describe('choosing step by step', () => {
  it('asks where from, what and where to', () => {
    const choices = choicesOf([
      { move: { intimidate: { from: 'a', to: 'b', what: 'token' } } },
      { move: { intimidate: { from: 'a', to: 'c', what: 'token' } } },
      { move: { intimidate: { from: 'd', what: 'fort' } } },
    ]);
    expect(ask(choices, 'intimidate', {})).toEqual({ field: 'from', options: ['a', 'd'] });
    expect(ask(choices, 'intimidate', { from: 'a' })).toEqual({ field: 'to', options: ['b', 'c'] });
    expect(settle(choices, 'intimidate', { from: 'd' })?.move).toEqual({
      intimidate: { from: 'd', what: 'fort' },
    });
  });

  it('begins an exchange at either end', () => {
    const choices = choicesOf([{ move: { swap: ['a', 'b'] } }, { move: { swap: ['a', 'c'] } }]);
    expect(ask(choices, 'swap', {})?.options).toEqual(['a', 'b', 'c']);
    expect(settle(choices, 'swap', { from: 'c', to: 'a' })?.move).toEqual({ swap: ['a', 'c'] });
  });

  it('lists what a region can be taken with, the plainest first', () => {
    const choices = choicesOf([
      { move: { conquer: { region: 'a', using: ['doomhammer'] } } },
      { move: { conquer: 'a' } },
      { move: { conquer: 'b' } },
    ]);
    expect(onRegion(choices, 'a').map((c) => c.parts.using)).toEqual(['', 'doomhammer']);
  });
});
