// The name that the server gives one who has chosen none is said in the language that is spoken.

import { t } from '../words/words.svelte';

export function called(name: string): string {
  const unnamed = /^Guest (\d+)$/.exec(name);
  return unnamed ? t('guest-n', { n: unnamed[1] }) : name;
}
