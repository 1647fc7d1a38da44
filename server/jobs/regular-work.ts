import type { Database } from '@lunaria/db/engine/database.ts';
import { deleteOldAccountChanges } from '@lunaria/db/queries/account-changes.ts';
import { deleteOldAccountEvents } from '@lunaria/db/queries/account-events.ts';
import { deleteOldContactMessages } from '@lunaria/db/queries/contact-messages.ts';
import { deleteEndedEmailChanges } from '@lunaria/db/queries/email-changes.ts';
import { promiseForgottenExports } from '@lunaria/db/queries/exports.ts';
import { deleteEndedChallenges } from '@lunaria/db/queries/factor-challenges.ts';
import { deleteUnverifiedFactors } from '@lunaria/db/queries/factors.ts';
import { removeDeletedRecords } from '@lunaria/db/queries/medical-records.ts';
import { deleteUnconfirmedSubscriptions } from '@lunaria/db/queries/newsletter-subscriptions.ts';
import { deleteEndedProviderFlows } from '@lunaria/db/queries/provider-flows.ts';
import { deleteEndedRateLimits } from '@lunaria/db/queries/rate-limits.ts';
import { promiseForgottenReadings } from '@lunaria/db/queries/reading-turns.ts';
import { deleteOldSignIns } from '@lunaria/db/queries/sign-ins.ts';
import { deleteEndedWaitingLinks } from '@lunaria/db/queries/waiting-links.ts';
import { UNDO_DAYS } from '@lunaria/domain/account/account-change.ts';
import { UNVERIFIED_FACTOR_MINUTES } from '@lunaria/domain/account/factors.ts';
import type { PgBoss } from 'pg-boss';
import { sweepDocuments, sweepStorage } from '../documents/sweep-documents.ts';
import type { AuditKey } from '../encryption/audit-key.ts';
import type { Logger } from '../logging/logger.ts';
import { createSecurityLog } from '../logging/security-log.ts';
import { sweepAccessEvents } from '../services/access/sweep-access-events.ts';
import {
  type EraseDependencies,
  eraseDueAccounts,
  sweepErased,
} from '../services/account/erasure/erase-accounts.ts';
import { removeDueFactors } from '../services/account/factors/remove-factor.ts';
import { sweepExports } from '../services/export/sweep-exports.ts';
import { planForEverybody } from '../services/reminders/plan-for-users.ts';
import { type ReminderDependencies, sendDueReminders } from '../services/reminders/send-due.ts';
import type { Storage } from '../storage/storage.ts';
import { handOverOutbox } from './hand-over-outbox.ts';

const SECOND_MS = 1_000;
/** Looks for documents whose reading nobody comes for, and for second steps whose waiting time is over. */
const RESCUE_EVERY_MS = 15_000;
const MINUTE_MS = 60_000;
const TEN_MINUTES_MS = 10 * MINUTE_MS;
const FIVE_SECONDS_MS = 5_000;
/** Two days are planned ahead. */
const SIX_HOURS_MS = 6 * 3_600_000;
const HALF_A_DAY_MS = 12 * 3_600_000;

interface RegularWork {
  run: () => Promise<unknown>;
  everyMs: number;
  /** What the log says when it could not be done; the next time comes all the same. */
  failure: string;
}

/** What every server does again and again: hands promised jobs over, picks up what was forgotten, forgets what has ended. */
export function listRegularWork(parts: {
  database: Database;
  storage: Storage;
  auditKey: AuditKey;
  logger: Logger;
  boss: PgBoss;
  /** Aborted when the server stops. */
  stop: AbortSignal;
  reminders: ReminderDependencies;
  erasing: EraseDependencies;
  compareErased?: () => Promise<void>;
  makeBackups?: (stop: AbortSignal) => Promise<void>;
}): RegularWork[] {
  const { database, auditKey, boss, stop, reminders, erasing, compareErased, makeBackups } = parts;
  const { auth } = database;
  const securityLog = createSecurityLog(parts.logger);
  const forgetFactors = async () => {
    await deleteEndedChallenges(auth);
    await deleteUnverifiedFactors(auth, UNVERIFIED_FACTOR_MINUTES);
  };
  const forgetProviderFlows = async () => {
    await deleteEndedProviderFlows(auth);
    await deleteEndedWaitingLinks(auth);
  };
  const forgetAccountEvents = async () => {
    await deleteEndedEmailChanges(auth);
    await deleteOldSignIns(auth);
    await deleteOldAccountEvents(auth);
    await deleteOldAccountChanges(auth, UNDO_DAYS);
  };
  const promiseReadings = async () => await database.asWorker((tx) => promiseForgottenReadings(tx));
  const promiseExports = async () => await database.asWorker((tx) => promiseForgottenExports(tx));
  const forgetSubscriptions = async () => await database.asWorker((tx) => deleteUnconfirmedSubscriptions(tx));
  const forgetRecords = async () => await database.asWorker((tx) => removeDeletedRecords(tx));
  const forgetMessages = async () => await database.asWorker((tx) => deleteOldContactMessages(tx));
  const work = (run: RegularWork['run'], everyMs: number, failure: string) => ({ run, everyMs, failure });
  return [
    work(promiseReadings, RESCUE_EVERY_MS, 'readings_not_promised_again'),
    work(() => handOverOutbox(database, boss), SECOND_MS, 'outbox_not_handed_over'),
    // The longest window of a limit is a day: a client's address stays at most that and this long.
    work(async () => await deleteEndedRateLimits(auth), TEN_MINUTES_MS, 'rate_limits_not_forgotten'),
    work(forgetFactors, TEN_MINUTES_MS, 'factors_not_forgotten'),
    work(() => removeDueFactors(database, securityLog), RESCUE_EVERY_MS, 'due_factors_not_removed'),
    work(() => eraseDueAccounts(erasing, stop), FIVE_SECONDS_MS, 'due_accounts_not_erased'),
    work(() => sweepErased(erasing), TEN_MINUTES_MS, 'erased_accounts_not_swept'),
    ...(compareErased ? [work(compareErased, RESCUE_EVERY_MS, 'erased_accounts_not_compared')] : []),
    ...(makeBackups ? [work(() => makeBackups(stop), MINUTE_MS, 'backup_failed')] : []),
    work(forgetProviderFlows, TEN_MINUTES_MS, 'provider_flows_not_forgotten'),
    work(forgetSubscriptions, TEN_MINUTES_MS, 'subscription_requests_not_forgotten'),
    work(forgetAccountEvents, HALF_A_DAY_MS, 'account_events_not_forgotten'),
    work(() => sweepAccessEvents(database, auditKey), HALF_A_DAY_MS, 'access_events_not_swept'),
    work(forgetMessages, HALF_A_DAY_MS, 'contact_messages_not_forgotten'),
    work(() => sendDueReminders(reminders, stop), FIVE_SECONDS_MS, 'due_reminders_not_sent'),
    work(() => planForEverybody(reminders, stop), SIX_HOURS_MS, 'reminders_not_planned'),
    work(promiseExports, RESCUE_EVERY_MS, 'exports_not_promised_again'),
    work(() => sweepExports(parts), TEN_MINUTES_MS, 'exports_not_swept'),
    work(forgetRecords, TEN_MINUTES_MS, 'medical_records_not_swept'),
    work(() => sweepDocuments(parts), TEN_MINUTES_MS, 'documents_not_swept'),
    // Looks at every file of the storage.
    work(() => sweepStorage(parts), HALF_A_DAY_MS, 'storage_not_swept'),
  ];
}
