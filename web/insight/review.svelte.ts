// The review of one game, thought in a worker: it gets fuller while one looks. What is whole is kept
// for as long as the window is open.

import engine from 'virtual:engine';
import { api } from '../net/api';
import type { Report, Said } from './report';

const keyOf = (id: string) => `review ${engine?.wasm} ${id}`;

export class Review {
  report = $state.raw<Report | null>(null);
  trouble = $state('');
  #worker: Worker | null = null;

  constructor(
    readonly id: string,
    readonly game: string,
  ) {
    const kept = sessionStorage.getItem(keyOf(id));
    if (kept) this.report = JSON.parse(kept);
    else void this.#think();
  }

  get whole(): boolean {
    return !!this.report && this.report.done === this.report.of;
  }

  async #think(): Promise<void> {
    if (!engine) {
      this.trouble = 'no-engine';
      return;
    }
    const answer = await fetch(api.recordPath(this.id)).catch(() => null);
    if (!answer?.ok) {
      this.trouble = 'no-record';
      return;
    }
    const record = await answer.text();
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<Said>) => {
      if ('trouble' in data) this.trouble = data.trouble;
      else this.report = data.report;
      if (!this.whole) return;
      try {
        sessionStorage.setItem(keyOf(this.id), JSON.stringify(this.report));
      } catch {} // it is full: then it is thought again
      this.#worker?.terminate();
    };
    this.#worker.postMessage({ ...engine, game: this.game, record });
  }
}

// Whoever closes the review and opens it again finds it where it was.
const reviews = new Map<string, Review>();

export function reviewOf(id: string, game: string): Review {
  const known = reviews.get(id);
  if (known && !known.trouble) return known;
  const made = new Review(id, game);
  reviews.set(id, made);
  return made;
}
