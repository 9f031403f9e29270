import { expect, it } from 'vitest';
import { cut } from './terms';

it('cuts a sentence where it names something', () => {
  const terms = [
    { text: 'Doomhammer', id: 'thing-doomhammer' },
    { text: 'Charwood', id: 'region-charwood' },
    { text: '', id: 'none' },
    { text: 'Sootmarsh', id: 'not-named' },
  ];
  expect(cut('Found in Charwood: Doomhammer!', terms)).toEqual([
    { text: 'Found in ' },
    { text: 'Charwood', term: terms[1] },
    { text: ': ' },
    { text: 'Doomhammer', term: terms[0] },
    { text: '!' },
  ]);
  expect(cut('Nothing', [])).toEqual([{ text: 'Nothing' }]);
});
