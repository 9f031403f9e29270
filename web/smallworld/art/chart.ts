// The painted chart under the pieces: sea, islands, terrain and printed symbols. It depends on boards
// and theme alone, so it is painted once, by a worker (painter.ts), and shown as a bitmap.

import { draw, type Ink, type Look, lay, read } from '../../art/brush';
import { compass, rhumbs, seaBeast, ship } from '../../art/sea';
import { signs } from '../../art/signs';
import { Surface } from '../../art/surface';
import { contains, distance, type Point, path } from '../../board/geometry';
import { blend } from '../../board/players';
import { seeded } from '../../board/seeded';
import type { Place, World } from '../board/layout';
import { furrows, scatter } from '../board/scatter';
import { dark, looks, pale, symbolColours, type Theme } from './chart_look';
import { glyphs } from './glyphs';

const ground: Record<string, string> = {
  fields: '#d8a94a',
  forest: '#5f7d3c',
  hills: '#8f9c4b',
  swamp: '#69705f',
  mountain: '#91867d',
};

const printed: Record<string, string> = {
  entry: 'anchor',
  cavern: 'cavern',
  magic: 'magic',
  murloc: 'shell',
};

const water = (p: Place) => p.terrain === 'sea' || p.terrain === 'lake';

// Places in open sea, far from land and from each other.
function openSea(world: World, count: number, far: number, seed: string, taken: Point[]): Point[] {
  const chance = seeded(seed);
  const rims = world.islands.map((i) =>
    i.places.flatMap((p) => p.polygon.filter((_, k) => k % 3 === 0)),
  );
  const found: Point[] = [];
  for (let i = 0; i < 1800 && found.length < count; i++) {
    const p: Point = [20 + chance() * (world.width - 40), 20 + chance() * (world.height - 40)];
    const apart = Math.max(34, far * 0.9);
    if ([...taken, ...found].some((q) => distance(p, q) < apart)) continue;
    if (rims.some((rim) => rim.some((q) => distance(p, q) < far))) continue;
    if ([...world.places.values()].some((place) => contains(place.polygon, p))) continue;
    found.push(p);
  }
  return found;
}

interface Land {
  place: Place;
  path: Path2D;
}

export class Chart extends Surface {
  readonly #lands: Land[];
  readonly #all = new Path2D();
  readonly #dry = new Path2D();
  readonly #theme: Theme;
  readonly #looks: Record<string, Look>;

