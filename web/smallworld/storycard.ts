// A picture of a finished game to share: who won, the purses, and how they grew.

import { livery } from '../board/players';

export interface Told {
  title: string; // of the game
  headline: string;
  below: string;
  players: { name: string; coins: string; seat: number }[]; // the winner first
  curves: number[][]; // the purses after each turn, by seat
  owners: Map<string, number>; // of regions, in the end
}

const wide = 1200;
const high = 630;
const left = 640; // of the plot

const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

function table(c: CanvasRenderingContext2D) {
  const light = c.createRadialGradient(420, 200, 40, 600, 315, 800);
  light.addColorStop(0, token('--wood'));
  light.addColorStop(1, token('--wood2'));
  c.fillStyle = light;
  c.fillRect(0, 0, wide, high);
  c.strokeStyle = token('--gold-dim');
  c.lineWidth = 3;
  c.strokeRect(22, 22, wide - 44, high - 44);
}

function places(c: CanvasRenderingContext2D, players: Told['players']) {
  players.forEach(({ name, coins, seat }, i) => {
    const y = 270 + i * 62;
    c.fillStyle = livery(seat).colour;
    c.beginPath();
    c.arc(86, y - 9, 17, 0, 7);
    c.fill();
    c.fillStyle = token(i ? '--parchment' : '--gold-pale');
    c.font = `${i ? 500 : 800} 32px 'Alegreya Sans', sans-serif`;
    c.fillText(name, 120, y, 300);
    c.textAlign = 'right';
    c.fillText(coins, 590, y, 160);
    c.textAlign = 'left';
  });
}

// The painted islands, as they lie on the page behind the review, with who held what in the end.
async function map(c: CanvasRenderingContext2D, owners: Map<string, number>) {
  const world = document.querySelector<HTMLElement>('.world');
  const canvas = world?.querySelector('canvas');
  if (!world || !canvas) return;
  const chart = await createImageBitmap(canvas); // the canvas itself does not know its size
  const [x, y, w, h] = [left, 66, wide - left - 60, 330];
  const by = Math.min(w / chart.width, h / chart.height);
  const size = [chart.width * by, chart.height * by];
  const [dx, dy] = [x + (w - size[0]) / 2, y + (h - size[1]) / 2];
  c.save();
  c.beginPath();
  c.roundRect(dx, dy, size[0], size[1], 14);
  c.clip();
  c.drawImage(chart, dx, dy, size[0], size[1]);
  c.translate(dx, dy);
  c.scale(size[0] / world.offsetWidth, size[1] / world.offsetHeight);
  for (const region of world.querySelectorAll<SVGPathElement>('[data-hit]')) {
    const seat = owners.get(region.dataset.hit ?? '');
    if (seat === undefined) continue;
    const outline = new Path2D(region.getAttribute('d') ?? '');
    c.fillStyle = c.strokeStyle = livery(seat).colour;
    c.lineWidth = 7;
    c.stroke(outline);
    c.globalAlpha = 0.5;
    c.fill(outline);
    c.globalAlpha = 1;
  }
  c.restore();
  c.strokeStyle = token('--gold-dim');
  c.lineWidth = 3;
  c.beginPath();
  c.roundRect(dx, dy, size[0], size[1], 14);
  c.stroke();
}

function plot(c: CanvasRenderingContext2D, curves: number[][]) {
  const top = Math.max(10, ...curves.flat());
  const last = Math.max(1, curves.length - 1);
  const at = (i: number, n: number): [number, number] => [
    left + 8 + (i / last) * (wide - left - 76),
    570 - (n / top) * 140,
  ];
  c.lineWidth = 5;
  c.lineJoin = 'round';
  (curves[0] ?? []).forEach((_, seat) => {
    c.strokeStyle = livery(seat).colour;
    c.setLineDash(livery(seat).pattern === 'dashes' ? [16, 9] : []);
    c.beginPath();
    curves.forEach((row, i) => {
      c.lineTo(...at(i, row[seat]));
    });
    c.stroke();
  });
  c.setLineDash([]);
}

export async function storyCard(told: Told): Promise<Blob> {
  await document.fonts.ready;
  const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
  const c = canvas.getContext('2d')!;
  table(c);
  c.fillStyle = token('--ink2') || token('--parchment');
  c.font = 'italic 500 30px Alegreya, serif';
  c.fillText(told.title, 70, 92, 540);
  c.fillStyle = token('--gold-pale');
  c.font = '700 66px Alegreya, serif';
  c.fillText(told.headline, 70, 165, 540);
  c.fillStyle = token('--parchment');
  c.font = "500 26px 'Alegreya Sans', sans-serif";
  c.fillText(told.below, 70, 208, 540);
  places(c, told.players);
  await map(c, told.owners);
  plot(c, told.curves);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  );
}
