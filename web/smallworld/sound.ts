// Small sounds made on the spot, off unless asked for: wood for tokens, brass for coins, bone for
// the die.

import { settings } from '../ui/settings.svelte';
import { strike } from '../ui/tone';
import type { Beat } from './board/timeline';

export function sound(beat: Beat): void {
  if (settings.sound !== 'on') return;
  if (beat.kind === 'march' || beat.kind === 'flee')
    for (let i = 0; i < Math.min(4, beat.n); i++)
      strike(150 + i * 14, 0.09, i * 0.07, 'triangle', 0.25);
  if (beat.kind === 'coins' || beat.kind === 'pay')
    for (let i = 0; i < Math.min(6, beat.n); i++)
      strike(1900 + (i % 3) * 260, 0.16, i * 0.06, 'sine', 0.08);
  if (beat.kind === 'die')
    for (let i = 0; i < 7; i++) strike(420 - i * 18, 0.05, i * 0.075, 'square', 0.05);
  if (beat.kind === 'decline') strike(110, 0.9, 0, 'sine', 0.3);
}
