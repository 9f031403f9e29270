import { describe, expect, it } from 'vitest';
import { counter } from '../art/figures';
import { figuresIn, marksOf, stand } from './figures';
import { curve, geography, way } from './geography';
import { along, lettering, written } from './names';
import type { BoardMap, BoardRegion, MapView } from './types';

const box = (x: number, y: number, w = 200, h = 200) => [x, y, x + w, y, x + w, y + h, x, y + h];
const region = (
  id: string,
  x: number,
  y: number,
  more: Partial<BoardRegion> = {},
): BoardRegion => ({
  id,
  name: { en: id, pt: id },
  area: 'a',
  adjacent: [],
  border: box(x, y),
  token: [x + 100, y + 110],
  label: [x + 100, y + 50],
  ...more,
});

// Four squares in a block and an island: a-b and a-c can be walked, c-d too, b-d is a ridge.
const map: BoardMap = {
  width: 1000,
  height: 500,
  areas: [{ id: 'a', name: { en: 'A', pt: 'A' } }],
  regions: [
    region('a', 0, 0, {
      adjacent: ['b', 'c'],
      start: 'alliance',
      flight: ['alliance'],
      symbols: ['start', 'flight'],
      spots: [20, 20, 60, 20],
    }),
    region('b', 200, 0, { adjacent: ['a'] }),
    region('c', 0, 200, { adjacent: ['a', 'd', 'isle'] }),
    region('d', 200, 200, { adjacent: ['c'], start: 'horde' }),
    region('isle', 700, 200, { adjacent: ['c'], flight: ['alliance'] }),
  ],
};
const land = geography(map);
const at = (id: string) => land.places.get(id)!;

const fit = { xp: 0, energy: 3, gold: 0, actions: 2, health: 3 };
const view: MapView = {
  characters: [
    { id: 'mage', seat: 0, faction: 'alliance', class: 'mage', region: 'a', ...fit },
    { id: 'rogue', seat: 1, faction: 'horde', class: 'rogue', region: 'd', ...fit },
  ],
  creatures: [
    { type: 'gnoll', region: 'c', blue: 2 },
    { type: 'murloc', region: 'b', quest: 'q', owner: 'alliance', green: 1, red: 1 },
  ],
  quests: [{ id: 'q', faction: 'alliance' }],
  events: ['war'],
  overlord: { name: 'nefarian', region: 'd' },
};

describe('the drawing', () => {
  it('tells coast, open borders and ridges apart', () => {
    const kinds = land.lines.map((l) => [l.kind, ...l.of.map((p) => p!.id)].join(' '));
    expect(kinds.filter((k) => !k.startsWith('coast')).sort()).toEqual([
      'open a b',
      'open a c',
      'open c d',
      'ridge b d',
    ]);
  });
  it('draws every border once and the coast all round', () => {
    const long = (k: string) =>
      land.lines
        .filter((l) => l.kind === k)
        .flatMap((l) =>
          l.points.slice(1).map((p, i) => Math.hypot(p[0] - l.points[i][0], p[1] - l.points[i][1])),
        )
        .reduce((a, b) => a + b, 0);
    expect([long('open'), long('ridge'), long('coast')]).toEqual([600, 200, 2400]);
  });
  it('joins by a ferry what can be walked and does not touch', () => {
    expect(land.ferries.map(([a, b]) => `${a.id} ${b.id}`)).toEqual(['c isle']);
  });
  it('leads a way over the border', () => {
    expect(way(land, at('a'), at('b'))[1][0]).toBe(200);
    expect(way(land, at('c'), at('isle'))).toHaveLength(2);
    expect(
      curve([
        [0, 0],
        [10, 0],
        [20, 10],
      ]),
    ).toBe('M0 0Q10 0 20 10');
  });
});

describe('who stands where', () => {
  it('finds characters, overlord, groups by colour and marks of events', () => {
    const marks = marksOf({ events: [{ id: 'war', war: ['b', 'd'] }] as never });
    const keys = (id: string) => figuresIn(view, id, marks).map((f) => f.kind);
    expect(keys('a')).toEqual(['hero']);
    expect(keys('b')).toEqual(['group', 'group', 'mark']);
    expect(keys('d')).toEqual(['hero', 'leader', 'mark']);
    expect(figuresIn(view, 'c')[0]).toMatchObject({ grade: 'blue', count: 2, owner: undefined });
  });
  it('knows the counters that my faction has looked at in vain', () => {
    const overlord = { name: 'lord-kazzak', counters: ['c', 'd'], false: ['d'] };
    const vain = (id: string) =>
      figuresIn({ ...view, overlord }, id).flatMap((f) => (f.kind === 'counter' ? [!!f.vain] : []));
    expect([vain('a'), vain('c'), vain('d')]).toEqual([[], [false], [true]]);
    expect(counter(true)).not.toBe(counter());
  });
  it('makes figures smaller and puts them in two rows rather than outside', () => {
    const hero = view.characters[0];
    for (let n = 1; n <= 8; n++) {
      const crowd = Array.from({ length: n }, (_, i) => ({
        kind: 'hero' as const,
        key: `${i}`,
        hero,
      }));
      const placed = stand(at('a'), crowd);
      expect(new Set(placed.map((s) => s.at.join())).size).toBe(n);
      for (const s of placed) {
        expect(Math.abs(s.at[0] - 100)).toBeLessThanOrEqual(100);
        expect(s.scale).toBeGreaterThan(0.4);
      }
    }
  });
});

describe('names', () => {
  it('grow when the map is small and shrink when it is near', () => {
    expect([0.3, 0.6, 1.5].map(lettering)).toEqual([1.25, 1, 0.6]);
  });
  it('break where they become narrowest, and shrink before they leave their region', () => {
    expect(written('Brill', at('a')).lines).toEqual(['Brill']);
    expect(written('The Noxious Glade', at('a')).lines).toEqual(['The Noxious', 'Glade']);
    const long = written('Posto Avançado de Tirisfal do Norte', at('a'));
    expect(long.lines.length).toBeGreaterThan(1);
    const bent = { d: ['M0 0H300', 'M0 40H300'], size: 30 };
    const [first, second] = along('Contraforte de Eira dos Montes', bent);
    expect([first.line, second.line]).toEqual(['Contraforte de Eira dos', 'Montes']);
    expect(first.size).toBeLessThan(second.size);
    expect(Math.max(...long.lines.map((l) => l.length)) * long.size * 0.5).toBeLessThan(260);
  });
});
