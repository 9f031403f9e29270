// The box of a table: what it brings with it beside its facts. The words, drawings and looks of its
// things are told to the page before anything of it is shown.

import { draw } from '../art/emblem';
import { api } from '../net/api';
import { lay } from '../words/words.svelte';
import type { Content } from './board/types';

// By the ids of things: how large a crest is on its shield, and what a marker is.
export const scales: Record<string, number> = {};
export const kinds: Record<string, 'artifact' | 'place'> = {};

// A border is sent as the steps from each of its points to the next: half as long in a zip.
function walked(steps: number[]): number[] {
  const line = [...steps];
  for (let i = 2; i < line.length; i++) line[i] += line[i - 2];
  return line;
}

export function bring(content: Content): Content {
  lay('smallworld', content.words);
  draw(content.drawings);
  for (const { id, scale } of content.banners) if (scale) scales[id] = scale / 100;
  for (const { id, kind } of content.markers) kinds[id] = kind;
  const faces = content.faces.map((face) => ({
    ...face,
    regions: face.regions.map((region) => ({ ...region, border: walked(region.border) })),
  }));
  return { ...content, faces };
}

export const shippedBox = async () => bring((await api.content('smallworld')) as Content);
