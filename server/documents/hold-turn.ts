import type { Database } from '@lunaria/db/engine/database.ts';
import { holdReadingTurn, type ReadingTurn } from '@lunaria/db/queries/reading-turns.ts';

/** A third of the time for which a turn is held: two may fail. */
const HOLD_EVERY_MS = 20_000;

/** The document was deleted, or its reading is somebody else's by now: nothing more is to be written. */
export class TurnLostError extends Error {
  override readonly name = 'TurnLostError';
}

export interface HeldTurn {
  /** Aborted with a TurnLostError when the turn is lost. */
  signal: AbortSignal;
  lose(): void;
  end(): void;
}

/** Says again and again that the reading goes on, until `end`. */
export function holdTurn(database: Database, turn: ReadingTurn, everyMs = HOLD_EVERY_MS): HeldTurn {
  const controller = new AbortController();
  const lose = (): void => controller.abort(new TurnLostError('The reading is not this one any more'));
  const timer = setInterval(() => {
    database
      .asWorker((tx) => holdReadingTurn(tx, turn, null))
      .then((isHeld) => isHeld || lose())
      // The database may be away for a moment: the next attempt tells it.
      .catch(() => {});
  }, everyMs);
  return { signal: controller.signal, lose, end: () => clearInterval(timer) };
}
