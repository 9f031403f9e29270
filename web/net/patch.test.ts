import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Patch, patched } from './patch';

interface Example {
  title: string;
  was: unknown;
  patches: Patch[];
  is: unknown;
}

// The examples that the server's side is held to.
const examples = (name: string): Example[] =>
  JSON.parse(
    readFileSync(new URL(`../../internal/patch/testdata/${name}`, import.meta.url), 'utf8'),
  );

describe('a patch', () => {
  for (const { title, was, patches, is } of [...examples('cases.json'), ...examples('games.json')])
    it(`leads from one value to another: ${title}`, () => {
      const before = structuredClone(was);
      expect(patches.reduce(patched, was)).toEqual(is);
      expect(was).toEqual(before);
    });
});
