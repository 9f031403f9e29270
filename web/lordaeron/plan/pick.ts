// What the guide would choose of cards, quests or answers on offer.

import type { Notation } from '../../net/sent';
import { settings } from '../../ui/settings.svelte';
import { same } from '../offers';
import type { Advice, Odds } from '../types';

interface Advised {
  advice?: Advice & Odds;
}

// Whether the guide has an opinion here, and whether it is this one.
export const opines = ({ advice }: Advised): boolean => settings.guide === 'on' && !!advice?.pick;
export const picks = (of: Advised, move: Notation): boolean =>
  opines(of) && same(of.advice!.pick as Notation, move);
