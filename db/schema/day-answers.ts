import { sql } from 'drizzle-orm';
import {
  check,
  date,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { latestTodayAt } from './latest-today.ts';
import { anyRole, currentUserId } from './roles.ts';
import { users } from './users.ts';

/**
 * What she said of a day in a word and what no other table holds. The functions in the CHECKs are made by
 * migrations/0038_day_answers.sql.
 */
export const dayAnswers = pgTable(
  'day_answers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    pain: text('pain'),
    energy: text('energy'),
    sleep: text('sleep'),
    feeding: text('feeding'),
    fever: text('fever'),
    /** How strong each was, by its code. Of the eight that the signals hold too, only where she said how strong. */
    symptoms: jsonb('symptoms').$type<Record<string, string>>().notNull(),
    /** `taken`, by its code. */
    medicines: jsonb('medicines').$type<Record<string, string>>().notNull(),
    /** How strong each was, by the id of the tag. */
    tags: jsonb('tags').$type<Record<string, string>>().notNull(),
    /** Set by a trigger whatever is written. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'day_answers_pkey', columns: [table.userId, table.day] }),
    check(
      'day_answers_day',
      sql`${table.day} between '1900-01-01'::date and ${latestTodayAt(table.updatedAt)}`,
    ),
    check('day_answers_pain', sql`${table.pain} in ('none', 'mild', 'medium', 'strong', 'worst')`),
    check('day_answers_energy', sql`${table.energy} in ('very-low', 'low', 'okay', 'good', 'high')`),
    check('day_answers_sleep', sql`${table.sleep} in ('poor', 'broken', 'okay', 'good')`),
    check('day_answers_feeding', sql`${table.feeding} in ('breast', 'pumped', 'bottle', 'mixed')`),
    check('day_answers_fever', sql`${table.fever} in ('no', 'yes')`),
    check(
      'day_answers_symptoms',
      sql`are_known_strengths(${table.symptoms}, '{cramps,headache,bloating,tender_breasts,back_pain,nausea,fatigue,acne,constipation,diarrhoea,heartburn,wind,cravings,no_appetite,migraine,dizziness,hard_to_focus,ringing_ears,dry_eyes,joint_pain,muscle_aches,heavy_legs,leg_cramps,palpitations,hot_flash,night_sweats,feeling_cold,oily_skin,dry_skin,itchy_skin,hair_loss,ovulation_pain,pelvic_pressure,sex_pain,vaginal_dryness,vaginal_itch,burning_urine,frequent_urine,urine_leak,insomnia,vivid_dreams,tearful,mood_swings,restless,overwhelmed,cold,sore_throat,cough}', '{none,some,mild,medium,strong,worst}')`,
    ),
    check(
      'day_answers_medicines',
      sql`are_known_strengths(${table.medicines}, '{painkiller,iron,folic_acid,vitamin_d,magnesium,hormones,thyroid,antibiotic,allergy,sleep,mood,other}', '{taken}')`,
    ),
    check('day_answers_tags', sql`are_tag_strengths(${table.tags}, '{some,mild,medium,strong}')`),
    check(
      'day_answers_says_something',
      sql`num_nonnulls(${table.pain}, ${table.energy}, ${table.sleep}, ${table.feeding}, ${table.fever}) > 0 or ${table.symptoms} <> '{}' or ${table.medicines} <> '{}' or ${table.tags} <> '{}'`,
    ),
    pgPolicy('day_answers_own', {
      for: 'all',
      to: anyRole,
      using: sql`${table.userId} = ${currentUserId}`,
      withCheck: sql`${table.userId} = ${currentUserId}`,
    }),
  ],
).enableRLS();
