// What a card shows: a drawing for each kind of thing, in a box from -10 to 10, in currentColor.

import { things } from './drawings';

// The most telling drawing of a card.
export function thingOf(card: {
  kind: string;
  type?: string;
  category?: string;
  function?: string;
  traits?: string[];
}): string {
  const ids = [card.function, ...(card.traits ?? []), card.category, card.type, card.kind];
  return things[ids.find((id) => id && things[id]) ?? 'general'];
}
