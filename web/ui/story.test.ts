import { expect, it } from 'vitest';
import type { Update } from '../net/sent';
import { type Line, linesOfStory, standing } from './story';

const move = (seq: number, undone?: boolean): Update => ({
  kind: 'move',
  at: 0,
  seq,
  seat: 0,
  events: [{ event: 'made' }],
  undone,
});
const undo = (seq: number, back: number[], seat = 0): Update => ({
  kind: 'undone',
  at: 0,
  seq,
  seat,
  events: [],
  back,
});
const linesOf = (u: Update): Line[] =>
  u.events.map(() => ({ seq: u.seq, seat: u.seat, id: 'made', args: {}, regions: [] }));
const told = (story: Update[]) => linesOfStory(story, linesOf).map((l) => [l.id, l.args.n]);

it('a story that stands has no move that was taken back', () => {
  const story = [move(1), move(2, true), undo(3, [2]), move(4)];
  expect(standing(story).map((u) => u.seq)).toEqual([1, 3, 4]);
  expect(told(story)).toEqual([
    ['made', undefined],
    ['event-undone', 1],
    ['made', undefined],
  ]);
});

it('undos one after another are one line, of each seat', () => {
  const story = [move(1, true), move(2, true), undo(3, [2]), undo(4, [1]), move(5, true)];
  expect(told(story)).toEqual([['event-undone', 2]]);
  expect(told([...story, undo(6, [5], 1)])).toEqual([
    ['event-undone', 2],
    ['event-undone', 1],
  ]);
});

it('an undo that was itself taken back is not told', () => {
  const redone: Update = { ...undo(4, []), kind: 'redone', back: undefined };
  expect(told([move(1), move(2), undo(3, [2]), redone])).toEqual([
    ['made', undefined],
    ['made', undefined],
  ]);
});

it('a move that was taken back, done again and taken back is gone once', () => {
  const redone = (seq: number): Update => ({ ...undo(seq, []), kind: 'redone', back: undefined });
  const story = [move(1, true), undo(2, [1]), redone(3), undo(4, [1]), redone(5), undo(6, [1])];
  expect(told(story)).toEqual([['event-undone', 1]]);
  expect(
    told([move(1, true), move(2, true), undo(3, [2]), redone(4), undo(5, [2]), undo(6, [1])]),
  ).toEqual([['event-undone', 2]]);
});

it('what one press sent counts as one', () => {
  const along = (seq: number): Update => ({ ...move(seq, true), with: true });
  expect(told([move(1, true), along(2), along(3), undo(4, [1, 2, 3])])).toEqual([
    ['event-undone', 1],
  ]);
  expect(told([move(1, true), along(2), move(3, true), undo(4, [3]), undo(5, [1, 2])])).toEqual([
    ['event-undone', 2],
  ]);
});
