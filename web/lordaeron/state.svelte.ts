// A table of Lordaeron: whose characters are mine, what they may do, and how all of it is named.

import type { Notation, Update } from '../net/sent';
import { type Speed, settings } from '../ui/settings.svelte';
import { TableState } from '../ui/state.svelte';
import { t, words } from '../words/words.svelte';
import { Book, inWords } from './book';
import { byKind, type Choice, choiceOf, same } from './offers';
import { choiceName, phrase, tell } from './phrases';
import { obvious } from './policy';
import { FightShow } from './show.svelte';
import { type Line, lineOf, linesOf } from './story';
import type { Advice, ChallengeAdvice, Character, Content, Faction, Told, View } from './types';

export class LordaeronTable extends TableState<View, Content, Line> {
  chosen = $state<string | null>(null); // the character that is looked at
  region = $state<string | null>(null); // the region that is looked at

  show = new FightShow();

  book = $derived(new Book(this.content));
  // The fight on screen, also one that an update began and ended.
  fight = $derived(this.show.ghost ?? this.view?.combat);
  choices = $derived<Choice[]>(this.offers.map(choiceOf));
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

  since = $state(0); // the last update before what others did
  #held = $state(false); // nothing goes on by itself after an undo until I move

  override goesOn(): Notation[] | null {
    if (this.#held) return null;
    const choice = obvious({
      view: this.view,
      choices: this.choices,
      pace: settings.pace,
      fight: settings.fight,
      card: (id) => this.book.card(id, this.hero?.class),
    });
    return choice && [choice.move];
  }

  override intend(...moves: Parameters<TableState['intend']>): void {
    this.#held = false;
    super.intend(...moves);
  }

  // In a fast game the moves of others are told together, but for fights of my own.
  override hurries(update: Update): boolean {
    if (settings.pace !== 'fast' || update.seat === this.as) return false;
    return !this.own.some((c) => this.view?.combat?.in.includes(c.id));
  }

  override async before(update: Update, speed: Speed): Promise<void> {
    if (update.kind === 'undone') this.#held = true;
    if (!this.view) return;
    const say = (told: Told) => {
      const line = lineOf(told, update.seq, true);
      return line ? this.tell(line) : '';
    };
    const told = (update.events ?? []) as Told[];
    await this.show.play(told, this.view, speed, say, () => this.skipping);
  }

  character = (id: string) => this.characters.find((c) => c.id === id);
  // What a character may do, and what nobody in particular does. Where a choice is between
  // characters, all of it.
  of = (who: string | undefined) =>
    ['actions', 'manage', 'final-manage'].includes(this.view.step)
      ? this.choices.filter((c) => !c.who || c.who === who)
      : this.choices;

  // Choosing one of my characters looks from its seat if it is another of mine.
  async choose(id: string): Promise<void> {
    this.chosen = id;
    const seat = this.character(id)?.seat;
    if (seat !== undefined && seat !== this.as && this.mine.includes(seat)) await this.look(seat);
  }

  #advice = $derived(this.snapshot?.advice as Advice | undefined);
  // Where Travel actions can lead.
  ways = $derived(this.#advice?.ways ?? []);
  // The guide's for the character that acts.
  hints = $derived(this.#advice?.hints?.filter((h) => h.who === this.hero?.id) ?? []);

  // What a challenge comes to; that of the last one is kept for its fight.
  expected = $state.raw<ChallengeAdvice | null>(null);
  oddsOf(choice: Choice): ChallengeAdvice | undefined {
    if (choice.kind !== 'challenge') return undefined;
    return this.#advice?.challenges?.find((c) => same(c.move, choice.move));
  }

  play = (choice: Choice) => {
    if (choice.kind === 'challenge') this.expected = this.oddsOf(choice) ?? null;
    this.intend(choice.move);
  };

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

  // A character by the name of its person, or by its class as long as nobody is known.
  whoName(id: string): string {
    const person = this.character(id)?.person;
    if (person) return this.name('characters', person);
    const nth = /^character-(\d+)$/.exec(id);
    return nth ? t('character-n', { n: Number(nth[1]) }) : this.name('classes', id);
  }

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

  actorNames(): string {
    return this.actors.map((seat) => this.snapshot.seats[seat]?.name ?? '').join(', ');
  }

  linesOf(update: Update): Line[] {
    return linesOf(update);
  }

  tell(line: Line): string {
    return tell(line, this);
  }

  override get teamed(): boolean {
    return this.side !== undefined;
  }

  override badge(seat: number): string {
    return this.characters.find((c) => c.seat === seat)?.class ?? '';
  }

  override sent(seq: number): void {
    this.since = seq;
    this.region = null;
  }
}
