import { expect, it } from 'vitest';
import { saidBy, signsOf, written } from './signs';

it('what is told by a press is read as it was written, and words are no signs', () => {
  for (const said of [
    { kind: 'here', region: 'the-infectis-scar' },
    { kind: 'wait' },
    { kind: 'ready' },
  ] as const)
    expect(saidBy(written(said))).toEqual(said);
  for (const text of ['ready', ':here:', ':hello:', 'I am :ready:', ':here <b>:'])
    expect(saidBy(text)).toBeNull();
});

it('the last sign of a person stands until a turn begins', () => {
  const line = (seq: number, seat: number, text: string) => ({ seq, seat, text });
  const chat = [
    line(3, 0, ':ready:'),
    line(5, 1, ':here brill:'),
    line(6, 0, ':ready:'),
    line(7, 1, ':here deathknell:'),
    line(8, 0, ':wait:'),
  ];
  const { pings, marks } = signsOf(chat, 4);
  expect(pings).toEqual([{ seat: 1, region: 'deathknell' }]);
  expect([...marks]).toEqual([[0, 'wait']]);
  expect(signsOf(chat, 9)).toEqual({ pings: [], marks: new Map() });
});
