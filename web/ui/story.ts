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

// The lines of a story. Undos one after another are told in one line; one whose moves stand again is
// not told.
export function linesOfStory<L extends Line>(
  story: Update[],
  linesOf: (update: Update) => L[],
): L[] {
  const gone = new Set(story.filter((u) => u.undone).map((u) => u.seq));
  const lines: L[] = [];
  for (const update of standing(story)) {
    lines.push(...linesOf(update));
    const back = update.back?.filter((seq) => gone.has(seq)).length ?? 0;
    if (!back) continue;
    const { seq, seat } = update;
    const last = lines.at(-1);
    const before = last?.id === undone && last.seat === seat ? Number(lines.pop()!.args.n) : 0;
    lines.push({ seq, seat, id: undone, args: { n: before + back }, regions: [] } as unknown as L);
  }
  return lines;
}
