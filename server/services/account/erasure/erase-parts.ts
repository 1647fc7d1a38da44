import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import { forgetOwnPath } from '@lunaria/db/queries/document-uploads.ts';
import { setProposalsWaiting } from '@lunaria/db/queries/health-documents.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import {
  countParts,
  type ErasedNames,
  emptyLogs,
  eraseCycleMarks,
  eraseForecasts,
  eraseParts as eraseRows,
  findImplantsToErase,
  findMethodsToErase,
  moveLastPeriod,
  promiseForgetting,
} from '@lunaria/db/queries/parts.ts';
import { holdAllDocuments } from '@lunaria/db/queries/record-anchors.ts';
import { RECORD_NAMES } from '@lunaria/domain/account/parts/kinds.ts';
import type { PartCount, PartsAnswer, PartsChoice } from '@lunaria/domain/account/parts/parts.ts';
import { noteAccess } from '../../../access/note-access.ts';
import { documentKey } from '../../../documents/document-key.ts';
import type { AuditKey } from '../../../encryption/audit-key.ts';
import type { MasterKeyring } from '../../../encryption/master-key.ts';
import type { UserKey } from '../../../encryption/user-key.ts';
import { openUserKey } from '../../../keys/open-user-key.ts';
import { reportSecurityEvent } from '../../../logging/report-security-event.ts';
import type { Storage } from '../../../storage/storage.ts';
import { dropAlerts } from '../../alerts/drop-alerts.ts';
import { raiseAlerts } from '../../alerts/raise-alerts.ts';
import { exportKey } from '../../export/export-dependencies.ts';
import { forgetNames } from './forget-names.ts';
import { NO_DOCUMENTS, takeDocuments, takeExports, takePeriods, takePregnancies } from './take-parts.ts';

export interface PartsDependencies {
  database: Database;
  keyring: MasterKeyring;
  auditKey: AuditKey;
  storage: Storage;
}

/** Whoever writes one of these waits; in the order of those who hold several (save-period.ts, finish-setup.ts). */
const LOCKED = [
  ...[
    'onboarding_answers',
    'pregnancies',
    'period_tracking',
    'cycle_marks',
    'cycle_pauses',
    'cycle_forecasts',
  ],
  ...['daily_logs', 'bleeding_days', 'daily_health_signals', 'day_answers', 'own_tags', 'method_uses'],
  ...['health_goals', 'health_documents', 'measurements'],
];

/** What is left to do once the rows are gone: files, and what waits in the queue. */
interface Leftovers {
  documentPaths: string[];
  exportPaths: string[];
  names: ErasedNames;
}

type Erased = PartsAnswer & { leftovers: Leftovers };

/** What erasing the choice would take, as it stands now: done, counted, and undone with its transaction. */
export async function previewParts(
  { database, keyring }: Pick<PartsDependencies, 'database' | 'keyring'>,
  userId: string,
  choice: PartsChoice,
  now: Date = new Date(),
): Promise<PartsAnswer> {
  const undo = new Error('Only looked at.');
  let found: Erased | undefined;
  try {
    await database.asUser(userId, async (tx) => {
      const userKey = await openUserKey(tx, keyring, userId);
      found = await eraseWithin(tx, userKey, userId, choice, now);
      throw undo;
    });
  } catch (error) {
    if (error !== undo) throw error;
  }
  if (found === undefined) throw new Error('Nothing was looked at.');
  const { leftovers: _, ...answer } = found;
  return answer;
}

/**
 * Erases for good what the choice takes at this moment, in one transaction, and answers what it was: whoever comes second, or again,
 * finds nothing. Then the files go, and what waited in the queue; a file that the storage does not give up goes with the next
 * sweep, and a queue that could not be looked at is looked at by a job, which was promised with the erasing.
 */
