import { describe, expect, it } from 'vitest';
import { change, finished, moveChampion, movesOf, planOf, spreadEvenly, toBorders } from './plan';
import type { Region, View } from './types';

const region = (id: string, seat: number, tokens = 0, more: Partial<Region> = {}): Region => ({
  id,
  seat,
  tokens,
  ...more,
});

function view(regions: Region[], hand: number, least = 1, stage = 'deploy'): View {
  const beside = { 'least-beside-champion': 0 };
  const player = { coins: 5, least, ...beside, hand, regions: 0, 'decline-regions': 0, scored: {} };
  return { stage, regions, players: [player, { ...player, hand: 0 }] } as unknown as View;
}

describe('a redeployment', () => {
  it('puts tokens down in the order of the view', () => {
    let plan = planOf(view([region('a', 0, 1), region('x', 1, 2), region('b', 0, 1)], 3), 0, false);
    plan = change(plan, 'b', 2);
    plan = change(plan, 'a', 1);
    expect(finished(plan)).toBe(true);
    expect(movesOf(plan)).toEqual([
      { put: { region: 'a', tokens: 1 } },
      { put: { region: 'b', tokens: 2 } },
    ]);
  });

  it('lifts a region that shrinks and fills it again', () => {
    let plan = planOf(view([region('a', 0, 1), region('b', 0, 4)], 0), 0, false);
    plan = change(change(plan, 'b', -2), 'a', 2);
    expect(movesOf(plan)).toEqual([
      { lift: 'b' },
      { put: { region: 'a', tokens: 2 } },
      { put: { region: 'b', tokens: 2 } },
    ]);
  });

  it('never takes the last token of a region', () => {
    const plan = planOf(view([region('a', 0, 3)], 0), 0, false);
    expect(change(plan, 'a', -9).now.a.tokens).toBe(1);
  });

  it('keeps Tauren in pairs', () => {
    const plan = planOf(view([region('a', 0, 4), region('b', 0, 2)], 0, 2), 0, false);
    expect(change(plan, 'a', -9).now.a.tokens).toBe(2);
  });

  it('leaves a region to the Champion alone', () => {
    let plan = planOf(view([region('a', 0, 1), region('b', 0, 2, { champion: true })], 0), 0, true);
    plan = change(change(plan, 'b', -9), 'a', 2);
    expect(movesOf(plan)).toEqual([{ lift: 'b' }, { put: { region: 'a', tokens: 2 } }]);
    expect(movesOf(moveChampion(plan, 'a'))).toContainEqual({ champion: 'a' });
  });

  it('puts a Champion back that was driven out', () => {
    const v = view([region('a', 0, 3), region('b', 0, 1)], 0, 1, 'redeploy');
    const plan = planOf({ ...v, turn: { 'champion-freed': true } }, 0, true);
    expect(finished(plan)).toBe(false);
    expect(movesOf(moveChampion(plan, 'b'))).toEqual([{ champion: 'b' }]);
    expect(finished(spreadEvenly(plan))).toBe(true);
  });

  it('spreads evenly and to the borders', () => {
    const v = view([region('a', 0, 1), region('b', 0, 1), region('c', 0, 1), region('x', 1, 1)], 5);
    const plan = planOf(v, 0, false);
    expect(Object.values(spreadEvenly(plan).now).map((s) => s.tokens)).toEqual([3, 3, 2]);
    const near = (id: string) => (id === 'b' ? ['x', 'a'] : id === 'x' ? ['b'] : ['b']);
    expect(toBorders(plan, v, near).now.b.tokens).toBe(6);
  });

  it('lets survivors only be added', () => {
    const v = view([region('a', 0, 3), region('b', 0, 1)], 2, 1, 'redeploy');
    const plan = planOf(v, 0, false);
    expect(change(plan, 'a', -1).now.a.tokens).toBe(3);
    expect(movesOf(change(plan, 'b', 2))).toEqual([{ put: { region: 'b', tokens: 2 } }]);
  });
});
