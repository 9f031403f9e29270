import { signs } from './signs';

// Class k cuts a line out of a silhouette, kc a dot; o strokes an outline, w a heavy one.
const known: Record<string, string> = signs;
const brought: Record<string, string> = {};

// A game, or the box of a table, brings its own drawings. They stand for no sign of ours.
export const draw = (more: Record<string, string>) => Object.assign(brought, more);

export const emblem = (id: string): string => known[id] ?? brought[id] ?? signs.help;

export const shields: Record<string, string> = {
  alliance: 'M-26-30C-14-26-6-28 0-33 6-28 14-26 26-30V4C26 20 12 30 0 36-12 30-26 20-26 4Z',
  horde:
    'M-28-30-16-26-8-34 0-27 8-34 16-26 28-30 25-10 30-2 22 8 24 18 10 26 0 37-10 26-24 18-22 8-30-2-25-10Z',
  neutral: 'M0-32A32 32 0 1 0 .1-32Z',
};
