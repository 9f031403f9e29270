import { describe, expect, it } from 'vitest';
import { choicesOf } from './choices';
import {
  begun,
  change,
  changed,
  finished,
  mayClick,
  moveChampion,
  movesOf,
  type Plan,
  planOf,
  spreadEvenly,
  toBorders,
} from './plan';
import type { Notation, Region, View } from './types';

const region = (id: string, seat: number, tokens = 0, more: Partial<Region> = {}): Region => ({
  id,
  seat,
  tokens,
  ...more,
});

function view(regions: Region[], hand: number, least = 1, stage = 'deploy'): View {
  const beside = { 'least-beside-champion': 0 };
  const player = { coins: 5, least, ...beside, hand, regions: 0, 'decline-regions': 0, scored: {} };
  return { stage, turn: {}, regions, players: [player, { ...player, hand: 0 }] } as unknown as View;
}

// What the server offers, region by region: `lift a b, put a 1 2` and words alone.
function offers(text: string): Notation[] {
  return text.split(', ').flatMap((part): Notation[] => {
    const [kind, ...rest] = part.split(' ');
    if (kind === 'put') {
      const [at, ...counts] = rest;
      return counts.map((n) => ({ put: { region: at, tokens: Number(n) } }));
    }
    return rest.length ? rest.map((at) => ({ [kind]: at })) : [kind];
  });
}

const planned = (v: View, text: string): Plan =>
  planOf(v, 0, choicesOf(offers(text).map((move) => ({ move }))))!;

describe('a redeployment', () => {
  it('puts tokens down in the order of the view', () => {
    const v = view([region('a', 0, 1), region('x', 1, 2), region('b', 0, 1)], 3);
    let plan = planned(v, 'put a 1 2 3, put b 1 2 3');
    plan = change(plan, 'b', 2);
    plan = change(plan, 'a', 1);
    expect(finished(plan)).toBe(true);
    expect(movesOf(plan)).toEqual([
      { put: { region: 'a', tokens: 1 } },
      { put: { region: 'b', tokens: 2 } },
    ]);
  });

  it('lifts a region that shrinks and fills it again', () => {
    let plan = planned(view([region('a', 0, 1), region('b', 0, 4)], 0), 'lift b, end');
    plan = change(change(plan, 'b', -2), 'a', 2);
    expect(movesOf(plan)).toEqual([
      { lift: 'b' },
      { put: { region: 'a', tokens: 2 } },
      { put: { region: 'b', tokens: 2 } },
    ]);
  });

  it('starts over with everything where it was', () => {
    const plan = planned(view([region('a', 0, 1), region('b', 0, 4)], 0), 'lift b, end');
    const other = change(change(plan, 'b', -2), 'a', 1);
    expect([changed(plan), changed(other)]).toEqual([false, true]);
    expect(begun(other)).toEqual(plan);
  });

  it('never takes the last token of a region', () => {
    const v = view([region('a', 0, 3), region('b', 0, 1)], 0);
    expect(change(planned(v, 'lift a, end'), 'a', -9).now.a.tokens).toBe(1);
  });

  it('keeps Tauren in pairs', () => {
    const v = view([region('a', 0, 4), region('b', 0, 2)], 0, 2);
    expect(change(planned(v, 'lift a, end'), 'a', -9).now.a.tokens).toBe(2);
  });

  it('leaves a region to the Champion alone', () => {
    const v = view([region('a', 0, 1), region('b', 0, 2, { champion: true })], 0);
    let plan = planned(v, 'lift b, champion a, end');
    plan = change(change(plan, 'b', -9), 'a', 2);
    expect(movesOf(plan)).toEqual([{ lift: 'b' }, { put: { region: 'a', tokens: 2 } }]);
    expect(movesOf(moveChampion(plan, 'a'))).toContainEqual({ champion: 'a' });
  });

  it('frees who stands where the Champion comes', () => {
    const v = view([region('a', 0, 1), region('b', 0, 0, { champion: true })], 0);
    const plan = change(moveChampion(planned(v, 'champion a, end'), 'a'), 'a', -1);
    expect(finished(plan)).toBe(false); // the region it left must be filled
    expect(movesOf(change(plan, 'b', 1))).toEqual([
      { champion: 'a' },
      { lift: 'a' },
      { put: { region: 'b', tokens: 1 } },
    ]);
  });

  it('puts no lone Tauren beside the Champion', () => {
    const v = view([region('a', 0, 2, { champion: true }), region('b', 0, 3)], 0, 2);
    const plan = change(planned(v, 'lift a b, champion b, end'), 'a', -1);
    expect(finished(change(plan, 'b', 1))).toBe(false);
    expect(finished(spreadEvenly(plan))).toBe(true);
    const w = view([region('a', 0, 0, { champion: true }), region('b', 0, 2)], 1, 2);
    expect(finished(spreadEvenly(planned(w, 'put b 1')))).toBe(true);
  });

  it('puts a Champion back that was driven out', () => {
    const v = view([region('a', 0, 3), region('b', 0, 1)], 0, 1, 'redeploy');
    const plan = planned({ ...v, turn: { 'champion-freed': true } }, 'champion a b');
    expect(finished(plan)).toBe(false);
    expect(mayClick(plan, 'b')).toBe(true);
    expect(movesOf(moveChampion(plan, 'b'))).toEqual([{ champion: 'b' }]);
    expect(finished(spreadEvenly(plan))).toBe(true);
  });

  it('spreads evenly and to the borders', () => {
    const v = view([region('a', 0, 1), region('b', 0, 1), region('c', 0, 1), region('x', 1, 1)], 5);
    const plan = planned(v, 'put a 1 2 3 4 5, put b 1 2 3 4 5, put c 1 2 3 4 5');
    expect(Object.values(spreadEvenly(plan).now).map((s) => s.tokens)).toEqual([3, 3, 2]);
    const near = (id: string) => (id === 'b' ? ['x', 'a'] : id === 'x' ? ['b'] : ['b']);
    expect(toBorders(plan, v, near).now.b.tokens).toBe(6);
  });

  it('lets survivors only be added', () => {
    const v = view([region('a', 0, 3), region('b', 0, 1)], 2, 1, 'redeploy');
    const plan = planned(v, 'put a 1 2, put b 1 2');
    expect(change(plan, 'a', -1).now.a.tokens).toBe(3);
    expect(movesOf(change(plan, 'b', 2))).toEqual([{ put: { region: 'b', tokens: 2 } }]);
  });

  it('is none where nothing can be moved', () => {
    const v = view([region('a', 0, 1)], 0);
    expect(planOf(v, 0, choicesOf([{ move: 'end' }, { move: { objective: 'a' } }]))).toBeNull();
  });
});

