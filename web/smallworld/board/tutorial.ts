// The first game's steps: what to say, where to point, and what the player does to go on. They wait
// for the real engine, never for a script.

import type { Lesson } from '../../ui/games';
import type { View } from './types';

const held = (view: View, seat: number) =>
  view.regions.filter((r) => r.seat === seat && !r.decline).length;

export const lessons: Lesson<View>[] = [
  { id: 'tutorial-welcome', point: '' },
  { id: 'tutorial-pick', point: '.column', done: (v, seat) => !!v.players[seat].race },
  { id: 'tutorial-hand', point: '[data-hand]' },
  {
    id: 'tutorial-targets',
    point: '.frame',
    done: (v, seat, begun) => held(v, seat) > held(begun, seat) || v.stage === 'deploy',
  },
  {
    id: 'tutorial-more',
    point: '.frame',
    done: (v, seat, begun) => held(v, seat) > held(begun, seat) || v.stage === 'deploy',
  },
  {
    id: 'tutorial-die',
    point: '[data-act=stop]',
    done: (v, seat) => v.stage === 'deploy' || v.seat !== seat,
  },
  {
    id: 'tutorial-deploy',
    point: '[data-act=borders]',
    done: (v, seat, begun) => v.seat !== seat || v.round !== begun.round,
  },
  { id: 'tutorial-score', point: '.log' },
  { id: 'tutorial-decline', point: '[data-act=decline]' },
  { id: 'tutorial-end', point: '' },
];
