// Preloading: tells public/early.js which files of the build draw a game and hold its words, so
// that they are asked for at once and not one after another.

import { readFileSync } from 'node:fs';

type Bundle = Record<string, { originalFileNames?: string[] }>;

// The lists are by game, by language, and by both; the words of a door are for every page.
function listsOf(bundle: Bundle, games: string[]): Record<string, string[]> {
  const lists: Record<string, string[]> = {};
  for (const [file, { originalFileNames = [] }] of Object.entries(bundle)) {
    const from = originalFileNames[0] ?? '';
    const language = /([\w-]+)\.ftl$/.exec(from)?.[1];
    const draws = games.find((id) => file.startsWith(`assets/${id}-`));
    const game = games.find((id) => from.startsWith(`${id}/`) && !from.includes('/door/'));
    const list = [draws ?? game, language].filter(Boolean).join(' ');
    if (!draws && !language && !file.endsWith('.json')) continue;
    if (language && !game && !/^words\/|\/door\//.test(from)) continue; // of a part seldom opened
    lists[list] ??= [];
    lists[list].push(`/${file}`);
  }
  return lists;
}

export const early = (games: string[]) => ({
  name: 'early',
  apply: 'build' as const,
  generateBundle: {
    order: 'post' as const,
    handler(
      this: { emitFile: (file: { type: 'asset'; fileName: string; source: string }) => void },
      _: unknown,
      bundle: Bundle,
    ) {
      const lists = JSON.stringify(listsOf(bundle, games));
      const source = readFileSync('public/early.js', 'utf8').replace('= {};', () => `= ${lists};`);
      this.emitFile({ type: 'asset', fileName: 'early.js', source });
    },
  },
});
