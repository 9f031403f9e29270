// Figures as they stand on the map and in panels, drawn round 0,0 with a radius of 50.

import { shields } from '../../art/emblem';
import { livery } from '../../board/players';
import { classes, creatures, leaders } from './drawings';

const n = (x: number) => Math.round(x * 10) / 10;

// A silhouette round 0,0, as large as the box from -50 to 50.
export function silhouette(id: string): string {
  const drawing = creatures[id] ?? classes[id] ?? leaders[id] ?? leaders.boss;
  const line =
    '<g fill="none" stroke="currentColor" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round">';
  return `<g transform="scale(1.5)translate(-32 -32)" fill="currentColor" fill-rule="evenodd">${drawing.replace('<g class="st">', line)}</g>`;
}

export type Grade = 'green' | 'red' | 'blue';

// Ring, its shadow, and the notches that say the same without colour.
export const rings: Record<Grade, { colour: string; dark: string; notches: number }> = {
  green: { colour: '#4f8a3f', dark: '#2b5524', notches: 1 },
  red: { colour: '#b23b32', dark: '#6b1b18', notches: 2 },
  blue: { colour: '#3d77b0', dark: '#1d4066', notches: 3 },
};

// Gradients of all figures, dice and bowls; once a page.
export const figureDefs = (() => {
  const radial = (id: string, ...stops: [number, string][]) =>
    `<radialGradient id="lo-${id}" cx=".36" cy=".3" r=".85">${stops.map(([at, c]) => `<stop offset="${at}" stop-color="${c}"/>`).join('')}</radialGradient>`;
  const linear = (id: string, line: string, ...stops: [number, string][]) =>
    `<linearGradient id="lo-${id}" ${line}>${stops.map(([at, c]) => `<stop offset="${at}" stop-color="${c}"/>`).join('')}</linearGradient>`;
  return [
    radial('brass', [0, '#f3dfa6'], [0.45, '#b98f45'], [1, '#533816']),
    radial('iron', [0, '#e9e5dc'], [0.55, '#98918a'], [1, '#26221d']),
    radial('well', [0, '#5a4429'], [0.7, '#2e2012'], [1, '#170e06']),
    radial('alliance', [0, '#4b79ac'], [0.65, '#1f4470'], [1, '#0d2140']),
    radial('horde', [0, '#a84a38'], [0.65, '#6b211a'], [1, '#33100c']),
    radial('doom', [0, '#5d2a70'], [0.7, '#2a0f33'], [1, '#12051a']),
    radial('marble', [0, '#ffd9c4'], [0.18, '#e8755c'], [0.62, '#a92a22'], [1, '#4a0d0b']),
    linear('steel', 'x2="1" y2="1"', [0, '#d5e6c3'], [0.4, '#6f9a58'], [1, '#2c4a22']),
    linear(
      'rim',
      'x2="0" y2="1"',
      [0, '#8a6429'],
      [0.3, '#f0d592'],
      [0.55, '#b98f45'],
      [1, '#4a3113'],
    ),
    linear('bowl', 'x2="1"', [0, '#2a190b'], [0.3, '#7a5427'], [0.55, '#5a3a19'], [1, '#1c1007']),
    radial('hollow', [0, '#4d3419'], [0.6, '#23150a'], [1, '#0d0703']),
    '<linearGradient id="lo-bevel" x2=".9" y2="1"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".5"/></linearGradient>',
  ].join('');
})();

const shadow = '<ellipse cx="4" cy="14" rx="53" ry="50" fill="#0c0602" opacity=".38"/>';

// A cream disc with a number: how many stand here.
export const tally = (count: number, x = 38, y = 36): string =>
  `<g transform="translate(${x} ${y})"><circle r="21" fill="#f6e7c0" stroke="#3a2611" stroke-width="3"/><text y="10.5" text-anchor="middle" font-size="31" class="fig-num">${count}</text></g>`;

function notched(grade: Grade): string {
  const { colour, dark, notches } = rings[grade];
  let cut = '';
  for (let k = 0; k < notches; k++)
    cut += `<path transform="rotate(${n((k - (notches - 1) / 2) * 27)})" d="M-7-52 0-33 7-52Z" fill="#fff3cf" stroke="#20120a" stroke-width="2"/>`;
  return `<circle r="43.5" fill="none" stroke="${dark}" stroke-width="15"/><circle r="43" fill="none" stroke="${colour}" stroke-width="10"/>${cut}<circle r="43" fill="none" stroke="url(#lo-bevel)" stroke-width="10"/>`;
}

