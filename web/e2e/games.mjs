// People with accounts, and games of theirs that are over: played through the server's interface,
// where the game itself is not what is looked at.

import assert from 'node:assert/strict';

// Keeps a visitor's games under a name.
export async function keep(page, name) {
  await page.click('[data-act=account]');
  await page.fill('[autocomplete=username]', name);
  await page.fill('[type=password]', 'correct horse');
  await page.click('[data-act=register]');
  await page.waitForSelector('[data-friends] form');
}

export async function post(page, path, data = {}) {
  const answer = await page.request.post(new URL(`/api/${path}`, page.url()).href, { data });
  assert.ok(answer.ok(), `${path}: ${await answer.text()}`);
  return answer.json();
}

// A short public game, by one move after another of what is offered.
export async function finished(players, { rounds = 1, first = 0 } = {}) {
  const [host, ...guests] = players;
  const seats = [{ kind: 'me' }, ...guests.map(() => ({ kind: 'open' }))];
  const options = { rounds, first };
  const made = await post(host, 'tables', { game: 'smallworld', seats, options, public: true });
  for (const guest of guests) await post(guest, `tables/${made.id}/join`, { invite: made.invite });
  const look = async (seat) => {
    const at = new URL(`/api/tables/${made.id}?as=${seat}`, host.url());
    return (await players[seat].request.get(at.href)).json();
  };
  for (let n = 0; ; n++) {
    const { status, decision } = await look(0);
    if (status === 'over') return made.id;
    assert.ok(n < 400, 'the game does not end');
    const [seat] = decision.actors;
    const { seq, moves } = await look(seat);
    const { move } = moves[(n * 7) % moves.length];
    const id = `${made.id}-${n}`;
    await post(players[seat], `tables/${made.id}/moves`, { id, seq, seat, moves: [move] });
  }
}
