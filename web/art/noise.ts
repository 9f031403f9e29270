// Noise of paper and paint, baked once into small tiles: a filter over the whole chart costs a slow
// phone seconds, a repeated tile next to nothing.

interface Noise {
  id: string;
  frequency: string;
  octaves: number;
  seed: number;
  matrix: string;
  size: number; // of the tile, in units of the chart
  pixels: number;
}

const noises: Noise[] = [
  {
    id: 'grain',
    frequency: '.9',
    octaves: 2,
    seed: 4,
    matrix: '0 0 0 0 .1  0 0 0 0 .07  0 0 0 0 .03  .55 .3 0 0 -.33',
    size: 120,
    pixels: 180,
  },
  {
    id: 'wash',
    frequency: '.014 .018',
    octaves: 4,
    seed: 11,
    matrix: '0 0 0 0 .16  0 0 0 0 .09  0 0 0 0 .02  1.5 .5 0 0 -.82',
    size: 640,
    pixels: 144,
  },
  {
    id: 'washl',
    frequency: '.02 .016',
    octaves: 4,
    seed: 31,
    matrix: '0 0 0 0 1  0 0 0 0 .95  0 0 0 0 .75  1.4 .5 0 0 -.85',
    size: 640,
    pixels: 144,
  },
];

async function bake(noise: Noise): Promise<string> {
  const { size, pixels } = noise;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${size} ${size}"><filter id="n" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${noise.frequency}" numOctaves="${noise.octaves}" seed="${noise.seed}" stitchTiles="stitch"/><feColorMatrix values="${noise.matrix}"/></filter><rect width="${size}" height="${size}" filter="url(#n)"/></svg>`,
  )}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = pixels;
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return `<pattern id="${noise.id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><image href="${canvas.toDataURL('image/webp', 0.8)}" width="${size}" height="${size}" preserveAspectRatio="none"/></pattern>`;
}

let baked: Promise<string> | undefined;

// The tiles as SVG patterns, to be put among a chart's definitions.
export const noisePatterns = (): Promise<string> => {
  baked ??= Promise.all(noises.map(bake)).then((all) => all.join(''));
  return baked;
};
