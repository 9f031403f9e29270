// Plain geometry of polygons; y grows downwards.

export type Point = [number, number];
export type Polygon = Point[];
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const round = (n: number) => Math.round(n * 10) / 10;

export const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function path(polygon: Polygon): string {
  return polygon.length ? `M${polygon.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z` : '';
}

export function contains(polygon: Polygon, [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i];
    const [bx, by] = polygon[j];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

// How far a point is from the nearest border. Plain numbers: a chart asks a million times.
export function clearance(polygon: Polygon, p: Point): number {
  const x = p[0];
  const y = p[1];
  let least = Infinity;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[j];
    const dx = polygon[i][0] - a[0];
    const dy = polygon[i][1] - a[1];
    const long = dx * dx + dy * dy;
    const along = long ? ((x - a[0]) * dx + (y - a[1]) * dy) / long : 0;
    const t = Math.max(0, Math.min(1, along));
    const ex = x - a[0] - t * dx;
    const ey = y - a[1] - t * dy;
    const d = ex * ex + ey * ey;
    if (d < least) least = d;
  }
  return Math.sqrt(least);
}

export function area(polygon: Polygon): number {
  let sum = 0;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++)
    sum += polygon[j][0] * polygon[i][1] - polygon[i][0] * polygon[j][1];
  return sum / 2;
}

export function bounds(polygons: Polygon[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const polygon of polygons)
    for (const [x, y] of polygon) {
      x0 = Math.min(x0, x);
      y0 = Math.min(y0, y);
      x1 = Math.max(x1, x);
      y1 = Math.max(y1, y);
    }
  return { x: x0, y: y0, w: x1 - x0, h: y1 - y0 };
}

// Points every `step` along the line of a polygon.
function resample(polygon: Polygon, step: number): Polygon {
  const points: Polygon = [];
  let carry = 0;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length];
    const length = distance(a, b);
    let t = carry;
    for (; t < length; t += step)
      points.push([a[0] + ((b[0] - a[0]) * t) / length, a[1] + ((b[1] - a[1]) * t) / length]);
    carry = t - length;
  });
  return points;
}

// A clean line at a distance inside a polygon.
export function inset(polygon: Polygon, by: number): Polygon {
  const points = resample(polygon, 4);
  const n = points.length;
  const sign = area(polygon) > 0 ? 1 : -1;
  const line: Polygon = [];
  for (let i = 0; i < n; i++) {
    const a = points[(i - 2 + n) % n];
    const b = points[(i + 2) % n];
    const length = distance(a, b) || 1;
    const p: Point = [
      points[i][0] - ((b[1] - a[1]) / length) * by * sign,
      points[i][1] + ((b[0] - a[0]) / length) * by * sign,
    ];
    if (contains(polygon, p) && clearance(polygon, p) > by * 0.86) line.push(p);
  }
  return line.map((p, i) => {
    const a = line[(i - 1 + line.length) % line.length];
    const b = line[(i + 1) % line.length];
    return distance(a, p) + distance(b, p) < 24
      ? [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4]
      : p;
  });
}
