import * as z from 'zod/mini';
import { withOwnAnswer } from '../bleeding/log-bleeding.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';
import { LIFE_STAGE_VALUES, type LifeStage } from '../profile/life-stages.ts';
import { bloodPressureSchema } from './blood-pressure.ts';
import { withOwnPressure } from './blood-pressure-of-day.ts';
import type { AllExtras, ModeExtras } from './log-extras.ts';
import {
  COMMON_FIELDS,
  COMMON_KEYS,
  type CommonKey,
  type LogField,
  MODE_FIELDS,
  type ValueOf,
} from './log-fields.ts';
import { type DaySigns, SIGN_FIELDS } from './sign-fields.ts';

type CommonFields = typeof COMMON_FIELDS;

/** The fields of every mode; null: not logged. */
export type CommonValues = { [Key in CommonKey]: ValueOf<CommonFields[Key]> | null };

/** A day's log as it travels: one row of `daily_logs`. */
export interface DailyLog extends CommonValues {
  log_date: CalendarDate;
  extras: AllExtras;
  /** In every mode beside its own; missing: none. The blood pressure is not here (blood-pressure-of-day.ts). */
  signs?: DaySigns | undefined;
  /** There is a blood pressure which the server cannot open (damaged, or moved there from another row). */
  blood_pressure_unreadable?: true | undefined;
}

export const UNREADABLE_BLOOD_PRESSURE =
  'The blood pressure of this day cannot be read. It is kept as it is.';

/** Nobody alive has logged a day before it. */
export const EARLIEST_LOG_DATE: CalendarDate = '1900-01-01';

export const LOG_DATE_TEXTS = {
  tooEarly: 'Choose a day from 1900 on',
  inFuture: 'A day can be logged once it has come',
} as const;

export const CONTRADICTIONS = {
  activity: 'Enter the active minutes, or choose None as activity',
  hotFlashes: 'Hot flashes of a severity above 0 are at least one',
} as const;

/** What is wrong with the day of a log, as a sentence, or null. `today` is the last day that may be logged. */
export function findLogDateFault(date: CalendarDate, today: CalendarDate): string | null {
  if (date < EARLIEST_LOG_DATE) return LOG_DATE_TEXTS.tooEarly;
  return date > today ? LOG_DATE_TEXTS.inFuture : null;
}

/** What is wrong with a value, as a sentence, or null. A value that is not logged is never wrong. */
export function findFieldFault(field: LogField, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return schemaOf(field).safeParse(value).error?.issues[0]?.message ?? null;
}

/** `Enter 0 to 24 hours`. The form says it in her unit instead where she chose another. */
export function sayRange(field: Exclude<LogField, { kind: 'choice' | 'blood-pressure' | 'flag' }>): string {
  const unit = field.kind === 'number' ? UNIT_WORDS[field.measure] : '';
  const isWhole = field.kind === 'scale' || field.isWhole;
  return `${field.label}: enter ${isWhole ? 'a whole number' : 'a number'} from ${field.min} to ${field.max}${unit}`;
}

const UNIT_WORDS = {
  hours: ' hours',
  minutes: ' minutes',
  glasses: ' glasses',
  kg: ' kg',
  fahrenheit: ' °F',
  bpm: ' bpm',
  count: '',
} as const;

/** The schema of one value that is logged. */
function schemaOf(field: LogField) {
  if (field.kind === 'blood-pressure') return bloodPressureSchema;
  if (field.kind === 'flag')
    return z.literal(true, { error: `${field.label}: say that it is so, or leave it` });
  if (field.kind === 'choice') {
    const codes = field.options.map(({ value }) => value) as [string, ...string[]]; // none of the lists is empty
    return z.enum(codes, { error: `${field.label}: choose one of the answers` });
  }
  const error = sayRange(field);
  const limits = [z.minimum(field.min, { error }), z.maximum(field.max, { error })] as const;
  const isWhole = field.kind === 'scale' || field.isWhole;
  return isWhole ? z.int({ error }).check(...limits) : z.number({ error }).check(...limits);
}

const mapFields = (
  fields: Readonly<Record<string, LogField>>,
  wrap: (schema: z.ZodMiniType) => z.ZodMiniType,
) => Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, wrap(schemaOf(field))]));

