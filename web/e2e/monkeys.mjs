// Many tables for the monkey, each by its seed: both games, one to three people, every bot, size,
// style and language. MINUTES is how long, SEED where it begins; what breaks a law is told, and
// kept in a file that `monkey-seeds/` takes as it is.

import { house } from './house.mjs';
import { dice, rampage } from './monkey.mjs';

const people = [
  ['me'],
  ['me', 'local'],
  ['me', 'open'],
  ['me', 'local', 'local'],
  ['me', 'open', 'open'],
];
const bots = ['beginner', 'easy', 'normal', 'strong', 'expert'];
const variants = {
  smallworld: [
    { rounds: 3 },
    { rounds: 5 },
    {},
    { variant: 'team' },
    { rounds: 4, variant: 'team' },
  ],
  lordaeron: [{ turns: 4 }, { turns: 8 }, { turns: 12 }, { turns: 6, 'deadly-pvp': true }].concat([
    { 'defeat-the-overlord': true },
    {},
  ]),
};

export function planOf(seed, wishes = {}) {
  const random = dice(seed * 7919);
  const any = (list) => list[Math.floor(random() * list.length)];
  const game = wishes.game ?? any(['smallworld', 'lordaeron']);
  const us = any(people);
  const most = game === 'smallworld' ? 5 : 6;
  const more = Math.max(us.length === 1 ? 1 : 0, Math.floor(random() * (most - us.length + 1)));
  const seats = [...us, ...Array.from({ length: more }, () => `bot:${any(bots)}`)];
  const style = any(['random', 'curious', 'hasty']);
  const size = any(['desktop', 'phone']);
  const language = any(['en', 'pt']);
  return {
    game,
    seats,
    options: any(variants[game]),
    seed,
    style,
    size,
    language,
    presses: 120,
    ...wishes,
  };
}

const until = Date.now() + Number(process.env.MINUTES ?? 20) * 60_000;
const wishes = JSON.parse(process.env.PLAN ?? '{}');
let broken = 0;
for (let seed = Number(process.env.SEED ?? Date.now() % 1e6); Date.now() < until; seed++) {
  const plan = planOf(seed, wishes);
  const table = await house(undefined, ['--seed', `${seed}`]);
  try {
    const { moved, history } = await rampage(table, plan);
    console.log(`ok ${JSON.stringify(plan)} ${history.length} presses, ${moved} moves`);
  } catch (error) {
    broken += 1;
    console.log(`BROKEN ${JSON.stringify(plan)}\n${error.message}\n`);
  } finally {
    await table.close();
  }
}
process.exitCode = broken ? 1 : 0;