// A drawing cut into metal: its shadow below it.
const engraved = (drawing: string, scale: number) =>
  `<g transform="translate(2 4)scale(${scale})" color="#0c0602" opacity=".6">${drawing}</g><g transform="scale(${scale})" style="color:#f4e8c8">${drawing}</g>`;

// A group of creatures of one colour: an engraved medallion.
export const medallion = (creature: string, grade: Grade, count = 1): string =>
  `${shadow}<circle r="50" fill="url(#lo-brass)"/>${notched(grade)}<circle r="37" fill="url(#lo-brass)"/><circle r="35" fill="url(#lo-well)"/>${engraved(silhouette(creature), 0.64)}<path d="M-31-22A38 38 0 0 1 10-37" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="3.5"/>${count > 1 ? tally(count) : ''}`;

// Broken lines that tell seats apart on a pawn's rim, beside the colour.
const stitches = ['', '13 8', '1 9', '18 5 3 5', '5 5', '1 4'];

// A drawing on a shield with the well of a faction; the seat's colour and pattern are the rim.
export function bust(
  drawing: string,
  shape: string,
  faction: string,
  seat: number,
  scale: number,
): string {
  const { colour, dark, mark } = livery(seat);
  const scaled = `transform="scale(1.5)translate(0 -2)"`;
  const stitched = `<path d="${shape}" ${scaled} fill="none" stroke="${mark}" stroke-width="2" stroke-linecap="round" stroke-dasharray="${stitches[seat % 6]}"/>`;
  return `<ellipse cx="4" cy="18" rx="46" ry="44" fill="#0c0602" opacity=".45"/><path d="${shape}" ${scaled} fill="#170e07" stroke="#170e07" stroke-width="7"/><path d="${shape}" ${scaled} fill="${dark}" stroke="${colour}" stroke-width="4.5" stroke-linejoin="round"/>${seat > 0 ? stitched : ''}<path d="${shape}" transform="scale(1.31)translate(0 -2)" fill="url(#lo-${faction === 'horde' ? 'horde' : 'alliance'})"/>${engraved(drawing, scale)}`;
}

// A character: its class on the shield of its faction.
export const pawn = (cls: string, faction: string, seat: number): string =>
  bust(silhouette(cls), shields[faction] ?? shields.neutral, faction, seat, 0.6);

// An overlord or a boss: a star of iron.
export function leader(id: string): string {
  let star = '';
  for (let k = 0; k < 24; k++) {
    const [a, r] = [(k * Math.PI) / 12, k % 2 ? 46 : 57];
    star += `${k ? 'L' : 'M'}${n(Math.cos(a) * r)} ${n(Math.sin(a) * r)}`;
  }
  return `${shadow}<path d="${star}Z" fill="url(#lo-iron)" stroke="#120a10" stroke-width="3"/><circle r="40" fill="url(#lo-doom)" stroke="#c79bdd" stroke-width="3"/>${engraved(silhouette(id), 0.68)}`;
}

// A face-down counter: one of several may be the true one. One that was looked at in vain is struck
// through and grey.
export const counter = (vain = false): string =>
  vain
    ? `<g opacity=".75">${closed('url(#lo-iron)', '#8d8894', '–')}<path d="M-33 33L33-33" stroke="#ecd5f5" stroke-width="6"/></g>`
    : closed('url(#lo-doom)', '#c79bdd', '?');

const closed = (fill: string, ring: string, sign: string): string =>
  `${shadow}<circle r="46" fill="url(#lo-iron)" stroke="#120a10" stroke-width="3"/><circle r="35" fill="${fill}" stroke="${ring}" stroke-width="2.5" stroke-dasharray="5 5"/><text y="17" text-anchor="middle" font-size="52" fill="#ecd5f5" class="fig-num" style="fill:#ecd5f5">${sign}</text>`;

// A round seal with a sign in it: a mark that is no figure.
export function seal(drawing: string): string {
  const under = '<circle cy="4" r="40" fill="#000" opacity=".35"/>';
  const disc = '<circle r="38" fill="#f2dfb0" stroke="#7c2019" stroke-width="6"/>';
  return `${under}${disc}<g transform="scale(3)" style="color:#7c2019">${drawing}</g>`;
}
