// Content packs as people know them.

import type { Pack } from '../net/sent';
import { list, t, words } from '../words/words.svelte';

const inWords = (text: Record<string, string> | undefined) =>
  text?.[words.language] ?? text?.en ?? '';
export const packName = (pack: Pack) => inWords(pack.name) || pack.id;
export const packAbout = (pack: Pack) => inWords(pack.about);
export const packNames = (packs: Pack[]) => list(packs.map(packName));

// A game with packs is another game: lists and ratings say so.
export const gameWith = (game: string, packs: Pack[] = []) =>
  packs.length
    ? t('game-with', { game: t(`game-${game}`), packs: packNames(packs) })
    : t(`game-${game}`);
