import { sql } from 'drizzle-orm';
import { check, pgPolicy, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { anyRole, appWorker, currentUserId } from './roles.ts';
import { users } from './users.ts';

/** How she is reminded, whatever it is about. Made when she first chooses something. */
export const reminderPreferences = pgTable(
  'reminder_preferences',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** By whose clock: a name of the time zone database. */
    zone: text('zone').notNull(),
    /** Minutes of the day between which nothing is sent; may reach over midnight. Null, both: no quiet hours. */
    quietFrom: smallint('quiet_from'),
    quietTo: smallint('quiet_to'),
    /** Whether mails say what they are about. */
    wording: text('wording').notNull().default('discreet'),
    /** Set by a trigger whatever is written. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('reminder_preferences_zone_length', sql`char_length(${table.zone}) between 1 and 64`),
    check(
      'reminder_preferences_quiet_minutes',
      sql`${table.quietFrom} between 0 and 1439 and ${table.quietTo} between 0 and 1439`,
    ),
    check(
      'reminder_preferences_quiet_both',
      sql`(${table.quietFrom} is null) = (${table.quietTo} is null) and ${table.quietFrom} is distinct from coalesce(${table.quietTo}, -1)`,
    ),
    check('reminder_preferences_wording', sql`${table.wording} in ('discreet', 'plain')`),
    pgPolicy('reminder_preferences_own', {
      for: 'all',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
    pgPolicy('reminder_preferences_worker_read', { for: 'select', to: appWorker, using: sql`true` }),
  ],
).enableRLS();
