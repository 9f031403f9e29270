import { expect, it } from 'vitest';
import type { Update } from '../net/sent';
import { linesOf } from './story';

const update = (move: Update['move'], kind = 'move'): Update => ({
  kind,
  move,
  seq: 5,
  seat: 2,
  at: 0,
  events: [{ event: 'combat-began', who: 'mage', foe: 'quest', region: 'brill' }],
});
const ids = (u: Update) => linesOf(u).map((line) => line.id);

it('an answer to a call is told before the fight that it begins', () => {
  expect(ids(update('join'))).toEqual(['answer-join', 'event-combat-began']);
  expect(ids(update('decline'))).toEqual(['answer-decline', 'event-combat-began']);
  expect(linesOf(update('join'))[0]).toMatchObject({ seat: 2, seq: 5 });
});

it('a bot tells why it comes or stays', () => {
  const ground = { ground: 'busy', region: 'brill' };
  const [line] = linesOf({ ...update('decline'), ground });
  expect([line.id, line.args]).toEqual(['answer-decline', ground]);
  expect(linesOf(update('decline'))[0].args).toEqual({}); // a person need not
});

it('no other move is an answer', () => {
  expect(ids(update('end'))).toEqual(['event-combat-began']);
  expect(ids(update('join', 'undone'))).toEqual(['event-combat-began']);
});
