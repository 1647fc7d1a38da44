import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '@lunaria/db/engine/database.ts';
import {
  endTiredExport,
  finishExport,
  giveExportBack,
  holdExport,
  takeExport,
} from '@lunaria/db/queries/exports.ts';
import { findHealthDocuments } from '@lunaria/db/queries/health-documents.ts';
import type { Summary } from '@lunaria/domain/export/summary.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { TamperedError } from '../../encryption/tampered-error.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import { openEncryptedTexts } from '../../keys/encrypted-text.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import { openSpool, type Spool } from '../../storage/spool.ts';
import type { Storage } from '../../storage/storage.ts';
import { FileLostError, readStoredFile } from '../documents/open-document-content.ts';
import { exportKey, passphraseOf } from './export-dependencies.ts';
import type { WriteFhirFiles } from './fhir-files.ts';
import { readHerData } from './read-her-data.ts';
import { type HerDocument, writeFiles } from './write-files.ts';
import { zipInto } from './zip-into.ts';

export interface MakeExportDependencies {
  database: Database;
  keyring: MasterKeyring;
  storage: Storage;
  setSummary: (summary: Summary) => Promise<Uint8Array>;
  writeFhir: WriteFhirFiles;
}

/** Somebody else makes it by now, or she took it away: nothing more is to be written. */
class ExportLostError extends Error {
  override readonly name = 'ExportLostError';
}

/** A sixth of the time for which it is held. */
const HOLD_EVERY_MS = 20_000;
const MOST_DOCUMENTS = 100_000;

/**
 * Makes the file that she asked for and offers it, or finds that it is made, or is made by somebody else. Its path stands in
 * the row before the first byte is stored, and it is offered when the storage has all of it: what a crash leaves is a file that
 * no row names, which the sweep takes away. May run twice. Throws to be tried again.
 */
export async function makeExport(
  dependencies: MakeExportDependencies,
  { userId, id }: { userId: string; id: string },
  { stop, isLastTry }: { stop: AbortSignal; isLastTry: boolean },
): Promise<void> {
  const { database, storage } = dependencies;
  const filePath = `${userId}/${randomUUID()}.zip`;
  // Before it is begun: where there is no room for it, nothing is.
  const spool = await openSpool();
  const begun = await begin(dependencies, { userId, id }, filePath).catch(async (error) => {
    await spool.close();
    throw error;
  });
  if (begun === null) return await spool.close();
  const { hold, end } = holdUntilEnd(database, userId, filePath);
  try {
    const progress = async (share: number) => {
      stop.throwIfAborted();
      await hold(share);
    };
    await fill(dependencies, spool, { ...begun, userId, progress });
    const digest = await digestOf(spool);
    await storage.putEncrypted(exportKey(filePath), begun.userKey, spool.stream(), spool.size);
    const isOffered = await database.asUser(userId, (tx) =>
      finishExport(tx, filePath, { fileSize: spool.size, digest }),
    );
    if (!isOffered) await storage.remove(exportKey(filePath));
  } catch (error) {
    if (error instanceof ExportLostError) return;
    await database
      .asUser(userId, (tx) => giveExportBack(tx, filePath, isLastTry && !stop.aborted))
      .catch(() => {});
    throw error;
  } finally {
    end();
    await spool.close();
  }
}

async function begin(
  { database, keyring }: MakeExportDependencies,
  { userId, id }: { userId: string; id: string },
  filePath: string,
) {
  return await database.asUser(userId, async (tx) => {
    await endTiredExport(tx, userId, id);
    const taken = await takeExport(tx, userId, id, filePath);
    if (taken === null) return null;
    const userKey = await openUserKey(tx, keyring, userId);
    const passphrase = await openEncryptedTexts(tx, keyring, userId).open(passphraseOf(id), taken.passphrase);
    const documents: HerDocument[] = await findHealthDocuments(tx, userId, null, MOST_DOCUMENTS);
    return { userKey, passphrase, documents, leavesOut: taken.leavesOut };
  });
}

/** Says again and again that it goes on, until `end`; `hold` throws once it does not any more. */
function holdUntilEnd(database: Database, userId: string, filePath: string) {
  let share = 0;
  let isLost = false;
  const say = async () => {
    isLost ||= !(await database.asUser(userId, (tx) => holdExport(tx, filePath, Math.floor(share * 100))));
  };
  // The database may be away for a moment: the next time tells it.
  const timer = setInterval(() => void say().catch(() => {}), HOLD_EVERY_MS);
  return {
    hold: async (reached: number) => {
      const isSeen = Math.floor(reached * 100) > Math.floor(share * 100);
      share = reached;
      if (isSeen) await say();
      if (isLost) throw new ExportLostError('The export is not this one any more');
    },
    end: () => clearInterval(timer),
  };
}

async function fill(
  { database, storage, setSummary, writeFhir }: MakeExportDependencies,
  spool: Spool,
  {
    userId,
    userKey,
    passphrase,
    documents,
    leavesOut,
    progress,
  }: NonNullable<Awaited<ReturnType<typeof begin>>> & {
    userId: string;
    progress: (share: number) => Promise<void>;
  },
): Promise<void> {
  const read = await readHerData(database, userKey, userId, leavesOut);
  await progress(0.05);
  await zipInto(spool, passphrase, (add) =>
    writeFiles(add, {
      ...read,
      documents,
      readOriginal: (document) => readOriginal(storage, userKey, document),
      setSummary,
      writeFhir,
      progress,
      madeAt: new Date(),
    }),
  );
}

/** What is lost or was changed in the storage must not keep the rest from her: the list of documents says it. */
async function readOriginal(
  storage: Storage,
  userKey: UserKey,
  document: HerDocument,
): Promise<Uint8Array | null> {
  try {
    return await readStoredFile(storage, userKey, document);
  } catch (error) {
    if (error instanceof FileLostError || error instanceof TamperedError) return null;
    throw error;
  }
}

async function digestOf(spool: Spool): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of spool.stream()) hash.update(chunk);
  return hash.digest();
}
