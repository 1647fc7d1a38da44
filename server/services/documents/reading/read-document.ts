import type { Tx } from '@lunaria/db/engine/database.ts';
import { findCorrections } from '@lunaria/db/queries/document-corrections.ts';
import { findPagesOfThisReading, removePagesAfter } from '@lunaria/db/queries/document-pages.ts';
import { saveReading } from '@lunaria/db/queries/document-readings.ts';
import { findModelConsent } from '@lunaria/db/queries/model-consents.ts';
import { promiseJob } from '@lunaria/db/queries/outbox.ts';
import {
  type DocumentToRead,
  giveTurnBack,
  holdReadingTurn,
  markRead,
  markReadingFailed,
  READING_ATTEMPTS,
  type ReadingTurn,
  takeReadingTurn,
} from '@lunaria/db/queries/reading-turns.ts';
import type { DocumentText } from '@lunaria/domain/documents/reading/document-text.ts';
import { isModelAllowed, type ModelOffer } from '@lunaria/domain/documents/reading/model/model-consent.ts';
import type { ReadingFailure } from '@lunaria/domain/documents/reading/reading-failure.ts';
import type { Understanding } from '@lunaria/domain/documents/reading/understanding.ts';
import { composeTexts, suggestedTexts } from '../../../documents/compose-texts.ts';
import { holdTurn, TurnLostError } from '../../../documents/hold-turn.ts';
import { createRoomMaker, MakesRoomError } from '../../../documents/make-room.ts';
import { createPageWriter } from '../../../documents/page-writer.ts';
import { openCorrections, openPages, sealUnderstanding } from '../../../documents/reading-texts.ts';
import { TamperedError } from '../../../encryption/tampered-error.ts';
import type { UserKey } from '../../../encryption/user-key.ts';
import { openUserKey } from '../../../keys/open-user-key.ts';
import type { Logger } from '../../../logging/logger.ts';
import type { DocumentReader } from '../../../reading/document-reader.ts';
import { type Understand, UnderstandingError } from '../../../reading/understand-apart.ts';
import type { DocumentDependencies } from '../document-dependencies.ts';
import { FileLostError, readStoredFile } from '../open-document-content.ts';
import { toModelState } from './model-consent.ts';

export interface ReadingDependencies extends DocumentDependencies {
  reader: DocumentReader;
  /** What the rules make of the text; the server gives them a thread of their own. */
  understand: Understand;
  /** The language model that is set up, if one is. */
  modelOffer: ModelOffer | null;
  logger: Logger;
}

interface Read {
  userKey: UserKey;
  text: DocumentText;
  understanding: Understanding;
}

/**
 * Reads a document that waits and stores what was understood, page by page on the way: after a crash or a stop it goes
 * on behind the last page that was stored. Does nothing where the document is read, deleted or somebody's turn. Throws
 * for what another try may mend (a storage or database that is away), after giving the turn back; with `isLastTry` the
 * reading has failed. An aborted `stop` gives the turn back.
 */
export async function readDocument(
  dependencies: ReadingDependencies,
  turn: ReadingTurn,
  { stop, isLastTry }: { stop: AbortSignal; isLastTry: boolean },
): Promise<void> {
  const { database, logger } = dependencies;
  const file = await database.asWorker((tx) => takeReadingTurn(tx, turn));
  if (file === null) return;
  const { userId, documentId } = turn;
  const fail = async (failure: ReadingFailure): Promise<void> => {
    logger.warn('document_not_read', { userId, documentId, failure });
    await database.asWorker((tx) => markReadingFailed(tx, turn, failure));
  };
  if (file.attempt > READING_ATTEMPTS) {
    await fail('failed');
    return;
  }
  const held = holdTurn(database, turn);
  const signal = AbortSignal.any([stop, held.signal]);
  try {
    const read = await readFile(dependencies, turn, file, signal);
    if (typeof read === 'string') await fail(read);
    else await database.asWorker((tx) => record(tx, dependencies.modelOffer, turn, read));
  } catch (error) {
    if (error instanceof TurnLostError) return;
    if (error instanceof MakesRoomError) {
      await database.asWorker(async (tx) => {
        await giveTurnBack(tx, turn);
        await promiseJob(tx, { userId, job: 'read-document', subjectId: documentId });
      });
      return;
    }
    const failure = failureOf(error);
    if (failure !== null) await fail(failure);
    else if (isLastTry && !stop.aborted) await fail('failed');
    else await database.asWorker((tx) => giveTurnBack(tx, turn));
    if (failure === null && !stop.aborted) throw error;
  } finally {
    held.end();
  }
}

async function readFile(
  { database, keyring, storage, reader, understand }: ReadingDependencies,
  turn: ReadingTurn,
  { file, documentType }: DocumentToRead,
  signal: AbortSignal,
): Promise<Read | ReadingFailure> {
  const { userKey, known } = await database.asWorker(async (tx) => {
    const key = await openUserKey(tx, keyring, turn.userId);
    const stored = await findPagesOfThisReading(tx, turn.userId, turn.documentId);
    return { userKey: key, known: openPages(key, turn, stored).pages };
  });
  const bytes = await readStoredFile(storage, userKey, file);
  signal.throwIfAborted();
  const writer = createPageWriter(database, userKey, turn, new Set(known.keys()));
  const makeRoom = createRoomMaker(database, turn);
  const { text, failure } = await reader.read(
    { bytes, mime: file.mime_type, known },
    async (progress) => {
      await writer.take(progress);
      await makeRoom(progress);
    },
    signal,
  );
  if (failure !== null) return failure;
  await writer.finish(text.pages);
  return { userKey, text, understanding: await understand(text, documentType, signal) };
}

async function record(
  tx: Tx,
  modelOffer: ModelOffer | null,
  turn: ReadingTurn,
  { userKey, text, understanding }: Read,
): Promise<void> {
  const { userId, documentId } = turn;
  // Locks the row: a correction made at the same time is seen here, or composes the texts after this.
  if (!(await holdReadingTurn(tx, turn, null))) return;
  const { corrections } = openCorrections(userKey, turn, await findCorrections(tx, userId, documentId));
  const document = { user_id: userId, id: documentId };
  const texts = {
    ...suggestedTexts(userKey, document, understanding, understanding.category),
    ...composeTexts(userKey, document, { understanding, model: null, corrections }),
  };
  await markRead(tx, turn, texts, text.pages.length);
  await saveReading(tx, userId, documentId, {
    understanding: sealUnderstanding(userKey, turn, understanding),
    reader_version: understanding.reader_version,
  });
  await removePagesAfter(tx, userId, documentId, text.pages.length);
  if (isModelAllowed(toModelState(modelOffer, await findModelConsent(tx, userId)))) {
    await promiseJob(tx, { userId, job: 'ask-model', subjectId: documentId });
  }
}

/** What no other try mends; null for what one may. */
function failureOf(error: unknown): ReadingFailure | null {
  if (error instanceof TamperedError || error instanceof FileLostError) return 'file_lost';
  return error instanceof UnderstandingError ? error.failure : null;
}
