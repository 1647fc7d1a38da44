const WINDOW_SECONDS = 10;
/** Less of a processor than this, over a whole window, is next to nothing. */
const SHARE = 0.25;

/** Thrown for a reading that works only where the processor is idle, on a machine where it never is. */
export class StarvedError extends Error {
  override readonly name = 'StarvedError';
}

/** Notices that a process which has work to do gets no processor to do it with. */
export class Starvation {
  #sinceMs: number;
  #sinceCpu: number | null;

  constructor(nowMs: number, cpuSeconds: number | null) {
    this.#sinceMs = nowMs;
    this.#sinceCpu = cpuSeconds;
  }

  /** Whether it starved over the last window; asked again and again. Never, where its processor time is not known. */
  hasStarved(nowMs: number, cpuSeconds: number | null): boolean {
    const seconds = (nowMs - this.#sinceMs) / 1000;
    if (seconds < WINDOW_SECONDS) return false;
    const worked = cpuSeconds === null || this.#sinceCpu === null ? seconds : cpuSeconds - this.#sinceCpu;
    this.#sinceMs = nowMs;
    this.#sinceCpu = cpuSeconds;
    return worked < seconds * SHARE;
  }
}
