// Says as much as there is room for.

import { tick } from 'svelte';
import { createSubscriber } from 'svelte/reactivity';

// Asked in an effect, it runs again when letters have come that are wider or narrower.
export const letters = createSubscriber((update) => {
  document.fonts.addEventListener('loadingdone', update);
  return () => document.fonts.removeEventListener('loadingdone', update);
});

// Takes the first way of saying it that fits, else the last.
export async function fit<T>(ways: T[], take: (way: T) => void, fits: () => boolean) {
  for (const way of ways) {
    take(way);
    await tick();
    if (fits()) return;
  }
}
