// The story of a table: what happened in every update, without what was taken back.

import type { Update } from '../net/sent';

// A line of the log: made of an event by the game, told in words by it.
export interface Line {
  seq: number;
  seat: number;
  id: string;
  args: Record<string, string | number>;
  regions: string[];
  heading?: boolean;
}

export const standing = (story: Update[]): Update[] => story.filter((u) => !u.undone);

const undone = 'event-undone';

// The lines of a story. Undos one after another are told in one line, which counts presses: what
// one press sent went back with it. A move that was taken back, done again and taken back is told
// where it went last; an undo whose moves stand again is not told.
export function linesOfStory<L extends Line>(
  story: Update[],
  linesOf: (update: Update) => L[],
): L[] {
  const gone = new Set(story.filter((u) => u.undone).map((u) => u.seq));
  const went = new Map(story.flatMap((u) => (u.back ?? []).map((seq) => [seq, u.seq] as const)));
  const along = new Set(story.filter((u) => u.with).map((u) => u.seq));
  const lines: L[] = [];
  for (const update of standing(story)) {
    lines.push(...linesOf(update));
    const { seq, seat } = update;
    const back = (update.back ?? []).filter((one) => gone.has(one) && went.get(one) === seq);
    if (!back.length) continue;
    const presses = Math.max(1, back.filter((one) => !along.has(one)).length);
    const last = lines.at(-1);
    const before = last?.id === undone && last.seat === seat ? Number(lines.pop()!.args.n) : 0;
    lines.push({
      seq,
      seat,
      id: undone,
      args: { n: before + presses },
      regions: [],
    } as unknown as L);
  }
  return lines;
}
