// Keyboard focus for what comes and goes: attachments.

const control = 'button:not(:disabled), input:not(:disabled), select, a[href], [tabindex="0"]';
const first = (node: ParentNode) => node.querySelector<HTMLElement>(control);

// Focus enters the element as it appears, and goes back to where it was as it goes. Who types is
// left alone.
export function takesFocus(node: HTMLElement): (() => void) | undefined {
  const before = document.activeElement as HTMLElement | null;
  if (before?.matches('input:not([type=checkbox]), textarea')) return;
  (first(node) ?? node).focus();
  return () => {
    if (node.contains(document.activeElement)) before?.focus({ preventScroll: true });
  };
}

// Arrows, Home and End go through a menu, Escape leaves it.
export const arrows = (leave: () => void) => (e: KeyboardEvent) => {
  const entries = [...(e.currentTarget as Element).querySelectorAll<HTMLElement>(control)];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[e.key];
  if (e.key === 'Escape') leave();
  else if (to === undefined) return;
  else entries.at(to % entries.length)?.focus();
  e.preventDefault();
  e.stopPropagation();
};

// For who plays by keyboard: when the focused control goes or is greyed, focus goes to where the
// game goes on, the first of some places that has a control; never to the page.
export const keepsFocus =
  (...places: string[]) =>
  (node: HTMLElement): (() => void) => {
    let last: HTMLElement | null = null;
    const entered = (e: FocusEvent) => {
      const to = e.target as HTMLElement;
      last = to.matches(':focus-visible') ? to : null;
    };
    const pointed = () => {
      last = null;
    };
    const look = () => {
      if (!last || document.activeElement !== document.body) return;
      const usable = last.isConnected && last.matches(control) && !last.closest('[inert]');
      const next = places.map((place) => node.querySelector(`${place}:not([inert] *)`));
      const to = usable ? last : next.map((place) => place && first(place)).find(Boolean);
      to?.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(look);
    watch.observe(node, { childList: true, subtree: true, attributeFilter: ['disabled', 'inert'] });
    node.addEventListener('focusin', entered);
    addEventListener('pointerdown', pointed, true);
    return () => {
      watch.disconnect();
      removeEventListener('pointerdown', pointed, true);
    };
  };
