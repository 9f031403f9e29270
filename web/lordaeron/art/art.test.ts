import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { classes, creatures, leaders, signs } from './drawings';
import { leader, medallion, pawn, silhouette } from './figures';
import { peoples, portrait } from './portraits';

const content = (file: string) =>
  readFileSync(new URL(`../../../content/lordaeron/${file}.yaml`, import.meta.url), 'utf8');
const ids = (file: string) =>
  [...content(file).matchAll(/^ {2}- \{?(?:id: )([a-z-]+)/gm)].map((m) => m[1]);
const all = (file: string, key: string) => [
  ...new Set([...content(file).matchAll(new RegExp(`${key}: ([a-z-]+)`, 'g'))].map((m) => m[1])),
];

describe('the drawings', () => {
  it('are there for every creature, class, overlord and people of the box', () => {
    expect(ids('creatures').filter((id) => !creatures[id])).toEqual([]);
    expect(all('characters', 'class').filter((id) => !classes[id])).toEqual([]);
    expect(ids('overlords').filter((id) => !leaders[id])).toEqual([]);
    expect(all('characters', 'people').sort()).toEqual([...peoples].sort());
  });

  it('give no two characters one portrait', () => {
    const lines = content('characters').match(/class: [a-z-]+, faction: \w+,\s+people: [a-z-]+/g)!;
    const drawn = lines.map((line) => {
      const [cls, faction, people] = [...line.matchAll(/: ([a-z-]+)/g)].map((m) => m[1]);
      return portrait(people, cls, faction, 0);
    });
    expect(new Set(drawn).size).toBe(lines.length);
  });

  it('tell colours of figures and seats apart without colour', () => {
    const plain = (drawing: string) => drawing.replace(/#[0-9a-f]{3,8}/g, '');
    const rings = (['green', 'red', 'blue'] as const).map((g) => plain(medallion('gnoll', g)));
    expect(new Set(rings).size).toBe(3);
    const seats = [0, 1, 2, 3, 4, 5].map((seat) => plain(pawn('mage', 'horde', seat)));
    expect(new Set(seats).size).toBe(6);
  });

  it('fall back on a boss for what nobody has drawn yet', () => {
    expect(silhouette('the-old-snake')).toBe(silhouette('boss'));
    expect(leader('nefarian')).not.toBe(leader('boss'));
  });

  it('are well-formed', () => {
    const drawings = [
      ...Object.values(signs),
      ...[...Object.keys(creatures), ...Object.keys(classes)].map(silhouette),
      portrait('orc', 'warrior', 'horde', 3),
    ];
    for (const drawing of drawings) {
      const open = [...drawing.matchAll(/<(\w+)[^>]*[^/]>/g)].map((m) => m[1]);
      const shut = [...drawing.matchAll(/<\/(\w+)>/g)].map((m) => m[1]);
      expect(open.sort()).toEqual(shut.sort());
      expect(drawing).not.toMatch(/NaN|undefined/);
    }
  });
});
