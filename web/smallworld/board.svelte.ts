// What is drawn of a world and where one looks at it from.

import { type Camera, fitScale, framed, kept, type Size, zoomed } from '../board/camera';
import { inset, type Point, path } from '../board/geometry';
import { paint } from './art/paint';
import { layOut, type Place, type World } from './board/layout';
import type { Content } from './board/types';

export interface Drawn {
  readonly place: Place;
  readonly outline: string;
  readonly band: string; // the middle of the owner's band
  readonly rim: string; // its inner edge
  readonly inner: string; // inside of it
  readonly shore: string; // just inside the border
}

// Lines inside a border are found when they are first drawn: few regions have an owner or a light.
function draw(place: Place): Drawn {
  const known: Record<number, string> = {};
  const inside = (by: number) => {
    known[by] ??= path(inset(place.polygon, by));
    return known[by];
  };
  return {
    place,
    outline: path(place.polygon),
    get band() {
      return inside(4.6);
    },
    get rim() {
      return inside(9.4);
    },
    get inner() {
      return inside(12);
    },
    get shore() {
      return inside(4.5);
    },
  };
}

export class BoardState {
  world = $state.raw<World>()!;
  drawn = $state.raw<Drawn[]>([]);
  camera = $state<Camera>({ x: 0, y: 0, scale: 1 });
  screen = $state<Size>({ w: 1, h: 1 });
  #aspect = 0;
  #touched = false;

  size = $derived<Size>({ w: this.world?.width ?? 1, h: this.world?.height ?? 1 });
  zoom = $derived(this.camera.scale / fitScale(this.size, this.screen));

  // Lays the islands out anew when the shape of the screen has changed a good deal.
  resize(screen: Size, content: Content, boards: string[]): void {
    this.screen = screen;
    const aspect = Math.max(0.5, Math.min(2.4, screen.w / screen.h));
    if (!this.world || Math.abs(Math.log(aspect / this.#aspect)) > 0.12) {
      this.#aspect = aspect;
      this.world = layOut(content, boards, aspect);
      this.drawn = [...this.world.places.values()].map(draw);
      this.#touched = false;
    }
    this.camera = this.#touched ? kept(this.camera, this.size, screen) : this.#whole();
  }

  #whole(): Camera {
    return kept({ x: 0, y: 0, scale: 0 }, this.size, this.screen);
  }

  fit(): void {
    this.#touched = false;
    this.camera = this.#whole();
  }

  frame(island: number): void {
    this.#touched = true;
    this.camera = framed(this.world.islands[island].box, this.size, this.screen);
  }

  zoomBy(by: number, at: Point = [this.screen.w / 2, this.screen.h / 2]): void {
    this.#touched = true;
    this.camera = zoomed(this.camera, by, at, this.size, this.screen);
  }

  pan(dx: number, dy: number): void {
    this.#touched = true;
    const { x, y, scale } = this.camera;
    this.camera = kept({ x: x - dx / scale, y: y - dy / scale, scale }, this.size, this.screen);
  }

  // Brings a region into sight when it is not.
  reveal(id: string): void {
    const place = this.world.places.get(id);
    if (!place) return;
    const [x, y] = this.toScreen(place.token);
    const pad = 60;
    if (x > pad && y > pad && x < this.screen.w - pad && y < this.screen.h - pad) return;
    const { scale } = this.camera;
    this.camera = kept(
      {
        x: place.token[0] - this.screen.w / scale / 2,
        y: place.token[1] - this.screen.h / scale / 2,
        scale,
      },
      this.size,
      this.screen,
    );
  }

  toScreen(p: Point): Point {
    return [(p[0] - this.camera.x) * this.camera.scale, (p[1] - this.camera.y) * this.camera.scale];
  }

  // Has the chart painted, as fine as it can be looked at.
  paint(canvas: HTMLCanvasElement, light: boolean): void {
    const { width, height } = this.world;
    const whole = fitScale(this.size, this.screen) * devicePixelRatio;
    const most = Math.sqrt(12e6 / (width * height));
    const full = Math.min(Math.max(innerWidth <= 760 ? 1.5 : 2, whole * 1.6), most);
    paint(canvas, { world: this.world, light, sketch: Math.min(whole, full), full });
  }
}
