// Pointers over a world: dragging pans, two fingers zoom, a press without movement is a tap. What may
// be carried instead of the world is the caller's to say.

import type { Point } from '../board/geometry';
import { Hold } from './hold';
import type { Viewport } from './viewport.svelte';

export interface Touch {
  tap: (e: PointerEvent, twice: boolean) => void;
  over?: (e: PointerEvent) => void;
  hold?: (e: PointerEvent) => void; // a finger that rests asks
  grab?: (e: PointerEvent, pressed: Element) => boolean; // takes the drag for itself
  drag?: (e: PointerEvent) => void;
  drop?: (e: PointerEvent) => void;
}

// The region that something happened to.
export const regionAt = (e: Event): string | null =>
  (e.target as Element).closest?.('[data-region]')?.getAttribute('data-region') ?? null;

export class Gestures {
  readonly #fingers = new Map<number, Point>();
  #pressed?: Element;
  #moved = false;
  #carrying = false;
  #spread = 0;
  #lastTap = 0;
  readonly #hold = new Hold();

  constructor(
    private readonly frame: () => HTMLElement,
    private readonly viewport: () => Viewport,
    private readonly touch: Touch,
  ) {}

  get busy(): boolean {
    return this.#fingers.size > 0;
  }

  readonly down = (e: PointerEvent): void => {
    if ((e.target as Element).closest('button, [data-handle]')) return;
    this.#fingers.set(e.pointerId, [e.clientX, e.clientY]);
    this.#hold.end();
    if (this.#fingers.size > 1) this.#spread = this.#apart();
    else {
      this.#hold.begin(e, (e) => this.touch.hold?.(e));
      this.#moved = false;
      this.#pressed = e.target as Element;
    }
  };

  #apart(): number {
    const [a, b] = [...this.#fingers.values()];
    return Math.hypot(a[0] - b[0], a[1] - b[1]);
  }

  readonly move = (e: PointerEvent): void => {
    const last = this.#fingers.get(e.pointerId);
    if (!last) return;
    const [dx, dy] = [e.clientX - last[0], e.clientY - last[1]];
    if (!this.#moved) {
      if (Math.hypot(dx, dy) < 6) return;
      this.#moved = true;
      this.#hold.end();
      this.frame().setPointerCapture(e.pointerId);
      this.#carrying = this.#fingers.size === 1 && !!this.touch.grab?.(e, this.#pressed!);
    }
    this.#fingers.set(e.pointerId, [e.clientX, e.clientY]);
    if (this.#carrying) this.touch.drag?.(e);
    else if (this.#fingers.size === 1) this.viewport().pan(dx, dy);
    else if (this.#fingers.size === 2) this.#pinch();
  };

  #pinch(): void {
    const now = this.#apart();
    const [a, b] = [...this.#fingers.values()];
    const rect = this.frame().getBoundingClientRect();
    const middle: Point = [(a[0] + b[0]) / 2 - rect.x, (a[1] + b[1]) / 2 - rect.y];
    if (this.#spread) this.viewport().zoomBy(now / this.#spread, middle);
    this.#spread = now;
  }

  readonly up = (e: PointerEvent): void => {
    if (!this.#fingers.delete(e.pointerId)) return;
    this.#hold.end();
    if (this.#carrying) {
      this.#carrying = false;
      this.touch.drop?.(e);
    } else if (!this.#moved && !this.busy && !this.#hold.held) {
      const twice = Date.now() - this.#lastTap < 320;
      this.#lastTap = Date.now();
      this.touch.tap(e, twice);
    }
  };

  readonly over = (e: PointerEvent): void => {
    if (e.pointerType === 'mouse' && !this.busy) this.touch.over?.(e);
  };

  // The wheel zooms where it points; it needs a listener that may stop the page from scrolling. And
  // a tap is heard here: the click that would follow it might hit what the tap has just opened.
  readonly wheelable = (node: HTMLElement) => {
    const wheel = (e: WheelEvent) => {
      e.preventDefault();
      const rect = this.frame().getBoundingClientRect();
      const by = Math.exp(-e.deltaY * (e.ctrlKey ? 0.01 : 0.0016));
      this.viewport().zoomBy(by, [e.clientX - rect.x, e.clientY - rect.y]);
    };
    const lift = (e: TouchEvent) => {
      if (e.cancelable && !(e.target as Element).closest('button, [data-handle]'))
        e.preventDefault();
    };
    const menu = (e: Event) => (e as PointerEvent).pointerType !== 'mouse' && e.preventDefault();
    node.addEventListener('contextmenu', menu);
    node.addEventListener('wheel', wheel, { passive: false });
    node.addEventListener('touchend', lift, { passive: false });
    return {
      destroy: () => {
        node.removeEventListener('contextmenu', menu);
        node.removeEventListener('wheel', wheel);
        node.removeEventListener('touchend', lift);
      },
    };
  };
}
