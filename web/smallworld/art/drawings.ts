// What is drawn in `drawings.json`, by ids of the content: crests of the sixteen races, badges of the
// twenty special powers, five artifacts and seven legendary places. Silhouettes in a box from -50 to
// 50 in currentColor; see emblem.ts for the classes.

import { drawings } from '../../art/drawings';

export const { races, powers, markers } = await drawings(
  new URL('./drawings.json', import.meta.url),
);
