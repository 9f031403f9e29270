// About when my turn comes: as long as it took the last times, less what has passed. Nothing is said
// before it has been measured, nor when it takes longer than it ever did.

const kept = 4; // waits that count
const step = 5; // seconds

// In seconds, rounded; nothing where nobody can tell.
export function secondsLeft(waits: number[], passed: number): number | undefined {
  const sorted = [...waits].sort((a, b) => a - b);
  const usual = sorted[Math.floor(sorted.length / 2)];
  if (usual === undefined || passed >= usual) return undefined;
  return Math.max(step, Math.round((usual - passed) / step) * step);
}

export class Soon {
  #waits: number[] = [];
  #since = 0;
  #clock?: ReturnType<typeof setInterval>;
  left = $state<number>();

  // I wait, or I do not any more; what was skipped is no measure.
  waits(): void {
    if (this.#since) return;
    this.#since = performance.now();
    this.#tell();
    this.#clock = setInterval(() => this.#tell(), step * 1000);
  }
  mine(skipped: boolean): void {
    clearInterval(this.#clock);
    if (this.#since && !skipped) this.#waits = [...this.#waits, this.#passed()].slice(-kept);
    this.#since = 0;
    this.left = undefined;
  }
  stop(): void {
    clearInterval(this.#clock);
  }

  #passed = () => (performance.now() - this.#since) / 1000;
  #tell(): void {
    this.left = secondsLeft(this.#waits, this.#passed());
  }
}
