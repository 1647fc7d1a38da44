import { sql } from 'drizzle-orm';
import { check, index, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { appUser, currentUserId } from './roles.ts';
import { users } from './users.ts';

/** When she changed her mode, from the first change after this table was made; written by a trigger on profiles alone. */
export const stageChanges = pgTable(
  'stage_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fromStage: text('from_stage').notNull(),
    toStage: text('to_stage').notNull(),
    /** When she chose it: where it was chosen without a connection, sooner than it arrived. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** When it arrived; by this the changes of a day are counted. */
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('stage_changes_user_changed_at').on(table.userId, table.changedAt),
    check(
      'stage_changes_from_stage',
      sql`${table.fromStage} in ('pre-menstrual', 'menstrual-cycle', 'contraception', 'conception', 'ivf', 'pregnancy', 'menopause', 'post-menopause')`,
    ),
    check(
      'stage_changes_to_stage',
      sql`${table.toStage} in ('pre-menstrual', 'menstrual-cycle', 'contraception', 'conception', 'ivf', 'pregnancy', 'menopause', 'post-menopause')`,
    ),
    check('stage_changes_to_another', sql`${table.fromStage} <> ${table.toStage}`),
    pgPolicy('stage_changes_own_read', {
      for: 'select',
      to: appUser,
      using: sql`${table.userId} = ${currentUserId}`,
    }),
    // The trigger works with her rights: nothing borrows the owner's. No statement of her own gets past this.
    pgPolicy('stage_changes_by_trigger', {
      for: 'insert',
      to: appUser,
      withCheck: sql`${table.userId} = ${currentUserId} and pg_trigger_depth() > 0`,
    }),
  ],
).enableRLS();