// Once a Champion was captured the turn tells everybody so: it holds up its owner alone.
describe('a turn in which somebody else lost a Champion', () => {
  const freed = (v: View): View => ({ ...v, turn: { 'champion-freed': true } });

  it('is ended by the attacker with nothing in hand', () => {
    const v = freed(view([region('a', 0, 3), region('b', 0, 1), region('x', 1, 1)], 0));
    const plan = planned(v, 'lift a, end');
    expect(finished(plan)).toBe(true);
    const other = change(change(plan, 'a', -1), 'b', 1);
    expect(finished(other)).toBe(true);
    expect(movesOf(other)).toHaveLength(3);
  });

  it('is ended by the attacker with tokens in hand', () => {
    const v = freed(view([region('a', 0, 2), region('b', 0, 1), region('x', 1, 1)], 2));
    const plan = planned(v, 'lift a, put a 1 2, put b 1 2');
    expect(finished(plan)).toBe(false);
    const near = (id: string) => (id === 'b' ? ['x', 'a'] : ['b']);
    for (const done of [spreadEvenly(plan), toBorders(plan, v, near), change(plan, 'b', 2)])
      expect(finished(done)).toBe(true);
  });

  it('goes on when a third person has put the survivors back', () => {
    const v = freed(view([region('a', 0, 2), region('b', 0, 1)], 1, 1, 'redeploy'));
    const plan = planned(v, 'put a 1, put b 1');
    expect(mayClick(plan, 'b')).toBe(true);
    const done = change(plan, 'b', 1);
    expect(finished(done)).toBe(true);
    expect(mayClick(done, 'b')).toBe(false);
    expect(finished(spreadEvenly(plan))).toBe(true);
  });
});

// The server fills regions in order and takes none up again: SW-DEPLOY-08, -09.
describe('a redeployment of which a part was taken back', () => {
  it('goes on after the last region filled', () => {
    // Sent were lift c, put a 2, put b 2, put c 3; the last was taken back.
    const regions = [region('a', 0, 3), region('b', 0, 3), region('c', 0), region('d', 0, 1)];
    const plan = planned(view(regions, 3), 'put c 1 2 3');
    expect(change(plan, 'a', 1)).toBe(plan);
    expect(change(plan, 'a', -1)).toBe(plan);
    expect(finished(change(plan, 'd', 3))).toBe(false); // c must be filled again
    for (const done of [spreadEvenly(plan), toBorders(plan, view(regions, 3), () => [])]) {
      expect(finished(done)).toBe(true);
      expect(movesOf(done)).toEqual([
        { put: { region: 'c', tokens: 2 } },
        { put: { region: 'd', tokens: 1 } },
      ]);
    }
  });

  it('may take up what was not, as long as nothing was put down', () => {
    // Sent was lift c alone: it must be filled, and b can still be taken up.
    const regions = [region('a', 0, 1), region('b', 0, 3), region('c', 0)];
    const plan = planned(view(regions, 2), 'lift b, put a 1, put b 1, put c 1 2');
    const done = change(change(change(plan, 'b', -2), 'a', 3), 'c', 1);
    expect(finished(done)).toBe(true);
    expect(movesOf(done)).toEqual([
      { lift: 'b' },
      { put: { region: 'a', tokens: 3 } },
      { put: { region: 'b', tokens: 1 } },
      { put: { region: 'c', tokens: 1 } },
    ]);
  });
});
