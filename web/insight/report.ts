// What the engine says of a game: see docs/insight.md and Report in insight/report.go.

export interface Account {
  par: number;
  deal: number;
  luck: number;
  mistakes: number;
  others: number;
  course: number;
  result: number;
}

export interface Prospect {
  now: number;
  later: number;
  chance: number;
}

export interface Turn {
  seat: number;
  round: number; // as the game counts them: rounds, or turns of sides
  first: number;
  last: number;
  chances: number[];
  luck?: number[];
  grade?: 'fine' | 'mistake' | 'blunder';
  loss: number;
  points: number;
  played?: Prospect;
  better?: Prospect;
}

export interface Report {
  over: boolean;
  done: number;
  of: number;
  sides: number[]; // of each seat the first of its side
  seats: Account[];
  turns: Turn[];
}

// What is asked of the worker, and what it says: a report that gets fuller, or why there is none.
export interface Asked {
  wasm: string;
  script: string;
  game: string;
  record: string;
}
export type Said = { report: Report } | { trouble: string };

export const points = (chance: number) => Math.round(100 * chance);

export const parts = ['par', 'deal', 'luck', 'mistakes', 'others', 'course'] as const;

// In whole points, so that they still add up: what rounding leaves goes into the course.
export function whole(a: Account): Record<(typeof parts)[number] | 'result', number> {
  const sums = { ...a };
  for (const part of [...parts, 'result'] as const) sums[part] = points(a[part]);
  sums.course = sums.result - sums.par - sums.deal - sums.luck - sums.mistakes - sums.others;
  return sums;
}

// The chances when the first turn begins, then after each turn.
export const courses = (r: Report): number[][] => [
  r.seats.map((a) => a.par + a.deal),
  ...r.turns.map((t) => t.chances),
];

// The turns that changed a seat's chance most, in their order: three at most, from 10 points on.
export function turningPoints(r: Report, seat: number): { turn: number; change: number }[] {
  const line = courses(r);
  return r.turns
    .map((_, turn) => ({ turn, change: line[turn + 1][seat] - line[turn][seat] }))
    .filter(({ change }) => Math.abs(change) >= 0.1)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, 3)
    .sort((a, b) => a.turn - b.turn);
}

// Turns of a side, whoever of it moved.
export const sideOfTurn = (r: Report, turn: number) => r.sides[r.turns[turn].seat];

export const isMistake = (t: Turn) => t.grade === 'mistake' || t.grade === 'blunder';

// The first seat of each side, that of a seat first: what a plot and a table show.
export const sidesOf = (r: Report, seat: number): number[] => [
  r.sides[seat],
  ...r.sides.filter((first, i) => first === i && first !== r.sides[seat]),
];

// The bands of a plot, the first of `order` at the bottom: between which heights each runs. A tie
// that several share leaves no gap.
export function bands(r: Report, order: number[]): [low: number, high: number][][] {
  const line = courses(r);
  const made: [number, number][][] = order.map(() => []);
  for (const chances of line) {
    const all = order.reduce((sum, seat) => sum + chances[seat], 0) || 1;
    let low = 0;
    order.forEach((seat, i) => {
      const high = low + chances[seat] / all;
      made[i].push([low, high]);
      low = high;
    });
  }
  return made;
}
