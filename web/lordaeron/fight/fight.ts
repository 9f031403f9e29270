// A fight as it is seen: what lies in the bowls and on the cloth, beat by beat. Live play and
// replay run the same beats; skipping them leaves the picture that the server sent.

import type { Boxes, Character, Color, Combat, Die, Faction, FightOdds, Told } from '../types';

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
  boxes: Record<Faction, Boxes>;
  queue: string[]; // who has attacked in this round, in order
  between: boolean; // characters fight each other
  side: Faction; // that challenges
  sides: Record<string, Faction>; // of who fights
  health: Record<string, number>; // of foes, by colour
  fallen: number;
  struck?: { attack: number; hits: number; armor: number; wounds: number };
}

const noHits = (): Boxes => ({ damage: 0, defense: 0, attrition: 0, armor: 0 });

// The fight as the server sent it, as the first picture.
export const pictureOf = (fight: Combat, people: Pick<Character, 'id' | 'faction'>[]): Picture => ({
  round: fight.round,
  active: fight.active,
  dice: fight.dice ?? [],
  boxes: fight.boxes,
  fallen: 0,
  queue: (fight.queue ?? []).slice(0, (fight.queue ?? []).indexOf(fight.active ?? '') + 1),
  between: fight.kind === 'pvp',
  side: fight.side,
  sides: Object.fromEntries(people.map((c) => [c.id, c.faction ?? fight.side])),
  health: Object.fromEntries((fight.foes ?? []).map((foe) => [foe.color ?? '', foe.health])),
});

// Whose bowls are shown first: ours between characters, else those of who fights the creatures, also
// where we only watch.
export const bowlsOf = (fight: Pick<Combat, 'kind' | 'side'>, own?: Faction): Faction =>
  fight.kind === 'pvp' ? (own ?? fight.side) : fight.side;

const enemyOf = (side: Faction): Faction => (side === 'horde' ? 'alliance' : 'horde');

const order: Color[] = ['red', 'blue', 'green'];

// after gives the picture once a beat has been seen.
export function after(before: Picture, beat: Beat): Picture {
  const told = beat.told;
  const side = before.between ? (before.sides[told.who ?? ''] ?? before.side) : before.side;
  const put = (of: Faction, change: (boxes: Boxes) => void): Picture => {
    const boxes = { ...before.boxes[of] };
    change(boxes);
    return { ...before, boxes: { ...before.boxes, [of]: boxes } };
  };
  switch (told.event) {
    case 'round-began': {
      const boxes = before.between ? { alliance: noHits(), horde: noHits() } : before.boxes;
      return { ...before, boxes, round: told.round, queue: [], dice: [], struck: undefined };
    }
    case 'attack-began':
      return { ...before, active: told.who, queue: [...before.queue, told.who ?? ''], dice: [] };
    case 'dice-rolled':
    case 'dice-rerolled':
    case 'dice-changed': {
      const kept = told.event === 'dice-rolled' && told.color === 'red' ? [] : before.dice;
      const all = [...kept.filter((d) => d.color !== told.color), ...(beat.dice ?? [])];
      all.sort((a, b) => order.indexOf(a.color) - order.indexOf(b.color));
      return { ...before, dice: all };
    }
    case 'tokens-placed':
      return put(side, (boxes) => {
        for (const box of ['damage', 'defense', 'armor', 'attrition'] as const)
          boxes[box] += told[box];
      });
    case 'armor-placed':
      return put(side, (boxes) => {
        boxes.armor += told.armor;
      });
    case 'hits-placed':
    case 'hits-removed': {
      const gone = told.event === 'hits-removed';
      // Between characters it is armor that takes hits off the enemy's bowls.
      return put(gone && before.between ? enemyOf(side) : side, (boxes) => {
        if (told.box in boxes)
          boxes[told.box] = Math.max(0, boxes[told.box] + (gone ? -told.hits : told.hits));
      });
    }
    case 'resolved':
      return put(side, (boxes) => Object.assign(boxes, noHits(), { damage: told.damage }));
    case 'foe-fell':
      return {
        ...put(side, (boxes) => {
          boxes.damage = Math.max(0, boxes.damage - (before.health[told.color] ?? 0));
        }),
        fallen: before.fallen + 1,
      };
    case 'foes-struck':
      return {
        ...before,
        struck: { attack: told.attack, hits: told.hits, armor: told.armor, wounds: told.wounds },
      };
    default:
      return before;
  }
}

// pending is what the dice on the cloth will place as they lie.
export function pending(dice: Die[]): { damage: number; defense: number; armor: number } {
  const count = (color: Color) => dice.filter((d) => d.color === color && d.lands).length;
  return { damage: count('blue'), defense: count('red'), armor: count('green') };
}

// The Health of a side together: who fell has no part in it.
export function sideHealth(
  side: Pick<Character, 'id' | 'health' | 'health-capacity'>[],
  { fallen = [] }: Pick<Combat, 'fallen'>,
): { n: number; of: number } {
  const standing = side.filter((f) => !fallen.includes(f.id));
  return {
    n: standing.reduce((n, f) => n + f.health, 0),
    of: standing.reduce((n, f) => n + (f['health-capacity'] ?? f.health), 0),
  };
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
