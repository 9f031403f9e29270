import { expect, it } from 'vitest';
import type { Line } from '../story';
import { chapters } from './story';

const line = (id: string, args: Line['args'] = {}): Line => ({
  ...{ seq: 1, seat: 0, id: `event-${id}`, args, regions: [], heading: id === 'turn-began' },
});

it('a turn is a paragraph of what mattered, and a turn without it none', () => {
  const lines = [
    line('turn-began', { turn: 1 }),
    line('bought', { who: 'mage' }),
    line('turn-began', { turn: 2 }),
    line('traveled', { who: 'mage' }),
    line('quest-completed', { who: 'mage' }),
    line('level-gained', { who: 'mage' }),
  ];
  const tell = ({ id, args }: Line) => `${id.slice(6)} ${args.turn ?? args.who}.`;
  expect(chapters(lines, tell)).toEqual([
    { seq: 1, title: 'turn-began 2.', text: 'quest-completed mage. level-gained mage.' },
  ]);
});
