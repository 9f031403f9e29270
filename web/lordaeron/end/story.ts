// The story of a finished game, a paragraph a turn.

import type { Line } from '../story';
import { condense } from '../table/meanwhile';

export interface Chapter {
  seq: number;
  title: string;
  text: string;
}

// What is told of a summary of a whole game: no walks, no purchases.
const small = new Set(
  ['traveled', 'bought', 'trained', 'gave', 'counter-seen'].map((id) => `event-${id}`),
);

export function chapters(lines: Line[], tell: (line: Line) => string): Chapter[] {
  const list: Chapter[] = [];
  for (const line of condense(lines.filter((l) => !small.has(l.id)))) {
    if (line.heading) list.push({ seq: line.seq, title: tell(line), text: '' });
    else if (list.length) {
      const last = list[list.length - 1];
      last.text = `${last.text} ${tell(line)}`.trim();
    }
  }
  return list;
}
