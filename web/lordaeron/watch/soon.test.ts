import { expect, it } from 'vitest';
import { secondsLeft } from './soon.svelte';

it('what is left until my turn is told as it was measured, and not when it takes longer', () => {
  expect(secondsLeft([], 0)).toBeUndefined();
  expect(secondsLeft([22], 0)).toBe(20);
  expect(secondsLeft([22, 60, 18], 9)).toBe(15);
  expect(secondsLeft([22], 21)).toBe(5);
  expect(secondsLeft([22], 23)).toBeUndefined();
});
