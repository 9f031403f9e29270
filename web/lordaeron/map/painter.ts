// Paints the parchment beside the page.

import { easel } from '../../art/easel';
import { Parchment } from './chart';
import { geography } from './geography';
import type { BoardMap } from './types';

easel<BoardMap>((ink, map, light, pixels) => new Parchment(ink, geography(map), light, pixels));
