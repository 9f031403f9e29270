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

// Why something at a table did not work, by the code of the refusal.
export function tableTrouble(code: string): string {
  const why: Record<string, string> = {
    stale: 'stale',
    offline: 'offline',
    'too-many': 'too-many',
    'store-unavailable': 'store',
    'not-your-seat': 'seat',
    drawn: 'drawn',
  };
  return t(`trouble-${why[code] ?? 'refused'}`);
}
