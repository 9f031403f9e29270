import { expect, test, vi } from 'vitest';
import { type Act, dealt } from './acts';

vi.mock('../words/words.svelte', () => ({ t: (id: string) => id, has: () => false }));

const acts = (...kinds: string[]) => kinds.map((act) => ({ act, label: act, run: () => {} }));
const names = (list: Act[]) => list.map(({ act }) => act);

test('three buttons stand in the bar, and of more the least used stand behind one', () => {
  const few = dealt(acts('decline', 'stop', 'take'));
  expect([names(few.shown), names(few.more)]).toEqual([['decline', 'stop', 'take'], []]);
  const many = dealt(acts('fort', 'spread', 'borders', 'start-over', 'done'));
  expect(names(many.shown)).toEqual(['fort', 'borders', 'done']);
  expect(names(many.more)).toEqual(['start-over', 'spread']);
});

test('what must be decided never stands behind another', () => {
  const { shown, more } = dealt(acts('side', 'side', 'decline', 'stop', 'take'));
  expect([names(shown), names(more)]).toEqual([['side', 'side', 'stop', 'take'], ['decline']]);
});
