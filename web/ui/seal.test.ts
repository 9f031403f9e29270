import { beforeEach, expect, it, vi } from 'vitest';
import type { Seat, Snapshot } from '../net/sent';

const brought = vi.hoisted(() => [] as Record<string, string>[]);
vi.mock('../net/api', () => ({
  api: {
    bring: (_: string, what: Record<string, string>) => Promise.resolve(brought.push(what)),
    create: () => Promise.resolve({ id: 't', invite: 'i', commitment: 'c' }),
  },
}));
const { bring, bringAnew, committed, makeTable, proven, sealed } = await import('./seal');

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});
beforeEach(() => {
  stored.clear();
  brought.length = 0;
});

const seed = '00'.repeat(32);
const commitment = await committed(seed);
const table = (owes: 'seal' | 'nonce', seals: string[]) =>
  ({ id: 't', commitment, seals, seats: [{ you: true, owes }, {}] as Seat[] }) as Snapshot;
const last = () => brought.at(-1)!;

// Seals a nonce and tells it beside the other's seal.
async function told(other: string) {
  await bring(table('seal', []));
  const { seal } = last();
  await bring(table('nonce', [seal, other]));
  return { seal, nonce: last().nonce };
}

it('a seal is made as the server makes it', async () => {
  // game/kernel_test.go has the same.
  expect(await sealed('anna')).toBe(
    '46e9fb41b5d2d72e0d6fcdcd95fe16d2dd9c40d77799ef2e290aa58b42cf74f0',
  );
});

it('a nonce is sealed once, and told when all have sealed', async () => {
  await bring(table('seal', []));
  await bring(table('seal', []));
  expect(brought.length).toBe(1);
  expect(Object.keys(last())).toEqual(['seal']);
  await bring(table('nonce', [last().seal, 'theirs']));
  expect(await sealed(last().nonce)).toBe(brought[0].seal);
});

it('what was told is not sealed again, and no more than four nonces are told', async () => {
  const nonces = new Set<string>();
  for (let n = 0; n < 6; n++) {
    const before = brought.length;
    await bring(table('seal', []));
    if (brought.length === before) break;
    await bring(table('nonce', [last().seal, 'theirs']));
    nonces.add(last().nonce);
  }
  expect(nonces.size).toBe(4);
});

it('what another browser of mine sealed is left to it, or sealed anew', async () => {
  expect(await bring(table('nonce', ['not from here', 'theirs']))).toBe(false);
  expect(brought).toEqual([]);
  await bringAnew(table('nonce', ['not from here', 'theirs']));
  expect(await bring(table('nonce', [last().seal, 'theirs']))).toBe(true);
});

it('who sits down again seals again', async () => {
  await bring(table('seal', []));
  await bring({ ...table('seal', []), seats: [{ owes: 'seal' }, {}] as Seat[] }); // has got up
  await bring(table('seal', []));
  expect(brought.length).toBe(2);
});

it('who plays alone needs no seal', async () => {
  await makeTable('smallworld', [{ kind: 'me' }, { kind: 'bot' }], {});
  expect(Object.keys(last())).toEqual(['nonce']);
  await makeTable('smallworld', [{ kind: 'me' }, { kind: 'open' }], {});
  await makeTable('smallworld', [{ kind: 'bot' }, { kind: 'bot' }], {});
  expect(brought.length).toBe(1);
});

it('a proof holds the game to what was fixed before my nonce was told', async () => {
  const theirs = await sealed('theirs');
  const { seal, nonce } = await told(theirs);
  const game = {
    ...{ id: 't', seed, commitment, nonces: [nonce, 'theirs'], seals: [seal, theirs] },
  } as Snapshot;
  expect(await proven(game)).toBe(true);
  const other = await sealed('what suits');
  for (const wrong of [
    { seed: '11'.repeat(32) },
    { nonces: [nonce, 'what suits'] },
    { nonces: [nonce, 'what suits'], seals: [seal, other] }, // sealed when mine was told
    { nonces: ['mine left out', 'theirs'] },
    { nonces: ['', 'theirs'], seals: ['', theirs] },
    { seed: '11'.repeat(32), commitment: await committed('11'.repeat(32)) },
  ])
    expect(await proven({ ...game, ...wrong }), JSON.stringify(wrong)).toBe(false);
  stored.clear(); // who looks on has the seals of the record alone
  expect(await proven(game)).toBe(true);
  expect(await proven({ ...game, nonces: [nonce, 'what suits'] })).toBe(false);
});
