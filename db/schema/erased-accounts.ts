import { sql } from 'drizzle-orm';
import { check, date, pgPolicy, pgTable } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { appWorker } from './roles.ts';

/**
 * All that is kept of an account that was erased: a hash of its id under the audit key, the day, and the day on which the last backup
 * that holds the account has ended. Then the row goes too. The same hash is noted beside the files and beside the backups, and
 * compared at each start and by a restore (server/services/account/erasure/erased-ledger.ts, server/backup/erased-notes.ts).
 */
export const erasedAccounts = pgTable(
  'erased_accounts',
  {
    accountHash: bytea('account_hash').primaryKey(),
    erasedOn: date('erased_on').notNull(),
    backupsGoneOn: date('backups_gone_on').notNull(),
  },
  (table) => [
    check('erased_accounts_hash_size', sql`octet_length(${table.accountHash}) = 32`),
    check(
      'erased_accounts_days',
      sql`${table.backupsGoneOn} between ${table.erasedOn} and ${table.erasedOn} + 181`,
    ),
    pgPolicy('erased_accounts_worker_read', { for: 'select', to: appWorker, using: sql`true` }),
    pgPolicy('erased_accounts_worker_note', { for: 'insert', to: appWorker, withCheck: sql`true` }),
    pgPolicy('erased_accounts_worker_sweep', {
      for: 'delete',
      to: appWorker,
      using: sql`${table.backupsGoneOn} < current_date`,
    }),
  ],
).enableRLS();
