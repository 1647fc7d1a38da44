/** Why these numbers: docs/decisions/write-queue.md. */
export const RETRY_FIRST_MS = 1_000;
export const RETRY_LONGEST_MS = 60_000;
export const RETRY_AFTER_LONGEST_MS = 3_600_000;

interface Tries {
  failures: number;
  notBeforeMs: number;
}

const NONE: Tries = { failures: 0, notBeforeMs: 0 };

/**
 * When to try again. All lanes pause together, since most failures are an outage; a lane that failed pauses on its own
 * too, so that one record the server stumbles over does not hold up the others.
 */
export class RetryPace {
  #all = NONE;
  #lanes = new Map<string, Tries>();
  /** Between the first failure and the next success. */
  isOutage = false;

  /** The moment from which anything may be sent. */
  get notBeforeMs(): number {
    return this.#all.notBeforeMs;
  }

  get isFailing(): boolean {
    return this.#all.failures > 0;
  }

  triesOf(lane: string): Tries {
    return this.#lanes.get(lane) ?? NONE;
  }

  /** `chance`: 0 to 1. */
  fail(lane: string, nowMs: number, chance: number, retryAfterMs: number): void {
    // Requests that went out together fail together: that is one failure.
    if (this.#all.notBeforeMs <= nowMs) this.#all = nextTry(this.#all, nowMs, chance, retryAfterMs);
    this.#lanes.set(lane, nextTry(this.triesOf(lane), nowMs, chance, retryAfterMs));
  }

  /** Not a failure: another tab is at it. */
  lookAgain(lane: string, atMs: number): void {
    this.#lanes.set(lane, { ...this.triesOf(lane), notBeforeMs: atMs });
  }

  succeed(lane: string): void {
    this.#lanes.delete(lane);
    this.#all = NONE;
    this.isOutage = false;
  }

  /** She asks for it, or the network is back: now, whatever happened. */
  hurry(): void {
    this.#all = { ...this.#all, notBeforeMs: 0 };
    for (const [lane, tries] of this.#lanes) this.#lanes.set(lane, { ...tries, notBeforeMs: 0 });
  }

  forget(): void {
    this.#all = NONE;
    this.#lanes.clear();
    this.isOutage = false;
  }

  share(): PaceMessage {
    return { ...this.#all, isOutage: this.isOutage };
  }

  takeFromOtherTab({ failures, notBeforeMs, isOutage }: PaceMessage): void {
    this.#all = { failures, notBeforeMs };
    this.isOutage = isOutage;
  }
}

export interface PaceMessage extends Tries {
  isOutage: boolean;
}

function nextTry({ failures }: Tries, nowMs: number, chance: number, retryAfterMs: number): Tries {
  const longest = Math.min(RETRY_FIRST_MS * 2 ** failures, RETRY_LONGEST_MS);
  // Half fixed, half by chance: the devices of an outage do not come back in one moment.
  const own = longest * (0.5 + chance / 2);
  const pause = Math.max(own, Math.min(retryAfterMs, RETRY_AFTER_LONGEST_MS));
  return { failures: failures + 1, notBeforeMs: nowMs + pause };
}
