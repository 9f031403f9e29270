import { expect, test, vi } from 'vitest';
import type { Card } from '../net/sent';
import { ago } from './ago';
import { company, onVacation, standing } from './cards';

vi.mock('../words/words.svelte', () => ({
  t: (id: string, args: Record<string, string>) =>
    `${id}:${args.n ?? args.round}${Number(args.of) ? ` of ${args.of}` : ''}`,
}));

const card = (more: Partial<Card>): Card => ({
  id: 'T',
  game: 'g',
  seats: [
    { name: 'Marta', kind: 'person', you: true },
    { name: 'Jonas', kind: 'person', you: false },
    { name: '', kind: 'open', you: false },
  ],
  status: 'playing',
  round: 3,
  your_turn: false,
  clock: null,
  created: 0,
  updated: 0,
  ...more,
});

test('a list says what a table waits for, and for whom', () => {
  expect(standing(card({ turn: [1] }))).toEqual({
    id: 'card-waits',
    args: { when: 'round-g:3', who: 'Jonas' },
  });
  expect(standing(card({ your_turn: true, turn: [0] })).id).toBe('card-mine');
  expect(standing(card({ status: 'open' })).args).toEqual({ free: 1 });
  expect(standing(card({ status: 'paused' })).id).toBe('status-paused');
  expect(company(card({}))).toEqual(['Jonas']);
  const when = (options: object) =>
    standing(card({ game: 'lordaeron', options, turn: [0] })).args?.when;
  expect(when({})).toBe('round-lordaeron:3 of 30');
  expect(when({ evening: true })).toBe('round-lordaeron:3 of 12');
  expect(when({ turns: 6 })).toBe('round-lordaeron:3 of 6');
  expect(when({ 'defeat-the-overlord': true })).toBe('round-lordaeron:3');
});

test('who has chosen no name is called in the language that is spoken', () => {
  const seats = [{ name: 'Guest 1002', kind: 'person', you: false }];
  expect(company(card({ seats }))).toEqual(['guest-n:1002']);
  expect(standing(card({ seats, turn: [0] })).args?.who).toBe('guest-n:1002');
});

test('a list says who is on vacation, while the game waits for them', () => {
  const seats = [
    { name: 'Marta', kind: 'person', you: true },
    { name: 'Jonas', kind: 'person', you: false, vacation: 500 },
  ];
  expect(onVacation(card({ seats, turn: [1] }), 400)?.name).toBe('Jonas');
  expect(onVacation(card({ seats, turn: [1] }), 600)).toBeUndefined();
  expect(onVacation(card({ seats, turn: [0] }), 400)).toBeUndefined();
});

test('a list says how a game ended', () => {
  const over = { status: 'over', places: [2, 1, 3], scores: [70, 80, 60] };
  expect(standing(card(over)).args).toEqual({ place: 2, of: 3 });
  expect(standing(card({ ...over, ended: true })).id).toBe('card-ended');
  // In the profile of another it is the other's place, against whom it was.
  expect(standing(card(over), 1)).toEqual({ id: 'card-their-place', args: { place: 1, of: 3 } });
  expect(company(card(over), 1)).toEqual(['Marta']);
  const others = card(over).seats.map((seat) => ({ ...seat, you: false }));
  expect(standing(card({ ...over, seats: others })).args).toEqual({ who: 'Jonas' });
});

test('time is told in the language of the reader', () => {
  expect(ago(0, 3 * 60_000, 'en')).toBe('3 minutes ago');
  expect(ago(2 * 86_400_000, 0, 'pt')).toBe('depois de amanhã');
  expect(ago(0, 10, 'en')).toBe('now');
  const monday = new Date(2026, 10, 16, 8).getTime();
  expect(ago(monday + 47 * 3_600_000, monday, 'en')).toBe('in 2 days'); // on Wednesday, at seven
});
