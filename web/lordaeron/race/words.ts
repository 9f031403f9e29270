// The race as one sentence in two parts: who leads, and the reason.

import { t } from '../../words/words.svelte';
import type { Said } from './line';

export function inWords({ lead, who, why, reason, halves }: Said): {
  words: string;
  reason: string;
} {
  const words = t('race-lead', { lead, who });
  if (lead === 'won') return { words, reason: '' };
  const leads = ['little', 'ahead', 'far'].includes(lead);
  if (leads && why === 'levels' && who === reason)
    return { words, reason: ` ${t('race-by', { halves })}` };
  return { words, reason: `: ${t('race-why', { lead, why, who: reason, halves })}` };
}
