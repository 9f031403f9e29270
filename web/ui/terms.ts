// A sentence cut where it names something that can be looked up.

import type { Term } from './state.svelte';

export interface Piece {
  text: string;
  term?: Term;
}

// Each term is found once, the first time it is named; terms do not overlap.
export function cut(sentence: string, terms: Term[]): Piece[] {
  const found = terms
    .flatMap((term) => {
      const at = term.text ? sentence.indexOf(term.text) : -1;
      return at < 0 ? [] : [{ at, term }];
    })
    .sort((a, b) => a.at - b.at);
  const pieces: Piece[] = [];
  let from = 0;
  for (const { at, term } of found) {
    if (at < from) continue;
    if (at > from) pieces.push({ text: sentence.slice(from, at) });
    pieces.push({ text: term.text, term });
    from = at + term.text.length;
  }
  if (from < sentence.length) pieces.push({ text: sentence.slice(from) });
  return pieces;
}
