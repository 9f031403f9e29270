// Our drawings are SVG text; a painter off the page has no SVG. This reads the little of it that the
// drawings use (groups, paths, circles, ellipses, classes) and puts it on a canvas.

export type Ink = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
export type Look = Record<string, string>; // attributes as SVG names them

interface Mark {
  path: Path2D;
  look: Look;
  alpha: number;
}

const attributes = (text: string): Look =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map((m) => [m[1], m[2]]));

function placed(matrix: DOMMatrix, transform = ''): DOMMatrix {
  const m = DOMMatrix.fromMatrix(matrix);
  for (const [, kind, values] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a, b] = values.trim().split(/[ ,]+/).map(Number);
    if (kind === 'translate') m.translateSelf(a, b ?? 0);
    else if (kind === 'scale') m.scaleSelf(a, b ?? a);
    else m.rotateSelf(a);
  }
  return m;
}

function shape(tag: string, a: Look): Path2D {
  if (tag === 'path') return new Path2D(a.d);
  const p = new Path2D();
  const rx = Number(a.rx ?? a.r);
  p.ellipse(Number(a.cx ?? 0), Number(a.cy ?? 0), rx, Number(a.ry ?? rx), 0, 0, 7);
  return p;
}

// A drawing read once, to be put down many times.
export function read(drawing: string, classes: Record<string, Look>): Mark[] {
  const marks: Mark[] = [];
  const stack = [{ look: {} as Look, matrix: new DOMMatrix(), alpha: 1 }];
  for (const [, end, tag, rest] of drawing.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (end) {
      stack.pop();
      continue;
    }
    const own = attributes(rest);
    const outer = stack[stack.length - 1];
    const look: Look = { ...outer.look, ...own };
    for (const name of (own.class ?? '').split(' ')) Object.assign(look, classes[name]);
    const alpha = outer.alpha * Number(look.opacity ?? 1);
    const matrix = placed(outer.matrix, own.transform);
    delete look.opacity;
    delete look.transform;
    if (tag === 'g') stack.push({ look, matrix, alpha });
    else {
      const path = new Path2D();
      path.addPath(shape(tag, own), matrix);
      const wide = Number(look['stroke-width'] ?? 1) * Math.hypot(matrix.a, matrix.b);
      marks.push({ path, look: { ...look, 'stroke-width': String(wide) }, alpha });
    }
  }
  return marks;
}

// Fills and strokes a path as SVG would.
export function lay(ink: Ink, path: Path2D, look: Look, alpha = 1): void {
  const colour = (c: string | undefined) => (c === 'currentColor' ? look.color : c);
  const fill = colour(look.fill ?? '#000');
  const stroke = colour(look.stroke ?? 'none');
  if (fill && fill !== 'none') {
    ink.globalAlpha = alpha * Number(look['fill-opacity'] ?? 1);
    ink.fillStyle = fill;
    ink.fill(path, look['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero');
  }
  if (stroke && stroke !== 'none') {
    ink.globalAlpha = alpha * Number(look['stroke-opacity'] ?? 1);
    ink.strokeStyle = stroke;
    ink.lineWidth = Number(look['stroke-width'] ?? 1);
    ink.lineCap = (look['stroke-linecap'] ?? 'butt') as CanvasLineCap;
    ink.lineJoin = (look['stroke-linejoin'] ?? 'miter') as CanvasLineJoin;
    ink.stroke(path);
  }
  ink.globalAlpha = 1;
}

export function draw(ink: Ink, marks: Mark[], color?: string, alpha = 1): void {
  for (const m of marks) lay(ink, m.path, color ? { ...m.look, color } : m.look, m.alpha * alpha);
}
