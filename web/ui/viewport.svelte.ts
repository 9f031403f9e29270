// Where one looks at a world from: pan, zoom, fit. The world is what the camera keeps in sight.

import { type Camera, fitScale, framed, kept, type Size, zoomed } from '../board/camera';
import type { Box, Point } from '../board/geometry';

export class Viewport {
  camera = $state<Camera>({ x: 0, y: 0, scale: 1 });
  screen = $state<Size>({ w: 1, h: 1 });
  size = $state<Size>({ w: 1, h: 1 });
  protected touched = false;

  zoom = $derived(this.camera.scale / fitScale(this.size, this.screen));

  // Keeps what was looked at in sight; a view that nobody moved stays whole.
  protected see(screen: Size): void {
    this.screen = screen;
    this.camera = this.touched ? kept(this.camera, this.size, screen) : this.#whole();
  }

  #whole(): Camera {
    return kept({ x: 0, y: 0, scale: 0 }, this.size, this.screen);
  }

  fit(): void {
    this.touched = false;
    this.camera = this.#whole();
  }

  frameBox(box: Box, margin?: number): void {
    this.touched = true;
    this.camera = framed(box, this.size, this.screen, margin);
  }

  zoomBy(by: number, at: Point = [this.screen.w / 2, this.screen.h / 2]): void {
    this.touched = true;
    this.camera = zoomed(this.camera, by, at, this.size, this.screen);
  }

  pan(dx: number, dy: number): void {
    this.touched = true;
    const { x, y, scale } = this.camera;
    this.camera = kept({ x: x - dx / scale, y: y - dy / scale, scale }, this.size, this.screen);
  }

  // Brings a place into sight when it is not.
  show([px, py]: Point, pad = 60): void {
    const [x, y] = this.toScreen([px, py]);
    if (x > pad && y > pad && x < this.screen.w - pad && y < this.screen.h - pad) return;
    const { scale } = this.camera;
    const middle = { x: px - this.screen.w / scale / 2, y: py - this.screen.h / scale / 2, scale };
    this.camera = kept(middle, this.size, this.screen);
  }

  toScreen(p: Point): Point {
    return [(p[0] - this.camera.x) * this.camera.scale, (p[1] - this.camera.y) * this.camera.scale];
  }

  // How many pixels to a unit a chart is painted with: as shown whole, and as fine as it can be
  // looked at, in steps of a half: a few pixels more of the screen ask for no other chart.
  fineness(simple: boolean): { sketch: number; full: number } {
    const whole = fitScale(this.size, this.screen) * devicePixelRatio;
    const most = Math.sqrt(12e6 / (this.size.w * this.size.h));
    const fine = Math.max(innerWidth <= 760 ? 1.5 : 2, Math.ceil(whole * 3.2) / 2);
    const full = Math.min(fine, most);
    return { sketch: Math.min(whole, full), full: simple ? 0 : full };
  }
}
