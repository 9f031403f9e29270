// Owners are told apart by colour, pattern and crest, never by colour alone.

export interface Livery {
  colour: string;
  dark: string;
  light: string;
  mark: string; // the pattern's own colour
  ink: string;
  pattern: 'plain' | 'dashes' | 'dots' | 'waves' | 'zigzag' | 'bars';
}

// Chosen apart for the common kinds of colour vision: players.test.ts measures it.
export const liveries: Livery[] = [
  {
    colour: '#d1495b',
    dark: '#7c2130',
    light: '#f9c3c4',
    mark: '#f9c3c4',
    ink: '#fff4d6',
    pattern: 'plain',
  },
  {
    colour: '#2e86ab',
    dark: '#164a66',
    light: '#d9f1fb',
    mark: '#d9f1fb',
    ink: '#fff4d6',
    pattern: 'dashes',
  },
  {
    colour: '#edae49',
    dark: '#7d5413',
    light: '#ffe9bd',
    mark: '#4a2f08',
    ink: '#412706',
    pattern: 'dots',
  },
  {
    colour: '#94cc7e',
    dark: '#3b6a2c',
    light: '#efffe4',
    mark: '#244a18',
    ink: '#1d3a15',
    pattern: 'waves',
  },
  {
    colour: '#6a3fa0',
    dark: '#34195a',
    light: '#e6d8f8',
    mark: '#e6d8f8',
    ink: '#fff4ec',
    pattern: 'zigzag',
  },
  {
    colour: '#f1e9d8',
    dark: '#5f5646',
    light: '#fffaf0',
    mark: '#3a342a',
    ink: '#2b2620',
    pattern: 'bars',
  },
];

export const livery = (seat: number): Livery => liveries[seat % liveries.length];

// What the colour of a people in decline fades towards.
export const faded = '#b4aea2';

export function blend(a: string, b: string, t: number): string {
  const part = (i: number) => {
    const from = Number.parseInt(a.slice(i, i + 2), 16);
    const to = Number.parseInt(b.slice(i, i + 2), 16);
    return Math.round(from * (1 - t) + to * t)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

// Names for bots, in the order of their seats.
export const botNames = ['Bramble', 'Thistle', 'Sorrel', 'Yarrow', 'Nettle', 'Bracken'];
