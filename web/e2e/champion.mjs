// Looks for tables where a Champion has just been driven out and somebody has to place tokens, and
// keeps the way there for the monkey: a seed and the moves of three people at one device. The
// Champion stood in the way of everybody's redeployment once. `node e2e/champion.mjs` finds them
// anew, where a change of the rules leads the old ways elsewhere.

import { writeFileSync } from 'node:fs';
import { request } from 'playwright-core';
import { serve } from './house.mjs';
import { caller, make, play } from './opening.mjs';

const seats = ['me', 'local', 'local'];
const kindOf = (move) => (typeof move === 'string' ? move : Object.keys(move)[0]);
const regionOf = (move) => move[kindOf(move)]?.region ?? move[kindOf(move)];

// Where a captured Champion leaves somebody with something to place.
const shapes = {
  'nothing-in-hand': ({ view, attacks, hand, can }) =>
    view.stage === 'deploy' && attacks && hand === 0 && can('lift') && can('end'),
  'tokens-in-hand': ({ view, attacks, hand, can }) =>
    view.stage === 'deploy' && attacks && hand > 0 && can('put'),
  'third-person': ({ view, attacks, hand, can }) =>
    view.stage === 'redeploy' && !attacks && hand > 0 && can('put'),
};

const shapeOf = ({ view, decision, moves }) => {
  const [seat] = decision.actors;
  const me = view.players[seat];
  if (!view.turn['champion-freed'] || me.power === 'championing') return null;
  const can = (kind) => moves.some(({ move }) => kindOf(move) === kind);
  const told = { view, attacks: seat === view.seat, hand: me.hand, can };
  return Object.keys(shapes).find((name) => shapes[name](told));
};

// Leads Championing if it lies there, attacks whoever's Champion stands, and conquers by turns.
function wish({ view, decision, moves }, n) {
  const [seat] = decision.actors;
  const find = (kind, holds = () => true) =>
    moves.find(({ move }) => kindOf(move) === kind && holds(move))?.move;
  const best = view.column.findIndex((c) => c.power === 'championing');
  const stands = view.regions.find((r) => r.champion && r.seat !== seat)?.id;
  const whose = (m) => view.regions.find((r) => r.id === regionOf(m));
  const freed = view.turn['champion-freed'];
  const survives = ({ seat: of, tokens = 0, decline }) =>
    of >= 0 && of !== seat && !decline && tokens > 1;
  return (
    find('pick', (m) => m.pick === best + 1) ??
    find('conquer', (m) => regionOf(m) === stands) ??
    find('conquer', (m) => survives(whose(m)) && (freed || n % 2)) ??
    find('conquer', (m) => JSON.stringify(m).includes('champion')) ??
    find('champion') ??
    (n % 4 ? find('conquer') : undefined) ??
    find('stop') ??
    find('put') ??
    find('end') ??
    moves[n % moves.length].move
  );
}

async function hunt(seed, found) {
  const server = await serve(['--seed', String(seed)]);
  try {
    const me = caller(await request.newContext(), server.url);
    await me.get('me');
    const { id } = await make(me, { game: 'smallworld', seats });
    const moves = [];
    for (let n = 0; n < 250; n++) {
      const now = await me.get(`tables/${id}?as=mine`);
      if (now.status !== 'playing') return;
      const shape = shapeOf(now);
      if (shape && !found.has(shape)) {
        const { stage, turn } = now.view;
        found.set(shape, { seed, moves: [...moves], stands: { stage, turn } });
      }
      const move = wish(now, n);
      await play(me, id, now, move);
      moves.push(move);
    }
  } finally {
    server.close();
  }
}

const found = new Map();
for (let seed = 1; found.size < Object.keys(shapes).length; seed++) {
  await hunt(seed, found);
  console.log(`seed ${seed}: ${[...found.keys()].join(', ') || 'nothing yet'}`);
}
for (const [shape, { seed, moves, stands }] of found) {
  const file = new URL(`monkey-seeds/champion-${shape}.json`, import.meta.url);
  const kept = {
    game: 'smallworld',
    seats,
    seed,
    style: 'forward',
    size: 'desktop',
    presses: 15,
    stands,
  };
  writeFileSync(file, `${JSON.stringify({ ...kept, moves }).replaceAll(',{', ',\n{')}\n`);
}
