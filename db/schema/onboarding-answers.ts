import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  integer,
  pgPolicy,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { latestTodayAt } from './latest-today.ts';
import { anyRole, currentUserId } from './roles.ts';
import { users } from './users.ts';

/**
 * What she answered about her stage when she last finished the setup. A pregnancy's dating and details stand in
 * `pregnancies`, height and the like in `profiles`. Fields of other stages are null.
 */
export const onboardingAnswers = pgTable(
  'onboarding_answers',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    stage: text('stage').notNull(),
    /** The day on her clock when she pressed Finish Setup. */
    statedOn: date('stated_on').notNull(),
    age: smallint('age'),
    /** Encrypted with her key; null for none. */
    healthConditions: bytea('health_conditions'),
    /** They stand in her medical history since, once: what becomes of them there comes back no more. */
    conditionsTaken: boolean('conditions_taken').notNull().default(false),
    /** Its first day; null in menopause: she does not remember; else: she deleted that period, and no earlier one is recorded. */
    lastPeriod: date('last_period'),
    cycleLength: integer('cycle_length'),
    mainFocus: text('main_focus'),
    tryingDuration: text('trying_duration'),
    fertilityTreatments: text('fertility_treatments').array(),
    onHrt: boolean('on_hrt'),
    mainConcerns: text('main_concerns').array(),
    /** Set by a trigger whatever is written. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check(
      'onboarding_answers_of_stage',
      sql`case ${table.stage}
        when 'pre-menstrual' then ${table.age} is not null
          and num_nonnulls(${table.lastPeriod}, ${table.cycleLength}, ${table.mainFocus}, ${table.tryingDuration}, ${table.fertilityTreatments}, ${table.onHrt}, ${table.mainConcerns}) = 0
        when 'regular-cycle' then num_nulls(${table.cycleLength}, ${table.mainFocus}) = 0
          and num_nonnulls(${table.age}, ${table.healthConditions}, ${table.tryingDuration}, ${table.fertilityTreatments}, ${table.onHrt}, ${table.mainConcerns}) = 0
        when 'trying-to-conceive' then num_nulls(${table.cycleLength}, ${table.tryingDuration}, ${table.fertilityTreatments}) = 0
          and num_nonnulls(${table.age}, ${table.healthConditions}, ${table.mainFocus}, ${table.onHrt}, ${table.mainConcerns}) = 0
        when 'pregnant' then num_nonnulls(${table.age}, ${table.healthConditions}, ${table.lastPeriod}, ${table.cycleLength}, ${table.mainFocus}, ${table.tryingDuration}, ${table.fertilityTreatments}, ${table.onHrt}, ${table.mainConcerns}) = 0
        when 'menopause' then num_nulls(${table.onHrt}, ${table.mainConcerns}) = 0
          and num_nonnulls(${table.age}, ${table.healthConditions}, ${table.cycleLength}, ${table.mainFocus}, ${table.tryingDuration}, ${table.fertilityTreatments}) = 0
        else false end`,
    ),
    check(
      'onboarding_answers_stated_on',
      sql`${table.statedOn} between '1900-01-01'::date and ${latestTodayAt(table.updatedAt)}`,
    ),
    check('onboarding_answers_age', sql`${table.age} between 8 and 18`),
    // 29 bytes around the text, and 1 to 2,000 UTF-16 units, which are at most three bytes of UTF-8 each.
    check(
      'onboarding_answers_health_conditions_size',
      sql`octet_length(${table.healthConditions}) between 30 and 6029`,
    ),
    check(
      'onboarding_answers_last_period',
      sql`${table.lastPeriod} between '1900-01-01'::date and ${table.statedOn}`,
    ),
    check('onboarding_answers_cycle_length', sql`${table.cycleLength} between 21 and 90`),
    check(
      'onboarding_answers_main_focus',
      sql`${table.mainFocus} in ('contraception', 'conception', 'ivf', 'general')`,
    ),
    check(
      'onboarding_answers_trying_duration',
      sql`${table.tryingDuration} in ('just-started', '1-3-months', '3-6-months', '6-12-months', 'over-year')`,
    ),
    check(
      'onboarding_answers_fertility_treatments',
      sql`${table.fertilityTreatments} is null or are_known_codes(${table.fertilityTreatments}, '{none,ovulation,medications,iui,ivf,other}')`,
    ),
    check(
      'onboarding_answers_none_stands_alone',
      sql`not ('none' = any(${table.fertilityTreatments})) or cardinality(${table.fertilityTreatments}) = 1`,
    ),
    check(
      'onboarding_answers_main_concerns',
      sql`${table.mainConcerns} is null or are_known_codes(${table.mainConcerns}, '{hot-flashes,night-sweats,mood-changes,sleep-issues,weight-changes,bone-health,other}')`,
    ),
    pgPolicy('onboarding_answers_own', {
      for: 'all',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
  ],
).enableRLS();
