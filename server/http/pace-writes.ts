import { setTimeout as waitMs } from 'node:timers/promises';
import { AppError } from '../errors/app-error.ts';

/** How many changes of one account are carried out as they come; after them so many in a second. */
const AT_ONCE = 20;
const PER_SECOND = 5;

/** Longer than this nobody is kept waiting: the browser's queue gives a request twenty seconds. */
const LONGEST_WAIT_MS = 15_000;

/** Accounts whose pace is remembered before those that are at rest are forgotten. */
const REMEMBERED = 10_000;

/**
 * Resolves when the next change of the account may be carried out. Throws AppError('rate_limited') where too many wait for
 * that.
 */
export type PaceWrites = (userId: string) => Promise<void>;

/**
 * Of this process. A change ends with a write to the disk, for which the embedded database keeps everybody waiting. What is
 * tapped in is never that fast; what a device kept while it was away takes longer and is not refused.
 */
export function createWritePace(
  factor = 1,
  clock: { nowMs: () => number; wait: (ms: number) => Promise<unknown> } = { nowMs: Date.now, wait: waitMs },
): PaceWrites {
  const intervalMs = 1000 / (PER_SECOND * factor);
  const roomMs = intervalMs * Math.max(0, AT_ONCE * factor - 1);
  /** When the account would have been done at an even pace. */
  const doneAtMs = new Map<string, number>();
  return async (userId) => {
    const nowMs = clock.nowMs();
    if (doneAtMs.size >= REMEMBERED) {
      for (const [account, doneAt] of doneAtMs) if (doneAt <= nowMs) doneAtMs.delete(account);
    }
    const from = Math.max(nowMs, doneAtMs.get(userId) ?? 0);
    const pauseMs = from - roomMs - nowMs;
    if (pauseMs > LONGEST_WAIT_MS) {
      throw new AppError('rate_limited', undefined, {
        'Retry-After': String(Math.ceil((pauseMs - LONGEST_WAIT_MS) / 1000)),
      });
    }
    doneAtMs.set(userId, from + intervalMs);
    if (pauseMs > 0) await clock.wait(pauseMs);
  };
}
