import { READING_ATTEMPTS, type ReadingTurn, takeReadingTurn } from '@lunaria/db/queries/reading-turns.ts';
import { holdTurn } from '../../../documents/hold-turn.ts';
import { type ReaderDependencies, readAndUnderstand } from './read-and-understand.ts';
import {
  failReading,
  keepReading,
  type SettlingDependencies,
  settleBrokenReading,
} from './settle-reading.ts';

export interface ReadingDependencies extends ReaderDependencies, SettlingDependencies {}

/**
 * Reads a document that waits and stores what was understood, page by page on the way: after a crash or a stop it goes
 * on behind the last page that was stored. Does nothing where the document is read, deleted or somebody's turn. Throws
 * for what another try may mend (a storage or database that is away), after giving the turn back; with `isLastTry` the
 * reading has failed. An aborted `stop` gives the turn back.
 */
export async function readDocument(
  dependencies: ReadingDependencies,
  turn: ReadingTurn,
  run: { stop: AbortSignal; isLastTry: boolean },
): Promise<void> {
  const { database } = dependencies;
  const document = await database.asWorker((tx) => takeReadingTurn(tx, turn));
  if (document === null) return;
  if (document.attempt > READING_ATTEMPTS) return await failReading(dependencies, turn, 'failed');
  const held = holdTurn(database, turn);
  try {
    const signal = AbortSignal.any([run.stop, held.signal]);
    const read = await readAndUnderstand(dependencies, turn, document, signal);
    await (typeof read === 'string'
      ? failReading(dependencies, turn, read)
      : keepReading(dependencies, turn, read));
  } catch (error) {
    await settleBrokenReading(dependencies, turn, error, run);
  } finally {
    held.end();
  }
}
