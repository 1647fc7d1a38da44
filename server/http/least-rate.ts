/** How slow the other end of a connection may be while it is waited for. */
export interface LeastRate {
  /** What has to move in the long run. */
  bytesPerSecond: number;
  /** For how long nothing at all may move. */
  patienceSeconds: number;
}

/**
 * What everybody is held to. A telephone at the edge of a net has 5 to 10 kB a second and loses it for a few seconds at a
 * time: it stays well above, and a tunnel of half a minute costs it nothing.
 */
export const LEAST_RATE: LeastRate = { bytesPerSecond: 2_000, patienceSeconds: 30 };

/**
 * Patience with somebody who is waited for: it runs out with the seconds and comes back with the bytes, never to more
 * than there was at first. Who keeps to the rate can go on for ever, who was fast can not rest on it.
 */
export class Patience {
  readonly #rate: LeastRate;
  #leftSeconds: number;

  constructor(rate: LeastRate) {
    this.#rate = rate;
    this.#leftSeconds = rate.patienceSeconds;
  }

  /** A second of waiting has passed, in which so many bytes moved. */
  passSecond(bytes: number): void {
    const { bytesPerSecond, patienceSeconds } = this.#rate;
    this.#leftSeconds = Math.min(patienceSeconds, this.#leftSeconds - 1 + bytes / bytesPerSecond);
  }

  get isOver(): boolean {
    return this.#leftSeconds <= 0;
  }
}
