import { expect, it } from 'vitest';
import type { Character, View } from '../types';
import { calledOf } from './call';

const people = ['mage', 'priest', 'rogue', 'druid'].map((id) => ({ id }) as Character);
const view = (who: string, joined: string[], step = 'invitation') =>
  ({ step, who, characters: people, combat: { in: joined } }) as unknown as View;
const call = (friends: string[], undone = false) => ({
  move: { challenge: { who: 'mage', with: friends } },
  undone,
});

it('of those who were called it is told who comes, who does not, who is asked and who is next', () => {
  const story = [
    call(['rogue']),
    { move: 'end' },
    call(['priest', 'rogue', 'druid']),
    { move: 'decline' },
  ];
  const told = (...now: Parameters<typeof view>) =>
    calledOf(story, view(...now)).map(({ who, answer }) => `${who} ${answer}`);
  expect(told('rogue', ['mage'])).toEqual(['priest stays', 'rogue asked', 'druid waits']);
  expect(told('druid', ['mage', 'rogue'])).toEqual(['priest stays', 'rogue comes', 'druid asked']);
  expect(told('druid', ['mage'], 'window')).toEqual([]);
  expect(calledOf([call(['rogue']), call(['druid'], true)], view('rogue', ['mage']))).toHaveLength(
    1,
  );
});
