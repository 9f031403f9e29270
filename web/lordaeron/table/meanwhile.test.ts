import { expect, it } from 'vitest';
import type { Line } from '../story';
import { condense } from './meanwhile';

const line = (name: string, args: Line['args'] = {}): Line => ({
  seq: 1,
  seat: 1,
  id: `event-${name}`,
  args,
  regions: [],
  heading: name === 'turn-began',
});

it('of a journey the end is told, and of a turn without news nothing', () => {
  const lines = [
    line('turn-began', { turn: 3 }),
    line('spawned'),
    line('turn-began', { turn: 4 }),
    line('traveled', { who: 'mage', region: 'brill' }),
    line('traveled', { who: 'priest', region: 'brill' }),
    line('traveled', { who: 'mage', region: 'deathknell' }),
    line('health-lost'),
    line('turn-began', { turn: 5 }),
  ];
  const short = condense(lines);
  expect(short.map((l) => l.args.turn ?? l.args.region)).toEqual([4, 'brill', 'deathknell']);
});
