import { sql } from 'drizzle-orm';
import { check, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { appAuth, appUser, currentUserId } from './roles.ts';
import { users } from './users.ts';

/** What the product knows of her beside the account. Made by a trigger together with the users row. */
export const profiles = pgTable(
  'profiles',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    fullName: text('full_name').notNull(),
    lifeStage: text('life_stage').notNull().default('menstrual-cycle'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('profiles_full_name_length', sql`char_length(${table.fullName}) <= 200`),
    check(
      'profiles_life_stage',
      sql`${table.lifeStage} in ('pre-menstrual', 'menstrual-cycle', 'contraception', 'conception', 'ivf', 'pregnancy', 'menopause', 'post-menopause')`,
    ),
    pgPolicy('profiles_own_read', { for: 'select', to: appUser, using: sql`${table.id} = ${currentUserId}` }),
    pgPolicy('profiles_own_update', {
      for: 'update',
      to: appUser,
      using: sql`${table.id} = ${currentUserId}`,
      withCheck: sql`${table.id} = ${currentUserId}`,
    }),
    pgPolicy('profiles_auth_create', { for: 'insert', to: appAuth, withCheck: sql`true` }),
  ],
).enableRLS();
