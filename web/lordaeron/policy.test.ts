import { describe, expect, it } from 'vitest';
import type { Notation } from '../net/sent';
import { choiceOf } from './offers';
import { obvious, type Situation } from './policy';
import type { Card, View } from './types';

const cards: Record<string, Partial<Card>> = {
  charge: { kind: 'power', energy: 2 },
  'battle-stance': { kind: 'printed' },
  potion: { kind: 'item' },
};

function situation(step: string, moves: Notation[], more: Partial<Situation> = {}): Situation {
  const view = {
    step,
    characters: [
      { id: 'mage', health: 2, equipped: { melee: 'staff' } },
      { id: 'warrior', health: 5 },
    ],
    combat: {
      dice: [
        { color: 'red', face: 2 },
        { color: 'red', face: 7, lands: true },
        { color: 'blue', face: 7, lands: true },
      ],
    },
  } as unknown as View;
  const choices = moves.map((move) => choiceOf({ move }));
  const card = (id: string) => cards[id] as Card | undefined;
  return { view, choices, pace: 'fast', fight: 'thrifty', card, ...more };
}

const played = (s: Situation) => obvious(s)?.move ?? null;

describe('what goes on by itself', () => {
  it('is the only move there is, unless one wants to be asked', () => {
    expect(played(situation('talent', ['end'], { pace: 'flow' }))).toBe('end');
    expect(played(situation('talent', ['end'], { pace: 'ask' }))).toBeNull();
  });

  it('is never a choice between several, in the flow', () => {
    expect(played(situation('window', ['pass', 'x'], { pace: 'flow' }))).toBeNull();
  });

  it('ends the step of outfits when nothing can be put on', () => {
    const off = { unequip: { who: 'mage', area: 'melee' } };
    expect(played(situation('manage', [off, 'end'], { pace: 'flow' }))).toBe('end');
    const on = { equip: { who: 'mage', card: 'wand', area: 'ranged' } };
    expect(played(situation('manage', [on, off, 'end'], { pace: 'flow' }))).toBeNull();
  });

  it('fills empty places in a fast game and replaces nothing', () => {
    const full = { equip: { who: 'mage', card: 'mace', area: 'melee' } };
    const free = { equip: { who: 'mage', card: 'wand', area: 'ranged' } };
    expect(played(situation('manage', [full, free, 'end']))).toEqual(free);
    expect(played(situation('manage', [full, 'end']))).toBe('end');
  });
});

describe('a fight in a fast game', () => {
  const use = (card: string) => ({ use: { who: 'warrior', card } });

  it('spends nothing if it is thrifty', () => {
    const moves = [use('charge'), use('potion'), use('battle-stance'), 'pass'];
    expect(played(situation('window', moves))).toEqual(use('battle-stance'));
    expect(played(situation('window', [use('charge'), 'pass']))).toBe('pass');
  });

  it('spends all if it is bold', () => {
    const bold = { fight: 'bold' as const };
    expect(played(situation('window', [use('charge'), 'pass'], bold))).toEqual(use('charge'));
  });

  it('rolls again what misses', () => {
    const [low, high] = [2, 7].map((face) => ({ mark: { color: 'red', face } }));
    expect(played(situation('reroll', [high, low, 'pass']))).toEqual(low);
    expect(played(situation('reroll', [high, 'pass']))).toBe('pass');
  });

  it('wounds the healthiest, and a pet before anybody', () => {
    const wounds = ['mage', 'warrior'].map((who) => ({ wound: { who } }));
    expect(played(situation('wounds', wounds))).toEqual(wounds[1]);
    const pet = { wound: { who: 'mage', pet: true } };
    expect(played(situation('wounds', [...wounds, pet]))).toEqual(pet);
  });

  it('asks where to retreat', () => {
    const to = ['brill', 'deathknell'].map((region) => ({ retreat: { to: region } }));
    expect(played(situation('retreat', to))).toBeNull();
  });
});
