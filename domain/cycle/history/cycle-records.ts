import * as z from 'zod/mini';
import { calendarDateSchema } from '../../calendar/calendar-date-schema.ts';
import { PREGNANCY_ENDS } from '../../pregnancy/pregnancy-end.ts';
import { LIFE_STAGE_VALUES } from '../../profile/life-stages.ts';
import { lutealDaysSchema } from '../luteal-length.ts';

/**
 * What is recorded about her cycles beside the periods themselves, as it travels: what she said of single cycles,
 * pauses, changes of mode, pregnancies, signs of ovulation from her daily log, and the forecasts that were shown.
 */

/**
 * What she said of a cycle. `unusual`: it does not count, with a reason. `whole`: it really was that long.
 * `start-missing`: a period in it was not recorded. `same-period`: what is recorded on its first day belongs to the
 * period before, so that no cycle begins there.
 */
export const CYCLE_VERDICTS = ['unusual', 'whole', 'start-missing', 'same-period'] as const;
export type CycleVerdict = (typeof CYCLE_VERDICTS)[number];

/** Why a cycle is unusual. */
export const UNUSUAL_REASONS = [
  { value: 'illness', label: 'I was ill' },
  { value: 'stress', label: 'A very stressful time' },
  { value: 'travel', label: 'Travel or night shifts' },
  { value: 'medication', label: 'Medication' },
  { value: 'hormones', label: 'Hormones or the morning-after pill' },
  { value: 'procedure', label: 'An operation or treatment' },
  { value: 'other', label: 'Another reason' },
] as const;
export type UnusualReason = (typeof UNUSUAL_REASONS)[number]['value'];

/** Why she had no cycles for a while. */
export const PAUSE_REASONS = [
  { value: 'breastfeeding', label: 'After a birth or breastfeeding' },
  { value: 'hormones', label: 'Hormonal contraception or hormones' },
  { value: 'treatment', label: 'Illness or treatment' },
  { value: 'not-recorded', label: 'I did not record my periods' },
  { value: 'other', label: 'Another reason' },
] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number]['value'];

const valuesOf = <const Value extends string>(options: readonly { value: Value }[]) =>
  options.map(({ value }) => value);

/** A finished cycle or the one that goes on, named by its first day: one row of `cycle_marks`. */
const markFields = {
  /** Null: nothing was said. */
  verdict: z.nullable(z.enum(CYCLE_VERDICTS)),
  /** Only beside `unusual`, and always there. */
  reason: z.nullable(z.enum(valuesOf(UNUSUAL_REASONS))),
  /** The day of ovulation where she entered it; null: not entered. */
  ovulation_on: z.nullable(calendarDateSchema),
};
export const cycleMarkSchema = z.object({ cycle_start: calendarDateSchema, ...markFields });
export type CycleMark = z.infer<typeof cycleMarkSchema>;

/** A time without cycles that she entered: one row of `cycle_pauses`. */
const pauseFields = {
  from_on: calendarDateSchema,
  /** The last day of it; null while it goes on. */
  to_on: z.nullable(calendarDateSchema),
  reason: z.enum(valuesOf(PAUSE_REASONS)),
};
export const cyclePauseSchema = z.object({
  /** Made where the pause was entered, so that a retry makes no second one. */
  id: z.uuid({ error: 'A pause needs its id' }).check(z.toLowerCase()),
  ...pauseFields,
});
export type CyclePause = z.infer<typeof cyclePauseSchema>;

/** A forecast that was on her screen: one row of `cycle_forecasts`, never changed. */
export const shownForecastSchema = z.object({
  /** First day of the cycle in which it was shown. */
  cycle_start: calendarDateSchema,
  /** The first day on her clock on which it stood there like this. */
  shown_on: calendarDateSchema,
  predicted_start: calendarDateSchema,
  /** The window of 80 %, both days counted. */
  window_from: calendarDateSchema,
  window_to: calendarDateSchema,
  /** How many finished cycles it rests on. */
  known_cycles: z.int().check(z.minimum(0), z.maximum(1000)),
  /** True where ovulation of that cycle was known. */
  is_ovulation_known: z.boolean(),
});
export type ShownForecast = z.infer<typeof shownForecastSchema>;

/** What a day of the daily log says of ovulation. */
export const ovulationSignSchema = z.object({
  day: calendarDateSchema,
  lh_test: z.nullable(z.enum(['positive', 'negative'])),
  /** Basal body temperature in degrees Fahrenheit, as it is stored. */
  temperature_f: z.nullable(z.number()),
});
export type OvulationSign = z.infer<typeof ovulationSignSchema>;

/** `GET /api/cycle-records`. Days oldest first. */
export const cycleRecordsSchema = z.object({
  cycle_marks: z.array(cycleMarkSchema),
  cycle_pauses: z.array(cyclePauseSchema),
  /** Changes of mode, oldest first. The mode before the first of them, or without any, is from_stage or today's. */
  stage_changes: z.array(
    z.object({
      from_stage: z.enum(LIFE_STAGE_VALUES),
      to_stage: z.enum(LIFE_STAGE_VALUES),
      /** ISO 8601 with zone. */
      changed_at: z.string(),
    }),
  ),
  /** From the first day of gestation to the day it ended and how; null while it goes on. */
  pregnancies: z.array(
    z.object({
      from: calendarDateSchema,
      to: z.nullable(calendarDateSchema),
      end: z.nullable(z.enum(PREGNANCY_ENDS.map(({ value }) => value))),
    }),
  ),
  ovulation_signs: z.array(ovulationSignSchema),
  /** The newest 500. */
  cycle_forecasts: z.array(shownForecastSchema),
  /** From ovulation to the next period in days, as she says herself; left out where she does not. */
  luteal_days: z.optional(lutealDaysSchema),
  /** She shows the days of a medicine in her calendar: it asks for her medical history too. Left out where she does not. */
  has_medicine_days: z.optional(z.boolean()),
});
export type CycleRecords = z.infer<typeof cycleRecordsSchema>;

/** Nothing is recorded beside the periods. */
export const NO_CYCLE_RECORDS: CycleRecords = {
  cycle_marks: [],
  cycle_pauses: [],
  stage_changes: [],
  pregnancies: [],
  ovulation_signs: [],
  cycle_forecasts: [],
};

const userField = { user_id: z.uuid({ error: 'Say whose record this is' }) };

/** `POST /api/cycle-marks`: what she says of a cycle, merged by field with what another device said; all null: nothing. */
export const cycleMarkWriteSchema = z.object({
  ...userField,
  cycle_start: calendarDateSchema,
  ...markFields,
  /** What she saw when she changed it; null: nothing was said. */
  base: z.nullable(z.object(markFields)),
});
export type CycleMarkWrite = z.infer<typeof cycleMarkWriteSchema>;

/** `POST /api/cycle-pauses`. */
export const cyclePauseWriteSchema = z.object({
  ...userField,
  ...cyclePauseSchema.shape,
  base: z.nullable(z.object(pauseFields)),
});
export type CyclePauseWrite = z.infer<typeof cyclePauseWriteSchema>;

/** `DELETE /api/cycle-pauses/:id?user_id=`. */
export const cyclePauseDeleteSchema = z.object(userField);

/** `POST /api/cycle-forecasts`: kept once, however often it is sent. */
export const shownForecastWriteSchema = z.object({ ...userField, ...shownForecastSchema.shape });
export type ShownForecastWrite = z.infer<typeof shownForecastWriteSchema>;
