// What a card shows: a drawing for each kind of thing, in a box from -10 to 10, in currentColor.

const even = (d: string) => `<path fill="currentColor" fill-rule="evenodd" d="${d}"/>`;
const line = (d: string, width = 1.5) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const things: Record<string, string> = {
  instant: even('M2-10L-6 2H-1L-3 10L7-3H1L4-10Z'),
  active:
    line('M0-8A8 8 0 1 1-.1-8M0-4.4A4.4 4.4 0 1 1-.1-4.4') + even('M0-1.6A1.6 1.6 0 1 0 .1-1.6Z'),
  melee: even(
    'M7-10L9-8L-2 4L0 6L-1.4 7.4L-3.6 5.2L-7.6 9.2L-9.2 7.6L-5.2 3.6L-7.4 1.4L-6 0L-4 2Z',
  ),
  sword: even(
    'M7-10L9-8L-2 4L0 6L-1.4 7.4L-3.6 5.2L-7.6 9.2L-9.2 7.6L-5.2 3.6L-7.4 1.4L-6 0L-4 2Z',
  ),
  mace: even('M1-9L4-7L7-9L8-5L10-3L8 0L8 3L4 2L2 2.6L-6.6 9.4L-8.6 7.4L0-1.6L-1-4L-2-7Z'),
  staff: line('M-7 9L3-3', 2.4) + line('M3-3Q0-9 6-9T7-2Q4-1 4-4', 1.6),
  bow: line('M-4-9Q8-6 8 0T-4 9') + line('M-4-9L-1 0L-4 9M-8 0H6', 1),
  gun: even('M-9-4H9V-1H0L-1 2H-4L-6 7H-9L-7 0H-9Z'),
  wand: line('M-7 8L2-2', 2.6) + even('M4-9L5.4-5.4L9-4L5.4-2.6L4 1L2.6-2.6L-1-4L2.6-5.4Z'),
  ranged: line('M-4-9Q8-6 8 0T-4 9') + line('M-4-9L-1 0L-4 9M-8 0H6', 1),
  general: even('M-5-8H5L8-2L0 9L-8-2ZM-3-6L-5-2.4H-1.6ZM3-6L1.6-2.4H5Z'),
  trinket: line('M-6-8Q0 4 6-8', 1.2) + even('M0-1L4 4L0 9L-4 4Z'),
  head: even('M0-9Q7-9 7-2Q7 2 4 4V8H-4V4Q-7 2-7-2Q-7-9 0-9ZM-4-3V0H-1V-3ZM1-3V0H4V-3Z'),
  armor: even('M-8-8L-3-6Q0-4 3-6L8-8L9-1L5 0V9H-5V0L-9-1Z'),
  cloth: even('M-5-9H5L9-1L6 1L5-2L7 9H-7L-5-2L-6 1L-9-1ZM-1-7V7H1V-7Z'),
  leather: even('M-8-8L-3-6Q0-4 3-6L8-8L9-1L5 0V9H-5V0L-9-1ZM-1-2V0H1V-2ZM-1 2V4H1V2Z'),
  mail: even(
    'M-8-8L-3-6Q0-4 3-6L8-8L9-1L5 0V9H-5V0L-9-1ZM-3-2V0H-1V-2ZM1-2V0H3V-2ZM-1 1V3H1V1ZM-3 4V6H-1V4ZM1 4V6H3V4Z',
  ),
  shield: even('M0-9Q4-7 8-7V0Q7 6 0 9Q-7 6-8 0V-7Q-4-7 0-9ZM-1-6V5H1V-6Z'),
  helmet: even('M0-9Q8-9 8 0V8H3V2H1V-1H5V-3H-5V-1H-1V2H-3V8H-8V0Q-8-9 0-9Z'),
  scope:
    line('M-8 0H-4M4 0H8M0-8V-4M0 4V8M0-6A6 6 0 1 1-.1-6') + even('M0-1.4A1.4 1.4 0 1 0 .1-1.4Z'),
  poison: even(
    'M-2-9H2V-5L6 3Q7 9 0 9T-6 3L-2-5ZM-3 3A1.3 1.3 0 1 0-2.9 3ZM3 3A1.3 1.3 0 1 0 3.1 3Z',
  ),
  potion: even('M-2-9H2V-4Q7-1 7 4Q7 9 0 9T-7 4Q-7-1-2-4ZM-4 3Q-4 7 0 7T4 3Z'),
  scroll: even(
    'M-7-8H5Q8-8 8-5H5V8H-5Q-8 8-8 5H-5V-5Q-7-5-7-8ZM-3-4V-2.6H3V-4ZM-3-.7V.7H3V-.7ZM-3 2.6V4H1V2.6Z',
  ),
  food: even('M3-8Q9-6 8 0T-1 6L-5 9Q-8 9-8 7L-9 6L-6 2Q-5-6 3-8ZM2-5Q-2-3-2 0Q1-3 4-3Z'),
  bag: even('M-4-9H4L2-5Q9 0 7 6Q6 9 0 9T-7 6Q-9 0-2-5Z'),
  pet: even(
    'M-3 2Q0-2 3 2Q6 6 2 7.5Q0 6.5-2 7.5Q-6 6-3 2ZM-7-3A2.2 2.6 0 1 0-6.9-3ZM-2.8-8A2.2 2.8 0 1 0-2.7-8ZM2.8-8A2.2 2.8 0 1 0 2.9-8ZM7-3A2.2 2.6 0 1 0 7.1-3Z',
  ),
  demon: even(
    'M-9-9Q-5-8-4-5Q0-7 4-5Q5-8 9-9Q9-3 6-1Q6 7 0 9Q-6 7-6-1Q-9-3-9-9ZM-4 0L-1 2H-4ZM4 0L1 2H4Z',
  ),
  talent: even('M0-9L2.5-3L9-2.5L4 1.8L5.6 8L0 4.6L-5.6 8L-4 1.8L-9-2.5L-2.5-3Z'),
  race: even('M0-9A4 4 0 1 1-.1-9ZM-8 9Q-8 1 0 1T8 9Z'),
};

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
