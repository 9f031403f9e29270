// The heads of the eight peoples, and portraits made of a people and a class: no two of the sixteen
// characters look alike. 64 units square, holes by the even-odd rule.

import { shields } from '../../art/emblem';
import { heads } from './drawings';
import { bust, silhouette } from './figures';

export const peoples = Object.keys(heads);

export const head = (people: string): string =>
  `<g transform="scale(1.5)translate(-32 -32)" fill="currentColor" fill-rule="evenodd"><path d="${heads[people] ?? heads.human}"/></g>`;

// A character, round 0,0 with a radius of 50: the head of its people on the shield of its faction, in
// the seat's colour and pattern, its class on a disc at the lower right.
export const portrait = (people: string, cls: string, faction: string, seat: number): string =>
  `${bust(head(people), shields[faction] ?? shields.neutral, faction, seat, 0.62)}<g transform="translate(34 36)"><circle r="22" fill="#170e07"/><circle r="20" fill="url(#lo-brass)"/><circle r="16.5" fill="url(#lo-well)"/><g transform="scale(.28)" style="color:#f4e8c8">${silhouette(cls)}</g></g>`;
