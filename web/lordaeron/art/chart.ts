// The parchment under the figures: sea, coast, seven tinted areas, roads and ridges.
// It depends on the map and the theme alone, so a worker paints it once and it is shown as a bitmap.

import { draw, type Ink, lay, read } from '../../art/brush';
import { compass, seaBeast, ship } from '../../art/sea';
import { Surface } from '../../art/surface';
import { contains, distance, type Point } from '../../board/geometry';
import { seeded } from '../../board/seeded';
import { curve, type Geography, geography, type Line, open, way } from '../map/geography';
import { glyphs, growth, habits } from '../map/terrain';
import type { BoardMap } from '../map/types';

interface Theme {
  sea: [string, string, string];
  rings: [string, string][]; // line and water inside it, from the outermost
  wave: string;
  ink: string;
  vignette: number;
}

const dark: Theme = {
  sea: ['#a3ad9c', '#82928a', '#4c5a56'],
  rings: [
    ['#4a5c55', '#8b9a8e'],
    ['#43544d', '#97a495'],
    ['#3c4c45', '#a5b09d'],
  ],
  wave: '#2d3d37',
  ink: '#2b1a0c',
  vignette: 0.5,
};

const pale: Theme = {
  sea: ['#cfd9cd', '#b5c6bf', '#93aaa6'],
  rings: [
    ['#71867f', '#bccbc2'],
    ['#6a7f77', '#c8d4c8'],
    ['#62766d', '#d6decd'],
  ],
  wave: '#5a7068',
  ink: '#3a2411',
  vignette: 0.18,
};

const cartouche =
  '<path d="M-126-11H130L118 4L130 19H-126L-114 4Z" fill="#000" opacity=".28"/><path d="M-128-13H-96V17H-128L-118 2ZM128-13H96V17H128L118 2Z" fill="#b99a5c" stroke="#3a2411" stroke-width="1"/><path d="M-108-19Q0-27 108-19V11Q0 3-108 11Z" fill="#ecdcae" stroke="#3a2411" stroke-width="1.2"/><path d="M-102-15Q0-23 102-15M-102 7.5Q0-.5 102 7.5" fill="none" stroke="#3a2411" stroke-width=".6"/>';

export class Parchment extends Surface {
  readonly #land = new Path2D();
  readonly #coast = new Path2D();
  readonly #theme: Theme;

  constructor(
    ink: Ink,
    private readonly geo: Geography,
    light: boolean,
    pixels: number,
  ) {
    super(ink, geo, pixels);
    this.#theme = light ? pale : dark;
    for (const place of geo.places.values()) this.#land.addPath(new Path2D(place.outline));
    this.#coast = this.#paths((l) => l.kind === 'coast');
  }

  // What one needs to play: coasts, areas, borders, ridges.
  sketch(): void {
    this.#water();
    lay(this.ink, this.#land, { fill: '#e3cf9c' });
    this.#areas();
    this.#borders();
    this.#shoreline();
    this.#ridges();
  }

  paint(): void {
    this.#water();
    this.noise('wash', 0.22);
    this.#shelf();
    this.#ornaments();
    this.#card();
    this.#areas();
    this.within(this.#land, () => {
      this.noise('wash', 0.26);
      this.noise('light', 0.5);
      this.#strokes(this.#coast, '#fbeec8', [26, 18, 10], 0.16);
    });
    this.#roads();
    this.#borders();
    this.#growth();
    this.#shoreline();
    this.#ridges();
    this.#ferries();
    this.noise('grain', 0.4);
    this.#frame();
  }

