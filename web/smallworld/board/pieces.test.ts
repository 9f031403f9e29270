import { expect, test } from 'vitest';
import type { Place } from './layout';
import { nearest, thingsIn } from './pieces';
import type { Region } from './types';

const place = {
  id: 'r',
  symbols: ['marker-spot'],
  spots: [
    [100, 0],
    [0, 100],
  ],
  token: [0, 0],
} as unknown as Place;
const region = (more: object) => ({ id: 'r', seat: -1, ...more }) as Region;

test('a long press asks for what lies nearest', () => {
  const full = region({ seat: 1, race: 'orcs', hidden: 'unknown', champion: true });
  expect(thingsIn(full, null)).toEqual(['champion', 'hidden']);
  expect(nearest(place, full, null, [5, 5])).toBe('people');
  expect(nearest(place, full, null, [90, 0])).toBe('hidden');
  expect(nearest(place, full, null, [0, 90])).toBe('champion');
  expect(nearest(place, region({}), null, [0, 0])).toBeNull();
});
