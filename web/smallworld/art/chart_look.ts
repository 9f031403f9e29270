// Colours and strokes of the chart, by the class names of its drawings.

import type { Look } from '../../art/brush';
import { blend } from '../../board/players';

export interface Theme {
  sea: string[];
  wave: string;
  line: string;
  wash: number; // how strongly the sea is washed
  vignette: number;
}

export const dark: Theme = {
  sea: ['#2c5f69', '#1b434d', '#0f262d'],
  wave: '#8fc3c4',
  line: '#c79a4b',
  wash: 0.38,
  vignette: 0.36,
};
export const pale: Theme = {
  sea: ['#b9d6d0', '#96c0c0', '#77a6ab'],
  wave: '#2f6b78',
  line: '#7a5420',
  wash: 0.15,
  vignette: 0.12,
};

const round = { 'stroke-linejoin': 'round' };
const stroke = (colour: string, width: number, opacity = 1): Look => ({
  fill: 'none',
  stroke: colour,
  'stroke-width': String(width),
  'stroke-opacity': String(opacity),
});

export function looks({ sea: [, sea, deep], wave, line }: Theme): Record<string, Look> {
  const capped = { 'stroke-linecap': 'round' };
  return {
    k: { ...stroke('#2a1a0e', 5), ...capped },
    o: { ...stroke('currentColor', 6), ...capped, ...round },
    w: { 'stroke-width': '8' },
    kd: { fill: '#140c07' },
    wv: { ...stroke('currentColor', 1.5), ...capped },
    rh: stroke(wave, 0.8, 0.11),
    neat: stroke(line, 2.4, 0.5),
    n2: stroke(line, 0.8, 0.5),
    cmA: { fill: line, stroke: '#0005', 'stroke-width': '.5' },
    cmB: { fill: deep, stroke: line, 'stroke-width': '.8' },
    cmL: stroke(line, 0.9, 0.8),
    beast: { fill: deep, stroke: line, 'stroke-width': '1.8', opacity: '.85', ...round },
    bk: { fill: line, stroke: 'none' },
    bw: { ...stroke(wave, 1.6), ...capped },
    edge2: { fill: '#3a2616', stroke: '#3a2616', 'stroke-width': '3' },
    edge1: { fill: '#8a6a42', stroke: '#8a6a42', 'stroke-width': '3' },
    coast: { fill: '#f0dfb4', stroke: '#f3e4bd', 'stroke-width': '5', ...round },
    sh: { fill: '#1a1206', opacity: '.35' },
    in1: stroke('#fff2c8', 12, 0.28),
    fur0: stroke('#8a6420', 1.3, 0.6),
    fur1: stroke('#a97b28', 1.3, 0.7),
    lk1: stroke('#e9dcb0', 7, 0.5),
    lk2: stroke('#9fd0d4', 24, 0.35),
    lk3: stroke('#bfe2e2', 46, 0.25),
    bd: { ...stroke('#2a1a0e', 2, 0.92), ...round },
    sy: { fill: '#f3e6c4', 'fill-opacity': '.94', stroke: '#3a2614', 'stroke-width': '1.2' },
    ...Object.fromEntries(
      [88, 64, 42, 22].flatMap((d, k) => [
        [`wl${k}`, { ...stroke(wave, d, [0.18, 0.3, 0.48, 0.8][k]), ...round }],
        [`ws${k}`, { ...stroke(blend(sea, wave, [0, 0.2, 0.34, 0.52][k]), d - 2.4), ...round }],
      ]),
    ),
  };
}

export const symbolColours: Record<string, string> = {
  magic: '#6a3f96',
  anchor: '#1f4d68',
  shell: '#2f6a57',
  cavern: '#4a3524',
};
