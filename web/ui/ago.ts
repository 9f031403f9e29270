// How long ago or how far ahead something is, in the reader's language.

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);

// Rounded, for a day on which clocks are changed.
export const daysBetween = (from: number, to: number) =>
  Math.round((midnight(to) - midnight(from)) / 86_400_000);

// A day of the calendar.
export const dayName = (at: number, language: string) =>
  new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short' }).format(
    at,
  );

export function ago(at: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const by = at - now;
  const found = units.find(([, ms]) => Math.abs(by) >= ms);
  if (!found) return format.format(0, 'second'); // now
  const [unit, ms] = found;
  // Tomorrow is a day of the calendar, not so many hours.
  if (unit === 'day') return format.format(daysBetween(now, at), unit);
  return format.format(Math.trunc(by / ms), unit);
}
