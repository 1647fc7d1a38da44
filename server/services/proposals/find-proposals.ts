import {
  findDocumentsToAnswer,
  findHealthDocument,
  findSomeDocuments,
  lockHealthDocument,
  setProposalsWaiting,
} from '@lunaria/db/queries/health-documents.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { nameOf } from '@lunaria/domain/documents/health-document.ts';
import type { DocumentProposals, WaitingProposals } from '@lunaria/domain/proposals/proposal.ts';
import { openDocument } from '../../documents/document-texts.ts';
import { AppError } from '../../errors/app-error.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import type { DocumentDependencies } from '../documents/document-dependencies.ts';
import { countWaiting, readProposals } from './read-proposals.ts';

type Dependencies = Pick<DocumentDependencies, 'database' | 'keyring'>;

/**
 * What a document offers as results, with where each row stands; [] where it was not read, or holds none. Throws
 * AppError('not_found') for what is not hers, deleted, or never was.
 */
export async function findProposals(
  { database, keyring }: Dependencies,
  userId: string,
  documentId: string,
  now: Date = new Date(),
): Promise<DocumentProposals> {
  const { proposed } = await database.asUser(userId, async (tx) => {
    if ((await findHealthDocument(tx, userId, documentId)) === null) throw new AppError('not_found');
    const userKey = await openUserKey(tx, keyring, userId);
    return await readProposals(tx, userKey, { userId, documentId }, latestTodayOnEarth(now));
  });
  return { document_id: documentId, proposals: proposed.map(({ proposal }) => proposal) };
}

/** As many as are told at once, the newest. */
const DOCUMENTS_MAX = 500;

/** As many as are counted anew in one call, the newest; the others in the next ones. */
const COUNTED_MAX = 20;

/**
 * The documents of which rows wait for her answer, the newest first. How many is kept with the document, and counted anew only where
 * something of it changed since: a call of somebody who answered all of them reads one row. Where more changed than are counted in
 * one call, the older ones are not among them yet.
 */
export async function findWaitingProposals(
  { database, keyring }: Dependencies,
  userId: string,
  now: Date = new Date(),
): Promise<WaitingProposals> {
  const today = latestTodayOnEarth(now);
  const found = await database.readAsUser(userId, (tx) => findDocumentsToAnswer(tx, userId));
  const counts = new Map<string, number>();
  let left = COUNTED_MAX;
  for (const { id, waiting } of found.slice(0, DOCUMENTS_MAX)) {
    if (waiting === null) left -= 1;
    if (waiting === null && left < 0) continue;
    const count = waiting ?? (await countAnew(id));
    if (count > 0) counts.set(id, count);
  }
  if (counts.size === 0) return { documents: [] };
  const { rows, userKey } = await database.asUser(userId, async (tx) => ({
    rows: await findSomeDocuments(tx, userId, [...counts.keys()]),
    userKey: await openUserKey(tx, keyring, userId),
  }));
  return {
    documents: rows.map((row) => {
      const document = openDocument(userKey, row);
      return {
        document_id: row.id,
        name: nameOf(document) || 'A document whose name cannot be read',
        day: document.ai_digest?.values.find(({ observed_on }) => observed_on !== null)?.observed_on ?? null,
        count: counts.get(row.id) ?? 0,
      };
    }),
  };

  async function countAnew(documentId: string): Promise<number> {
    return await database.asUser(userId, async (tx) => {
      const userKey = await openUserKey(tx, keyring, userId);
      // Whoever changes what is counted waits, and has it counted anew.
      const row = await lockHealthDocument(tx, userId, documentId);
      if (row === null || row.deleted_at !== null) return 0;
      const { proposed } = await readProposals(tx, userKey, { userId, documentId }, today);
      const count = countWaiting(proposed);
      await setProposalsWaiting(tx, userId, [documentId], count);
      return count;
    });
  }
}
