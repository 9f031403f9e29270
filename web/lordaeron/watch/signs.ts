// What people of a side tell each other by a press, sent as lines of their talk: here?, wait for me,
// ready. The last of a person stands until the next turn begins.

import type { Chat } from '../../net/sent';

export type Said = { kind: 'here'; region: string } | { kind: 'wait' } | { kind: 'ready' };

const shape = /^:(here|wait|ready)(?: ([a-z0-9-]+))?:$/;

export function saidBy(text: string): Said | null {
  const [, kind, region] = shape.exec(text) ?? [];
  if (kind === 'here') return region ? { kind, region } : null;
  return kind === 'wait' || kind === 'ready' ? { kind } : null;
}

export const written = (said: Said): string =>
  said.kind === 'here' ? `:here ${said.region}:` : `:${said.kind}:`;

export interface Signs {
  pings: { seat: number; region: string }[]; // one a person, the last
  marks: Map<number, 'wait' | 'ready'>; // by seat
}

export function signsOf(chat: Pick<Chat, 'seq' | 'seat' | 'text'>[], turnBegan: number): Signs {
  const pings = new Map<number, string>();
  const marks: Signs['marks'] = new Map();
  for (const { seq, seat, text } of chat) {
    const said = seq > turnBegan ? saidBy(text) : null;
    if (said?.kind === 'here') pings.set(seat, said.region);
    else if (said) marks.set(seat, said.kind);
  }
  return { pings: [...pings].map(([seat, region]) => ({ seat, region })), marks };
}
