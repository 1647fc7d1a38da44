import * as z from 'zod/mini';
import { fullNameSchema } from '../account/sign-up.ts';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';
import { lutealDaysSchema } from '../cycle/luteal-length.ts';
import { HIDEABLE_PARTS } from '../dashboard/hidden-parts.ts';
import { BLOOD_TYPES } from './blood-types.ts';
import { HEIGHT_UNITS, heightCmSchema } from './height.ts';
import { WEIGHT_UNITS, weightKgSchema } from './weight.ts';

const PARTS = HIDEABLE_PARTS.map(({ value }) => value);
const NEWS_FAULT = 'Name the news by its number';
const isDistinct = (list: readonly unknown[]) => new Set(list).size === list.length;

const fields = {
  full_name: fullNameSchema,
  date_of_birth: calendarDateSchema,
  height_cm: heightCmSchema,
  height_unit: z.enum(HEIGHT_UNITS, { error: 'Choose cm or ft' }),
  weight_kg: weightKgSchema,
  weight_unit: z.enum(WEIGHT_UNITS, { error: 'Choose kg or lbs' }),
  blood_type: z.enum(BLOOD_TYPES, { error: 'Unknown blood type' }),
  /** From ovulation to her next period, as she says it herself. */
  luteal_days: lutealDaysSchema,
  /** Put out of sight on the dashboard. */
  hidden_parts: z
    .array(z.enum(PARTS, { error: 'There is no such part' }))
    .check(z.refine(isDistinct, { error: 'Name each only once' })),
  /** The newest of what is new that she has put away; never fewer than before. */
  news_seen: z
    .int({ error: NEWS_FAULT })
    .check(z.minimum(0, { error: NEWS_FAULT }), z.maximum(10_000, { error: NEWS_FAULT })),
  /** She wants to meet losses on her timeline and in the search. */
  shows_losses: z.boolean({ error: 'Say whether losses are shown' }),
};

/** `GET /api/profile/details`: what she said of herself, null for what she did not say. */
export const profileDetailsSchema = z.object({
  full_name: z.string(),
  date_of_birth: z.nullable(fields.date_of_birth),
  height_cm: z.nullable(fields.height_cm),
  height_unit: fields.height_unit,
  weight_kg: z.nullable(fields.weight_kg),
  weight_unit: z.nullable(fields.weight_unit),
  blood_type: z.nullable(fields.blood_type),
  luteal_days: z.nullable(fields.luteal_days),
  hidden_parts: fields.hidden_parts,
  news_seen: z._default(fields.news_seen, 0),
  // Until she says so they stand only where she opens them.
  shows_losses: z._default(fields.shows_losses, false),
  /** Of this installation: below it a guardian has to agree before anything is stored. */
  age_of_consent: z.int(),
});
export type ProfileDetails = z.infer<typeof profileDetailsSchema>;

/**
 * `PATCH /api/profile/details`: what changed; everything else stays as it is stored. Null takes an answer back. A day of birth is
 * never taken back: an age once said protects.
 */
export const profileDetailsWriteSchema = z.object({
  user_id: z.uuid({ error: 'Say whose record this is' }),
  full_name: z.optional(fields.full_name),
  date_of_birth: z.optional(fields.date_of_birth),
  height_cm: z.optional(z.nullable(fields.height_cm)),
  height_unit: z.optional(fields.height_unit),
  weight_kg: z.optional(z.nullable(fields.weight_kg)),
  weight_unit: z.optional(fields.weight_unit),
  blood_type: z.optional(z.nullable(fields.blood_type)),
  luteal_days: z.optional(z.nullable(fields.luteal_days)),
  hidden_parts: z.optional(fields.hidden_parts),
  news_seen: z.optional(fields.news_seen),
  shows_losses: z.optional(fields.shows_losses),
});
export type ProfileDetailsWrite = z.infer<typeof profileDetailsWriteSchema>;
export type ProfileDetailsChange = Omit<ProfileDetailsWrite, 'user_id'>;

/** The details after changes, oldest first. */
export function applyDetails(
  details: ProfileDetails,
  changes: readonly ProfileDetailsChange[],
): ProfileDetails {
  const named = changes.flatMap((change) =>
    Object.entries(change).filter(([key, value]) => key in details && value !== undefined),
  );
  return { ...details, ...Object.fromEntries(named) };
}
