// The answers to an event, sorted: those that differ only in their last part are one button.

import type { Choice, Parts } from '../offers';

export interface Answer {
  // What it is about: gold, regain, swap, quest, group, to, card, and other kinds of moves.
  about: string;
  key: string;
  choices: Choice[];
}

const event = ({ regain, swap, old, quest, group, to, card }: Parts): [string, unknown] => {
  if (regain) return ['regain', ''];
  if (swap) return ['swap', old];
  if (quest) return ['quest', quest];
  if (group !== undefined) return ['group', group];
  if (to) return ['to', ''];
  return card ? ['card', card] : ['gold', ''];
};

const grouped = (choices: Choice[], keyOf: (c: Choice) => [string, unknown]): Answer[] => {
  const all: Answer[] = [];
  for (const c of choices) {
    const [about, of] = keyOf(c);
    const key = `${about} ${of}`;
    const known = all.find((a) => a.key === key);
    if (known) known.choices.push(c);
    else all.push({ about, key, choices: [c] });
  }
  return all;
};

// No more buttons than there is room for: else all answers of a sort are behind one.
export function answersOf(choices: Choice[], room: number): Answer[] {
  const of = (c: Choice): [string, unknown] =>
    c.kind === 'event' ? event(c.parts) : [c.kind, JSON.stringify(c.parts)];
  const fine = grouped(choices, of);
  return fine.length <= room ? fine : grouped(choices, (c) => [of(c)[0], '']);
}
