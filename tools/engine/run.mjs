// Runs a built engine under node: node run.mjs FOLDER GAME < requests > answers
import { readFileSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const [folder, game] = process.argv.slice(2);
await import(pathToFileURL(`${folder}/wasm_exec.js`));
const go = new globalThis.Go();
const bytes = readFileSync(`${folder}/engine.wasm`);
const { instance } = await WebAssembly.instantiate(bytes, go.importObject);
const began = performance.now();
await new Promise((ready) => {
  globalThis.twobannersReady = ready;
  go.run(instance);
});
const answer = globalThis.twobanners(game);
const ready = performance.now() - began;
for await (const line of createInterface({ input: process.stdin })) {
  let text = answer(line);
  while (text) text = text.slice(writeSync(1, text));
}
const megabytes = instance.exports.mem.buffer.byteLength / 2 ** 20;
console.error(`ready in ${ready.toFixed()} ms, ${megabytes} MB at the end`);
process.exit(0);