  constructor(
    ink: Ink,
    private readonly world: World,
    light: boolean,
    pixels: number,
  ) {
    super(ink, world, pixels);
    this.#theme = light ? pale : dark;
    this.#looks = looks(this.#theme);
    this.#lands = [...world.places.values()].map((place) => {
      const outline = new Path2D(path(place.polygon));
      this.#all.addPath(outline);
      if (!water(place)) this.#dry.addPath(outline);
      return { place, path: outline };
    });
  }

  // What one needs to play: coasts, borders, terrain in its colour and by a sign or two, since
  // colour never tells alone, and printed symbols.
  sketch(): void {
    this.#water();
    this.#shore();
    for (const { place, path } of this.#lands) this.#ground(place, path);
    for (const { place } of this.#lands) this.#glyphs(place, 2);
    this.#marks();
  }

  paint(): void {
    this.#water();
    this.noise('wash', this.#theme.wash);
    for (let k = 0; k < 4; k++) for (const line of ['wl', 'ws']) this.#lay(this.#all, line + k);
    this.#ornaments();
    this.ink.shadowColor = '#000b';
    this.ink.shadowBlur = 24 * this.pixels;
    this.ink.shadowOffsetX = 2 * this.pixels;
    this.ink.shadowOffsetY = 14 * this.pixels;
    this.#shore();
    for (const { place, path } of this.#lands) {
      this.#ground(place, path);
      this.within(path, () => this.#shade(place, path));
    }
    this.within(this.#dry, () => {
      this.noise('wash', 0.8);
      this.noise('light', 0.5);
    });
    for (const { place } of this.#lands) this.#glyphs(place);
    this.within(this.#dry, () => this.noise('grain', 0.55));
    this.#marks();
  }

  #lay(path: Path2D, look: string): void {
    lay(this.ink, path, this.#looks[look]);
  }

  #water(): void {
    const { width: w, height: h } = this.world;
    const [shallow, sea, deep] = this.#theme.sea;
    this.glow(0.48, 0.4, 0.78, [
      [0, shallow],
      [0.55, sea],
      [1, deep],
    ]);
    for (const [by, look] of [
      [8, 'neat'],
      [13, 'n2'],
    ] as const) {
      const frame = new Path2D();
      frame.rect(by, by, w - 2 * by, h - 2 * by);
      this.#lay(frame, look);
    }
  }

  #ornaments(): void {
    const big = openSea(this.world, 3, 78, 'ornaments', []);
    const waves = openSea(this.world, 70, 26, 'waves', big);
    const chance = seeded('wave sizes');
    for (const at of waves) {
      const drawing = read(glyphs[chance() < 0.6 ? 'wv0' : 'wv1'], this.#looks);
      const scale = 0.8 + chance() * 0.5;
      this.at(at, [scale, scale], () => draw(this.ink, drawing, this.#theme.wave, 0.55));
    }
    big.forEach((p, i) => {
      const drawing = i === 0 ? rhumbs(p) + compass(p, 46) : i === 1 ? ship(p) : seaBeast(p);
      draw(this.ink, read(drawing, this.#looks));
    });
  }

  // Land is thick card; only its lowest layer throws a shadow.
  #shore(): void {
    this.at([0, 7], [1, 1], () => this.#lay(this.#all, 'edge2'));
    this.ink.shadowColor = 'transparent';
    this.at([0, 4], [1, 1], () => this.#lay(this.#all, 'edge1'));
    this.#lay(this.#all, 'coast');
  }

  #ground(place: Place, path: Path2D): void {
    const chance = seeded(`tint ${place.id}`);
    const shade = chance() < 0.5 ? '#ffffff' : '#2a1a0a';
    const fill = water(place) ? '#2f6f80' : blend(ground[place.terrain], shade, chance() * 0.1);
    lay(this.ink, path, { fill });
  }

  #shade(place: Place, path: Path2D): void {
    if (water(place)) {
      for (const look of ['lk1', 'lk2', 'lk3']) this.#lay(path, look);
      return;
    }
    this.#lay(path, 'in1');
    const [x, y] = place.token;
    const glow = this.ink.createRadialGradient(x, y, 0, x, y, 58);
    glow.addColorStop(0, '#fff3cf4d');
    glow.addColorStop(1, '#fff3cf00');
    this.ink.fillStyle = glow;
    this.ink.fillRect(x - 58, y - 58, 116, 116);
    if (place.terrain !== 'fields') return;
    for (const [i, rows] of furrows(place).entries()) this.#lay(new Path2D(rows), `fur${i}`);
  }

  #glyphs(place: Place, most?: number): void {
    const [color, alpha] = water(place) ? ['#cfeaf0', 0.8] : [undefined, 1];
    for (const g of scatter(place, most))
      this.at([g.x, g.y], [g.mirrored ? -g.scale : g.scale, g.scale], () =>
        draw(this.ink, this.#glyph(g.id), color, alpha),
      );
  }

  readonly #known = new Map<string, ReturnType<typeof read>>();
  #glyph(id: string) {
    const known = this.#known.get(id) ?? read(glyphs[id] ?? signs[id], this.#looks);
    this.#known.set(id, known);
    return known;
  }

  // What is printed over the terrain, in lamplight.
  #marks(): void {
    this.#lay(this.#all, 'bd');
    for (const { place } of this.#lands) this.#symbols(place);
    this.#lamp();
  }

  #symbols(place: Place): void {
    place.symbols.forEach((symbol, i) => {
      const id = printed[symbol];
      if (!id) return;
      const disc = new Path2D();
      disc.arc(0, 0, 12.5, 0, 7);
      const [x, y] = place.spots[i];
      this.at([x, y + 1.5], [1, 1], () => lay(this.ink, disc, { fill: '#000' }, 0.35));
      const fill: Look = id === 'anchor' ? { fill: '#e3edf0' } : {};
      this.at([x, y], [1, 1], () => lay(this.ink, disc, { ...this.#looks.sy, ...fill }));
      const color = symbolColours[id];
      const marks = this.#glyph(id).map((m) => ({ ...m, look: { fill: color, ...m.look } }));
      this.at([x, y], [0.165, 0.165], () => draw(this.ink, marks, color));
    });
  }

  #lamp(): void {
    this.ink.globalCompositeOperation = 'soft-light';
    this.glow(0.45, 0.3, 0.75, [
      [0, '#ffd98f80'],
      [0.5, '#ffb45a26'],
      [1, `rgb(0 0 0 / ${this.#theme.vignette})`],
    ]);
    this.ink.globalCompositeOperation = 'source-over';
  }
}

export const begin = (ink: Ink, world: World, light: boolean, pixels: number) =>
  new Chart(ink, world, light, pixels);
