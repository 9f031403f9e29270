// Where the islands of a game lie: packed into columns or rows so that they fill the given shape.

import { type Box, bounds, type Point, type Polygon } from '../../board/geometry';
import type { Content, Face, FaceRegion } from './types';

// Faces are drawn in generous units; tokens and glyphs are sized for this scale.
const SCALE = 0.55;
const GAP = 54;
const MARGIN = 30;
const NAME = 22; // room for the names under the lowest islands

export interface Place {
  id: string;
  face: string;
  index: number;
  name: string;
  terrain: string;
  symbols: string[];
  adjacent: string[];
  polygon: Polygon;
  token: Point;
  spots: Point[];
}

export interface Island {
  id: string;
  name: string;
  box: Box;
  places: Place[];
  label: Point; // where its name is written
}

export interface World {
  width: number;
  height: number;
  islands: Island[];
  places: Map<string, Place>;
}

interface Shape {
  columns: number[][];
  rows: boolean;
  width: number;
  height: number;
}

// All ways to deal n things into groups, keeping their order within a group.
function groupings(n: number): number[][][] {
  let all: number[][][] = [[]];
  for (let i = 0; i < n; i++)
    all = all.flatMap((groups) => [
      ...groups.map((_, k) => groups.map((g, j) => (j === k ? [...g, i] : g))),
      [...groups, [i]],
    ]);
  return all;
}

function shape(boxes: Box[], columns: number[][], rows: boolean): Shape {
  const along = (b: Box) => (rows ? b.w : b.h);
  const across = (b: Box) => (rows ? b.h : b.w);
  const long = Math.max(
    ...columns.map((c) => c.reduce((n, i) => n + along(boxes[i]), GAP * (c.length - 1))),
  );
  const wide = columns.reduce(
    (n, c) => n + Math.max(...c.map((i) => across(boxes[i]))),
    GAP * (columns.length - 1),
  );
  return { columns, rows, width: rows ? long : wide, height: rows ? wide : long };
}

// The arrangement that can be drawn largest in a rectangle of the given aspect.
function arrange(boxes: Box[], aspect: number): Shape {
  let best: Shape | undefined;
  let most = 0;
  for (const columns of groupings(boxes.length))
    for (const rows of [false, true]) {
      const s = shape(boxes, columns, rows);
      const scale = Math.min(aspect / (s.width + 2 * MARGIN), 1 / (s.height + 2 * MARGIN));
      if (scale > most * 1.0001) [best, most] = [s, scale];
    }
  return best!;
}

function corners(boxes: Box[], s: Shape): Point[] {
  const at: Point[] = [];
  let x = MARGIN;
  for (const column of s.columns) {
    const across = Math.max(...column.map((i) => (s.rows ? boxes[i].h : boxes[i].w)));
    const total = column.reduce((n, i) => n + (s.rows ? boxes[i].w : boxes[i].h), 0);
    const long = s.rows ? s.width : s.height;
    const room = (long - total) / column.length;
    let y = MARGIN;
    for (const i of column) {
      const b = boxes[i];
      const shift = (across - (s.rows ? b.h : b.w)) / 2;
      at[i] = s.rows ? [y + room / 2, x + shift] : [x + shift, y + room / 2];
      y += (s.rows ? b.w : b.h) + room;
    }
    x += across + GAP;
  }
  return at;
}

const points = (flat: number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i] * SCALE, flat[2 * i + 1] * SCALE]);

const shifted = (p: Point, [dx, dy]: Point): Point => [p[0] + dx, p[1] + dy];

// Says the name of a place in the language that is spoken; the content has the English one.
type Naming = (id: string, english: string) => string;

function place(region: FaceRegion, face: Face, index: number, by: Point, naming: Naming): Place {
  return {
    id: region.id,
    face: face.id,
    index,
    get name() {
      return naming(`region-${region.id}`, region.name);
    },
    terrain: region.terrain,
    symbols: region.symbols ?? [],
    adjacent: region.adjacent,
    polygon: points(region.border).map((p) => shifted(p, by)),
    token: shifted(points(region.token)[0], by),
    spots: points(region.spots).map((p) => shifted(p, by)),
  };
}

// Under the middle of an island, close to its coast.
function below(polygons: Polygon[]): Point {
  const box = bounds(polygons);
  const x = box.x + box.w / 2;
  const near = polygons.flat().filter((p) => Math.abs(p[0] - x) < 80);
  return [x, Math.max(...near.map((p) => p[1])) + 32];
}

export function layOut(
  content: Content,
  boards: string[],
  aspect: number,
  naming: Naming = (_, english) => english,
): World {
  const faces = boards.map((id) => content.faces.find((f) => f.id === id)!);
  const boxes = faces.map((f) => bounds(f.regions.map((r) => points(r.border))));
  const s = arrange(boxes, aspect);
  const width = Math.max(s.width + 2 * MARGIN, (s.height + 2 * MARGIN + NAME) * aspect);
  const height = Math.max(s.height + 2 * MARGIN + NAME, (s.width + 2 * MARGIN) / aspect);
  const spare: Point = [(width - s.width) / 2 - MARGIN, (height - s.height - NAME) / 2 - MARGIN];
  const at = corners(boxes, s).map((p) => shifted(p, spare));
  let index = 0;
  const islands = faces.map((face, i) => {
    const by: Point = [at[i][0] - boxes[i].x, at[i][1] - boxes[i].y];
    const places = face.regions.map((r) => place(r, face, index++, by, naming));
    return {
      id: face.id,
      get name() {
        return naming(`island-${face.id}`, face.name);
      },
      label: below(places.map((p) => p.polygon)),
      box: { x: at[i][0], y: at[i][1], w: boxes[i].w, h: boxes[i].h },
      places,
    };
  });
  return {
    width,
    height,
    islands,
    places: new Map(islands.flatMap((i) => i.places).map((p) => [p.id, p])),
  };
}
