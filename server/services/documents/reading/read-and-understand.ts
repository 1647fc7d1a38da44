import { findPagesOfThisReading } from '@lunaria/db/queries/document-pages.ts';
import type { DocumentToRead, ReadingTurn } from '@lunaria/db/queries/reading-turns.ts';
import type { DocumentText } from '@lunaria/domain/documents/reading/document-text.ts';
import type { ReadingFailure } from '@lunaria/domain/documents/reading/reading-failure.ts';
import type { Understanding } from '@lunaria/domain/documents/reading/understanding.ts';
import { createRoomMaker } from '../../../documents/make-room.ts';
import { createPageWriter } from '../../../documents/page-writer.ts';
import { openPages } from '../../../documents/reading-texts.ts';
import type { UserKey } from '../../../encryption/user-key.ts';
import { openUserKey } from '../../../keys/open-user-key.ts';
import type { DocumentReader } from '../../../reading/document-reader.ts';
import type { Understand } from '../../../reading/understand-apart.ts';
import type { DocumentDependencies } from '../document-dependencies.ts';
import { readStoredFile } from '../open-document-content.ts';

export interface ReaderDependencies extends DocumentDependencies {
  reader: DocumentReader;
  /** What the rules make of the text; the server gives them a thread of their own. */
  understand: Understand;
}

export interface Read {
  userKey: UserKey;
  text: DocumentText;
  understanding: Understanding;
}

/**
 * Reads the stored file from the first page on that is not stored yet, stores each page on the way, and understands the
 * whole. Returns why not where the file itself cannot be read; throws what `readDocument` settles.
 */
export async function readAndUnderstand(
  { database, keyring, storage, reader, understand }: ReaderDependencies,
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
