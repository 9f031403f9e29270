import { expect, test } from 'vitest';
import { bands, type Report, sidesOf, turningPoints, whole } from './report';

const turn = (seat: number, chances: number[]) => ({
  seat,
  round: 1,
  first: 1,
  last: 2,
  chances,
  loss: 0,
  points: 0,
});
const account = (deal: number, result: number) => ({
  par: 1 / 3,
  deal,
  luck: 0.1449,
  mistakes: -0.0849,
  others: 0.0249,
  course: result - 1 / 3 - deal - 0.0849,
  result,
});
const report: Report = {
  over: true,
  done: 3,
  of: 3,
  sides: [0, 1, 2],
  seats: [account(0.05, 0), account(-0.02, 1), account(-0.03, 0)],
  turns: [
    turn(0, [0.5, 0.3, 0.2]),
    turn(1, [0.41, 0.39, 0.2]),
    turn(2, [0.2, 0.7, 0.1]),
    turn(0, [0, 1, 0]),
  ],
};

test('whole points add up', () => {
  for (const a of report.seats) {
    const w = whole(a);
    expect(w.par + w.deal + w.luck + w.mistakes + w.others + w.course).toBe(w.result);
    expect([w.luck, w.mistakes, w.others]).toEqual([14, -8, 2]);
  }
});

test('turning points are the largest three, from ten points on', () => {
  const found = turningPoints(report, 0).map(({ turn, change }) => [
    turn,
    Math.round(100 * change),
  ]);
  expect(found).toEqual([
    [0, 12],
    [2, -21],
    [3, -20],
  ]);
});

test('bands fill the plot', () => {
  const made = bands(report, [2, 0, 1]);
  for (const [i, [low]] of made[0].entries()) {
    expect(low).toBe(0);
    expect(made[1][i][0]).toBe(made[0][i][1]);
    expect(made[2][i][1]).toBeCloseTo(1);
  }
  expect(made[1][3][1] - made[1][3][0]).toBeCloseTo(0.2);
});

test('seats of a side are shown as one', () => {
  const allied = { ...report, sides: [0, 1, 0] };
  expect(sidesOf(allied, 2)).toEqual([0, 1]);
  expect(sidesOf(allied, 1)).toEqual([1, 0]);
});
