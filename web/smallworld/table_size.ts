// The shape that the islands fill at a table in this window, as TableLayout.svelte gives it room: a
// replay, whose panel has another height, shows them as they lay there.

import type { Size } from '../board/camera';
import { settings } from '../ui/settings.svelte';

export function shapeAtTable({ w, h }: Size): number {
  if (matchMedia('(max-height: 500px)').matches) return w / h;
  if (matchMedia('(max-width: 760px)').matches)
    return innerWidth / Math.max(300, innerHeight - 50 - 318);
  const bar = innerHeight <= 800 || settings.density === 'tight' ? 62 : 78;
  return w / (innerHeight - 54 - bar - 6);
}
