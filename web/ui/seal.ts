// The proof of the dice. The server commits to a secret, every browser seals a nonce, and tells it
// when all have sealed theirs (game/seed.go, table/begin.go): so nobody can choose the dice. At the
// end each browser checks it by what it saw before it told its own.

import { api, type NewSeat } from '../net/api';
import type { Snapshot } from '../net/sent';

const encode = (text: string) => [...new TextEncoder().encode(text)];
const hex = (bytes: Uint8Array) => [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
const hash = async (bytes: number[]) =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))));

// The fingerprint of a seed, as the server commits to it.
export const committed = (seed: string) =>
  hash([
    ...encode('two banners commitment '),
    ...(seed.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)),
  ]);
export const sealed = (nonce: string) => hash(encode(`two banners nonce ${nonce}`));

// What this browser brings to a table and, once that was told, what had been fixed before. Times are
// the nonces it has told there.
type Brought = { nonce: string; times: number; commitment?: string; seals?: string[] };
const most = 4; // more would be tries of somebody who hears them

function broughtTo(id: string): Brought | null {
  const kept = localStorage.getItem(`dice-${id}`);
  return kept ? (JSON.parse(kept) as Brought) : null;
}
function keep(id: string, brought: Brought): Brought {
  localStorage.setItem(`dice-${id}`, JSON.stringify(brought));
  return brought;
}
const fresh = (id: string, times = 0) =>
  keep(id, { nonce: hex(crypto.getRandomValues(new Uint8Array(16))), times });

// A table tells more than once what is due; it is sent once, and again if that failed or who had got
// up sits down again.
const sent = new Set<string>();
async function send(id: string, what: Parameters<typeof api.bring>[1]) {
  const now = id + JSON.stringify(what);
  if (sent.has(now)) return;
  sent.add(now);
  await api.bring(id, what).catch((error: unknown) => {
    sent.delete(now);
    throw error;
  });
}

type Table = Pick<Snapshot, 'id' | 'seats' | 'seals' | 'commitment'>;
const dueFrom = ({ seats }: Table) => seats.findIndex((s) => s.you && s.owes);

// Brings what is due from me: the seal of a nonce, or the nonce. Gives false where another browser of
// mine has sealed the one that is due.
export async function bring(table: Table): Promise<boolean> {
  const { id, seats, seals, commitment } = table;
  const seat = dueFrom(table);
  if (!seats.some((s) => s.you)) sent.clear();
  if (seat < 0) return true;
  const toSeal = seats[seat].owes === 'seal';
  let mine = broughtTo(id);
  if (!mine || (toSeal && mine.commitment)) mine = fresh(id, mine?.times);
  if (toSeal) {
    if (mine.times < most) await send(id, { seal: await sealed(mine.nonce) });
    return true;
  }
  if (seals?.[seat] && seals[seat] !== (await sealed(mine.nonce))) return false;
  if (!mine.commitment) keep(id, { ...mine, commitment, seals, times: mine.times + 1 });
  await send(id, { nonce: mine.nonce });
  return true;
}

// Seals another nonce for the one that another browser of mine has not told for a while.
export async function bringAnew({ id }: Table) {
  const mine = fresh(id, broughtTo(id)?.times);
  await send(id, { seal: await sealed(mine.nonce) });
}

// Whether the dice of a game are those that were fixed before anybody could know them.
export async function proven(game: Snapshot): Promise<boolean> {
  const { id, seed, commitment, nonces = [], seals } = game;
  if (!seed || (await committed(seed)) !== commitment) return false;
  for (const [i, seal] of (seals ?? []).entries())
    if (nonces[i] ? seal !== (await sealed(nonces[i])) : seal) return false;
  const mine = broughtTo(id);
  if (!mine?.commitment) return true; // I brought nothing, or not from here
  const fixed = mine.seals ? mine.seals.join() === seals?.join() : true;
  return fixed && mine.commitment === commitment && nonces.includes(mine.nonce);
}

const mine = ({ kind }: NewSeat) => kind === 'me' || kind === 'local';

// A new table. Where nobody is waited for my nonce needs no seal, and the game begins.
export async function makeTable(...wish: Parameters<typeof api.create>) {
  const [, seats, , , , lesson] = wish;
  const { id, commitment } = await api.create(...wish);
  if (!lesson && seats.some(mine) && !seats.some((s) => s.kind === 'open')) {
    const { nonce } = keep(id, { ...fresh(id), commitment, times: 1 });
    await send(id, { nonce });
  }
  return id;
}

// A table for the same people; where nobody else is waited for it begins at once.
export async function rematch(id: string): Promise<string> {
  const next = await api.rematch(id);
  await bring(await api.snapshot(next.id, 'mine'));
  return next.id;
}
