import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Buttons that are seen together, by game.
const together: Record<string, string[][]> = {
  lordaeron: [
    ['travel', 'challenge', 'rest', 'town', 'train', 'end'],
    ['join', 'decline'],
    ['reroll', 'keep-dice'],
    ['roll-dice'],
    ['use-none'],
    ['go-on'],
  ],
  smallworld: [['stop', 'decline', 'end', 'done', 'spread', 'borders', 'take']],
};
// Letters that do something else at a table; those of a fight are pressed when these are at rest.
const taken: Record<string, string> = { lordaeron: 'AMSNI', smallworld: 'DBMLNI' };

test.each(['lordaeron', 'smallworld'])('letters of %s press one button each', (game) => {
  for (const language of ['en', 'pt']) {
    const text = readFileSync(`${game}/words/${language}.ftl`, 'utf8');
    const lines = [...text.matchAll(/^letter-([\w-]+) = (.*)$/gm)];
    const letters = new Map(lines.map(([, of, letter]) => [of, letter]));
    expect([...letters.keys()].sort()).toEqual(together[game].flat().sort());
    // What ends a step of a fight is named by its letter's id.
    for (const of of together[game].slice(3).flat()) expect(text).toContain(`\n${of} = `);
    for (const [i, step] of together[game].entries()) {
      const used = step.map((of) => letters.get(of)!);
      expect(new Set(used).size).toBe(step.length);
      const free = i < 2 ? taken[game] : '';
      expect(used.filter((letter) => !/^[A-Z]$/.test(letter) || free.includes(letter))).toEqual([]);
    }
  }
});
