// What is drawn of a world and where one looks at it from.

import type { Size } from '../board/camera';
import { inset, type Point, path } from '../board/geometry';
import { strewn } from '../board/room';
import { paint, prepare } from '../ui/paint';
import { Viewport } from '../ui/viewport.svelte';
import { named } from '../words/words.svelte';
import { layOut, type Place, type World } from './board/layout';
import type { Content } from './board/types';

prepare('smallworld');

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

export class BoardState extends Viewport {
  world = $state.raw<World>()!;
  drawn = $state.raw<Drawn[]>([]);
  // The land that no card should lie on, strewn with points when the first card asks.
  land = $derived(this.drawn.map(({ place: p }) => ({ id: p.id, points: strewn(p.polygon, 24) })));
  lastCard: Point | null = null;
  #aspect = 0;
  #window = '';
  // The shape that the islands fill: of the screen, or of another one that they shall look alike on.
  shape = (screen: Size): number => screen.w / screen.h;

  // Lays the islands out anew when the window has changed and the shape of the screen a good deal. A
  // panel beside the map leaves them where they lie, and the chart as it is painted.
  resize(screen: Size, content: Content, boards: string[]): void {
    const aspect = Math.max(0.5, Math.min(2.4, this.shape(screen)));
    const now = `${innerWidth} ${innerHeight}`;
    const other = now !== this.#window && Math.abs(Math.log(aspect / this.#aspect)) > 0.12;
    if (!this.world || other) {
      this.#window = now;
      this.#aspect = aspect;
      this.world = layOut(content, boards, aspect, (id, name) => String(named(id, name)));
      this.size = { w: this.world.width, h: this.world.height };
      this.drawn = [...this.world.places.values()].map(draw);
      this.touched = false;
      this.lastCard = null;
    }
    this.see(screen);
  }

  frame(island: number): void {
    this.frameBox(this.world.islands[island].box);
  }

  // Brings a region into sight when it is not.
  reveal(id: string): void {
    const place = this.world.places.get(id);
    if (place) this.show(place.token);
  }

  // Has the chart painted, as fine as it can be looked at.
  paint(canvas: HTMLCanvasElement, light: boolean, simple: boolean): void {
    const { world } = this;
    paint(canvas, { game: 'smallworld', world, light, ...this.fineness(simple) });
  }
}
