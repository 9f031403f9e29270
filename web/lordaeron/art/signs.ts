// Small signs of the second game: what is printed on the map, what a sheet counts, what an event is.
// In a box from -10 to 10, in currentColor, holes by the even-odd rule.

const even = (d: string) => `<path fill="currentColor" fill-rule="evenodd" d="${d}"/>`;
const line = (d: string, width = 1.6) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const paths: Record<string, string> = {
  // printed on regions
  town: even('M-7 6V-1H-8L-4-6L0-1.5V-4L4-8.5L8-4H7V6ZM-5 1V4H-3V1ZM2-3V0H5V-3ZM2 2V6H5V2Z'),
  flight: even(
    'M0 6Q-1 1-3 0Q-6 1-8.5-3Q-7-3-6-4Q-8-5-8-7.5Q-3-7-1-2L0-4L1-2Q3-7 8-7.5Q8-5 6-4Q7-3 8.5-3Q6 1 3 0Q1 1 0 6Z',
  ),
  start: even('M-5 8V-8.5H-3.5V-8L7-5.5L-3.5-1V8Z'),
  graveyard: even(
    'M-5 6V-2Q-5-8 0-8T5-2V6H7.5V8H-7.5V6ZM-.9-5V-3H-2.8V-1.3H-.9V4H.9V-1.3H2.8V-3H.9V-5Z',
  ),
  // what a sheet counts
  health: even('M0 8C-9 2-9-6-4.5-7C-2-7.5-.5-6 0-4C.5-6 2-7.5 4.5-7C9-6 9 2 0 8Z'),
  energy: even('M0-9L7 0L0 9L-7 0Z'),
  gold: even(
    'M0-8.5A8.5 8.5 0 1 0 .1-8.5ZM0-4.5L1.3-1.3H4.8L2 .9L3 4.3L0 2.3L-3 4.3L-2 .9L-4.8-1.3H-1.3Z',
  ),
  xp: even('M0-9L2.5-3L9-2.5L4 1.8L5.6 8L0 4.6L-5.6 8L-4 1.8L-9-2.5L-2.5-3Z'),
  action: even('M0-9L8-3L5 8H-5L-8-3Z'),
  stun: line('M-1-1A2 2 0 1 1 2 1.5A5 5 0 1 1-5 0A8 8 0 0 1 7-5', 2),
  curse: even(
    'M0-9C6-5 7-1 4 4C7 4 7 2 8 0C9 6 4 9 0 9C-4 9-9 6-8 0C-7 2-7 4-4 4C-7-1-6-5 0-9ZM0-2L-2 3H2Z',
  ),
  pet: even(
    'M-3 2Q0-2 3 2Q6 6 2 7.5Q0 6.5-2 7.5Q-6 6-3 2ZM-7-3A2.2 2.6 0 1 0-6.9-3ZM-2.8-8A2.2 2.8 0 1 0-2.7-8ZM2.8-8A2.2 2.8 0 1 0 2.9-8ZM7-3A2.2 2.6 0 1 0 7.1-3Z',
  ),
  // decks of items
  triangle: line('M0-7L8 7H-8Z', 2),
  square: line('M-7-7H7V7H-7Z', 2),
  circle: line('M0-7.5A7.5 7.5 0 1 1 0 7.5A7.5 7.5 0 1 1 0-7.5', 2),
  special: line('M0-8L2-2H8L3 1.5L5 8L0 4L-5 8L-3 1.5L-8-2H-2Z', 1.8),
  // boxes and dice
  damage: even('M-8 8L-6 3L4-8L8-8L8-4L-3 6ZM-8 2L-2 8L-4 9L-9 4Z'),
  defense: even('M0-9Q4-7 8-7V0Q7 6 0 9Q-7 6-8 0V-7Q-4-7 0-9Z'),
  attrition: even('M0-9Q7-1 7 3A7 6.5 0 0 1-7 3Q-7-1 0-9ZM-3.5 2Q-3 6 1 6.5Q-2 4-1.5 0Z'),
  reroll: line('M6-5A8 8 0 1 0 8 1M7-9V-4.5H2.5', 2),
  threat: even('M0-9L9 8H-9ZM-1.2-3V3H1.2V-3ZM-1.2 4.5V6.5H1.2V4.5Z'),
  // what an event is
  war: line('M-7-8L6 6M7-8L-6 6M-8 3L-3 8M8 3L3 8', 2),
  boss: even(
    'M-8-8L-4-4L0-9L4-4L8-8L7 0Q8 6 3 6V9H-3V6Q-8 6-7 0ZM-4-.5A2 2 0 1 0-3.9-.5ZM4-.5A2 2 0 1 0 4.1-.5Z',
  ),
  event: even('M-7-8H5L8-5V8H-4L-7 5ZM-4-4V-2.5H4V-4ZM-4-.5V1H4V-.5ZM-4 3V4.5H2V3Z'),
  auction: even('M-8 4L0-4L2-2L-6 6ZM-1-7L5-1L3 1L-3-5ZM-2 7H9V9H-2Z'),
  plague: even('M-8-2H8L6 7Q0 9-6 7ZM-3-4A2 2 0 1 0-2.9-4ZM2-6A2.5 2.5 0 1 0 2.1-6Z'),
  quest: even('M-2-9H2V3H-2ZM-2 5H2V9H-2Z'),
};

export const signs = paths;
export const sign = (id: string): string => paths[id] ?? paths.event;
