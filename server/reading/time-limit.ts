/** A busy machine gives the process, which steps back for everybody, little time: it may wait this many times longer. */
const WAITING = 5;

/**
 * A limit of the time a process works, not of the time that passes: a server under load must not fail documents.
 * Where its processor time is not known (null), time that passes counts.
 */
export class TimeLimit {
  readonly #seconds: number;
  #startedAt = 0;
  #startedCpu: number | null = null;

  constructor(seconds: number, nowMs: number, cpuSeconds: number | null) {
    this.#seconds = seconds;
    this.restart(nowMs, cpuSeconds);
  }

  restart(nowMs: number, cpuSeconds: number | null): void {
    this.#startedAt = nowMs;
    this.#startedCpu = cpuSeconds;
  }

  isOver(nowMs: number, cpuSeconds: number | null): boolean {
    const passed = (nowMs - this.#startedAt) / 1000;
    if (passed <= this.#seconds) return false;
    if (cpuSeconds === null || this.#startedCpu === null) return true;
    return cpuSeconds - this.#startedCpu > this.#seconds || passed > this.#seconds * WAITING;
  }
}
