// What is drawn in `drawings.json`, by ids of the content, in currentColor, holes by the even-odd rule.
// Creatures, classes, leaders and heads of peoples: 64 units square; class `st` strokes where a line
// says more than a shape. Things that cards show, and signs (printed on regions, counted on a sheet,
// decks of items, bowls and dice, kinds of events): in a box from -10 to 10.

import { drawings } from '../../art/drawings';

export const { creatures, classes, leaders, heads, things, signs } = await drawings(
  new URL('./drawings.json', import.meta.url),
);
