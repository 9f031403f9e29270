// Moves, steps and events as sentences. Ids become names in the reader's language.

import { type Args, has, list, t } from '../words/words.svelte';
import type { Choice, Parts } from './offers';
import type { LordaeronTable } from './state.svelte';
import type { Line } from './story';
import type { Between, Character } from './types';

const names = (table: LordaeronTable, ids: unknown) =>
  Array.isArray(ids) ? ids.map((id) => table.whoName(String(id))).join(', ') : '';

const place = (id: string) =>
  id.startsWith('add-on-') ? t('area-add-on', { n: Number(id.slice(7)) }) : t(`area-${id}`);

// Every part of a move that has a name, by its key.
function partsOf(choice: Choice, table: LordaeronTable): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(choice.parts)) {
    if (typeof value === 'number') args[key] = value;
    else if (typeof value === 'boolean') args[key] = value ? 'yes' : 'no';
    else if (Array.isArray(value)) args[key] = names(table, value);
    else if (typeof value === 'string') args[key] = partName(key, value, choice, table);
  }
  return args;
}

function partName(key: string, id: string, choice: Choice, table: LordaeronTable): Args[string] {
  const owner = table.character(choice.who ?? '')?.class;
  switch (key) {
    case 'who':
    case 'from':
    case 'for':
      return table.whoName(id);
    case 'to':
      return table.character(id) ? table.whoName(id) : table.place(id);
    case 'card':
    case 'food':
    case 'old':
      return table.cardName(id, owner);
    case 'class':
      return table.name('classes', id);
    case 'area':
      return place(id);
    case 'color':
      return t(`color-${id}`);
    case 'deck':
      return t(choice.kind === 'quest-deck' ? `quests-${id}` : `deck-${id}`);
    case 'quest':
      return table.name('quests', id);
    case 'target':
      return foeName(choice, id, table);
    case 'choice':
      return choiceName(id, owner, table);
    default:
      return id;
  }
}

export function choiceName(id: string, owner: string | undefined, table: LordaeronTable): string {
  if (has(`color-${id}`)) return t(`color-${id}`);
  return has(`box-${id}`) ? t(`box-${id}`) : table.cardName(id, owner);
}

function foeName(choice: Choice, id: string, table: LordaeronTable): string {
  if (choice.parts.kind === 'boss') return table.name('events', id);
  return table.name('creatures', id);
}

const blank: Args = {
  amount: 0,
  blue: 0,
  choice: '',
  damage: 0,
  energy: 0,
  exchange: 'no',
  face: 0,
  fly: 'no',
  food: '',
  for: '',
  gold: 0,
  health: 0,
  kind: '',
  pet: 'no',
  target: '',
  to: '',
  who: '',
  winner: 'none',
  with: '',
};

// What all moves of a kind are called.
export const headingOf = (kind: string) => t(has(`kind-${kind}`) ? `kind-${kind}` : 'kind-other');

// What a move would do, in words for its button.
export function phrase(choice: Choice, table: LordaeronTable, foretold = true): string {
  const args: Args = { ...blank, ...partsOf(choice, table) };
  const odds = table.oddsOf(choice);
  if (odds && foretold) {
    const text = t(idOf(choice, table, args), args);
    return t('with-odds', { text, win: odds.win, wounds: odds.wounds / 10 });
  }
  const gold = choice.offer.cost?.terms.find((term) => term.name === 'gold')?.n ?? 0;
  if (choice.kind === 'event' && gold < 0 && !choice.parts.card)
    return t('do-event-gold', { n: -gold });
  if (choice.kind === 'event' && choice.parts.card && !choice.parts.swap && gold)
    return t(gold > 0 ? 'do-event-buy' : 'do-event-sell', { ...args, n: Math.abs(gold) });
  const text = [t(idOf(choice, table, args), args), ...extras(choice, args)].join(', ');
  return gold ? t('with-gold', { text, n: gold }) : text;
}

