// Who was called to a fight, and what each has answered.

import type { Update } from '../../net/sent';
import type { View } from '../types';

export interface Called {
  who: string;
  answer: 'comes' | 'stays' | 'asked' | 'waits';
}

// Of the challenge that is being answered: one is asked after another, in the order of the table.
export function calledOf(
  story: Pick<Update, 'move' | 'undone'>[],
  { step, who: asked, combat, characters }: Pick<View, 'step' | 'who' | 'combat' | 'characters'>,
): Called[] {
  if (step !== 'invitation' || !asked) return [];
  const calls = story.flatMap(({ move, undone }) => {
    const { challenge } = (move ?? {}) as { challenge?: { with?: string[] } };
    return challenge && !undone ? [challenge] : [];
  });
  const friends = calls.at(-1)?.with ?? [];
  const order = characters.map((c) => c.id);
  const answer = (who: string): Called['answer'] => {
    if (who === asked) return 'asked';
    if (combat?.in.includes(who)) return 'comes';
    return order.indexOf(who) < order.indexOf(asked) ? 'stays' : 'waits';
  };
  return order.filter((who) => friends.includes(who)).map((who) => ({ who, answer: answer(who) }));
}
