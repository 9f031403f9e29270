// What a person prefers on this device.

export type Speed = 'calm' | 'quick' | 'off';
export type Pace = 'ask' | 'flow' | 'fast';
export type Fight = 'thrifty' | 'bold';
export type Watch = 'beside' | 'all';
export type Guide = 'on' | 'off';
export type Theme = 'dark' | 'light';
export type Density = 'calm' | 'tight';
export type Chart = 'painted' | 'simple';

function kept<T extends string>(key: string, allowed: T[], fallback: T): T {
  const value = localStorage.getItem(key) as T | null;
  return value && allowed.includes(value) ? value : fallback;
}

// As long as nothing else was chosen, as the system has it.
const day = matchMedia('(prefers-color-scheme: light)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  theme = $state<Theme>(kept('theme', ['dark', 'light'], day.matches ? 'light' : 'dark'));
  speed = $state<Speed>(kept('speed', ['calm', 'quick', 'off'], still.matches ? 'off' : 'calm'));
  sound = $state<'on' | 'off'>(kept('sound', ['on', 'off'], 'off'));
  bell = $state<'on' | 'off'>(kept('bell', ['on', 'off'], 'off')); // rings at my turn
  chart = $state<Chart>(kept('chart', ['painted', 'simple'], 'painted')); // simple for slow devices
  density = $state<Density>(kept('density', ['calm', 'tight'], 'calm'));
  remarks = $state<'on' | 'off'>(kept('remarks', ['on', 'off'], 'on')); // on tokens left over
  // How much goes on without asking, and how a fight is fought that does.
  pace = $state<Pace>(kept('pace', ['ask', 'flow', 'fast'], 'flow'));
  fight = $state<Fight>(kept('fight', ['thrifty', 'bold'], 'bold'));
  guide = $state<Guide>(kept('guide', ['on', 'off'], 'on')); // plans at every own turn
  watch = $state<Watch>(kept('watch', ['beside', 'all'], 'beside')); // fights of others

  keep(
    key:
      | 'theme'
      | 'speed'
      | 'sound'
      | 'bell'
      | 'chart'
      | 'density'
      | 'remarks'
      | 'pace'
      | 'fight'
      | 'watch'
      | 'guide',
    value: string,
  ): void {
    localStorage.setItem(key, value);
    (this as Record<string, unknown>)[key] = value;
    this.dress();
  }

  dress(): void {
    document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
settings.dress();
day.addEventListener('change', () => {
  if (localStorage.getItem('theme')) return;
  settings.theme = day.matches ? 'light' : 'dark';
  settings.dress();
});
