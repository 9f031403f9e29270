import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Snapshot, Update } from '../net/sent';

const api = vi.hoisted(() => ({
  snapshot: vi.fn(),
  history: vi.fn(async () => []),
  undo: vi.fn(),
  redo: vi.fn(),
  move: vi.fn(),
  consent: vi.fn(),
  streamPath: () => '',
}));
vi.mock('../net/api', () => {
  class Refused extends Error {
    rules = [];
    constructor(
      readonly status: number,
      readonly code: string,
      message: string,
    ) {
      super(message);
    }
  }
  return { api, Refused };
});
let hear: (update: Update) => void;
let here: (online: boolean[]) => void;
vi.mock('../net/stream', () => ({
  listen: (_: unknown, __: number, heard: typeof hear, ___: unknown, come: typeof here) => {
    hear = heard;
    here = come;
    return { close() {} };
  },
}));
vi.mock('../words/words.svelte', () => ({ t: (id: string) => id, list: String }));
vi.mock('./settings.svelte', () => ({ settings: { speed: 'calm', pace: 'ask' } }));

const { TableState } = await import('./state.svelte');
const { Refused } = await import('../net/api');
type Line = import('./story').Line;
type Scenes = import('./state.svelte').Scenes;
interface View {
  at: number;
}

class Played extends TableState<View, object, Line> {
  hurry = false;
  drawn: number[] = [];
  views: [number, number][] = []; // what an update was, and the view it began from
  show: (update: Update) => Partial<Scenes> = () => ({});
  linesOf = (u: Update): Line[] => [{ seq: u.seq, seat: 0, id: 'made', args: {}, regions: [] }];
  tell = (line: Line) => `line ${line.seq}`;
  override hurries = () => this.hurry;
  override scenes(update: Update, _: unknown, view: View): Scenes {
    this.views.push([update.seq, view.at]);
    clock += 1;
    return { before: async () => {}, after: async () => {}, ...this.show(update) };
  }
  override taken(now: Snapshot<View>): void {
    this.drawn.push(now.seq);
  }
}

const shot = (seq: number, more = {}) =>
  ({
    id: 'T',
    seq,
    as: 0,
    status: 'playing',
    seats: [
      { name: 'Ana', kind: 'person', you: true },
      { name: 'L2', kind: 'bot' },
    ],
    view: { at: seq },
    decision: { actors: [0], stage: '' },
    moves: [],
    undo: { free: false, ask: false },
    ...more,
  }) as unknown as Snapshot<View>;
const move = (seq: number, more = {}, seat = 1) =>
  ({
    seq,
    seat,
    kind: 'move',
    at: 0,
    events: [],
    snapshot: shot(seq, more),
  }) as unknown as Update;

let clock = 0;
let breaths = 0;
let table: Played;
const settled = () => new Promise((done) => setTimeout(done));
beforeEach(() => {
  clock = breaths = 0;
  vi.clearAllMocks();
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    breaths += 1;
    setTimeout(draw);
  });
  table = new Played('T', null);
  table.see(shot(1));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('who has come is here, though an older update is still to be shown', async () => {
  const seats = [
    { name: 'Ana', you: true },
    { name: 'Bruno', kind: 'person', online: false },
  ];
  hear(move(2, { seats }));
  here([true, true]);
  await settled();
  expect(table.snapshot.seq).toBe(2);
  expect(table.snapshot.seats.map((s) => s.online)).toEqual([true, true]);
});

it('a line of chat asks for no snapshot and waits for nothing on the board', () => {
  table.show = () => ({ before: () => new Promise(() => {}) });
  hear(move(2)); // shown for ever
  const line = { seq: 3, seat: 1, name: 'L2', text: 'hello', team: false, at: 0 };
  const said = { ...move(3), kind: 'chat', chat: line } as Update;
  hear(said);
  hear(said); // a stream that was cut may say it again
  expect(table.snapshot.chat?.map(({ text }) => text)).toEqual(['hello']);
  expect(table.unread).toBe(1);
  expect(api.snapshot).not.toHaveBeenCalled();
  expect(table.snapshot.seq).toBe(1);
});

it('hurried moves are taken in together, and the page is drawn in between', async () => {
  table.hurry = true;
  for (let seq = 2; seq <= 201; seq++) hear(move(seq));
  while (table.playing) await settled();
  expect(table.snapshot.seq).toBe(201);
  expect(table.lines.map(({ seq }) => seq)).toEqual(Array.from({ length: 200 }, (_, i) => i + 2));
  expect(table.drawn.length).toBeLessThan(10); // an update costs a millisecond here
  expect(breaths).toBeGreaterThan(3);
  // Each is told from the position before it, whether or not that was drawn.
  expect(table.views.every(([seq, at]) => at === seq - 1)).toBe(true);
});

