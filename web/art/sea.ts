// What is drawn in open sea: a compass with its rhumb lines, a ship, a serpent.

import type { Point } from '../board/geometry';

const n = (x: number) => Math.round(x * 10) / 10;

export function compass([x, y]: Point, r: number): string {
  let points = '';
  for (let i = 0; i < 8; i++) {
    const long = i % 2 ? r * 0.62 : r;
    points += `<g transform="rotate(${i * 45})"><path d="M0 0-${n(r * 0.13)}-${n(r * 0.2)} 0-${n(long)}Z" class="cmA"/><path d="M0 0 ${n(r * 0.13)}-${n(r * 0.2)} 0-${n(long)}Z" class="cmB"/></g>`;
  }
  let ticks = '';
  for (let a = 0; a < 360; a += 10)
    ticks += `<path d="M0-${n(r * 0.76)}V-${n(r * 0.82)}" transform="rotate(${a})" class="cmL"/>`;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(8)"><circle r="${n(r * 0.82)}" class="cmL"/><circle r="${n(r * 0.5)}" class="cmL"/>${ticks}${points}<circle r="3.5" class="cmA"/></g>`;
}

export function rhumbs([x, y]: Point): string {
  let d = '';
  for (let i = 0; i < 32; i++) {
    const a = (i / 32) * 2 * Math.PI + 0.14;
    d += `M${n(x)} ${n(y)}L${n(x + Math.cos(a) * 2000)} ${n(y + Math.sin(a) * 2000)}`;
  }
  return `<path d="${d}" class="rh"/>`;
}

export const ship = ([x, y]: Point): string =>
  `<g class="beast" transform="translate(${n(x)} ${n(y)}) scale(.8)"><path d="M-30 8H32L24 22H-22Z"/><path d="M-2-38H1V8H-2Z"/><path d="M4-36C26-28 28-10 24 2H4Z"/><path d="M-6-30-26 2H-6Z"/><path d="M-2-38C-8-40-12-36-18-38-12-42-6-44-2-42Z"/><path class="bw" d="M-42 26C-36 22-32 29-26 26-20 22-16 29-10 26-4 22 0 29 6 26 12 22 16 29 22 26 28 22 32 29 38 26"/></g>`;

export const seaBeast = ([x, y]: Point): string =>
  `<g class="beast" transform="translate(${n(x)} ${n(y)}) scale(.62)"><path d="M-34 10C-34-4-44-8-46-20-47-30-38-36-30-32-25-30-20-31-16-27-21-25-25-24-29-24-24-21-22-18-18-18-24-14-31-14-32-18-30-6-24 0-24 10Z"/><path d="M-16 10C-14-8 4-8 6 10H0C-1 1-9 1-10 10Z"/><path d="M14 10C16-3 30-3 32 10H26C25 4 21 4 20 10Z"/><path d="M40 10C42 2 48-2 56-6 52-1 54 3 58 6 52 5 47 6 46 10Z"/><circle cx="-33" cy="-27" r="1.7" class="bk"/><path class="bw" d="M-52 13C-46 9-42 16-36 13-30 9-26 16-20 13-14 9-10 16-4 13 2 9 6 16 12 13 18 9 22 16 28 13 34 9 38 16 44 13 50 9 54 16 60 13"/></g>`;
