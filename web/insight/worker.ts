// The engine in a worker of its own, started when somebody asks for it: it thinks for long, and
// ends with its worker.

import type { Asked, Said } from './report';

interface Engine {
  Go: new () => { importObject: WebAssembly.Imports; run: (on: WebAssembly.Instance) => void };
  twobanners: (game: string) => string | ((line: string) => string);
  twobannersReady: () => void;
}
const engine = globalThis as unknown as Engine;
const say = (said: Said) => postMessage(said);

async function start({ wasm, script, game }: Asked): Promise<(line: string) => string> {
  await import(/* @vite-ignore */ script);
  const go = new engine.Go();
  const { instance } = await WebAssembly.instantiateStreaming(fetch(wasm), go.importObject);
  const began = performance.now();
  await new Promise<void>((ready) => {
    engine.twobannersReady = ready;
    go.run(instance);
  });
  const answer = engine.twobanners(game);
  if (typeof answer === 'string') throw new Error(answer);
  performance.measure('engine ready', { start: began });
  return answer;
}

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  try {
    const answer = await start(data);
    // A move is a number that JavaScript would round, so that lines go through as they are.
    const lines = data.record.trim().split('\n').join(',');
    let said = JSON.parse(answer(`{"request":"review","record":[${lines}]}`));
    while (said.answer && said.answer.done < said.answer.of) {
      say({ report: said.answer });
      said = JSON.parse(answer('{"request":"review"}'));
    }
    say(said.answer ? { report: said.answer } : { trouble: said.error.message });
  } catch (error) {
    say({ trouble: String((error as Error).message ?? error) });
  }
};
