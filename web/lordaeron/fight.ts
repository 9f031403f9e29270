// A fight as it is seen: what lies in the bowls and on the cloth, beat by beat. Live play and
// replay run the same beats; skipping them leaves the picture that the server sent.

import type { Boxes, Color, Combat, Die, FightOdds, Told } from './types';

export interface Beat {
  kind: 'round' | 'attack' | 'roll' | 'reroll' | 'change' | 'place' | 'fell' | 'struck' | 'said';
  told: Told;
  dice?: Die[]; // of one colour, for roll, reroll and change
}

const kinds: Partial<Record<Told['event'], Beat['kind']>> = {
  'round-began': 'round',
  'attack-began': 'attack',
  'dice-rolled': 'roll',
  'dice-rerolled': 'reroll',
  'dice-changed': 'change',
  'tokens-placed': 'place',
  'hits-placed': 'place',
  'armor-placed': 'place',
  'hits-removed': 'place',
  'foe-fell': 'fell',
  'foes-struck': 'struck',
  resolved: 'said',
  'card-used': 'said',
  'health-lost': 'said',
  'energy-lost': 'said',
  regained: 'said',
  stunned: 'said',
  cursed: 'said',
  'pet-hurt': 'said',
  defeated: 'said',
  'combat-ended': 'said',
};

export function beatsOf(events: Told[]): Beat[] {
  const list: Beat[] = [];
  for (const told of events) {
    const kind = kinds[told.event];
    if (!kind) continue;
    const beat: Beat = { kind, told };
    if ('faces' in told) beat.dice = told.faces.map((face) => ({ color: told.color, face }));
    list.push(beat);
  }
  return list;
}

export interface Picture {
  round: number;
  active?: string;
  dice: Die[];
  boxes: Boxes; // of the side whose attack is shown
  fallen: number;
  struck?: { attack: number; hits: number; armor: number; wounds: number };
}

export const emptyPicture = (): Picture => ({
  round: 0,
  dice: [],
  boxes: { damage: 0, defense: 0, attrition: 0, armor: 0 },
  fallen: 0,
});

const order: Color[] = ['red', 'blue', 'green'];

// after gives the picture once a beat has been seen.
export function after(before: Picture, beat: Beat): Picture {
  const now: Picture = { ...before, boxes: { ...before.boxes } };
  const told = beat.told;
  switch (told.event) {
    case 'round-began':
      return { ...now, round: told.round, dice: [], struck: undefined };
    case 'attack-began':
      return { ...now, active: told.who, dice: [] };
    case 'dice-rolled':
    case 'dice-rerolled':
    case 'dice-changed': {
      const kept = told.event === 'dice-rolled' && told.color === 'red' ? [] : now.dice;
      const all = [...kept.filter((d) => d.color !== told.color), ...(beat.dice ?? [])];
      return { ...now, dice: all.sort((a, b) => order.indexOf(a.color) - order.indexOf(b.color)) };
    }
    case 'tokens-placed':
      for (const box of ['damage', 'defense', 'armor', 'attrition'] as const)
        now.boxes[box] += told[box];
      return now;
    case 'armor-placed':
      now.boxes.armor += told.armor;
      return now;
    case 'hits-placed':
    case 'hits-removed': {
      const sign = told.event === 'hits-removed' ? -1 : 1;
      if (told.box in now.boxes)
        now.boxes[told.box] = Math.max(0, now.boxes[told.box] + sign * told.hits);
      return now;
    }
    case 'foe-fell':
      return { ...now, fallen: now.fallen + 1 };
    case 'foes-struck':
      return {
        ...now,
        struck: { attack: told.attack, hits: told.hits, armor: told.armor, wounds: told.wounds },
      };
    default:
      return now;
  }
}

// pending is what the dice on the cloth will place as they lie.
export function pending(dice: Die[]): { damage: number; defense: number; armor: number } {
  const count = (color: Color) => dice.filter((d) => d.color === color && d.lands).length;
  return { damage: count('blue'), defense: count('red'), armor: count('green') };
}

// ascending is the order in which the engine wants dice marked: red, blue, green, low to high.
export function ascending(dice: Die[], lifted: Iterable<number>): Die[] {
  return [...lifted]
    .map((i) => dice[i])
    .sort((a, b) => order.indexOf(a.color) - order.indexOf(b.color) || a.face - b.face);
}

// Who attacks in a round: those whose order is settled, then those to come. Who fell is out of it.
export function orderOf(fight: Pick<Combat, 'in' | 'active' | 'queue' | 'fallen' | 'stage'>) {
  const standing = fight.in.filter((who) => !fight.fallen?.includes(who));
  const queue = (fight.queue ?? []).filter((who) => standing.includes(who));
  const at = queue.indexOf(fight.active ?? '');
  const over = at < 0 && fight.stage > 3; // all have placed their tokens
  const of = (i: number) => (i === at ? 'now' : over || i < at ? 'done' : 'next');
  return [
    ...queue.map((who, i) => ({ who, state: of(i) })),
    ...standing.filter((who) => !queue.includes(who)).map((who) => ({ who, state: 'next' })),
  ];
}

// What a fight comes to as last told, and in its first moment.
export interface FightTold {
  first: FightOdds;
  now: FightOdds;
  round: number;
}

// Told anew: how it began stays, all else is of this moment.
export const renewed = (before: FightTold | null, now: FightOdds, round: number): FightTold => ({
  first: before?.first ?? now,
  now,
  round,
});

// Whether a chance to win is a good one.
export const oddsTone = (win: number) => (win >= 60 ? 'good' : win >= 35 ? 'fair' : 'poor');
