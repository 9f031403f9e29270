// The games one can play here, each loaded when it is first needed. What a game brings to the
// table is all in `Game`; the rest of this folder knows no game.

import type { Component } from 'svelte';
import { api } from '../net/api';
import type { Update } from '../net/sent';
import { type Args, words } from '../words/words.svelte';
import type { Options } from './doors';
import type { TableState } from './state.svelte';

export interface Group {
  id: string; // of its heading
  items: { id: string; name: string; does: string }[];
}

export interface BoardProps<Table> {
  table: Table;
  phone: boolean;
  rule: (id: string) => void; // opens a rule
  over: () => void; // opens the review
}

// A step of a first game: what to say, where to point, and what the player does to go on.
export interface Lesson<View = unknown, Table = TableState> {
  id: string; // of its sentence
  args?: (table: Table) => Args; // what the sentence needs
  point: string | ((table: Table) => string); // selectors of what it speaks of: the first found
  high?: boolean; // the sentence stands above: below there is much to press
  beside?: boolean; // on a wide screen it stands beside the map, which is needed
  when?: (view: View, seat: number) => boolean; // it is said only while this holds
  // What the player does; begun is the view when the lesson was first said.
  done?: (view: View, seat: number, begun: View, table: Table) => boolean;
}

type ContentOf<Table> = Table extends { content: infer Content } ? Content : never;
type ViewOf<Table> = Table extends { snapshot: { view: infer View } } ? View : never;

export interface Mark {
  seq: number;
  kind: 'decline' | 'die' | 'lead';
}

export interface Game<Table = TableState> {
  Table: new (id: string, invite: string | null) => Table;
  // Tells the page what a box brings with it, such as words, and makes of it what a table of such
  // options asks.
  bring?: (content: ContentOf<Table>, options: Options) => ContentOf<Table>;
  // All below the top bar, and the same of a moment that has been.
  Board: Component<BoardProps<Table>>;
  Past: Component<{ table: Table; go: (seq: number) => void }>;
  Ending: Component<{ table: Table; close: () => void; rule: (id: string) => void }>;
  Progress: Component<{ table: Table; phone: boolean }>;
  Crest: Component<{ table: Table; seat: number; size: number }>;
  Settings?: Component; // what else one may prefer
  keys?: [string, string][]; // its own keys, each with the id of what it does
  lessons: () => Promise<Lesson<ViewOf<Table>, Table>[]>;
  // What stands out in a story, to be marked on the way through a replay.
  marks?: (table: Table, story: Update[], over: boolean) => Promise<Mark[]>;
  // What is to be seen when a game is over and nothing is secret: made of what each seat saw.
  open?: (views: ViewOf<Table>[]) => ViewOf<Table>;
  glossary: (content: ContentOf<Table>) => Group[];
}

// A game is a folder with a game.ts and its words: no list names them.
const loaders = import.meta.glob<{ game: Game }>('../*/game.ts');

export async function gameOf(id: string): Promise<Game> {
  const [{ game }] = await Promise.all([
    loaders[`../${id}/game.ts`](),
    words.speak(words.language, id),
  ]);
  return game;
}

// A table, with the game that is played at it.
export async function sitAt(id: string, invite: string | null, live = true) {
  const first = await api.snapshot(id, 'mine', invite);
  const [game, content] = await Promise.all([
    gameOf(first.game),
    api.content(first.game, first.content),
  ]);
  const table = new game.Table(id, invite);
  table.content = game.bring?.(content as never, first.options ?? {}) ?? (content as object);
  table.see(first, live);
  const recalled = table.recall();
  if (!live) await recalled; // a replay begins with its story
  return { game, table };
}
