// A fight as it is seen: what lies in the bowls and on the cloth, beat by beat. Live play and
// replay run the same beats; skipping them leaves the picture that the server sent.

import type { GameEvent } from '../net/sent';
import type { Boxes, Color, Die } from './types';

export interface Beat {
  kind: 'round' | 'attack' | 'roll' | 'reroll' | 'change' | 'place' | 'fell' | 'struck' | 'said';
  told: GameEvent;
  dice?: Die[]; // of one colour, for roll, reroll and change
}

const kinds: Record<string, Beat['kind']> = {
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

export function beatsOf(events: GameEvent[]): Beat[] {
  const list: Beat[] = [];
  for (const told of events) {
    const kind = kinds[told.event];
    if (!kind) continue;
    const beat: Beat = { kind, told };
    if (kind === 'roll' || kind === 'reroll' || kind === 'change')
      beat.dice = (told.faces as number[]).map((face) => ({ color: told.color as Color, face }));
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
  const told = beat.told as GameEvent & Record<string, number>;
  switch (beat.kind) {
    case 'round':
      return { ...now, round: told.round, dice: [], struck: undefined };
    case 'attack':
      return { ...now, active: String(told.who), dice: [] };
    case 'roll':
    case 'reroll':
    case 'change': {
      const color = told.color as unknown as Color;
      const kept = beat.kind === 'roll' && color === 'red' ? [] : now.dice;
      const all = [...kept.filter((d) => d.color !== color), ...(beat.dice ?? [])];
      return { ...now, dice: all.sort((a, b) => order.indexOf(a.color) - order.indexOf(b.color)) };
    }
    case 'place':
      place(now.boxes, told);
      return now;
    case 'fell':
      return { ...now, fallen: now.fallen + 1 };
    case 'struck':
      return {
        ...now,
        struck: { attack: told.attack, hits: told.hits, armor: told.armor, wounds: told.wounds },
      };
    default:
      return now;
  }
}

function place(boxes: Boxes, told: GameEvent & Record<string, number>): void {
  if (told.event === 'tokens-placed') {
    boxes.damage += told.damage;
    boxes.defense += told.defense;
    boxes.armor += told.armor;
    boxes.attrition += told.attrition;
  } else if (told.event === 'armor-placed') boxes.armor += told.armor;
  else {
    const box = told.box as unknown as keyof Boxes;
    const sign = told.event === 'hits-removed' ? -1 : 1;
    if (box in boxes) boxes[box] = Math.max(0, boxes[box] + sign * told.hits);
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
