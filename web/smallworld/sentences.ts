// Sentences made of several facts of a table.

import type { Term } from '../ui/state.svelte';
import { type Args, list, named, t } from '../words/words.svelte';
import type { Place } from './board/layout';
import type { Line } from './board/story';
import type { Seat } from './board/types';

export function scoreWords(scored: Record<string, number>): string {
  const words = Object.entries(scored)
    .filter(([, n]) => n !== 0)
    .map(([name, n]) => t(`score-${name}`, { n }));
  return list(words);
}

// A region's name, ready to be put into a sentence.
export const region = (id: string, places: Map<string, Place>) =>
  named(`region-${id}`, places.get(id)?.name ?? id);

// A line of the log: ids become names in the reader's language.
export function told(line: Line, seats: Seat[], places: Map<string, Place>): string {
  const args: Args = { ...line.args };
  const alone = seats.filter((s) => s.you).length === 1;
  const me = (seat: unknown) => alone && typeof seat === 'number' && !!seats[seat]?.you;
  const name = (seat: number) => (me(seat) ? t('you') : (seats[seat]?.name ?? ''));
  args.mine = me(line.seat) ? 'who' : me(line.args.from) ? 'from' : 'none';
  args.who = name(line.seat);
  for (const key of ['region', 'from', 'to', 'with'])
    if (typeof args[key] === 'string') args[key] = region(args[key], places);
  if (typeof line.args.to === 'number') args.to = name(line.args.to);
  if (typeof line.args.from === 'number') args.from = name(line.args.from);
  if (args.race) args.race = t(`race-${args.race}`);
  if (args.power) args.power = t(`power-${args.power}`);
  if (args.marker) args.marker = named(`thing-${args.marker}`);
  if (args.side) args.side = t(`faction-${args.side}`);
  if (args.form) args.form = t(`form-${args.form}`);
  if (args.what) args.what = t(`what-${args.what}`);
  if (typeof args.for === 'string') args.reason = t(`reason-${args.for}`);
  if (typeof args.by === 'string') args.reason = t(`reason-${args.by}`);
  if (!('to' in args)) args.to = '';
  args.receiver = args.to === '' ? 'none' : me(line.args.to) ? 'me' : 'other';
  if (!('from' in args)) args.from = '';
  if (!('race' in args)) args.race = t('murlocs');
  return t(line.id, args);
}

// What a line names that can be looked up: regions, peoples, powers, artifacts and places.
export function termsOf({ args }: Line, places: Map<string, Place>): Term[] {
  const regions = ['region', 'from', 'to', 'with']
    .map((key) => args[key])
    .filter((id): id is string => typeof id === 'string' && places.has(id))
    .map((id) => ({ id: `region-${id}`, text: String(region(id, places)) }));
  const named = [
    ['marker', 'thing'],
    ['race', 'race'],
    ['power', 'power'],
  ]
    .filter(([key]) => args[key])
    .map(([key, word]) => ({ id: `${word}-${args[key]}`, text: t(`${word}-${args[key]}`) }));
  return [...regions, ...named];
}