it('a move that I am to see is not passed over', async () => {
  table.hurry = true;
  table.hurries = (update?: Update) => update?.seq !== 4;
  for (let seq = 2; seq <= 6; seq++) hear(move(seq));
  while (table.playing) await settled();
  expect(table.drawn).toContain(3); // where it begins
  expect(table.drawn).toContain(4);
});

it('skipping lasts until it is my turn, though others take their time', async () => {
  const paces: string[] = [];
  table.show = () => ({ before: async () => void paces.push(table.skipping ? 'skipped' : 'seen') });
  for (const [seq, actor] of [
    [2, 1],
    [3, 1],
    [4, 0],
    [5, 1],
  ]) {
    hear(move(seq, { decision: { actors: [actor], stage: '' } }));
    if (seq === 2) table.skipping = true; // while it is being shown
    while (table.playing) await settled();
  }
  expect(paces).toEqual(['skipped', 'skipped', 'skipped', 'seen']);
});

it('my own move floats over the new board, and the next press need not wait', async () => {
  const forEver = () => new Promise<void>(() => {});
  table.show = () => ({ before: forEver, floating: forEver });
  hear(move(2, {}, 0));
  await settled();
  expect(table.snapshot.seq).toBe(2);
  expect(table.myTurn).toBe(true);
});

it('it does not float once others decide: there is time to watch', async () => {
  table.show = () => ({ floating: () => new Promise(() => {}) });
  hear(move(2, { decision: { actors: [1], stage: '' } }, 0));
  while (table.playing) await settled();
  const floating = vi.fn(async () => {});
  table.show = () => ({ floating });
  hear(move(3, {}, 1)); // nor do moves of others
  while (table.playing) await settled();
  expect(floating).not.toHaveBeenCalled();
});

const undo = (now: object) => {
  table.snapshot = shot(1, { undo: { free: false, ask: false, ...now } });
};

it('what is not offered is not asked for', async () => {
  undo({ redo: false, drawn: true });
  await table.redo();
  await table.undo();
  expect([api.redo, api.undo].some((ask) => ask.mock.calls.length)).toBe(false);
  expect(table.trouble).toBe(null);
});

it('an undo waits for the move on its way, and is not asked for after its die', async () => {
  undo({ free: true });
  api.move.mockResolvedValue({ seq: 2 });
  table.intend('roll' as never);
  const pressed = table.undo();
  await settled();
  hear(move(2, { undo: { free: false, ask: false, drawn: true } }, 0));
  await pressed;
  expect(api.undo).not.toHaveBeenCalled();
  expect(table.trouble).toBe(null);
});

it('an undo or redo in the same moment as a move is asked for once more', async () => {
  for (const back of ['undo', 'redo'] as const) {
    undo({ free: true, redo: true });
    api[back].mockRejectedValueOnce(new Refused(409, 'stale', '')).mockResolvedValue({});
    api.snapshot.mockResolvedValue(shot(4, { undo: { free: true, ask: false, redo: true } }));
    await table[back]();
    expect(api[back].mock.calls.map(([, seq]) => seq)).toEqual([1, 4]);
    expect(table.trouble).toBe(null);
  }
});

it('it is not asked for again where it would mean something else', async () => {
  undo({ free: true });
  api.undo.mockRejectedValueOnce(new Refused(409, 'stale', ''));
  api.snapshot.mockResolvedValue(shot(4, { undo: { free: true, ask: false, whose: [1] } }));
  await table.undo();
  expect(api.undo).toHaveBeenCalledTimes(1);
  expect(table.trouble).toMatchObject({ code: 'stale' });
});

it('what is asked of me is answered once, by however many presses', async () => {
  const asking = { by: 1, waiting: [0] };
  undo({ asked: asking });
  api.consent.mockResolvedValue({});
  await Promise.all([table.answer(true), table.answer(true)]);
  await table.answer(true); // its update is still to come
  expect(api.consent.mock.calls).toEqual([['T', 0, true]]);
  expect(table.toAnswer).toBe(false);
  table.see(shot(2));
  table.see(shot(3, { undo: { free: false, ask: false, asked: asking } }));
  expect(table.toAnswer).toBe(true);
  // Another was faster with a no.
  api.consent.mockRejectedValueOnce(new Refused(409, 'not-asked', ''));
  api.snapshot.mockResolvedValue(shot(4));
  await table.answer(true);
  await settled();
  expect([table.trouble, table.toAnswer]).toEqual([null, false]);
});
