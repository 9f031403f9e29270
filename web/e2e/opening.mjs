// Tables made and played through the server's interface, for tests that begin in the middle. With
// the same seed, seats and moves a table stands where it stood.

import assert from 'node:assert/strict';

// One person's requests: a page's own, or those of somebody without a browser.
export function caller(request, url) {
  const answered = async (path, answer) => {
    assert.ok(answer.ok(), `${path}: ${await answer.text()}`);
    return answer.json();
  };
  return {
    get: async (path) => answered(path, await request.get(`${url}api/${path}`)),
    post: async (path, data = {}) =>
      answered(path, await request.post(`${url}api/${path}`, { data })),
  };
}

export const make = (me, { game, seats, options = {} }) =>
  me.post('tables', {
    game,
    seats: seats.map((kind, i) => seatOf(kind, i)),
    options,
  });

// A seat by a word: me, local, open, or bot:LEVEL.
function seatOf(word, i) {
  const [kind, bot] = word.split(':');
  if (kind === 'local') return { kind, name: `Person ${i + 1}` };
  return bot ? { kind, bot, name: `Rival ${i + 1}` } : { kind };
}

// Makes a move for the seat that is asked.
export const play = (me, id, { seq, decision }, move) =>
  me.post(`tables/${id}/moves`, {
    id: `${id}-${seq}`,
    seq,
    seat: decision.actors[0],
    moves: [move],
  });
