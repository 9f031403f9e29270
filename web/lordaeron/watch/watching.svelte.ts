// Fights of others run beside the map unless one chooses to watch: what is known of each, with its
// odds, which are asked for as it begins and with every round.

import { api } from '../../net/api';
import type { Update } from '../../net/sent';
import { settings } from '../../ui/settings.svelte';
import type { Combat, Odds, View } from '../types';
import { restOf, spends, type Watched, watchedAfter } from './watch';

interface Looks {
  readonly id: string;
  readonly as: number | null;
  readonly mine: number[];
}

export class Watching {
  fights = $state.raw<Watched[]>([]);
  #chosen = $state(0); // the fight that one chose to watch
  #spent = 0; // of the time that the fight under way may take
  readonly #table: Looks;

  constructor(table: Looks) {
    this.#table = table;
  }

  // The fight that goes on.
  now = $derived(this.fights.findLast((f) => f.won === undefined));

  // Whether a fight is nobody's of mine, and so need not be on the stage. The last battle is
  // everybody's; who has no seat came to watch.
  beside({ combat, characters }: Pick<View, 'combat' | 'characters'>): boolean {
    const { mine } = this.#table;
    if (!combat || !mine.length || settings.watch === 'all' || this.stays) return false;
    const there = [...combat.in, ...(combat.fallen ?? [])];
    const own = characters.some((c) => mine.includes(c.seat) && there.includes(c.id));
    return !own && !last(combat);
  }

  // Whether one stays for the fight that goes on.
  stays = $derived(this.#chosen > 0 && this.#chosen === this.now?.seq);
  watch(seq: number): void {
    this.#chosen = seq;
  }
  leave(): void {
    this.#chosen = 0;
  }

  rest = (update: Update) => restOf(update, this.#spent);

  // Takes an update in; how long it is then to be seen, in milliseconds.
  heard(update: Update, before: View): number {
    const known = this.now;
    this.fights = watchedAfter(this.fights, update, before);
    const { now } = this;
    if (now?.seq !== known?.seq) this.#spent = 0;
    if (now && now.round !== known?.round) void this.#ask(now, update.seq);
    const rest = this.rest(update);
    this.#spent += spends(rest);
    return rest;
  }

  async #ask({ seq }: Watched, at: number): Promise<void> {
    const { id, as } = this.#table;
    const told = await api.odds<Odds>(id, as, 'watched', at).catch(() => null);
    const win = told?.odds?.fight?.now.win;
    if (win === undefined) return;
    this.fights = this.fights.map((f) =>
      f.seq === seq ? { ...f, before: f.before ?? win, now: f.won === undefined ? win : f.now } : f,
    );
  }
}

const last = ({ kind, region }: Combat) => kind === 'pvp' && !region;