// Which sentence fits the parts that the move has.
function idOf(choice: Choice, table: LordaeronTable, args: Args): string {
  const { kind, parts } = choice;
  if (kind === 'challenge') {
    if (parts.kind === 'overlord') args.target = table.name('overlords', overlord(table));
    if (parts.kind === 'pvp') args.target = t('foe-pvp');
    return args.with ? 'do-challenge-with' : 'do-challenge';
  }
  if (kind === 'rest') return args.health || args.energy ? 'do-rest-some' : 'do-rest';
  if (kind === 'take') return args.to ? 'do-take' : 'do-take-mine';
  if (kind === 'event') {
    if (parts.group !== undefined) {
      const { type, region } = table.view.creatures[Number(parts.group)];
      args.creature = table.name('creatures', type);
      args.from = table.place(region);
    }
    return eventId(parts, table.view.step);
  }
  if (kind === 'pass') return passId(table);
  if (kind === 'unequip') {
    const one = table.character(choice.who ?? '');
    const lies = (one?.equipped as Record<string, string> | undefined)?.[
      String(parts.area ?? 'upper-1')
    ];
    if (lies) args.card = table.cardName(lies, one?.class);
    return lies ? 'do-unequip-card' : 'do-unequip';
  }
  if (kind === 'yield' && !args.to) return 'do-yield-foe';
  const here = `do-${kind}-${table.view.step}`;
  return has(here) ? here : `do-${kind}`;
}

// Who does not answer an event: what stays as it is.
function passId({ choices, view }: LordaeronTable): string {
  const about = choices.find((c) => c.kind === 'event');
  if (!about) return has(`do-pass-${view.step}`) ? `do-pass-${view.step}` : 'do-pass';
  const gold = about.offer.cost?.terms.find((term) => term.name === 'gold')?.n ?? 0;
  if (about.parts.quest) return 'do-pass-quests';
  if (about.parts.group !== undefined) return 'do-pass-groups';
  if (about.parts.to) return 'do-pass-flight';
  if (about.parts.card && gold) return gold > 0 ? 'do-pass-buy' : 'do-pass-sell';
  return 'do-pass-event-choice';
}

function extras(choice: Choice, args: Args): string[] {
  const more: string[] = [];
  if (args.food) more.push(t('do-rest-food', args));
  if (choice.kind !== 'use') return more;
  const price = priceOf([choice]);
  if (price) more.push(t('do-use-price', { price }));
  else if (args.amount) more.push(t('do-use-amount', args));
  if (args.choice) more.push(t('do-use-choice', args));
  if (args.for) more.push(t('do-use-for', args));
  return more;
}

// What some ways to do a thing take, in words: of several the least and the most.
export function priceOf(ways: Choice[]): string {
  const prices: string[] = [];
  for (const name of ['energy', 'health', 'tokens', 'marks']) {
    const all = ways.map((c) => c.offer.cost?.terms.find((x) => x.name === name)?.n ?? 0);
    const [least, most] = [Math.min(...all), Math.max(...all)];
    const span = least === most ? `${most}` : `${least}–${most}`;
    if (most) prices.push(t(`price-${name}`, { span, most }));
  }
  return prices.join(' + ');
}

const overlord = (table: LordaeronTable) => table.view.overlord.name;

// An answer to an event says by its parts what it answers.
function eventId({ regain, swap, quest, group, to, card }: Parts, step: string): string {
  if (step === 'actions') return 'do-event-cleanse';
  if (regain) return 'do-event-regain';
  if (swap) return 'do-event-swap';
  if (quest) return 'do-event-quest';
  if (group !== undefined) return 'do-event-group';
  if (to) return 'do-event-to';
  return card ? 'do-event-card' : 'do-event-none';
}

// Whose talents are offered: the move does not say, but every class has its own.
function pupil({ choices, content, characters }: LordaeronTable): Character | undefined {
  const card = choices.find((c) => c.kind === 'talent')?.parts.card;
  const { class: of } = content.cards.find((f) => f.kind === 'talent' && f.id === card) ?? {};
  return of ? characters.find((c) => c.class === of) : undefined;
}

// A number that is not settled yet.
export const range = ({ least, most }: Between): string =>
  most === least ? `${most}` : t('between', { least, most });

