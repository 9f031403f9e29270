// How long ago or how far ahead something is, in the reader's language.

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

export function ago(at: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const by = at - now;
  const [unit, ms] = units.find(([, ms]) => Math.abs(by) >= ms) ?? units[2];
  return format.format(Math.trunc(by / ms) || 0, unit);
}
