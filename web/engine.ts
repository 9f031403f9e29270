// The engine for browsers: `go run ./tools/engine` leaves it in engine/, the build takes it along,
// packed and under a name that says what it is. Without it the client has no chances to show.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = 'engine';
// Quality 11 is an eighth smaller and takes a minute: a release takes it.
const quality = Number(process.env.BROTLI ?? 9);

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

// Packed once, and kept for the next build.
function packed(name: string, pack: () => Buffer): Buffer {
  const kept = `${folder}/${name}`;
  if (!existsSync(kept)) writeFileSync(kept, pack());
  return readFileSync(kept);
}

interface Built {
  wasm: string;
  script: string;
  files: [name: string, source: Buffer][];
}

function built(): Built | null {
  if (!existsSync(`${folder}/engine.wasm`)) return null;
  const bytes = readFileSync(`${folder}/engine.wasm`);
  const script = readFileSync(`${folder}/wasm_exec.js`);
  const mark = createHash('sha256').update(bytes).update(script).digest('hex').slice(0, 8);
  for (const old of readdirSync(folder))
    if (/\.(br|gz)$/.test(old) && !old.startsWith(mark)) rmSync(`${folder}/${old}`);
  const wasm = `assets/engine-${mark}.wasm`;
  return {
    wasm,
    script: `assets/engine-${mark}.js`,
    files: [
      [`assets/engine-${mark}.js`, script],
      [`${wasm}.br`, packed(`${mark}-${quality}.br`, () => brotli(bytes))],
      [`${wasm}.gz`, packed(`${mark}.gz`, () => gzipSync(bytes, { level: 9 }))],
    ],
  };
}

const id = 'virtual:engine';

export const engine = () => {
  let made: Built | null = null;
  return {
    name: 'engine',
    config(_: unknown, { command }: { command: string }) {
      if (command === 'build' && !process.env.VITEST) made = built();
    },
    resolveId: (name: string) => (name === id ? `\0${id}` : undefined),
    load(name: string) {
      if (name !== `\0${id}`) return undefined;
      const shown = made && { wasm: `/${made.wasm}`, script: `/${made.script}` };
      return `export default ${JSON.stringify(shown)};`;
    },
    generateBundle(this: {
      emitFile: (file: { type: 'asset'; fileName: string; source: Buffer }) => void;
    }) {
      for (const [fileName, source] of made?.files ?? [])
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
};
