// The painter works beside the page, which stays free for the player: a worker that is handed a
// world and hands back its chart.

import { easel } from '../../art/easel';
import type { World } from '../board/layout';
import { Chart } from './chart';

easel<World>((ink, world, light, pixels) => new Chart(ink, world, light, pixels));
