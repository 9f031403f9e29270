// A table of Lordaeron: whose characters are mine, what they may do, and how all of it is named.

import { api } from '../net/api';
import type { Notation, Offer, Update } from '../net/sent';
import { type Speed, settings } from '../ui/settings.svelte';
import { pause, type Scenes, TableState } from '../ui/state.svelte';
import { list, named, t, words } from '../words/words.svelte';
import { Book, inWords } from './book';
import { type FightTold, renewed } from './fight/fight';
import { FightShow } from './fight/show.svelte';
import { byKind, type Choice, choiceOf, same, worthwhile } from './offers';
import { choiceName, phrase, tell } from './phrases';
import { Plans } from './plan/following.svelte';
import { Going } from './plan/going.svelte';
import { goesNext, type March, marched, obvious } from './policy';
import { draftOf } from './sheet/draft';
import { type Line, lineOf, linesOf } from './story';
import { type News, newsAfter } from './table/news';
import type {
  Advice,
  ChallengeAdvice,
  Character,
  Content,
  Faction,
  Odds,
  Told,
  View,
} from './types';
import { type Said, saidBy, signsOf, written } from './watch/signs';
import { Watching } from './watch/watching.svelte';

export class LordaeronTable extends TableState<View, Content, Line> {
  #kept = `chosen-${this.id}`;
  chosen = $state(sessionStorage.getItem(this.#kept)); // the character that is looked at
  region = $state<string | null>(null); // the region that is looked at
  drafted = $state<string | null>(null); // the class that is looked at in a draft

  show = new FightShow();
  watch = new Watching(this);

  book = $derived(new Book(this.content));
  // The fight on screen, also one that an update began and ended; those of others run beside the map.
  fight = $derived.by(() => {
    if (this.show.ghost) return this.show.ghost;
    const { step, combat } = this.view ?? {};
    if (step === 'invitation' || (!this.myTurn && this.view && this.watch.beside(this.view)))
      return undefined;
    return combat;
  });
  // The fight that somebody of mine is asked to join.
  invited = $derived(this.myTurn && this.view.step === 'invitation' && !!this.view.combat);
  worthwhile = (offers: Offer[]) =>
    worthwhile(offers.map(choiceOf), (who) => !!this.character(who ?? '')?.curse);
  choices = $derived<Choice[]>(this.worthwhile(this.offers));
  kinds = $derived(byKind(this.choices));
  characters = $derived<Character[]>(this.view?.characters ?? []);
  // All characters of the person at this device; those of the seat that is looked from are own.
  heroes = $derived(this.characters.filter((c) => this.mine.includes(c.seat)));
  own = $derived(this.characters.filter((c) => c.seat === this.as));
  side = $derived<Faction | undefined>(this.own[0]?.faction);
  // The character that acts: the one looked at if it may, else the first that something is offered.
  hero = $derived.by<Character | undefined>(() => {
    const able = this.own.filter((c) => this.choices.some((x) => x.who === c.id));
    return (able.find((c) => c.id === this.chosen) ?? able[0]) || this.own[0];
  });

  // The class that would be taken now, in a draft.
  draftOf = $derived(this.view?.step === 'draft' ? draftOf(this, this.drafted) : undefined);

  news = $state.raw<News[]>([]); // events and rewards that lie on the table
  // The event that asks somebody of mine.
  asks = $derived(
    this.myTurn && this.view.step === 'event-choice'
      ? String(this.lines.findLast((l) => l.args.drawn)?.args.drawn ?? '')
      : '',
  );
  // The last cards, with the one that asks also for who comes later.
  onTable = $derived.by<News[]>(() => {
    const last = this.news.slice(-2);
    if (!this.asks || last.some((c) => c.id === this.asks)) return last;
    return [...last.slice(-1), { kind: 'event', id: this.asks, seq: 0, lines: [], gone: [] }];
  });
  since = $state(0); // the last update before what others did
  #held = $state(false); // nothing goes on by itself after an undo until I move

  override goesOn(): Notation[] | null {
    if (this.#held) return null;
    const next = this.#march();
    if (next) return [next];
    const choice = obvious({
      step: this.view.step,
      choices: this.choices,
      pace: settings.pace,
      fight: settings.fight,
      touched: this.#arranged === this.view.turn,
      advice: this.#sent,
    });
    return choice && [choice.move];
  }

  // The order in which we attacked in the last round is kept, unless one wants to be asked.
  #order: March[] = [];
  #march(): Notation | null {
    if (this.view.step !== 'order' || settings.pace === 'ask') return null;
    const round = this.view.combat?.round ?? 0;
    const next = goesNext(this.#order, round, this.choices);
    if (next) this.#order = marched(this.#order, round, next);
    return next ? { order: { who: next } } : null;
  }

  // What a challenge of mine with friends came to, alone and with all of them: the reason of those
  // who answer it.
  #call = $state.raw<{ seq: number; end: number; alone: number; all: number } | null>(null);
  called(seq: number): { alone: number; all: number } | undefined {
    const call = this.#call;
    return call && seq > call.seq && seq <= call.end ? call : undefined;
  }
  #calls({ challenge }: { challenge?: Record<string, unknown> }): void {
    if (!challenge) return;
    const { with: friends, ...lone } = challenge;
    const win = (move: Notation) =>
      this.advice?.challenges?.find((c) => same(c.move, { challenge: move }))?.win;
    const [alone, all] = [win(lone), win(challenge)];
    this.#call =
      friends && alone !== undefined && all !== undefined
        ? { seq: this.snapshot.seq, end: Number.POSITIVE_INFINITY, alone, all }
        : null;
  }

  #arranged = $state(0); // the turn in which I have placed cards by hand

  override intend(...moves: Parameters<TableState['intend']>): void {
    this.#held = false;
    const [{ order: first }] = moves as [{ order?: { who: string } }];
    this.#calls(moves[0] as { challenge?: Record<string, unknown> });
    if (first) this.#order = marched(this.#order, this.view.combat?.round ?? 0, first.who);
    if (['manage', 'final-manage'].includes(this.view.step) && moves[0] !== 'end')
      this.#arranged = this.view.turn;
    super.intend(...moves);
  }

  // Whether an update is of a fight that runs beside the map.
  #beside(update: Update, before: View): boolean {
    const after = (update.snapshot as { view?: View } | undefined)?.view;
    const at = [after, before].find((view) => view?.combat);
    if (at) return this.watch.beside(at);
    const begins = update.events?.find((e) => e.event === 'combat-began');
    const own = this.heroes.some((c) => c.id === begins?.who);
    return !!begins && !own && settings.watch !== 'all' && this.mine.length > 0;
  }

  // In a fast game the moves of others are told together, but for fights of my own. Of a fight
  // beside the map its rounds are seen.
  override hurries(update: Update, view: View | null): boolean {
    if (view && update.seat !== this.as && this.#beside(update, view))
      return settings.pace === 'fast' || this.watch.rest(update) === 0;
    if (settings.pace !== 'fast' || update.seat === this.as) return false;
    const fighting = view?.combat?.in ?? [];
    return !view?.characters.some((c) => c.seat === this.as && fighting.includes(c.id));
  }

  override scenes(update: Update, speed: Speed, view: View | null): Scenes {
    return { before: () => this.#show(update, speed, view), after: async () => {} };
  }

  async #show(update: Update, speed: Speed, view: View | null): Promise<void> {
    if (update.kind === 'undone') this.#held = true;
    if (update.events?.some((e) => e.event === 'combat-began' || e.event === 'combat-ended'))
      this.odds = null; // they were of another fight
    if (this.#call && update.events?.some((e) => e.event === 'combat-began'))
      this.#call = { ...this.#call, end: Math.min(this.#call.end, update.seq) };
    if (!view) return;
    const concerns = (who: string) =>
      view.characters.some((c) => c.id === who && c.seat === this.as);
    this.news = newsAfter(this.news, update, view, concerns);
    const rest = this.watch.heard(update, view);
    const beside = this.#beside(update, view);
    const say = (told: Told) => {
      const line = lineOf(told, update.seq, true);
      return line ? this.tell(line) : '';
    };
    const told = (update.events ?? []) as Told[];
    await this.show.play(told, view, beside ? 'off' : speed, say, () => this.skipping);
    if (beside && speed !== 'off') await pause(rest / (speed === 'calm' ? 1 : 3));
  }

  character = (id: string) => this.characters.find((c) => c.id === id);
  // What a character may do, and what nobody in particular does. Where a choice is between
  // characters, all of it.
  of = (who: string | undefined) =>
    ['actions', 'manage', 'final-manage'].includes(this.view.step)
      ? this.choices.filter((c) => !c.who || c.who === who)
      : this.choices;

  // Choosing one of my characters looks from its seat if it is another of mine. Nobody leaves a turn
  // by it, and whoever shares the device is not looked from: the curtain does that.
  async choose(id: string): Promise<void> {
    this.chosen = id;
    sessionStorage.setItem(this.#kept, id); // over a reload
    const seat = this.character(id)?.seat ?? -1;
    if (seat === this.as || !this.mine.includes(seat)) return;
    const { seats } = this.snapshot;
    const leaves = this.myTurn && !this.actors.includes(seat);
    const another = this.as !== null && seats[seat].name !== seats[this.as].name;
    if (!leaves && !another) await this.look(seat);
  }

  // What was told when it was asked for, and at which position: more than comes with every update.
  #told = $state.raw<{ at: string; odds: Odds }>({ at: '', odds: {} });
  #asked = { at: '', parts: [] as string[] };
  #asking = $state(0);
  #here = $derived(`${this.as} ${this.snapshot?.seq}`);
  #sent = $derived(this.snapshot?.advice as Advice | undefined);
  advice = $derived<(Advice & Odds) | undefined>(
    this.#sent && { ...this.#sent, ...(this.#told.at === this.#here && this.#told.odds) },
  );
  override get wanting(): boolean {
    return this.#asking > 0;
  }
  // What could be done next, in my own turn.
  plans = new Plans(this);
  going = new Going(this);
  override waits(): void {
    void this.foretell('');
    if (this.plans.part) void this.foretell(this.plans.part);
  }
  // Asks for the odds of this decision, for those of the fights of the map, or for plans: once.
  async foretell(part: string): Promise<void> {
    const { as } = this;
    const here = this.#here;
    if (this.#asked.at !== here) this.#asked = { at: here, parts: [] };
    if (as === null || !this.#sent || this.#asked.parts.includes(part)) return;
    this.#asked.parts.push(part);
    this.#asking += 1;
    const told = await api.odds<Odds>(this.id, as, part).catch(() => null);
    this.#asking -= 1;
    if (!told?.odds || `${as} ${told.seq}` !== this.#here) return;
    const before = this.#told.at === here ? this.#told.odds : {};
    this.#told = { at: here, odds: { ...before, ...told.odds } };
    const now = told.odds.fight?.now;
    const round = this.view.combat?.round ?? 0;
    if (now) this.odds = renewed(this.odds, now, round);
  }
  // Where Travel actions can lead.
  ways = $derived(this.advice?.ways ?? []);
  // The guide's for the character that acts.
  hints = $derived(this.advice?.hints?.filter((h) => h.who === this.hero?.id) ?? []);

  // What a challenge comes to.
  oddsOf(choice: Choice): ChallengeAdvice | undefined {
    if (choice.kind !== 'challenge') return undefined;
    return this.advice?.challenges?.find((c) => same(c.move, choice.move));
  }

  // What the fight comes to as last told, and in its first moment: both go with the fight.
  odds = $state.raw<FightTold | null>(null);
  override taken(): void {
    if (!this.view?.combat) this.odds = null;
  }

  play = (choice: Choice) => this.intend(choice.move);

  phrase(choice: Choice): string {
    return phrase(choice, this);
  }

  // A move of anybody in words, such as one that a teammate proposes.
  moveName(move: Notation): string {
    return phrase(choiceOf({ move }), this);
  }

  name(kind: Parameters<Book['name']>[0], id: string): string {
    return this.book.name(kind, id, words.language);
  }

  // A region to be put into a sentence, with its article where the language has one.
  place = (id: string) => named(`region-${id}`, this.name('regions', id));

  // A character by the name of its person, or by its class as long as nobody is known.
  whoName(id: string): string {
    const person = this.character(id)?.person;
    if (person) return this.name('characters', person);
    const nth = /^character-(\d+)$/.exec(id);
    return nth ? t('character-n', { n: Number(nth[1]) }) : this.name('classes', id);
  }

  // The first of its names, where several are told.
  shortName = (id: string) => this.whoName(id).split(' ')[0];

  cardName(id: string, of?: string): string {
    return this.book.card(id, of)?.name[words.language] ?? id;
  }

  cardText(id: string, of?: string): string {
    return inWords(this.book.card(id, of)?.text, words.language);
  }

  // Who is fought: creatures, a boss (his event) or the Overlord.
  #foe = (id: string) =>
    this.book.find('creatures', id) ??
    this.book.find('events', id) ??
    this.book.find('overlords', id);

  foeName(id: string): string {
    return inWords(this.#foe(id)?.name, words.language) || id;
  }

  foeText(id: string): string {
    return inWords(this.#foe(id)?.text, words.language);
  }

  choiceName(id: string): string {
    return choiceName(id, this.hero?.class, this);
  }

  linesOf(update: Update): Line[] {
    return linesOf(update);
  }

  tell(line: Line): string {
    return tell(line, this);
  }

  // What people of my side tell by a press, since the turn began.
  signs = $derived.by(() => {
    const began = this.lines.findLast((l) => l.heading)?.seq ?? 0;
    return signsOf(this.snapshot?.chat ?? [], began);
  });
  // Whether a person plays on my side with me.
  get company(): boolean {
    const person = (c: Character) => this.snapshot.seats[c.seat]?.kind === 'person';
    const mate = (c: Character) => c.faction === this.side && !this.mine.includes(c.seat);
    return this.side !== undefined && this.characters.some((c) => mate(c) && person(c));
  }
  async tellSide(said: Said): Promise<void> {
    await this.ask(api.chat(this.id, written(said), this.as ?? -1, true));
  }
  override signTold(text: string): string | undefined {
    const said = saidBy(text);
    if (!said) return undefined;
    return t(
      `sign-${said.kind}`,
      said.kind === 'here' ? { region: this.name('regions', said.region) } : {},
    );
  }

  override get teamed(): boolean {
    const beside = (c: Character) => c.faction === this.side && c.seat !== this.as;
    return this.side !== undefined && this.characters.some(beside);
  }

  // By its heroes, as soon as they are known.
  override seatName(seat: number): string {
    return list(this.seatNames(seat));
  }
  seatNames(seat: number): string[] {
    const heroes = this.characters.filter((c) => c.seat === seat && c.person);
    return heroes.length ? heroes.map((c) => this.shortName(c.id)) : [super.seatName(seat)];
  }

  override badge(seat: number): string {
    return this.characters.find((c) => c.seat === seat)?.class ?? '';
  }

  override sent(seq: number): void {
    this.since = seq;
    this.region = null;
    if (this.view.step === 'actions') this.news = this.news.filter((n) => n.seq > seq);
  }
}
