// What axe-core finds to be in somebody's way, on a page or in a part of it.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function serious(page, where, part = 'html') {
  // The page's policy lets no inline script run, so the checker is evaluated from outside.
  await page.evaluate(axe);
  const found = await page.evaluate(async (of) => {
    const { violations } = await globalThis.axe.run(of, { resultTypes: ['violations'] });
    return violations
      .filter((v) => v.impact === 'serious' || v.impact === 'critical')
      .map(
        (v) =>
          `${v.id}: ${v.nodes
            .slice(0, 4)
            .map((n) => n.target.join(' '))
            .join(' | ')}`,
      );
  }, part);
  return found.map((f) => `${where}: ${f}`);
}
