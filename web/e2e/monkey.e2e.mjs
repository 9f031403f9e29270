// A monkey knows no rule and presses what is offered: at a few tables, and wherever a law was broken
// once. `make fuzz` has it play many.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { scene, seed } from './house.mjs';
import { rampage } from './monkey.mjs';

function table(name, plan) {
  const play = async (h) => {
    const { moved } = await rampage(h, plan);
    assert.ok(moved > 0, 'the monkey has moved');
  };
  scene(`a monkey is never stuck: ${name}`, play, ['--seed', `${plan.seed}`]);
}

const folder = new URL('monkey-seeds/', import.meta.url);
for (const file of readdirSync(folder))
  table(file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')));

const few = [
  ['smallworld', ['me', 'open', 'bot:beginner'], 'random', 'desktop', 'en'],
  ['smallworld', ['me', 'bot:easy'], 'curious', 'phone', 'pt'],
  ['lordaeron', ['me', 'local', 'bot:easy'], 'random', 'desktop', 'pt'],
  ['lordaeron', ['me', 'bot:beginner'], 'hasty', 'phone', 'en'],
];
for (const [i, [game, seats, style, size, language]] of few.entries())
  table(`${game}, ${style}, ${size}, ${language}`, {
    ...{ game, seats, style, size, language, presses: 20 },
    seed: Number(seed) + i,
  });
