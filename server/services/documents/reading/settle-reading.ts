import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import { hasConsent } from '@lunaria/db/queries/consents.ts';
import { findCorrections } from '@lunaria/db/queries/document-corrections.ts';
import { removePagesAfter } from '@lunaria/db/queries/document-pages.ts';
import { saveReading } from '@lunaria/db/queries/document-readings.ts';
import { promiseJob } from '@lunaria/db/queries/outbox.ts';
import {
  giveTurnBack,
  holdReadingTurn,
  markRead,
  markReadingFailed,
  type ReadingTurn,
} from '@lunaria/db/queries/reading-turns.ts';
import { subjectOfModel } from '@lunaria/domain/consents/model-subject.ts';
import type { ModelOffer } from '@lunaria/domain/documents/reading/model/model-consent.ts';
import type { ReadingFailure } from '@lunaria/domain/documents/reading/reading-failure.ts';
import { noteAccess } from '../../../access/note-access.ts';
import { composeTexts, suggestedTexts } from '../../../documents/compose-texts.ts';
import { TurnLostError } from '../../../documents/hold-turn.ts';
import { MakesRoomError } from '../../../documents/make-room.ts';
import { openCorrections, sealUnderstanding } from '../../../documents/reading-texts.ts';
import type { AuditKey } from '../../../encryption/audit-key.ts';
import { TamperedError } from '../../../encryption/tampered-error.ts';
import type { Logger } from '../../../logging/logger.ts';
import { UnderstandingError } from '../../../reading/understand-apart.ts';
import { promiseReadReminder } from '../../reminders/promise-read-reminder.ts';
import { FileLostError } from '../open-document-content.ts';
import type { Read } from './read-and-understand.ts';

export interface SettlingDependencies {
  database: Database;
  auditKey: AuditKey;
  /** The language model that is set up, if one is. */
  modelOffer: ModelOffer | null;
  logger: Logger;
}

export async function keepReading(
  { database, auditKey, modelOffer }: SettlingDependencies,
  turn: ReadingTurn,
  read: Read,
): Promise<void> {
  await database.asWorker((tx) => record(tx, { auditKey, modelOffer }, turn, read));
}

/** The document stays unread, and says why. */
export async function failReading(
  { database, logger }: SettlingDependencies,
  turn: ReadingTurn,
  failure: ReadingFailure,
): Promise<void> {
  const { userId, documentId } = turn;
  logger.warn('document_not_read', { userId, documentId, failure });
  await database.asWorker((tx) => markReadingFailed(tx, turn, failure));
}

/**
 * What becomes of a document whose reading ended with an error: nothing where the turn was somebody else's by then, another
 * place in the queue where it made room, failed where no other try mends it. Otherwise the turn is given back, or the
 * reading has failed with the last try, and the error is thrown on for the job to be tried again.
 */
export async function settleBrokenReading(
  dependencies: SettlingDependencies,
  turn: ReadingTurn,
  error: unknown,
  { stop, isLastTry }: { stop: AbortSignal; isLastTry: boolean },
): Promise<void> {
  const { database } = dependencies;
  if (error instanceof TurnLostError) return;
  if (error instanceof MakesRoomError) {
    await database.asWorker(async (tx) => {
      await giveTurnBack(tx, turn);
      await promiseJob(tx, { userId: turn.userId, job: 'read-document', subjectId: turn.documentId });
    });
    return;
  }
  const failure = failureOf(error);
  if (failure !== null) return await failReading(dependencies, turn, failure);
  if (isLastTry && !stop.aborted) await failReading(dependencies, turn, 'failed');
  else await database.asWorker((tx) => giveTurnBack(tx, turn));
  if (!stop.aborted) throw error;
}

async function record(
  tx: Tx,
  { auditKey, modelOffer }: Pick<SettlingDependencies, 'auditKey' | 'modelOffer'>,
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
  await promiseReadReminder(tx, { userId, documentId });
  const model = modelOffer && { purpose: 'model-documents' as const, subject: subjectOfModel(modelOffer) };
  if (model !== null && (await hasConsent(tx, userId, model))) {
    await promiseJob(tx, { userId, job: 'ask-model', subjectId: documentId });
  }
  await noteAccess(tx, auditKey, { ownerId: userId, kind: 'document-read', subject: documentId });
}

/** What no other try mends; null for what one may. */
function failureOf(error: unknown): ReadingFailure | null {
  if (error instanceof TamperedError || error instanceof FileLostError) return 'file_lost';
  return error instanceof UnderstandingError ? error.failure : null;
}
