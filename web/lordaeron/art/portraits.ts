// The heads of the eight peoples, and portraits made of a people and a class: no two of the sixteen
// characters look alike. 64 units square, holes by the even-odd rule.

import { shields } from '../../art/emblem';
import { bust, silhouette } from './figures';

const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const heads: Record<string, string> = {
  human:
    'M32 4Q47 4 48 22L47 33Q45 44 32 51Q19 44 17 33L16 22Q17 4 32 4ZM21 22Q28 14 44 20L44 24Q34 18 21 26ZM22 29H29L28 32H23ZM35 29H42L41 32H36ZM27 41H37L35 44H29ZM4 62Q8 50 19 46L32 56L45 46Q56 50 60 62Z',
  dwarf:
    'M32 2Q49 4 50 20L50 25H14L14 20Q15 4 32 2ZM30 8V25H34V8ZM13 28H51L53 42Q47 56 40 61L36 54L32 62L28 54L24 61Q17 56 11 42ZM20 30L29 32L27 35L21 34ZM44 30L35 32L37 35L43 34ZM24 42Q32 37 40 42L36 46Q32 44 28 46Z',
  gnome: `M32 1L38 10L47 4L46 14L55 15L49 24Q52 35 46 43Q40 51 32 51Q24 51 18 43Q12 35 15 24L9 15L18 14L17 4L26 10Z${ring(23, 29, 7.5)}${ring(23, 29, 4)}${ring(41, 29, 7.5)}${ring(41, 29, 4)}M25 42Q32 47 39 42L36 46Q32 48 28 46ZM8 62Q14 53 25 54L32 59L39 54Q50 53 56 62Z`,
  'night-elf':
    'M32 3Q44 4 46 19L63 5Q61 22 47 29L45 38Q41 48 32 54Q23 48 19 38L17 29Q3 22 1 5L18 19Q20 4 32 3ZM30 3L32 17L34 3ZM21 27L30 31L28 33L22 31ZM43 27L34 31L36 33L42 31ZM24 34L25 41L27 34ZM40 34L39 41L37 34ZM28 45H36L34 47H30ZM6 62Q11 51 21 50L32 59L43 50Q53 51 58 62Z',
  orc: 'M28 7L32 0L36 7Q48 9 49 22L56 26L50 31L50 42Q44 54 32 55Q20 54 14 42L14 31L8 26L15 22Q16 9 28 7ZM19 25L30 29L28 32L21 30ZM45 25L34 29L36 32L43 30ZM20 49L21 36L26 44L38 44L43 36L44 49L38 51L26 51ZM2 62Q6 53 16 49L24 57H40L48 49Q58 53 62 62Z',
  tauren: `M20 18Q5 18 1 1Q12 10 22 9Q32 5 42 9Q52 10 63 1Q59 18 44 18L46 28L57 30L46 36L43 48Q40 60 32 62Q24 60 21 48L18 36L7 30L18 28ZM21 26L29 31L27 34L22 31ZM43 26L35 31L37 34L42 31ZM31 12L32 26L33 12Z${ring(27.5, 50, 2)}${ring(36.5, 50, 2)}`,
  troll:
    'M26 14Q23 3 32 0Q41 3 38 14L44 18L63 12Q57 26 46 28L45 37L53 40Q58 48 53 57Q51 48 43 45L38 55L32 61L26 55L21 45Q13 48 11 57Q6 48 11 40L19 37L18 28Q7 26 1 12L20 18ZM21 25L30 29L28 32L22 30ZM43 25L34 29L36 32L42 30ZM30 31L34 31L35 43L29 43ZM27 49H37L34 52H30Z',
  undead:
    'M32 3Q50 3 51 23Q51 33 45 37L44 49L39 46L37 55L32 48L27 55L25 46L20 49L19 37Q13 33 13 23Q14 3 32 3ZM17 24Q22 18 29 25Q28 33 21 33Q17 30 17 24ZM47 24Q42 18 35 25Q36 33 43 33Q47 30 47 24ZM32 33L35 39H29ZM36 4L39 12L35 15L40 19L42 18L38 15L42 12L39 5ZM4 62Q8 54 18 53L32 60L46 53Q56 54 60 62Z',
};

export const peoples = Object.keys(heads);

export const head = (people: string): string =>
  `<g transform="scale(1.5)translate(-32 -32)" fill="currentColor" fill-rule="evenodd"><path d="${heads[people] ?? heads.human}"/></g>`;

// A character, round 0,0 with a radius of 50: the head of its people on the shield of its faction, in
// the seat's colour and pattern, its class on a disc at the lower right.
export const portrait = (people: string, cls: string, faction: string, seat: number): string =>
  `${bust(head(people), shields[faction] ?? shields.neutral, faction, seat, 0.62)}<g transform="translate(34 36)"><circle r="22" fill="#170e07"/><circle r="20" fill="url(#lo-brass)"/><circle r="16.5" fill="url(#lo-well)"/><g transform="scale(.28)" style="color:#f4e8c8">${silhouette(cls)}</g></g>`;
