// What is drawn of a world and where one looks at it from.

import { noisePatterns } from '../art/noise';
import { type Camera, fitScale, framed, kept, type Size, zoomed } from '../board/camera';
import { inset, type Point, path } from '../board/geometry';
import { chart } from './art/chart';
import { layOut, type Place, type World } from './board/layout';
import type { Content } from './board/types';

export interface Drawn {
  place: Place;
  outline: string;
  band: string; // the middle of the owner's band
  rim: string; // its inner edge
  inner: string; // inside of it
  shore: string; // just inside the border
}

function draw(place: Place): Drawn {
  return {
    place,
    outline: path(place.polygon),
    band: path(inset(place.polygon, 4.6)),
    rim: path(inset(place.polygon, 9.4)),
    inner: path(inset(place.polygon, 12)),
    shore: path(inset(place.polygon, 4.5)),
  };
}

// Begun while the first answers are on their way.
void noisePatterns();

function atLeisure(work: () => void): void {
  const idle = globalThis.requestIdleCallback;
  setTimeout(() => (idle ? idle(work, { timeout: 4000 }) : work()), 900);
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
  resize(screen: Size, content: Content, boards: string[]): boolean {
    this.screen = screen;
    const aspect = Math.max(0.5, Math.min(2.4, screen.w / screen.h));
    const anew = !this.world || Math.abs(Math.log(aspect / this.#aspect)) > 0.12;
    if (anew) {
      this.#aspect = aspect;
      this.world = layOut(content, boards, aspect);
      this.drawn = [...this.world.places.values()].map(draw);
      this.#touched = false;
    }
    this.camera = this.#touched ? kept(this.camera, this.size, screen) : this.#whole();
    return anew;
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

  // Puts the painted chart on a canvas: on a small screen first as fine as the screen shows it
  // whole, so that play can begin, and as fine as it can be looked at when there is time.
  async paint(canvas: HTMLCanvasElement, light: boolean): Promise<void> {
    const world = this.world;
    const quick = innerWidth <= 760;
    const image = new Image();
    const svg = chart(world, { light, quick, noise: await noisePatterns() });
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const whole = fitScale(this.size, this.screen) * devicePixelRatio;
    const put = (pixels: number) => {
      if (world !== this.world) return;
      canvas.width = Math.round(world.width * pixels);
      canvas.height = Math.round(world.height * pixels);
      canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
      canvas.dataset.painted = 'yes';
    };
    const most = Math.sqrt(12e6 / (world.width * world.height));
    const fine = Math.min(Math.max(quick ? 1.5 : 2, whole * 1.6), most);
    put(quick ? Math.min(whole, fine) : fine);
    if (quick && whole < fine) atLeisure(() => put(fine));
  }
}