  #paths(wanted: (line: Line) => boolean): Path2D {
    return new Path2D(
      this.geo.lines
        .filter(wanted)
        .map((l) => open(l.points))
        .join(''),
    );
  }

  // Soft edges without a filter: strokes laid over each other.
  #strokes(path: Path2D, stroke: string, widths: number[], alpha: number): void {
    for (const width of widths)
      lay(
        this.ink,
        path,
        { fill: 'none', stroke, 'stroke-width': String(width), 'stroke-linejoin': 'round' },
        alpha,
      );
  }

  #water(): void {
    const [shallow, sea, deep] = this.#theme.sea;
    this.glow(0.5, 0.45, 0.75, [
      [0, shallow],
      [0.6, sea],
      [1, deep],
    ]);
  }

  // Depth lines that follow the coast.
  #shelf(): void {
    [92, 62, 35].forEach((width, k) => {
      const [line, water] = this.#theme.rings[k];
      this.#strokes(this.#coast, line, [width + 3], 0.8);
      this.#strokes(this.#coast, water, [width], 1);
    });
  }

  // Land is thick card with a shadow.
  #card(): void {
    const { ink } = this;
    this.at([3, 16], [1, 1], () => this.#strokes(this.#land, '#1a0f06', [22, 14, 6], 0.12));
    this.at([1, 9], [1, 1], () =>
      lay(ink, this.#land, { fill: '#3a2616', stroke: '#3a2616', 'stroke-width': '4' }),
    );
    this.at([0, 4], [1, 1], () =>
      lay(ink, this.#land, { fill: '#8a6a42', stroke: '#8a6a42', 'stroke-width': '3' }),
    );
    lay(ink, this.#land, { fill: '#e8d5a4' });
  }

  #areas(): void {
    for (const [area, habit] of Object.entries(habits)) {
      const whole = new Path2D();
      for (const p of this.geo.places.values())
        if (p.area === area) whole.addPath(new Path2D(p.outline));
      const rim = this.#paths(({ of: [a, b] }) => (a.area === area) !== (b?.area === area));
      lay(this.ink, whole, { fill: habit.tint }, 0.58);
      this.within(whole, () => this.#strokes(rim, habit.edge, [64, 46, 30, 14], 0.13));
    }
  }

  #shoreline(): void {
    lay(this.ink, this.#coast, {
      fill: 'none',
      stroke: '#3a2612',
      'stroke-width': '3.4',
      'stroke-linejoin': 'round',
    });
  }

  #dashed(path: Path2D, stroke: string, width: number, dash: number[], alpha: number): void {
    this.ink.setLineDash(dash);
    lay(
      this.ink,
      path,
      { fill: 'none', stroke, 'stroke-width': String(width), 'stroke-linecap': 'round' },
      alpha,
    );
    this.ink.setLineDash([]);
  }

  #roads(): void {
    const { places } = this.geo;
    let d = '';
    for (const a of places.values())
      for (const b of a.adjacent.map((id) => places.get(id)!)) {
        const line = b && a.index < b.index ? way(this.geo, a, b) : [];
        if (line.length > 2) d += curve(line);
      }
    const roads = new Path2D(d);
    this.#dashed(roads, '#6b4a22', 6, [], 0.17);
    this.#dashed(roads, '#f7e9bd', 3.2, [9, 9], 0.7);
  }

  #borders(): void {
    const area = (l: Line) => l.kind === 'open' && l.of[0].area !== l.of[1]!.area;
    this.#dashed(
      this.#paths((l) => l.kind === 'open'),
      '#4c3418',
      2.3,
      [1, 6.5],
      0.95,
    );
    lay(this.ink, this.#paths(area), { fill: 'none', stroke: '#4a2f14', 'stroke-width': '3' }, 0.5);
  }

  #growth(): void {
    const drawings = new Map(Object.entries(glyphs).map(([id, text]) => [id, read(text, {})]));
    const all = [...this.geo.places.values()].flatMap(growth).sort((a, b) => a.at[1] - b.at[1]);
    for (const g of all)
      this.at(g.at, [g.mirrored ? -g.scale : g.scale, g.scale], () =>
        draw(this.ink, drawings.get(g.glyph)!, undefined, 0.78),
      );
  }

  // Peaks march along every border that cannot be crossed.
  #ridges(): void {
    const ridges = this.geo.lines.filter((l) => l.kind === 'ridge');
    this.#strokes(
      this.#paths((l) => l.kind === 'ridge'),
      '#1c1108',
      [26, 16, 8],
      0.18,
    );
    const peaks: { x: number; y: number; h: number; w: number; lean: number }[] = [];
    for (const { points } of ridges) {
      const chance = seeded(`ridge ${points[0]}`);
      let ahead = 5;
      for (let i = 1; i < points.length; i++) {
        const [a, b] = [points[i - 1], points[i]];
        const long = distance(a, b);
        for (; ahead <= long; ahead += 13 + chance() * 5)
          peaks.push({
            x: a[0] + ((b[0] - a[0]) * ahead) / long + (chance() - 0.5) * 5,
            y: a[1] + ((b[1] - a[1]) * ahead) / long + (chance() - 0.5) * 5,
            h: 19 + chance() * 15,
            w: 12 + chance() * 7,
            lean: (chance() - 0.5) * 6,
          });
        ahead -= long;
      }
    }
    for (const { x, y, h, w, lean } of peaks.sort((a, b) => a.y - b.y)) {
      const [top, foot] = [x + lean, y + 8];
      const face = `L${top} ${foot - h}L${top + w * 0.4} ${foot - h * 0.55}L${x + w} ${foot}`;
      const west = `M${x - w} ${foot}L${top - w * 0.35} ${foot - h * 0.62}${face}`;
      lay(this.ink, new Path2D(`${west}Z`), { fill: '#75614a' });
      lay(this.ink, new Path2D(`M${face.slice(1)}H${x + w * 0.1}L${top + 2} ${foot - h * 0.45}Z`), {
        fill: '#2a1c10',
      });
      lay(this.ink, new Path2D(west), {
        fill: 'none',
        stroke: '#1d1209',
        'stroke-width': '1.7',
        'stroke-linejoin': 'round',
      });
      lay(
        this.ink,
        new Path2D(
          `M${top - w * 0.35} ${foot - h * 0.62}L${top} ${foot - h}L${top + 1.2} ${foot - h * 0.6}L${top - 2} ${foot - h * 0.7}Z`,
        ),
        { fill: '#e9dfc8' },
        0.9,
      );
    }
  }

  #ferries(): void {
    for (const [a, b] of this.geo.ferries) {
      const at = (t: number): Point => [
        a.token[0] + (b.token[0] - a.token[0]) * t,
        a.token[1] + (b.token[1] - a.token[1]) * t,
      ];
      const [from, to, mid] = [at(0.28), at(0.72), at(0.5)];
      const line = new Path2D(`M${from.join(' ')}Q${mid[0] + 16} ${mid[1]} ${to.join(' ')}`);
      this.#dashed(line, '#22302a', 9, [], 0.4);
      this.#dashed(line, '#fbeec4', 5, [1, 11], 1);
      const boat = read(
        '<path d="M-9 2H9L6 7H-6Z" fill="#6b4724" stroke="#20130a"/><path d="M0 2V-11" fill="none" stroke="#20130a" stroke-width="1.4"/><path d="M1.5-10Q9-6 7.5 0H1.5Z" fill="#f4e6bd" stroke="#20130a"/><path d="M-1.5-8L-6.5 0H-1.5Z" fill="#dcc896" stroke="#20130a"/>',
        {},
      );
      this.at([mid[0] + 10, mid[1] + 4], [2, 2], () => draw(this.ink, boat));
    }
  }

  #ornaments(): void {
    const { ink: brown, wave } = this.#theme;
    const line = (width: number, opacity = 1) => ({
      fill: 'none',
      stroke: brown,
      'stroke-width': String(width),
      opacity: String(opacity),
    });
    const looks = {
      cmA: { fill: brown },
      cmB: { fill: '#ead7a4', stroke: brown, 'stroke-width': '.8' },
      cmL: line(1.2, 0.8),
      beast: { fill: '#b7b795', stroke: brown, 'stroke-width': '1.8', opacity: '.8' },
      bk: { fill: brown, stroke: 'none' },
      bw: { fill: 'none', stroke: wave, 'stroke-width': '1.6' },
    };
    const { width: w, height: h } = this.geo;
    const kept: [Point, number][] = [
      [[150, 250], 130],
      [[1425, 850], 90],
      [[1120, 1400], 80],
      [[w - 380, h - 68], 290],
    ];
    for (const at of this.#openSea(120, kept)) {
      const [x, y] = at;
      lay(
        this.ink,
        new Path2D(`M${x - 24} ${y}q8-10 16 0t16 0t16 0M${x - 10} ${y + 12}q8-8 16 0t16 0`),
        { fill: 'none', stroke: wave, 'stroke-width': '2.2', 'stroke-linecap': 'round' },
        0.42,
      );
    }
    draw(this.ink, read(compass([150, 250], 88), looks));
    this.at([1425, 850], [1.5, 1.5], () => draw(this.ink, read(seaBeast([0, 0]), looks)));
    this.at([w - 380, h - 68], [2, 2], () => draw(this.ink, read(cartouche, {})));
    this.at([1120, 1400], [1.3, 1.3], () => draw(this.ink, read(ship([0, 0]), looks)));
  }

  #openSea(count: number, kept: [Point, number][]): Point[] {
    const chance = seeded('waves');
    const rims = [...this.geo.places.values()].map((p) => p.polygon);
    const found: Point[] = [];
    for (let i = 0; i < 1500 && found.length < count; i++) {
      const p: Point = [
        40 + chance() * (this.geo.width - 80),
        40 + chance() * (this.geo.height - 80),
      ];
      if (found.some((q) => distance(p, q) < 84) || kept.some(([q, r]) => distance(p, q) < r))
        continue;
      if (rims.some((rim) => rim.some((q) => distance(p, q) < 66) || contains(rim, p))) continue;
      found.push(p);
    }
    return found;
  }

  #frame(): void {
    const { width: w, height: h } = this.geo;
    this.glow(0.5, 0.5, 0.72, [
      [0.55, '#1a0d0400'],
      [1, `rgba(26,13,4,${this.#theme.vignette})`],
    ]);
    const rect = (by: number) => new Path2D(`M${by} ${by}H${w - by}V${h - by}H${by}Z`);
    const brown = '#241507';
    lay(this.ink, rect(13), { fill: 'none', stroke: brown, 'stroke-width': '3' }, 0.8);
    lay(this.ink, rect(24), { fill: 'none', stroke: brown, 'stroke-width': '1.4' }, 0.7);
    this.ink.setLineDash([52, 52]);
    lay(this.ink, rect(18.5), { fill: 'none', stroke: brown, 'stroke-width': '8' }, 0.5);
    this.ink.setLineDash([]);
  }
}

export const begin = (ink: Ink, map: BoardMap, light: boolean, pixels: number) =>
  new Parchment(ink, geography(map), light, pixels);
