import { describe, expect, it } from 'vitest';
import { linesOf, purses, sources } from './story';
import { beatsOf, duration } from './timeline';
import { marks, turningPoints } from './turning';
import type { Update, View } from './types';

const view = {
  seat: 0,
  players: [{ race: 'trolls' }, { race: 'naga' }],
  regions: [
    { id: 'a', seat: 0 },
    { id: 'b', seat: 1 },
  ],
} as unknown as View;

const conquest: Update = {
  kind: 'move',
  at: 0,
  seq: 7,
  seat: 0,
  events: [
    { event: 'expelled', seat: 0, region: 'b', race: 'naga', lost: 1, 'to-hand': 2, from: 1 },
    { event: 'conquered', seat: 0, region: 'b', tokens: 4, beasts: 0, champion: false },
  ],
};
const scored: Update = {
  kind: 'move',
  at: 0,
  seq: 8,
  seat: 0,
  events: [
    { event: 'paid', seat: 1, coins: 2, to: 0, for: 'aegis' },
    { event: 'scored', seat: 0, regions: 3, declined: 1, faction: 0, artifacts: 0, places: 2 },
  ],
};

describe('a timeline', () => {
  it('drives losers out before the winners march in', () => {
    const beats = beatsOf(view, conquest.events);
    expect(beats.before.map((b) => b.kind)).toEqual(['flee', 'march']);
    expect(beats.after).toEqual([]);
  });

  it('lets coins fly after the view has changed, with their reasons', () => {
    const [coins] = beatsOf(view, scored.events).after;
    expect(coins).toMatchObject({ kind: 'coins', n: 6, regions: ['a'], terms: { places: 2 } });
  });

  it('takes no time when it is switched off', () => {
    const [beat] = beatsOf(view, conquest.events).before;
    expect(duration(beat, 'off')).toBe(0);
    expect(duration(beat, 'quick')).toBeLessThan(duration(beat, 'calm'));
  });
});

describe('the story', () => {
  it('tells lines with the regions they are about', () => {
    const lines = linesOf(conquest);
    expect(lines.map((l) => l.id)).toEqual(['event-expelled-from', 'event-conquered']);
    expect(lines[1].regions).toEqual(['b']);
  });

  it('counts coins by turn and by source', () => {
    expect(purses([scored], 2)).toEqual([
      [5, 5],
      [13, 3],
    ]);
    const [mine, other] = sources([scored], 2);
    expect(mine).toEqual({ start: 5, regions: 3, declined: 1, places: 2, other: 2 });
    expect(other).toEqual({ start: 5, paid: 2 });
  });

  it('counts the coins of the Heart once, though the server lists them twice', () => {
    const heart: Update = {
      ...scored,
      events: [
        { event: 'gained', seat: 0, coins: 1, for: 'heart' },
        { event: 'paid', seat: 1, coins: 1, to: 0, for: 'heart' },
        { event: 'scored', seat: 0, regions: 1, artifacts: 2 },
      ],
    };
    expect(purses([heart], 2)).toEqual([
      [5, 5],
      [8, 4],
    ]);
    expect(sources([heart], 2)[0]).toEqual({ start: 5, regions: 1, artifacts: 2 });
  });

  it('marks declines, dice, and who came to lead once purses are open', () => {
    const earns = (seq: number, seat: number, regions: number): Update => ({
      ...scored,
      seq,
      events: [{ event: 'scored', seat, regions }],
    });
    const rolled: Update = { ...scored, seq: 3, events: [{ event: 'die-rolled', seat: 0 }] };
    const declined: Update = { ...scored, seq: 5, events: [{ event: 'declined', seat: 1 }] };
    // The first to earn leads from nobody; a tie changes nothing.
    const story = [
      earns(1, 0, 3),
      earns(2, 1, 3),
      rolled,
      earns(4, 1, 2),
      declined,
      earns(6, 0, 2),
    ];
    const lead = { seq: 4, kind: 'lead' };
    const others = [
      { seq: 3, kind: 'die' },
      { seq: 5, kind: 'decline' },
    ];
    expect(marks(story, 2, true)).toEqual([...others, lead]);
    expect(marks(story, 2, false)).toEqual(others);
    expect(marks([...story, earns(7, 0, 9)], 2, true).at(-1)).toEqual({ seq: 7, kind: 'lead' });
  });

  it('finds the turning points', () => {
    expect(turningPoints([conquest, scored]).map((l) => l.id)).toEqual([
      'story-fight',
      'story-best',
    ]);
  });
});
