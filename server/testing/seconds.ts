import type { EverySecond } from '../http/keep-pace.ts';

/** Seconds that pass when a test says so. */
export class Seconds {
  readonly #works = new Set<() => void>();

  readonly every: EverySecond = (work) => {
    this.#works.add(work);
    return () => this.#works.delete(work);
  };

  pass(count: number): void {
    for (let second = 0; second < count; second += 1) for (const work of this.#works) work();
  }
}
