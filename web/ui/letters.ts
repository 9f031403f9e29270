// A letter, or one of the first three digits, on a button presses it. Which one, the button itself
// announces (aria-keyshortcuts), so that what is shown, what is told and what works are one thing.

const fields = 'input, select, textarea, [contenteditable]';
export const typing = (e: Event) => !!(e.target as Element).closest?.(fields);

// What lies under something else, or beyond the edge, does not answer; what stands behind *More*
// answers where that does.
function bare(inner: HTMLElement): boolean {
  const button = inner.closest('[data-more]')?.querySelector('button') ?? inner;
  const { x, y, width, height } = button.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return button.contains(top) && !button.closest('[inert]');
}

// Presses the button of a letter; tells whether there was one.
export function pressed(e: KeyboardEvent): boolean {
  if (e.defaultPrevented || e.repeat || e.ctrlKey || e.metaKey || e.altKey || e.shiftKey)
    return false;
  if (!/^[a-z1-3]$/i.test(e.key) || typing(e)) return false;
  const named = `button[aria-keyshortcuts="${e.key.toUpperCase()}"]:not(:disabled)`;
  const button = [...document.querySelectorAll<HTMLElement>(named)].find(bare);
  button?.focus();
  button?.click();
  return !!button;
}
