// What grows on the parchment: little drawings whose foot is at 0,0, strewn by seed in each area.

import { bounds, clearance, contains, type Point } from '../../board/geometry';
import { seeded } from '../../board/seeded';
import type { Place } from './geography';

export const glyphs: Record<string, string> = {
  pine: '<path d="M0-17L4-9H2L6-2H.8V2H-.8V-2H-6L-2-9H-4Z" fill="#3b5a45"/><path d="M0-17L4-9H2L6-2H0Z" fill="#1a2d22" opacity=".6"/>',
  round:
    '<path d="M-.8 2V-4H.8V2Z" fill="#3a2a16"/><path d="M0-15Q5-15 5.5-10Q7-6 3-4Q0-2.5-3-4Q-7-6-5.5-10Q-5-15 0-15Z" fill="#5f7336"/><path d="M1-14Q5-14 5.5-10Q7-6 3-4L1-3.5Q4-8 1-14Z" fill="#35431c" opacity=".7"/>',
  dead: '<path d="M-.6 2L-.3-6L-5-11M-.3-5L4-10L4.5-14M-.3-8L-.2-16M4-10L7-11M-3.5-9.5L-4-13" fill="none" stroke="#3b2817" stroke-width="1.3" stroke-linecap="round"/>',
  peak: '<path d="M-10 2L-2-13L1-9L4-14L11 2Z" fill="#8a8c88"/><path d="M-2-13L-5-7L-2.5-8.5L-1-6L1-9ZM4-14L2-9L4-9.5L6-7.5L7-8Z" fill="#f4f0e2"/><path d="M4-14L11 2H3L5-5ZM-2-13L1-2L-1 2H2L1-9Z" fill="#3d3b38" opacity=".6"/>',
  hill: '<path d="M-10 2Q-5-8 0-7Q6-6 10 2" fill="#a9a05a" stroke="#4b4118" stroke-width="1"/><path d="M3-5L6 1M5-3.5L8 1.5M1-5.5L3 0" stroke="#4b4118" stroke-width=".8" fill="none"/>',
  wheat:
    '<path d="M-6 2Q-6-4-4-7M-2 2Q-2-5 0-9M3 2Q3-4 5-7M-5-4L-7-6M-5-4L-3-6M-1-5L-3-7M-1-5L1-7M4-4L2-6M4-4L6-6" fill="none" stroke="#6e5618" stroke-width="1"/>',
  grave:
    '<path d="M-1.2 2V-5H-4V-7.2H-1.2V-11H1.2V-7.2H4V-5H1.2V2Z" fill="#4a3a2c"/><path d="M-5 2Q0-.5 5 2Z" fill="#4a3a2c"/>',
  shroom:
    '<path d="M-1 2Q0-3-.8-6H1.2Q.8-2 2 2Z" fill="#6a4c3a"/><path d="M-6-5Q-5-12 0-12Q6-12 6.500-5Q0-3-6-5Z" fill="#934a38"/><circle cx="-2" cy="-8" r="1" fill="#e6c9a0"/><circle cx="2.5" cy="-7.5" r="1.2" fill="#e6c9a0"/>',
  ruin: '<path d="M-7 2V-9H-5V-7H-3V-10H-1V-3L1-5V-8H3V-6H5L6 2ZM-5-4V-1H-3V-4Z" fill="#75684f" fill-rule="evenodd" stroke="#35291a" stroke-width=".7"/>',
};

export interface Habit {
  tint: string;
  edge: string; // of the wash along the border
  grows: string[];
}

export const habits: Record<string, Habit> = {
  'tirisfal-glades': { tint: '#a3a55f', edge: '#62682f', grows: ['dead', 'round', 'round'] },
  'silverpine-forest': {
    tint: '#6f9580',
    edge: '#2f5a45',
    grows: ['pine', 'pine', 'pine', 'round'],
  },
  'alterac-mountains': { tint: '#b9c2c4', edge: '#5f717d', grows: ['peak', 'pine', 'peak'] },
  'hillsbrad-foothills': { tint: '#a9ba72', edge: '#5f7a3c', grows: ['hill', 'wheat', 'round'] },
  'western-plaguelands': {
    tint: '#cfab5e',
    edge: '#8f6a2c',
    grows: ['dead', 'wheat', 'grave', 'ruin'],
  },
  'the-hinterlands': { tint: '#7ba05a', edge: '#35602c', grows: ['pine', 'round', 'hill', 'pine'] },
  'eastern-plaguelands': {
    tint: '#c08a6a',
    edge: '#84452b',
    grows: ['dead', 'shroom', 'grave', 'shroom'],
  },
};

export interface Growth {
  at: Point;
  glyph: string;
  scale: number;
  mirrored: boolean;
}

// Clear of the border, of icons, of the name and of those who stand here.
function free(place: Place, [x, y]: Point): boolean {
  const { label, token, polygon, spots, room } = place;
  const wide = Math.min(room, 190) / 2 + 8;
  if (Math.abs(x - label[0]) < wide && y > label[1] - 34 && y - 26 < label[1] + 32) return false;
  if (Math.abs(x - token[0]) < 62 && y > token[1] - 40 && y - 26 < token[1] + 40) return false;
  if (spots.some((s) => Math.abs(x - s[0]) < 32 && y > s[1] - 24 && y - 26 < s[1] + 24))
    return false;
  return (
    contains(polygon, [x, y]) && contains(polygon, [x, y - 24]) && clearance(polygon, [x, y]) > 14
  );
}

export function growth(place: Place): Growth[] {
  const { grows } = habits[place.area];
  const chance = seeded(`growth ${place.id}`);
  const box = bounds([place.polygon]);
  const grown: Growth[] = [];
  for (let tries = 0; tries < 260 && grown.length < 14; tries++) {
    const at: Point = [box.x + chance() * box.w, box.y + chance() * box.h];
    if (grown.some((g) => Math.hypot(g.at[0] - at[0], (g.at[1] - at[1]) * 1.4) < 25)) continue;
    if (!free(place, at)) continue;
    const glyph = grows[Math.floor(chance() * grows.length)];
    grown.push({ at, glyph, scale: 1.35 + chance() * 0.55, mirrored: chance() < 0.5 });
  }
  return grown;
}
