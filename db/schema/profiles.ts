import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  numeric,
  pgPolicy,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { latestTodayAt } from './latest-today.ts';
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
    /** When she chose it, by her own word or the server's clock; null: not known. */
    stageChosenAt: timestamp('stage_chosen_at', { withTimezone: true }),
    birthDate: date('birth_date'),
    /** The age she typed where no date of birth is asked for, and the day on which she did: it grows with her. */
    statedAge: smallint('stated_age'),
    ageStatedOn: date('age_stated_on'),
    heightCm: numeric('height_cm', { precision: 5, scale: 2, mode: 'number' }),
    /** In which unit she typed it and wants to see it. */
    heightUnit: text('height_unit').notNull().default('cm'),
    weightKg: numeric('weight_kg', { precision: 7, scale: 4, mode: 'number' }),
    /** Of this and the other units null: she did not choose, and it is as usual in her country. */
    weightUnit: text('weight_unit'),
    bloodType: text('blood_type'),
    /** ISO 3166 alpha-2, whose numbers and customs she wants to see; null: as the time zone of her device says. */
    country: text('country'),
    /** In which units she logs; the data do not depend on it. */
    temperatureUnit: text('temperature_unit'),
    waterUnit: text('water_unit'),
    /** With which day her weeks begin, 0 for Sunday to 6 for Saturday; null: as usual in her country. */
    weekStart: smallint('week_start'),
    /** How days and times are written for her, as the day that weeks begin with. */
    dateOrder: text('date_order'),
    clockHours: smallint('clock_hours'),
    /** From ovulation to her next period in days, as she says it herself; null: she does not. */
    lutealDays: smallint('luteal_days'),
    /** Parts of the dashboard that she put out of sight (domain/dashboard/hidden-parts.ts). */
    hiddenParts: text('hidden_parts').array().notNull().default(sql`'{}'`),
    /** The newest of what is new that she has put away (domain/news/whats-new.ts). */
    newsSeen: smallint('news_seen').notNull().default(0),
    /** She wants to meet losses on her timeline; until she says so they stand only where she opens them. */
    showsLosses: boolean('shows_losses').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Set by a trigger whatever is written. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('profiles_full_name_length', sql`char_length(${table.fullName}) <= 200`),
    check(
      'profiles_life_stage',
      sql`${table.lifeStage} in ('pre-menstrual', 'menstrual-cycle', 'contraception', 'conception', 'ivf', 'pregnancy', 'menopause', 'post-menopause')`,
    ),
    check(
      'profiles_stage_chosen_at',
      sql`${table.stageChosenAt} between '1900-01-01 00:00:00+00'::timestamptz and ${table.updatedAt}`,
    ),
    check(
      'profiles_birth_date',
      sql`${table.birthDate} between '1900-01-01'::date and ${latestTodayAt(table.updatedAt)}`,
    ),
    check('profiles_stated_age', sql`${table.statedAge} between 0 and 130`),
    check('profiles_age_with_its_day', sql`(${table.statedAge} is null) = (${table.ageStatedOn} is null)`),
    check(
      'profiles_age_stated_on',
      sql`${table.ageStatedOn} between '1900-01-01'::date and ${latestTodayAt(table.updatedAt)}`,
    ),
    check('profiles_height', sql`${table.heightCm} between 50 and 280`),
    check('profiles_height_unit', sql`${table.heightUnit} in ('cm', 'ft')`),
    check('profiles_weight', sql`${table.weightKg} between 10 and 650`),
    check('profiles_weight_unit', sql`${table.weightUnit} in ('kg', 'lbs')`),
    check(
      'profiles_blood_type',
      sql`${table.bloodType} in ('A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-', 'prefer-not-to-say')`,
    ),
    check('profiles_country', sql`${table.country} ~ '^[A-Z]{2}$'`),
    check('profiles_temperature_unit', sql`${table.temperatureUnit} in ('F', 'C')`),
    check('profiles_water_unit', sql`${table.waterUnit} in ('glasses', 'ml')`),
    check('profiles_week_start', sql`${table.weekStart} in (0, 1, 5, 6)`),
    check('profiles_date_order', sql`${table.dateOrder} in ('day-month', 'month-day')`),
    check('profiles_clock_hours', sql`${table.clockHours} in (12, 24)`),
    check('profiles_news_seen', sql`${table.newsSeen} between 0 and 10000`),
    check('profiles_luteal_days', sql`${table.lutealDays} between 10 and 16`),
    check(
      'profiles_hidden_parts',
      sql`are_known_codes(${table.hiddenParts}, '{health-today,B1,B2,B3,B4,B5}')`,
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
