import { expect, test } from 'vitest';
import type { LordaeronTable } from '../state.svelte';
import type { SplitAdvice } from '../types';
import { Sharing, sharesOf } from './sharing.svelte';

const character = (id: string, health: number, pet?: number) => ({ id, health, pet });
const people = [character('druid', 3), character('hunter', 4, 2)];
const wound = (who: string, pet = false) => ({
  kind: 'wound',
  parts: { who, ...(pet && { pet }) },
});
const split = (druid: number, hunter: number, pet: number, win: number): SplitAdvice => ({
  shares: [
    { who: 'druid', wounds: druid },
    { who: 'hunter', wounds: hunter },
    { who: 'hunter', pet: true, wounds: pet },
  ],
  ...(druid > 2 && { falls: ['druid'] }),
  win,
  safe: win,
});

function sharing(splits: SplitAdvice[]) {
  const sent: unknown[] = [];
  const table = {
    as: 0,
    snapshot: { seq: 7 },
    myTurn: true,
    choices: [wound('druid'), wound('hunter'), wound('hunter', true)],
    fight: { wounds: 3 },
    advice: { fight: { splits } },
    character: (id: string) => people.find((c) => c.id === id),
    intend: (...moves: unknown[]) => sent.push(...moves),
  } as unknown as LordaeronTable;
  return { to: new Sharing(table), sent };
}

test('the best way is laid out, and a deadly one is told from it', () => {
  const ways = [split(0, 1, 2, 90), split(3, 0, 0, 40)];
  const { to } = sharing(ways);
  expect(to.shares).toEqual({ druid: 0, hunter: 1, 'hunter pet': 2 });
  expect([to.spared, to.split?.win]).toEqual([false, 90]);
  to.take(sharesOf(ways[1]));
  expect([to.spared, to.split?.win, to.fall.map((c) => c.id)]).toEqual([true, 40, ['druid']]);
});

test('wounds are dealt one by one, to pets as to characters', () => {
  const { to, sent } = sharing([split(0, 1, 2, 90)]);
  to.plus('hunter pet', -1);
  to.plus('druid', 1);
  to.deal();
  expect(sent).toEqual([
    { wound: { who: 'druid' } },
    { wound: { who: 'hunter' } },
    { wound: { who: 'hunter', pet: true } },
  ]);
});

test('as long as no odds are there, whoever is healthiest takes the next wound', () => {
  expect(sharing([]).to.shares).toEqual({ hunter: 2, druid: 1 });
});