const isMine = (table: LordaeronTable, id: string) => table.heroes.some((c) => c.id === id);

// Whom the table waits for; my own name is not among them.
function waitsFor(table: LordaeronTable): string {
  const { actors, mine, view } = table;
  const others = actors.filter((seat) => !mine.includes(seat));
  const names = others.flatMap((seat) => table.seatNames(seat));
  if (!others.length) return t('say-it-goes-on');
  const called = view.step === 'invitation' && view.combat?.in.some((id) => isMine(table, id));
  const asked = called ? 'say-others-called' : `say-others-${view.step}`;
  return t(has(asked) ? asked : 'say-others-play', { n: names.length, who: list(names) });
}

// Somebody stands with independent creatures and may do nothing else.
function mustFight(table: LordaeronTable, who: string | undefined): boolean {
  if (table.view.step !== 'actions') return false;
  const may = table.of(who);
  return may.length > 0 && may.every((c) => c.kind === 'challenge');
}

// The step in a sentence: what I am asked, or whom the table waits for.
export function sentence(table: LordaeronTable): string {
  const { snapshot, view } = table;
  if (snapshot.status === 'over') return t(`say-won-${view.winner ?? 'draw'}`);
  if (snapshot.status === 'paused')
    return t(table.mine.length ? 'say-paused' : 'say-paused-watching');
  if (table.goneWords) return t(table.goneWords);
  if (table.lent !== null && table.lent === table.as) return t('say-lent');
  if (!table.myTurn) return waitsFor(table);
  const hero = pupil(table) ?? table.hero;
  const id = mustFight(table, hero?.id) ? 'say-duty' : `say-${view.step}`;
  const who = hero ? table.whoName(hero.id) : '';
  const region = hero?.region ? table.place(hero.region) : '';
  return t(has(id) ? id : 'say-choose', {
    who,
    region,
    actions: hero?.actions ?? 0,
    event: table.asks && table.name('events', table.asks),
    wounds: view.combat?.wounds ?? 0,
    least: view.combat?.pick?.least ?? 0,
    most: view.combat?.pick?.most ?? 0,
  });
}

// A line of the log.
export function tell(line: Line, table: LordaeronTable): string {
  const args: Args = { ...blank, ...line.args };
  if (line.id === 'event-undone') return t(line.id, { ...args, who: table.seatName(line.seat) });
  if (line.id.startsWith('answer-')) {
    const who = table.seatName(line.seat);
    const odds = table.called(line.seq);
    const { ground, region } = line.args;
    if (!ground) return t(odds ? `${line.id}-odds` : line.id, { who, ...odds });
    const place = region ? table.place(String(region)) : '';
    const why = t(`${line.id}-why`, { who, ground, region: place });
    return odds ? `${why} ${t('answer-odds', odds)}` : why;
  }
  const owner = table.character(String(args.who ?? ''))?.class;
  const named: Record<string, (id: string) => Args[string]> = {
    who: (id) => table.whoName(id),
    to: (id) => table.whoName(id),
    from: (id) => table.whoName(id),
    region: table.place,
    card: (id) => table.cardName(id, owner),
    quest: (id) => table.name('quests', id),
    drawn: (id) => table.name('events', id),
    creature: (id) => table.name('creatures', id),
    overlord: (id) => table.name('overlords', id),
    class: (id) => table.name('classes', id),
    faction: (id) => t(`faction-${id}`),
    color: (id) => t(`color-${id}`),
  };
  for (const [key, name] of Object.entries(named)) {
    const value = line.args[key];
    args[key] = typeof value === 'string' && value ? name(value) : '';
  }
  if (line.args.foe === 'overlord') args.creature = table.name('overlords', overlord(table));
  if (line.args.foe === 'pvp') args.creature = t('foe-pvp');
  // The last battle has no place.
  if (line.id === 'event-combat-began' && !args.region) return t('event-final-began');
  if (line.id === 'event-defeated' && !args.region) return t('event-final-fallen', args);
  return t(line.id, args);
}