// as: built from COMMON_FIELDS, from which the type is made as well
const commonShape = mapFields(COMMON_FIELDS, (schema) => z.nullable(schema)) as {
  [Key in CommonKey]: z.ZodMiniType<CommonValues[Key]>;
};

/** The extras of each mode, no other key accepted. */
const MODE_EXTRAS_SCHEMAS = Object.fromEntries(
  LIFE_STAGE_VALUES.map((stage) => [
    stage,
    z
      .strictObject(
        mapFields(MODE_FIELDS[stage], (schema) => z.exactOptional(schema)),
        {
          error: (issue) =>
            issue.code === 'unrecognized_keys'
              ? `Not part of this mode: ${issue.keys.join(', ')}`
              : undefined,
        },
      )
      .check(z.refine((extras) => !hasContradictoryFlashes(extras), { error: CONTRADICTIONS.hotFlashes })),
  ]),
) as unknown as { [Stage in LifeStage]: z.ZodMiniType<ModeExtras<Stage>> }; // as: built from MODE_FIELDS, like the type

/** What a form or a write has of signs, no other key accepted. */
const signsSchema = z.strictObject(
  mapFields(SIGN_FIELDS, (schema) => z.exactOptional(schema)),
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `No field of the log: ${issue.keys.join(', ')}` : undefined,
  },
);

/** Signs as a log has them. */
export const loggedSignsSchema = z.omit(signsSchema, {
  blood_pressure: true,
}) as unknown as z.ZodMiniType<DaySigns>; // as: built from SIGN_FIELDS, like the type

/** True where a kind of activity is named for no minutes. */
export function hasContradictoryActivity(values: {
  activity_minutes: number | null;
  activity_type: string | null;
}): boolean {
  return values.activity_minutes === 0 && values.activity_type !== null && values.activity_type !== 'none';
}

/** True where flashes are severe and there were none. Reads the extras of any mode. */
export function hasContradictoryFlashes(extras: object): boolean {
  const { hot_flashes, hot_flash_severity } = extras as ModeExtras<'menopause'>; // as: other modes have neither
  return hot_flashes === 0 && (hot_flash_severity ?? 0) > 0;
}

// Pages of earlier versions send none: what is stored stays.
const signsShape = { signs: z.exactOptional(signsSchema as unknown as z.ZodMiniType<DaySigns>) }; // as: as above

const writeOf = <Stage extends LifeStage>(stage: Stage) =>
  z
    .object({
      user_id: z.uuid({ error: 'Say whose record this is' }),
      log_date: calendarDateSchema,
      life_stage: z.literal(stage),
      ...commonShape,
      extras: MODE_EXTRAS_SCHEMAS[stage],
      ...signsShape,
      base: z.object({ ...commonShape, extras: MODE_EXTRAS_SCHEMAS[stage], ...signsShape }),
      starting_fields: z.exactOptional(z.array(z.enum(COMMON_KEYS, { error: 'Name fields of the log' }))),
    })
    .check(z.refine((log) => !hasContradictoryActivity(log), { error: CONTRADICTIONS.activity }));

/**
 * `POST /api/daily-logs`: saves a day in one mode; the extras of other modes stay. `base` is what she saw when she
 * changed it (EMPTY_VALUES when nothing was recorded), so that the server merges with what another device wrote
 * meanwhile (mergeLog). Form and server read the same schema, one per mode.
 */
export const DAILY_LOG_WRITE_SCHEMAS = Object.fromEntries(
  LIFE_STAGE_VALUES.map((stage) => [stage, writeOf(stage)]),
) as unknown as { [Stage in LifeStage]: z.ZodMiniType<DailyLogWrite<Stage>> }; // as: one of writeOf for each stage

/** What the form of one mode holds. */
export interface LogValues<Stage extends LifeStage = LifeStage> extends CommonValues {
  extras: ModeExtras<Stage>;
  /** Missing: none. In a write: a page that knows of none. */
  signs?: DaySigns | undefined;
}

