// A bowl seen from the table's edge, 240 by 158: back rim, contents sorted by y, front lip over them.

export interface Lying {
  kind: 'hit' | 'armor';
  pending?: boolean; // rolled, not yet placed: drawn as a dashed outline
}

const shieldLine = (r: number) =>
  `M0 ${-r}Q${r * 0.5} ${-r * 0.75} ${r * 0.9} ${-r * 0.8}V${r * 0.1}Q${r * 0.8} ${r * 0.75} 0 ${r * 1.1}Q${-r * 0.8} ${r * 0.75} ${-r * 0.9} ${r * 0.1}V${-r * 0.8}Q${-r * 0.5} ${-r * 0.75} 0 ${-r}Z`;

// A hit token, round 0,0.
export const marble = (r = 17, pending = false): string =>
  pending
    ? `<circle r="${r}" fill="#e8755c" fill-opacity=".3" stroke="#ffd3c2" stroke-width="2.1" stroke-dasharray="4 3"/>`
    : `<ellipse cx="1" cy="${r * 0.75}" rx="${r * 0.9}" ry="${r * 0.4}" fill="#000" opacity=".4"/><circle r="${r}" fill="url(#lo-marble)"/><ellipse cx="${-r * 0.32}" cy="${-r * 0.42}" rx="${r * 0.24}" ry="${r * 0.15}" fill="#fff" opacity=".85" transform="rotate(-30)"/>`;

// An armor token, round 0,0.
export const shieldToken = (r = 16, pending = false): string =>
  `<path d="${shieldLine(r)}" ${pending ? 'fill="#9dc386" fill-opacity=".3" stroke="#dcf0cc" stroke-dasharray="4 3" stroke-width="2.1"' : 'fill="url(#lo-steel)" stroke="#16260f" stroke-width="1.3"'}/>${pending ? '' : `<path d="M0 ${-r * 0.62}V${r * 0.7}" stroke="#16260f" stroke-width="1.3"/>`}`;

const rows = [4, 3, 4, 3];
const heights = [98, 75, 55, 38];

export function bowl(things: Lying[]): string {
  const shown = things.slice(0, 14);
  let begun = 0;
  const put: string[] = [];
  rows.forEach((room, row) => {
    const here = shown.slice(begun, begun + room);
    begun += room;
    const line = here.map(
      (thing, k) =>
        `<g transform="translate(${120 + (k - (here.length - 1) / 2) * 36} ${heights[row] - 16})">${thing.kind === 'hit' ? marble(17, thing.pending) : shieldToken(16, thing.pending)}</g>`,
    );
    put.unshift(line.join('')); // the farthest first
  });
  return `<ellipse cx="122" cy="142" rx="92" ry="13" fill="#000" opacity=".35"/><path d="M14 62C18 112 62 146 120 146S222 112 226 62Z" fill="url(#lo-bowl)"/><path d="M30 98C46 128 80 143 120 143S194 128 210 98" fill="none" stroke="#d9b566" stroke-opacity=".35" stroke-width="2"/><path d="M24 84C42 118 78 133 120 133S198 118 216 84" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="3"/><ellipse cx="120" cy="62" rx="107" ry="40" fill="url(#lo-rim)"/><ellipse cx="120" cy="63" rx="99" ry="35" fill="url(#lo-hollow)" stroke="#000" stroke-opacity=".6" stroke-width="3"/>${put.join('')}<path d="M13 62C14 86 62 103 120 103S226 86 227 62C226 90 180 112 120 112S14 90 13 62Z" fill="url(#lo-rim)"/><path d="M15 68C24 91 66 104 120 104S216 91 225 68" fill="none" stroke="#fff3cf" stroke-opacity=".45"/>`;
}
