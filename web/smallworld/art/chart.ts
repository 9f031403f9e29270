// The painted chart under the pieces: sea, islands, terrain and printed symbols as one SVG text. It
// depends on boards and theme alone, so it is painted once and shown as a bitmap.

import { emblem } from '../../art/emblem';
import { contains, distance, type Point, path } from '../../board/geometry';
import { blend } from '../../board/players';
import { seeded } from '../../board/seeded';
import type { Place, World } from '../board/layout';
import { furrows, scatter } from '../board/scatter';
import { chartDefs } from './chart_defs';
import { compass, rhumbs, seaBeast, ship } from './sea';

const ground: Record<string, string> = {
  fields: '#d8a94a',
  forest: '#5f7d3c',
  hills: '#8f9c4b',
  swamp: '#69705f',
  mountain: '#91867d',
};

const water = (p: Place) => p.terrain === 'sea' || p.terrain === 'lake';
const n = (x: number) => Math.round(x * 10) / 10;

function glyphsOf(place: Place): string {
  return scatter(place)
    .map(
      (g) =>
        `<use href="#g-${g.id}" transform="translate(${n(g.x)} ${n(g.y)})scale(${n(g.mirrored ? -g.scale : g.scale)} ${n(g.scale)})"/>`,
    )
    .join('');
}

function fillOf(place: Place): string {
  const use = `href="#p-${place.id}"`;
  const clip = `clip-path="url(#c-${place.id})"`;
  if (water(place))
    return `<g ${clip}><use ${use} class="lake"/><use ${use} class="lk1"/><use ${use} class="lk2"/><use ${use} class="lk3"/></g>`;
  const chance = seeded(`tint ${place.id}`);
  const tint = blend(ground[place.terrain], chance() < 0.5 ? '#ffffff' : '#2a1a0a', chance() * 0.1);
  const rows = place.terrain === 'fields' ? furrows(place) : null;
  return `<use ${use} fill="${tint}"/><g ${clip}><use ${use} class="in1"/><circle cx="${n(place.token[0])}" cy="${n(place.token[1])}" r="58" fill="url(#mid)"/>${
    rows ? `<path d="${rows[0]}" class="fur0"/><path d="${rows[1]}" class="fur1"/>` : ''
  }</g>`;
}

const printed: Record<string, string> = {
  entry: 'anchor',
  cavern: 'cavern',
  magic: 'magic',
  murloc: 'shell',
};

function symbolsOf(place: Place): string {
  return place.symbols
    .map((symbol, i) => {
      const id = printed[symbol];
      if (!id) return '';
      const [x, y] = place.spots[i];
      return `<g transform="translate(${n(x)} ${n(y)})"><circle r="12.5" cy="1.5" fill="#000" opacity=".35"/><circle r="12.5" class="sy sy-${id}"/><g class="em es-${id}" transform="scale(.165)">${emblem(id)}</g></g>`;
    })
    .join('');
}

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

function ornaments(world: World): string {
  const big = openSea(world, 3, 78, 'ornaments', []);
  const drawn = big.map((p, i) =>
    i === 0 ? rhumbs(p) + compass(p, 46) : i === 1 ? ship(p) : seaBeast(p),
  );
  const waves = openSea(world, 70, 26, 'waves', big);
  const chance = seeded('wave sizes');
  const strokes = waves.map(
    ([x, y]) =>
      `<use href="#g-${chance() < 0.6 ? 'wv0' : 'wv1'}" transform="translate(${n(x)} ${n(y)})scale(${n(0.8 + chance() * 0.5)})"/>`,
  );
  return `<g class="wvS">${strokes.join('')}</g>${drawn.join('')}`;
}

export interface Paint {
  light: boolean;
  noise: string; // the tiles of `noisePatterns`
  quick: boolean; // without what is slow to paint
}

export function chart(world: World, { light, noise, quick }: Paint): string {
  const places = [...world.places.values()];
  const { width: w, height: h } = world;
  const land = places.filter((p) => !water(p));
  const uses = (list: Place[]) => list.map((p) => `<use href="#p-${p.id}"/>`).join('');
  const depths = [88, 64, 42, 22];
  const all = `x="-30" y="-30" width="${w + 60}" height="${h + 60}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(w)} ${n(h)}" width="${n(w)}" height="${n(h)}">
${chartDefs(light, noise)}<defs>${places.map((p) => `<path id="p-${p.id}" d="${path(p.polygon)}"/><clipPath id="c-${p.id}"><use href="#p-${p.id}"/></clipPath>`).join('')}<g id="land">${uses(land)}</g><g id="all">${uses(places)}</g><clipPath id="cland">${uses(land)}</clipPath></defs>
<rect ${all} fill="url(#sea)"/><rect ${all} fill="url(#wash)" opacity=".38"/>
<g class="wl">${depths.map((d, k) => `<use href="#all" class="wl${k + 1}" stroke-width="${d}"/><use href="#all" class="ws${k + 1}" stroke-width="${d - 2.4}"/>`).join('')}</g>
<rect x="8" y="8" width="${n(w - 16)}" height="${n(h - 16)}" class="neat"/><rect x="13" y="13" width="${n(w - 26)}" height="${n(h - 26)}" class="neat n2"/>
${ornaments(world)}
${
  quick
    ? '<use href="#all" transform="translate(1 14)" class="shade"/>'
    : '<g filter="url(#soft)"><use href="#all" transform="translate(0 9)" fill="#1c120a"/></g>'
}<use href="#all" transform="translate(0 7)" class="edge2"/><use href="#all" transform="translate(0 4)" class="edge1"/><use href="#all" class="coast"/>
${places.map(fillOf).join('')}<g clip-path="url(#cland)"><rect ${all} fill="url(#wash)" opacity=".8"/><rect ${all} fill="url(#washl)" opacity=".5"/></g>
${places.map((p) => (water(p) ? `<g class="wvL">${glyphsOf(p)}</g>` : glyphsOf(p))).join('')}<g class="bd">${uses(places)}</g>
<g clip-path="url(#cland)"><rect ${all} fill="url(#grain)" opacity=".55"/></g>${places.map(symbolsOf).join('')}
<rect ${all} fill="url(#lamp)" style="mix-blend-mode:soft-light"/></svg>`;
}
