import { expect, it } from 'vitest';
import { choiceOf } from '../offers';
import { answersOf } from './answers';

const offers = (...moves: unknown[]) => moves.map((move) => choiceOf({ move } as never));
const shape = (room: number, ...moves: unknown[]) =>
  answersOf(offers(...moves), room).map((a) => [a.about, a.choices.length]);

const swap = (quest: string, deck: string) => ({ event: { quest, deck } });

it('answers that differ in their last part are one button', () => {
  const moves = [swap('a', 'green'), swap('a', 'red'), swap('b', 'green'), 'pass'];
  expect(shape(4, ...moves)).toEqual([
    ['quest', 2],
    ['quest', 1],
    ['pass', 1],
  ]);
});

it('where there are too many, all of a sort are behind one', () => {
  const moves = ['a', 'b', 'c', 'd'].map((quest) => swap(quest, 'green'));
  expect(shape(4, ...moves, 'pass')).toEqual([
    ['quest', 4],
    ['pass', 1],
  ]);
});

it('gold, tokens, talents, flights, creatures and cards are told apart', () => {
  const who = 'druid';
  const all = [
    { event: { who } },
    { event: { who, regain: true, health: 1 } },
    { event: { who, swap: true, old: 'a', card: 'b' } },
    { event: { who, to: 'brill' } },
    { event: { group: 0, to: 'brill' } },
    { event: { who, card: 'c' } },
  ];
  expect(shape(9, ...all).map(([about]) => about)).toEqual([
    'gold',
    'regain',
    'swap',
    'to',
    'group',
    'card',
  ]);
});
