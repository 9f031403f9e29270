// Small signs of the second game.

import { signs } from './drawings';

export const sign = (id: string): string => signs[id] ?? signs.event;
