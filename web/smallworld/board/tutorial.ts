// A first game, step by step: what to say, where to point, and what the player does to go on. The
// steps wait for the real engine, never for a script, and none speaks of what is not there yet.

import type { Lesson } from '../../ui/games';
import { region } from '../sentences';
import type { SmallWorldTable } from '../state.svelte';
import type { Region, View } from './types';

type Test = (region: Region) => boolean;

const held = (view: View, seat: number) =>
  view.regions.filter((r) => r.seat === seat && !r.decline).length;
const conquering = (v: View, seat: number) =>
  v.seat === seat && ['start', 'conquest'].includes(v.stage);
const began = (v: View, seat: number) => v.seat === seat && v.stage === 'start';
const took = (v: View, seat: number, begun: View) =>
  held(v, seat) > held(begun, seat) || v.stage === 'deploy' || v.round !== begun.round;
const ended = (v: View, seat: number, begun: View) => v.seat !== seat || v.round !== begun.round;

const murlocs: Test = (r) => !!r.murlocs;
const marker: Test = (r) => r.hidden === 'unknown';

// A step that is done by looking at a region of a kind; one is named and pointed at. Its card is
// read first: the step goes on when the pointer has left it, on a phone when it was tapped.
function looking(id: string, kind: Test): Lesson<View, SmallWorldTable> {
  let looked = false;
  const one = (table: SmallWorldTable) => table.view.regions.find(kind)?.id ?? '';
  return {
    id,
    point: (table) => `[data-hit="${one(table)}"]`,
    beside: true,
    high: true, // the card of a phone's sheet is read below
    args: (table) => ({ region: region(one(table), table.places) }),
    when: (v, seat) => conquering(v, seat) && v.regions.some(kind),
    done: (v, _seat, _begun, { focus, pinned }) => {
      const at = (id: string | null) => v.regions.some((r) => kind(r) && r.id === id);
      const left = looked && !at(focus);
      looked = at(focus);
      return left || at(pinned);
    },
  };
}

export const lessons: Lesson<View, SmallWorldTable>[] = [
  { id: 'tutorial-welcome', point: '' },
  {
    id: 'tutorial-pick',
    point: '.column ol',
    when: (v, seat) => v.seat === seat && v.stage === 'pick',
    done: (v, seat) => !!v.players[seat].race,
  },
  {
    id: 'tutorial-land',
    point: '.frame',
    beside: true,
    when: (v, seat) => conquering(v, seat),
    done: took,
  },
  looking('tutorial-murlocs', murlocs),
  looking('tutorial-marker', marker),
  { id: 'tutorial-more', point: '.frame', beside: true, when: conquering, done: took },
  {
    id: 'tutorial-stop',
    point: '[data-act=stop]',
    beside: true,
    when: conquering,
    done: (v, seat, begun) => v.stage === 'deploy' || ended(v, seat, begun),
  },
  {
    id: 'tutorial-deploy',
    point: '[data-act=borders]',
    beside: true,
    when: (v, seat) => v.seat === seat && v.stage === 'deploy',
    done: ended,
  },
  {
    id: 'tutorial-score',
    point: ({ as }) => `[data-look=coins-${as}]`,
    beside: true,
    when: began,
  },
  { id: 'tutorial-faction', point: '.right .card .head > svg', beside: true, when: began },
  { id: 'tutorial-again', point: '.frame', beside: true, when: began, done: took },
  {
    id: 'tutorial-decline',
    point: '[data-act=decline-sure], [data-act=decline]',
    beside: true,
    when: (v, seat) => began(v, seat) && v.round > 2,
    done: (v, seat) => !!v.players[seat].decline,
  },
  {
    id: 'tutorial-fresh',
    point: '.column ol',
    when: (v, seat) => v.seat === seat && v.stage === 'pick',
    done: (v, seat) => !!v.players[seat].race,
  },
  { id: 'tutorial-end', point: '', beside: true, when: conquering },
];
