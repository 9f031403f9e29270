// The name that the server gives one who has chosen none is said in the language that is spoken.

import { t } from '../words/words.svelte';

const given = /^Guest (\d+)$/;

export const unnamed = (name: string): boolean => given.test(name);

export const called = (name: string): string =>
  name.replace(given, (_, n: string) => t('guest-n', { n }));
