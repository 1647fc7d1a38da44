import * as z from 'zod/mini';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';
import { GIVEN_SYMPTOM_CODES, SYMPTOM_CODES, type SymptomCode } from './symptoms.ts';

/**
 * What she says of a day in a word and what no other record holds: how much pain, how much energy, how she slept, symptoms
 * beyond the eight of Track Health Signals, how strong a symptom was, and her own tags. Everything else that the log sheet
 * takes belongs to a record that other screens write too (places.ts).
 */

/** The words that a day can have, each in its order. */
export const DAY_WORDS = {
  pain: ['none', 'mild', 'medium', 'strong', 'worst'],
  energy: ['very-low', 'low', 'okay', 'good', 'high'],
  sleep: ['poor', 'broken', 'okay', 'good'],
  feeding: ['breast', 'pumped', 'bottle', 'mixed'],
  fever: ['no', 'yes'],
} as const;

export type WordKey = keyof typeof DAY_WORDS;
export const WORD_KEYS = Object.keys(DAY_WORDS) as WordKey[]; // as: keys of the literal above
export type DayWords = { [Key in WordKey]?: (typeof DAY_WORDS)[Key][number] | undefined };

/** What she may have taken, as she would say it. */
export const MEDICINES = [
  { value: 'painkiller', label: 'Painkiller' },
  { value: 'iron', label: 'Iron' },
  { value: 'folic_acid', label: 'Folic acid' },
  { value: 'vitamin_d', label: 'Vitamin D' },
  { value: 'magnesium', label: 'Magnesium' },
  { value: 'hormones', label: 'Hormones' },
  { value: 'thyroid', label: 'Thyroid' },
  { value: 'antibiotic', label: 'Antibiotic' },
  { value: 'allergy', label: 'For an allergy' },
  { value: 'sleep', label: 'To sleep' },
  { value: 'mood', label: 'For my mood' },
  { value: 'other', label: 'Something else' },
] as const;
export type Medicine = (typeof MEDICINES)[number]['value'];
export const MEDICINE_CODES: readonly Medicine[] = MEDICINES.map(({ value }) => value);

/** How strong something was; `some`: there, and nobody said how much. */
export const STRENGTHS = ['none', 'some', 'mild', 'medium', 'strong', 'worst'] as const;
export type Strength = (typeof STRENGTHS)[number];
/** A tag that is not there is not stored. */
export const TAG_STRENGTHS = ['some', 'mild', 'medium', 'strong'] as const;
export type TagStrength = (typeof TAG_STRENGTHS)[number];

export interface DayAnswers {
  words: DayWords;
  /** Of the eight given symptoms only how strong they were; that they were there stands in the signals. */
  symptoms: { [Code in SymptomCode]?: Strength | undefined };
  medicines: { [Code in Medicine]?: 'taken' | undefined };
  /** By the id of the tag (own-tag.ts). */
  tags: Record<string, TagStrength>;
}

/** A day's record as it travels: one row of `day_answers`. */
export interface DayAnswersRow extends DayAnswers {
  day: CalendarDate;
}

export const EMPTY_ANSWERS: DayAnswers = { words: {}, symptoms: {}, medicines: {}, tags: {} };

/** More than a woman has; an end to what a loop can fill. */
export const TAGS_A_DAY_MAX = 100;

/** True where nothing is said: such a day has no row. */
export function isEmptyAnswers({ words, symptoms, medicines, tags }: DayAnswers): boolean {
  return [words, symptoms, medicines, tags].every((part) => Object.keys(part).length === 0);
}

const unknownKey = (error: string) => (issue: { code?: string }) =>
  issue.code === 'unrecognized_keys' ? error : undefined;

const wordsSchema = z.strictObject(
  Object.fromEntries(
    WORD_KEYS.map((key) => [
      key,
      z.exactOptional(
        z.enum(DAY_WORDS[key] as readonly string[] as [string, ...string[]], {
          error: 'Choose one of the answers',
        }),
      ),
    ]),
  ),
  { error: unknownKey('No question of the day') },
) as unknown as z.ZodMiniType<DayWords>; // as: built from DAY_WORDS, like the type

const strengthSchema = z.enum(STRENGTHS, { error: 'Choose how strong it was' });
const symptomsSchema = z.strictObject(
  Object.fromEntries(SYMPTOM_CODES.map((code) => [code, z.exactOptional(strengthSchema)])),
  { error: unknownKey('Unknown symptom') },
) as unknown as z.ZodMiniType<DayAnswers['symptoms']>; // as: built from SYMPTOM_CODES, like the type

const medicinesSchema = z.strictObject(
  Object.fromEntries(
    MEDICINE_CODES.map((code) => [
      code,
      z.exactOptional(z.literal('taken', { error: 'Say that you took it' })),
    ]),
  ),
  { error: unknownKey('Unknown medicine') },
) as unknown as z.ZodMiniType<DayAnswers['medicines']>; // as: built from MEDICINES, like the type

const tagsSchema = z
  .record(
    z.uuid({ error: 'A tag is named by its id' }).check(z.toLowerCase()),
    z.enum(TAG_STRENGTHS, { error: 'Choose how strong it was' }),
  )
  .check(
    z.refine((tags) => Object.keys(tags).length <= TAGS_A_DAY_MAX, {
      error: `At most ${TAGS_A_DAY_MAX} tags a day`,
    }),
  );

const answersFields = {
  words: wordsSchema,
  symptoms: symptomsSchema,
  medicines: medicinesSchema,
  tags: tagsSchema,
};

/** Rows as they are kept on a device, where anybody may have written. */
export const dayAnswersSchema = z.object({ day: calendarDateSchema, ...answersFields });

/**
 * `POST /api/day-answers`: saves a day. `base` is what she saw when she changed it (EMPTY_ANSWERS when nothing was
 * recorded), so that the server merges with what another device wrote meanwhile (mergeAnswers).
 */
export const dayAnswersWriteSchema = z.object({
  user_id: z.uuid({ error: 'Say whose record this is' }),
  day: calendarDateSchema,
  ...answersFields,
  base: z.object(answersFields),
});
export type DayAnswersWrite = z.infer<typeof dayAnswersWriteSchema>;

/** True for the eight that the calendar's dialog has as well. */
export function isGivenSymptom(code: SymptomCode): code is (typeof GIVEN_SYMPTOM_CODES)[number] {
  return (GIVEN_SYMPTOM_CODES as readonly string[]).includes(code);
}
