// An eight-sided die: a hexagon with an inscribed triangle, four shaded facets. Box -50 to 50.

export type DieColour = 'red' | 'blue' | 'green';

const facets: Record<DieColour, [string, string, string, string]> = {
  red: ['#e2604c', '#b8352b', '#8e231d', '#5d1310'],
  blue: ['#6ea6d8', '#3a74ad', '#27558a', '#14325a'],
  green: ['#8fbf6c', '#5a8f42', '#3f6d2f', '#21421a'],
};

// Colour alone never tells a die: red has a dot, blue a bar, green a chevron under its number.
const marks: Record<DieColour, string> = {
  red: '<circle cy="21" r="2.6" fill="#fff8e4"/>',
  blue: '<path d="M-6 21H6" stroke="#fff8e4" stroke-width="2.6" stroke-linecap="round"/>',
  green: '<path d="M-5 23 0 18.5 5 23" fill="none" stroke="#fff8e4" stroke-width="2.6"/>',
};

const corner = (degrees: number) => {
  const a = (degrees * Math.PI) / 180;
  return `${(Math.cos(a) * 44).toFixed(1)} ${(Math.sin(a) * 44).toFixed(1)}`;
};

// face: what it shows, a number or nothing while it rolls; turn: degrees.
export function d8(colour: DieColour, face?: number, turn = 0): string {
  const [light, middle, dark, deep] = facets[colour];
  const [a, ab, b, bc, c, ca] = [-90, -30, 30, 90, 150, 210].map((at) => corner(at + turn));
  const facet = (points: string[], fill: string) =>
    `<path d="M${points.join('L')}Z" fill="${fill}"/>`;
  return `<ellipse cx="3" cy="42" rx="36" ry="8" fill="#000" opacity=".4"/><g stroke-linejoin="round">${facet([a, ab, b], dark)}${facet([b, bc, c], deep)}${facet([c, ca, a], light)}${facet([a, b, c], middle)}<path d="M${a}L${b}L${c}Z" fill="url(#lo-bevel)" fill-opacity=".5" stroke="#fff" stroke-opacity=".5" stroke-width="1.5"/><path d="M${[a, ab, b, bc, c, ca].join('L')}Z" fill="none" stroke="#120804" stroke-opacity=".8" stroke-width="2"/></g>${
    face === undefined
      ? ''
      : `<text y="13" text-anchor="middle" font-size="36" class="fig-num" style="fill:#fff8e4;stroke:${deep};stroke-width:4px;paint-order:stroke">${face}</text>${marks[colour]}`
  }`;
}
