import { describe, expect, it } from 'vitest';
import type { Notation } from '../net/sent';
import { choiceOf } from './offers';
import { goesNext, marched, obvious, type Situation } from './policy';

function situation(step: string, moves: Notation[], more: Partial<Situation> = {}): Situation {
  const choices = moves.map((move) => choiceOf({ move }));
  return { step, choices, pace: 'fast', fight: 'thrifty', touched: false, ...more };
}

const played = (s: Situation) => obvious(s)?.move ?? null;
const off = { unequip: { who: 'mage', area: 'melee' } };
const bear = { equip: { who: 'druid', card: 'bear-form', area: 'melee', exchange: true } };
const moonfire = { equip: { who: 'druid', card: 'moonfire', area: 'upper-2' } };
const gives = {};
const outfits = [
  {
    who: 'druid',
    changes: [{ move: bear, card: 'bear-form', area: 'melee', gives }],
    before: gives,
    after: gives,
  },
];

describe('what goes on by itself', () => {
  it('is the only move there is, unless one wants to be asked', () => {
    expect(played(situation('talent', ['end'], { pace: 'flow' }))).toBe('end');
    expect(played(situation('talent', ['end'], { pace: 'ask' }))).toBeNull();
  });

  it('is never a choice between several, in the flow', () => {
    expect(played(situation('window', ['pass', 'x'], { pace: 'flow' }))).toBeNull();
  });

  it('takes what is free, in the flow', () => {
    const use = { use: { who: 'mage', card: 'shadowmeld' } };
    const advice = { fast: { bold: use, thrifty: use, free: use } };
    expect(played(situation('window', [use, 'pass'], { pace: 'flow', advice }))).toEqual(use);
    expect(played(situation('window', [use, 'pass'], { pace: 'ask', advice }))).toBeNull();
  });

  it('ends the step of outfits when nothing could be put on', () => {
    expect(played(situation('manage', [off, 'end'], { pace: 'flow' }))).toBe('end');
    expect(played(situation('manage', [moonfire, off, 'end'], { pace: 'flow' }))).toBeNull();
  });

  it('leaves a town by its button, also with an empty purse', () => {
    expect(played(situation('town', ['done'], { pace: 'flow' }))).toBeNull();
    expect(played(situation('town', ['done']))).toBe('done');
  });

  it('begins no fight, not even one that must be', () => {
    const fight = { challenge: { who: 'mage', creature: 'ooze' } };
    expect(played(situation('actions', [fight], { pace: 'flow' }))).toBeNull();
    expect(played(situation('actions', [fight]))).toEqual(fight);
  });

  it('leaves a second thought to who has placed the last card', () => {
    for (const pace of ['flow', 'fast'] as const)
      expect(played(situation('manage', [off, 'end'], { pace, touched: true }))).toBeNull();
  });
});

describe('a fast game', () => {
  it('dresses as the server advises, and is done when nothing is better', () => {
    const all = [moonfire, bear, 'end'];
    expect(played(situation('manage', all, { advice: { outfits } }))).toEqual(bear);
    expect(played(situation('manage', all, { advice: {} }))).toBe('end');
  });

  it('fights as the server advises, thrifty or bold', () => {
    const use = { use: { who: 'mage', card: 'charge' } };
    const advice = { fast: { bold: use, thrifty: 'pass' } };
    expect(played(situation('window', [use, 'pass'], { advice }))).toBe('pass');
    expect(played(situation('window', [use, 'pass'], { advice, fight: 'bold' }))).toEqual(use);
  });

  it('asks where the server does not decide, and never plays what is not offered', () => {
    expect(played(situation('retreat', ['a', 'b'], { advice: {} }))).toBeNull();
    const advice = { fast: { bold: 'gone', thrifty: 'gone' } };
    expect(played(situation('window', ['a', 'b'], { advice }))).toBeNull();
  });
});

it('the order of a round is kept in the next one, by those who are left', () => {
  const left = (...who: string[]) => who.map((id) => choiceOf({ move: { order: { who: id } } }));
  let order = marched(marched([], 1, 'mage'), 1, 'druid');
  expect(goesNext(order, 1, left('druid', 'mage'))).toBeUndefined(); // chosen for the first time
  expect(goesNext(order, 2, left('druid', 'mage', 'rogue'))).toBe('mage');
  expect(goesNext(order, 2, left('druid', 'rogue'))).toBe('druid');
  order = marched(order, 2, 'rogue'); // a person may choose anew
  expect(goesNext(order, 3, left('druid', 'mage', 'rogue'))).toBe('rogue');
  expect(goesNext(order, 4, left('mage'))).toBeUndefined(); // a later fight begins with no memory
});
