// Where one looks at the world from: a screen point is (world - x, y) * scale.

import type { Box, Point } from './geometry';

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  w: number;
  h: number;
}

const CLOSEST = 5;

export const fitScale = (world: Size, screen: Size) =>
  Math.max(0.05, Math.min(screen.w / world.w, screen.h / world.h));

// Keeps the world on the screen: centred where it is smaller, covering where it is larger.
export function kept(camera: Camera, world: Size, screen: Size): Camera {
  const least = fitScale(world, screen);
  const scale = Math.max(least, Math.min(camera.scale, least * CLOSEST));
  const axis = (at: number, length: number, room: number) => {
    const seen = room / scale;
    return seen >= length ? (length - seen) / 2 : Math.max(0, Math.min(at, length - seen));
  };
  return { scale, x: axis(camera.x, world.w, screen.w), y: axis(camera.y, world.h, screen.h) };
}

export function zoomed(camera: Camera, by: number, at: Point, world: Size, screen: Size): Camera {
  const least = fitScale(world, screen);
  const scale = Math.max(least, Math.min(camera.scale * by, least * CLOSEST));
  const x = camera.x + at[0] / camera.scale - at[0] / scale;
  const y = camera.y + at[1] / camera.scale - at[1] / scale;
  return kept({ x, y, scale }, world, screen);
}

export function framed(box: Box, world: Size, screen: Size, margin = 26): Camera {
  const scale = Math.min(screen.w / (box.w + 2 * margin), screen.h / (box.h + 2 * margin));
  const x = box.x + box.w / 2 - screen.w / scale / 2;
  const y = box.y + box.h / 2 - screen.h / scale / 2;
  return kept({ x, y, scale }, world, screen);
}
