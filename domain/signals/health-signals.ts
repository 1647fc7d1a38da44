import * as z from 'zod/mini';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';
import { textSchema } from '../text.ts';

/** Codes and labels, in the order in which they are offered. */
export const SYMPTOMS = [
  { value: 'cramps', label: 'Abdominal Cramps' },
  { value: 'headache', label: 'Headache' },
  { value: 'bloating', label: 'Bloating' },
  { value: 'tender_breasts', label: 'Tender breasts' },
  { value: 'back_pain', label: 'Back pain' },
  { value: 'nausea', label: 'Nausea' },
  { value: 'fatigue', label: 'Fatigue' },
  { value: 'acne', label: 'Acne' },
] as const;
export const MOODS = [
  { value: 'happy', label: 'Happy' },
  { value: 'sad', label: 'Sad' },
  { value: 'anxious', label: 'Anxious' },
  { value: 'irritable', label: 'Irritable' },
  { value: 'energetic', label: 'Energetic' },
  { value: 'calm', label: 'Calm' },
] as const;
export const DISCHARGES = [
  { value: 'none', label: 'None' },
  { value: 'dry', label: 'Dry' },
  { value: 'sticky', label: 'Sticky' },
  { value: 'creamy', label: 'Creamy' },
  { value: 'watery', label: 'Watery' },
  { value: 'ewcm', label: 'EWCM Egg White' },
] as const;

export type Symptom = (typeof SYMPTOMS)[number]['value'];
export type Mood = (typeof MOODS)[number]['value'];
export type Discharge = (typeof DISCHARGES)[number]['value'];

export interface IntercourseEntry {
  /** Made where the entry was added, so that two devices never take each other's entries for one. */
  id: string;
  protected: boolean;
}

/** What she noted for one day. */
export interface HealthSignals {
  symptoms: Symptom[];
  intercourse: IntercourseEntry[];
  mood: Mood[];
  discharge: Discharge;
  notes: string;
}

/** A day's record as it travels: one row of `daily_health_signals`. */
export interface DailyHealthSignals extends HealthSignals {
  signal_date: CalendarDate;
  /** There are notes which the server cannot open (damaged, or moved there from another row); `notes` is ''. */
  notes_unreadable?: true | undefined;
}

export const UNREADABLE_NOTES = 'The notes of this day cannot be read. They are kept as they are.';

export const NOTES_MAX_LENGTH = 4_000;
export const INTERCOURSE_MAX_ENTRIES = 20;
/** The days that can carry signals; a day ahead carries a note (signals-ahead.ts). */
export const SIGNAL_DATE_LIMITS: { first: CalendarDate; last: CalendarDate } = {
  first: '1900-01-01',
  last: '2100-12-31',
};

export const EMPTY_SIGNALS: HealthSignals = {
  symptoms: [],
  intercourse: [],
  mood: [],
  discharge: 'none',
  notes: '',
};

/** True when nothing is noted: such a day shows neither ring nor dots, whether or not it has a record. */
export function isEmptySignals(signals: HealthSignals): boolean {
  return (
    signals.symptoms.length === 0 &&
    signals.intercourse.length === 0 &&
    signals.mood.length === 0 &&
    signals.discharge === 'none' &&
    signals.notes.trim() === ''
  );
}

const isDistinct = (list: readonly unknown[]) => new Set(list).size === list.length;

const codeList = <T extends string>(codes: readonly { value: T }[], error: string) =>
  z
    .array(z.enum(codes.map((code) => code.value) as [T, ...T[]], { error })) // none of the lists is empty
    .check(z.refine(isDistinct, { error: 'Name each only once' }));

const signalFields = {
  symptoms: codeList(SYMPTOMS, 'Unknown symptom'),
  intercourse: z
    .array(z.object({ id: z.uuid({ error: 'An entry needs its id' }), protected: z.boolean() }))
    .check(
      z.maxLength(INTERCOURSE_MAX_ENTRIES, { error: `At most ${INTERCOURSE_MAX_ENTRIES} entries a day` }),
      z.refine((entries) => isDistinct(entries.map((entry) => entry.id)), {
        error: 'Name each entry only once',
      }),
    ),
  mood: codeList(MOODS, 'Unknown mood'),
  discharge: z.enum(DISCHARGES.map((code) => code.value) as [Discharge, ...Discharge[]], {
    error: 'Unknown discharge',
  }),
  notes: textSchema({
    max: NOTES_MAX_LENGTH,
    tooLong: `Notes can be at most ${NOTES_MAX_LENGTH.toLocaleString('en')} characters`,
  }),
};

export const signalDateSchema = calendarDateSchema.check(
  z.refine((date) => date >= SIGNAL_DATE_LIMITS.first && date <= SIGNAL_DATE_LIMITS.last, {
    error: 'Choose a day between 1900 and 2100',
  }),
);

/**
 * `POST /api/daily-health-signals`: saves a day. `base` is what she saw when she changed it (the empty day when
 * nothing was recorded), so that the server merges with what another device wrote meanwhile (mergeSignals).
 */
export const signalsWriteSchema = z.object({
  user_id: z.uuid({ error: 'Say whose record this is' }),
  signal_date: signalDateSchema,
  ...signalFields,
  base: z.object(signalFields),
});

/** Rows as they are kept on a device, where anybody may have written. */
export const dailySignalsSchema = z.object({
  signal_date: signalDateSchema,
  ...signalFields,
  notes_unreadable: z.exactOptional(z.literal(true)),
});

export type SignalsWrite = z.infer<typeof signalsWriteSchema>;
