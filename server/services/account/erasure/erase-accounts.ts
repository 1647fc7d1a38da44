import type { Database } from '@lunaria/db/engine/database.ts';
import { findFeeds } from '@lunaria/db/queries/calendar-feeds.ts';
import {
  beginErasure,
  type ErasedAccount,
  endAllSessions,
  eraseAccountRows,
  eraseForgottenJobs,
  eraseJobs,
  eraseSubscriptions,
  eraseUserKey,
  findAccountToErase,
  findDueErasures,
  findErased,
  findLeftFolders,
  forgetErased,
  forgetLeftPaths,
  noteErased,
} from '@lunaria/db/queries/erasures.ts';
import { addDays, utcDay } from '@lunaria/domain/calendar/calendar-date.ts';
import type { AuditKey } from '../../../encryption/audit-key.ts';
import { hashErasedAccount } from '../../../encryption/erased-account.ts';
import type { Logger } from '../../../logging/logger.ts';
import { createSecurityLog } from '../../../logging/security-log.ts';
import type { ForgetMails } from '../../../mail/forget-mails.ts';
import { HER_FOLDERS } from '../../../storage/her-folders.ts';
import type { Storage } from '../../../storage/storage.ts';
import { noteInLedger, sweepLedger } from './erased-ledger.ts';

export interface EraseDependencies {
  database: Database;
  storage: Storage;
  auditKey: AuditKey;
  logger: Logger;
  forgetMails: ForgetMails;
  /** So long the last backup may be kept that holds an account. */
  backupKeepDays: number;
  /** Notes them beside the backups, where the server knows a place of them. Rejects where that cannot be reached, and does not wait long for it. */
  noteInBackups: (erased: ErasedAccount[]) => Promise<void>;
}

/** The steps of an erasing, in their order. */
export const ERASE_STEPS = [
  'begun',
  'sessions',
  'key',
  'noted',
  'files',
  'queue',
  'mails',
  'account',
] as const;
export type EraseStep = (typeof ERASE_STEPS)[number];

const AT_ONCE = 20;

/**
 * Erases every account whose hour has come, and goes on where an earlier try was cut off; returns how many are gone. Any number of
 * servers may do so at once: each step finds done what another did. `after` hears of each step, for tests that cut it off there.
 */
export async function eraseDueAccounts(
  dependencies: EraseDependencies,
  stop?: AbortSignal,
  after?: (step: EraseStep, userId: string) => void,
): Promise<number> {
  const { database, logger } = dependencies;
  let count = 0;
  for (const userId of await database.asWorker((tx) => findDueErasures(tx, AT_ONCE))) {
    if (stop?.aborted) break;
    try {
      if (await eraseDueAccount(dependencies, userId, after)) count += 1;
    } catch (error) {
      // One account whose files cannot be reached holds up no other.
      logger.error('account_not_erased', { kind: error instanceof Error ? error.name : 'unknown' });
    }
  }
  await removeWhatIsLeft(dependencies, count > 0);
  return count;
}

/**
 * Erases one account whose hour has come: for the worker, and for whoever was asked for it (eraseAccount asks). False where nothing
 * is due. May be cut off anywhere and begun again.
 *
 * First what makes everything else unreadable: her key. The row of the account goes last, and with it the
 * rows of all tables (db/classes); as long as it is there, the next try finds what is left to do.
 */
export async function eraseDueAccount(
  dependencies: EraseDependencies,
  userId: string,
  after: (step: EraseStep, userId: string) => void = () => {},
): Promise<boolean> {
  const { database, auditKey, forgetMails } = dependencies;
  const erasedOn = utcDay(new Date());
  const erased: ErasedAccount = {
    accountHash: hashErasedAccount(auditKey, userId),
    erasedOn,
    // A backup that began on this day may hold the account still.
    backupsGoneOn: addDays(erasedOn, dependencies.backupKeepDays + 1),
  };
  const isBegun = await database.asWorker(async (tx) => {
    if (!(await beginErasure(tx, userId))) return false;
    await noteErased(tx, erased);
    return true;
  });
  if (!isBegun) return false;
  after('begun', userId);
  await endAllSessions(database.auth, userId);
  after('sessions', userId);
  await database.asWorker((tx) => eraseUserKey(tx, userId));
  after('key', userId);
  await noteInLedger(dependencies.storage, [erased]);
  await noteBesideBackups(dependencies, [erased]);
  after('noted', userId);
  await removeFiles(dependencies, userId);
  after('files', userId);
  const account = await database.asWorker((tx) => findAccountToErase(tx, userId));
  await database.asWorker(async (tx) => {
    await eraseJobs(tx, userId);
    // Whose the address is was never shown where no mail was answered: then a subscription of it may be somebody else's.
    if (account?.isEmailHers) await eraseSubscriptions(tx, account.email);
  });
  after('queue', userId);
  if (account !== null) {
    await forgetMails(account.email);
    after('mails', userId);
    const feeds = await database.readAsUser(userId, (tx) => findFeeds(tx, userId));
    const linkIds = feeds.map(({ id }) => id);
    await database.auth.transaction((tx) => eraseAccountRows(tx, userId, { ...account, linkIds }));
  }
  after('account', userId);
  createSecurityLog(dependencies.logger)('account_erased', {});
  return true;
}

async function removeFiles({ storage }: EraseDependencies, userId: string): Promise<void> {
  for (const folder of HER_FOLDERS) await storage.removeFolder(`${folder}/${userId}`);
}

/**
 * What came while an account was erased, or was left by a try that was cut off after it: a file of an upload under way, a job that
 * was handed over. Its paths say whose they were until their files are gone.
 */
export async function removeWhatIsLeft(dependencies: EraseDependencies, isThereMore: boolean): Promise<void> {
  const { database } = dependencies;
  for (const userId of await database.asWorker(findLeftFolders)) {
    await removeFiles(dependencies, userId);
    await database.asWorker((tx) => forgetLeftPaths(tx, userId));
  }
  if (isThereMore) await sweepErased(dependencies);
}

/**
 * Forgets jobs that nobody is left for, and accounts that no backup holds any more. Of the others the notes are written that are missing beside
 * the files and beside the backups: these were away, or are new.
 */
export async function sweepErased(dependencies: EraseDependencies): Promise<void> {
  const { database, storage } = dependencies;
  const erased = await database.asWorker(async (tx) => {
    await eraseForgottenJobs(tx);
    await forgetErased(tx);
    return await findErased(tx);
  });
  await noteBesideBackups(dependencies, erased);
  await noteInLedger(storage, erased);
  await sweepLedger(storage, utcDay(new Date()));
}

/** An erasing does not wait until a place that is away comes back: the database knows whom to note (sweepErased). */
async function noteBesideBackups(
  { noteInBackups, logger }: EraseDependencies,
  erased: ErasedAccount[],
): Promise<void> {
  await noteInBackups(erased).catch((error: unknown) => {
    const kind = error instanceof Error ? error.name : 'unknown';
    logger.error('erased_accounts_not_noted', { count: erased.length, kind });
  });
}
