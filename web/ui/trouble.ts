// Why something about an account or a name did not work, in words: never the server's English.
import { Refused } from '../net/api';
import { t } from '../words/words.svelte';

export function accountTrouble(error: unknown, wrong = 'wrong-password'): string {
  if ((error as Error).name === 'InvalidStateError') return t('passkey-known');
  if (!(error instanceof Refused)) return t('trouble-offline');
  const why: Record<string, string> = {
    taken: 'name-taken',
    'wrong-password': wrong,
    'bad-request': 'name-refused',
    'too-many': 'trouble-too-many',
    'not-found': 'nobody-such',
  };
  return t(why[error.code] ?? 'trouble-refused');
}