export async function eraseParts(
  dependencies: PartsDependencies,
  userId: string,
  choice: PartsChoice,
  now: Date = new Date(),
): Promise<PartsAnswer> {
  const { database, keyring, auditKey } = dependencies;
  const { leftovers, ...answer } = await database.asUser(userId, async (tx) => {
    const userKey = await openUserKey(tx, keyring, userId);
    const erased = await eraseWithin(tx, userKey, userId, choice, now);
    await raiseAlerts(tx, userKey, userId, { day: null, now, reachesFar: true, isOfHer: true });
    await promiseForgetting(tx, userId, erased.leftovers.names);
    // Of what it was no word is kept.
    if (erased.records.length > 0) await noteAccess(tx, auditKey, { ownerId: userId, kind: 'part-erased' });
    return erased;
  });
  if (answer.records.length > 0) reportSecurityEvent('part_erased', { userId });
  await removeLeftovers(dependencies, userId, leftovers);
  return answer;
}

async function eraseWithin(
  tx: Tx,
  userKey: UserKey,
  userId: string,
  choice: PartsChoice,
  now: Date,
): Promise<Erased> {
  const { kinds } = choice;
  for (const table of LOCKED) await lockRecords(tx, table, userId);
  const counts = await countParts(tx, userId, kinds, choice);
  const methodIds = kinds.includes('methods') ? await findMethodsToErase(tx, userId, choice) : [];
  const implantIds = kinds.includes('history') ? await findImplantsToErase(tx, userId, choice) : [];
  // Before her results are: whoever deletes a document holds it first, and then their places.
  if (kinds.includes('measured')) await holdAllDocuments(tx, userId);
  await eraseRows(tx, userId, kinds, choice);
  let cutPeriods = 0;
  if (kinds.includes('bleeding')) {
    await eraseCycleMarks(tx, userId, choice);
    cutPeriods = await takePeriods(tx, userId, choice);
    await eraseForecasts(tx, choice);
    await moveLastPeriod(tx, userId, choice);
  }
  if (kinds.includes('measured')) {
    await emptyLogs(tx, userId, choice);
    // Rows of documents that were among her results are so no more.
    await setProposalsWaiting(tx, userId, null, null);
  }
  if (kinds.includes('pregnancies')) counts.push(...(await takePregnancies(tx, userId, choice)));
  const documents = kinds.includes('documents') ? await takeDocuments(tx, userId, choice) : NO_DOCUMENTS;
  counts.push(...documents.counts);
  const documentIds = documents.ids;
  const alerts = await dropAlerts(tx, userKey, userId, { stretch: choice, documentIds, now });
  const isAny = counts.length > 0 || documentIds.length > 0;
  const exports = isAny ? await takeExports(tx, userId) : [];
  const order = (count: PartCount) => RECORD_NAMES.indexOf(count.of);
  return {
    records: counts.toSorted((one, other) => order(one) - order(other)),
    ...{ cut_periods: cutPeriods, alerts, files: exports.length },
    leftovers: {
      documentPaths: documents.paths,
      exportPaths: exports.flatMap(({ filePath }) => filePath ?? []),
      names: {
        subjectIds: [...documentIds, ...methodIds, ...implantIds, ...exports.map(({ id }) => id)],
        hasCycles: kinds.includes('bleeding') && counts.length > 0,
      },
    },
  };
}

async function removeLeftovers(
  { database, storage }: Pick<PartsDependencies, 'database' | 'storage'>,
  userId: string,
  { documentPaths, exportPaths, names }: Leftovers,
): Promise<void> {
  // Where it cannot be done now, the promised job does it.
  await forgetNames(database, userId, names).catch(() => {});
  for (const path of exportPaths) await storage.remove(exportKey(path)).catch(() => {});
  for (const path of documentPaths) {
    try {
      await storage.remove(documentKey(path));
      await database.asUser(userId, (tx) => forgetOwnPath(tx, path));
    } catch {
      // Its path waits among those that were given up: the sweep tries again.
    }
  }
}
