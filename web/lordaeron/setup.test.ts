import { expect, it } from 'vitest';
import {
  eveningStart,
  optionsOf,
  plain,
  quickStart,
  type Row,
  seatsOf,
  sidesOf,
  teamsOf,
} from './setup';

const rows = (...kinds: Row['kind'][]): Row[] =>
  kinds.map((kind) => ({ kind, side: '', level: '' }));

it('a quick start is one person and five bots with the characters of the guide', () => {
  const { seats, options } = quickStart('greedy');
  expect(seats.map((s) => s.kind)).toEqual(['me', 'bot', 'bot', 'bot', 'bot', 'bot']);
  expect(options).toEqual({ 'first-game': true });
  // Who learns begins, and the game is short.
  const learning = quickStart('normal', true);
  expect(learning.options.factions).toEqual(['horde', '', '', '', '', '']);
  expect(learning.options.turns).toBe(12);
  // What is taught there must come: always the same dice, and bots without a whim.
  expect(learning.lesson).toBeGreaterThan(0);
  expect(learning.seats[1].bot).toBe('greedy');
});

it('an evening is two by two, a whole game in twelve turns', () => {
  const { seats, options } = eveningStart('strong');
  expect(seats.map((s) => s.bot)).toEqual([undefined, 'strong', 'strong', 'strong']);
  expect(options).toEqual({ evening: true });
  expect(optionsOf(rows('me', 'bot'), { ...plain, turns: 12, endless: true })).toEqual({
    'defeat-the-overlord': true,
  });
});

it('the guide is for six characters', () => {
  expect(optionsOf(rows('me', 'open', 'none'), plain)).toEqual({});
  expect(optionsOf(rows('me', 'bot', 'bot', 'bot', 'bot'), plain)).toEqual({ 'first-game': true });
});

it('one person in several seats stays on one side', () => {
  expect(sidesOf(rows('me', 'bot', 'me', 'bot'))).toEqual(['alliance', '', 'alliance', '']);
  const chosen = rows('me', 'none', 'bot', 'me');
  chosen[3].side = 'horde';
  expect(sidesOf(chosen)).toEqual(['horde', '', 'horde']);
  expect(sidesOf(rows('me', 'bot'))).toEqual(['', '']);
});

it('variants and a shorter track are asked for only where they differ', () => {
  const wish = { ...plain, turns: 6, deadly: true };
  expect(optionsOf(rows('me', 'bot'), wish)).toEqual({ turns: 6, 'deadly-pvp': true });
  const endless = { ...plain, turns: 6, endless: true, overlord: 'nefarian' };
  const options = { overlord: 'nefarian', 'defeat-the-overlord': true };
  expect(optionsOf(rows('me', 'bot'), endless)).toEqual(options);
});

it('bots and people beside me have names', () => {
  const seats = seatsOf(rows('me', 'local', 'none', 'bot'), (n) => `Seat ${n}`);
  expect(seats.map((s) => s.name)).toEqual([undefined, 'Seat 2', 'Sorrel']);
});

it('two players lead two characters each, and of an odd number one does', () => {
  const of = (...kinds: Row['kind'][]) => {
    const { seats, double } = teamsOf(rows(...kinds));
    return [seats.map((s) => `${s.row} ${s.side || 'drawn'} ${s.characters}`), double];
  };
  expect(of('me', 'none', 'bot')).toEqual([['0 drawn 2', '2 drawn 2'], false]);
  expect(of('me', 'bot', 'open')).toEqual([['0 drawn 1', '1 drawn 1', '2 drawn 1'], true]);
  const mine = ['0 alliance 1', '1 alliance 1', '2 drawn 1', '3 drawn 1'];
  expect(of('me', 'me', 'bot', 'bot')).toEqual([mine, false]);
});

it('each bot plays as well as was asked of it', () => {
  const asked = rows('me', 'bot', 'none', 'bot', 'bot');
  asked[1].level = 'expert';
  asked[3].level = 'easy';
  const seats = seatsOf(asked, String);
  expect(seats.map((s) => s.bot)).toEqual([undefined, 'expert', 'easy', undefined]);
});
