// A long press: a finger that rests for a moment asks what something is. A mouse points instead.

const rest = 450; // milliseconds
const slip = 8; // pixels that a resting finger may move

export class Hold {
  held = false; // the press has been answered: what lifting the finger would do is void
  #timer?: ReturnType<typeof setTimeout>;

  begin(e: PointerEvent, then: (e: PointerEvent) => void): void {
    this.end();
    this.held = false;
    if (e.pointerType === 'mouse') return;
    this.#timer = setTimeout(() => {
      this.held = true;
      // The card may open under the finger: lifting it must not press what lies there now.
      const lift = (up: Event) => up.preventDefault();
      e.target?.addEventListener('touchend', lift, { once: true, passive: false });
      then(e);
    }, rest);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

// Gives a button a second answer.
export function holdable(node: HTMLElement, then: (e: PointerEvent) => void) {
  const hold = new Hold();
  let start = [0, 0];
  const heard = {
    pointerdown: (e: PointerEvent) => {
      start = [e.clientX, e.clientY];
      hold.begin(e, then);
    },
    pointermove: (e: PointerEvent) => {
      if (Math.hypot(e.clientX - start[0], e.clientY - start[1]) > slip) hold.end();
    },
    pointerup: () => hold.end(),
    pointercancel: () => hold.end(),
    contextmenu: (e: PointerEvent) => e.pointerType !== 'mouse' && e.preventDefault(),
    click: (e: PointerEvent) => {
      if (hold.held) e.stopImmediatePropagation();
      hold.held = false;
    },
  };
  const all = Object.entries(heard) as [string, (e: Event) => void][];
  for (const [kind, hear] of all) node.addEventListener(kind, hear, { capture: true });
  return {
    destroy: () => {
      hold.end();
      for (const [kind, hear] of all) node.removeEventListener(kind, hear, { capture: true });
    },
  };
}