export interface DailyLogWrite<Stage extends LifeStage = LifeStage> extends LogValues<Stage> {
  user_id: string;
  log_date: CalendarDate;
  life_stage: Stage;
  base: LogValues<Stage>;
  /**
   * Sent by pages of earlier versions, also from a queue that waited offline: fields that hold the form's starting value
   * because she did not touch them. They count as not touched: nothing of them is recorded.
   */
  starting_fields?: readonly CommonKey[];
}

const stageOfWriteSchema = z.object(
  {
    life_stage: z.enum(LIFE_STAGE_VALUES as [LifeStage, ...LifeStage[]], {
      error: 'Say which mode this log is of',
    }),
  },
  { error: 'Send a log as an object' },
);

/** Any of the eight writes, by its `life_stage`. */
export const dailyLogWriteSchema = z.pipe(
  z.unknown(),
  z.transform((input: unknown, context): DailyLogWrite => {
    const stage = stageOfWriteSchema.safeParse(input);
    const parsed = stage.success ? DAILY_LOG_WRITE_SCHEMAS[stage.data.life_stage].safeParse(input) : stage;
    if (parsed.success) return parsed.data as DailyLogWrite; // as: the write of one of the modes
    for (const { message, path } of parsed.error.issues) {
      context.issues.push({ code: 'custom', message, path, input });
    }
    return z.NEVER;
  }),
);

const extrasShape = Object.fromEntries(
  LIFE_STAGE_VALUES.map((stage) => [stage, z.exactOptional(MODE_EXTRAS_SCHEMAS[stage])]),
) as unknown as { [Stage in LifeStage]: z.ZodMiniExactOptional<z.ZodMiniType<ModeExtras<Stage>>> }; // as: as above

/** Extras of all modes, as they are stored. */
export const allExtrasSchema = z.strictObject(extrasShape);

/** Rows as they are kept on a device, where anybody may have written. */
export const dailyLogSchema = z.object({
  log_date: calendarDateSchema,
  ...commonShape,
  extras: allExtrasSchema,
  signs: z.exactOptional(loggedSignsSchema),
  blood_pressure_unreadable: z.exactOptional(z.literal(true)),
});

/** `DELETE /api/daily-logs/:date?user_id=`. */
export const dailyLogDeleteSchema = z.object({ user_id: z.uuid({ error: 'Say whose record this is' }) });

/** A day of which nothing is logged. */
export const EMPTY_VALUES: LogValues & { extras: Record<string, never> } = {
  // as: one entry for each key
  ...(Object.fromEntries(COMMON_KEYS.map((key) => [key, null])) as CommonValues),
  extras: {},
};

/**
 * Where the fields stand, faintly, while they are not logged: the starting values of each field. None of it is hers
 * until she touches the field, or logs the day as shown.
 */
export function startingPositions(): LogValues {
  const common = Object.entries(COMMON_FIELDS).map(([key, field]) => [key, field.initial]);
  return { ...(Object.fromEntries(common) as CommonValues), extras: {} }; // as: one entry for each key
}

/** The part of a day that the form of a mode shows; EMPTY_VALUES without a log. */
export function valuesOf<Stage extends LifeStage>(log: DailyLog | null, stage: Stage): LogValues<Stage> {
  if (log === null) return EMPTY_VALUES;
  const { log_date: _, blood_pressure_unreadable: __, extras, signs: ___, ...common } = log;
  const signs = signsOf(log, stage);
  return {
    ...common,
    extras: withOwnAnswer(stage, extras) as ModeExtras<Stage>, // as: TypeScript does not follow the key to its value
    ...(Object.keys(signs).length > 0 && { signs }),
  };
}

/** The signs of a day as the form of a mode shows them. */
export function signsOf({ signs = {}, extras }: DailyLog, stage: LifeStage): DaySigns {
  return withOwnPressure(stage, signs, extras);
}

/** True when nothing is logged, whether or not the day has a row. */
export function isEmptyLog(log: DailyLog): boolean {
  return (
    Object.keys(COMMON_FIELDS).every((key) => log[key as CommonKey] === null) && // as: keys of the literal
    [...Object.values(log.extras), log.signs].every((values) => Object.keys(values ?? {}).length === 0)
  );
}
