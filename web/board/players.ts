// Owners are told apart by colour, pattern and crest, never by colour alone.

export interface Livery {
  colour: string;
  dark: string;
  light: string;
  ink: string;
  pattern: 'plain' | 'dashes' | 'dots' | 'waves' | 'zigzag';
}

export const liveries: Livery[] = [
  { colour: '#d1495b', dark: '#7c2130', light: '#f9c3c4', ink: '#fff4d6', pattern: 'plain' },
  { colour: '#2e86ab', dark: '#164a66', light: '#d9f1fb', ink: '#fff4d6', pattern: 'dashes' },
  { colour: '#edae49', dark: '#7d5413', light: '#ffe9bd', ink: '#412706', pattern: 'dots' },
  { colour: '#6a994e', dark: '#2f4a22', light: '#d9f0c2', ink: '#fbf8dc', pattern: 'waves' },
  { colour: '#8e6bbf', dark: '#452d68', light: '#e6d8f8', ink: '#fff4ec', pattern: 'zigzag' },
];

export const livery = (seat: number): Livery => liveries[seat % liveries.length];

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
