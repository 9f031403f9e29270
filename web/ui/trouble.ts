// Why something about an account did not work, in words.
import { Refused } from '../net/api';
import { t } from '../words/words.svelte';

export function accountTrouble(error: unknown, wrong = 'wrong-password'): string {
  const { name, message } = error as Error;
  if (name === 'InvalidStateError') return t('passkey-known');
  const code = error instanceof Refused ? error.code : '';
  if (code === 'taken') return t('name-taken');
  return code === 'wrong-password' ? t(wrong) : t('account-refused', { message });
}
