import * as z from 'zod/mini';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';
import { PHONE_MAX_LENGTH } from '../emergency/phone-number.ts';
import { textSchema } from '../text.ts';
import {
  ALIVE,
  ALLERGENS,
  BIRTH_KINDS,
  BLEEDING_ENDS,
  DIALS,
  MEDICINE_FORMS,
  OUTCOMES,
  RELATIONS,
  ROUTES,
  SEVERITIES,
} from './record-choices.ts';
import { RECORD_STATUSES, type RecordKind } from './record-kinds.ts';
import { PRECISIONS, whenShape } from './when.ts';

export const RECORD_LIMITS = {
  /** Of one person, those too that can still be brought back. */
  records: 2_000,
  /** Of all texts of a record together, counted like `String.length`. */
  text: 4_000,
  /** Of the row's `content` as JSON in UTF-8: the table has 29 bytes more. */
  contentBytes: 16_384 - 29,
  name: 200,
  line: 200,
  notes: 3_000,
} as const;

const line = (max: number = RECORD_LIMITS.line) =>
  textSchema({ max, tooLong: `Enter at most ${max.toLocaleString('en-GB')} characters` });
const choice = <Value extends string>(options: readonly { value: Value }[]) =>
  z.enum(['', ...options.map(({ value }) => value)] as ['' | Value, ...('' | Value)[]], {
    error: 'Choose one of the list',
  });
const count = (min: number, max: number) => {
  const error = `Enter a whole number from ${min} to ${max}`;
  return z.nullable(z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error })));
};

/** Asked for since there are records without it: what was kept or sent before has it as not ticked. */
const laterTick = z._default(z.boolean(), false);

/** Times of a day, `08:00 20:30`; at most eight. */
export const TIMES_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d(?: (?:[01]\d|2[0-3]):[0-5]\d){0,7}$/;

const notes = { notes: line(RECORD_LIMITS.notes) };
const name = { name: line(RECORD_LIMITS.name) };

/** What each kind says beside its state and its time: what lies encrypted in `content`. Texts are '' where she said nothing. */
export const CONTENT_SHAPES = {
  condition: { ...name, ...notes },
  procedure: { ...name, place: line(), bleeding: choice(BLEEDING_ENDS), ...notes },
  allergy: {
    ...name,
    allergen: choice(ALLERGENS),
    reaction: line(),
    severity: choice(SEVERITIES),
    ...notes,
  },
  medication: {
    ...name,
    strength: line(),
    form: choice(MEDICINE_FORMS),
    route: choice(ROUTES),
    dose: line(),
    times: z.string().check(
      z.refine((text) => text === '' || TIMES_OF_DAY.test(text), {
        error: 'Write times such as 08:00 20:30, at most eight',
      }),
    ),
    every_days: count(1, 365),
    cycle_from: count(1, 99),
    cycle_to: count(1, 99),
    /** She wants to see these days in her calendar. */
    in_calendar: laterTick,
    reason: line(),
    prescriber: line(),
    is_hormone_therapy: z.boolean(),
    /** She was told so. */
    harms_pregnancy: laterTick,
    ...notes,
  },
  vaccination: {
    ...name,
    dose_number: count(1, 20),
    dose_total: count(1, 20),
    lot: line(),
    site: line(),
    given_by: line(),
    ...notes,
  },
  obstetric: {
    /** Of `pregnancies`, where it is one of those; null: an earlier one, which stands here alone. */
    pregnancy_id: z.nullable(z.uuid({ error: 'A pregnancy is named by its id' }).check(z.toLowerCase())),
    outcome: choice(OUTCOMES),
    weeks: count(1, 45),
    babies: count(1, 9),
    birth_kind: choice(BIRTH_KINDS),
    place: line(),
    weight: line(),
    complications: line(1_000),
    ...notes,
  },
  family: {
    relation: choice(RELATIONS),
    ...name,
    onset_age: count(0, 120),
    is_alive: choice(ALIVE),
    ...notes,
  },
  provider: {
    ...name,
    role: line(),
    practice: line(),
    phone: line(PHONE_MAX_LENGTH),
    email: line(),
    address: line(),
    link: line(500),
    dials: choice(DIALS),
    ...notes,
  },
  implant: {
    ...name,
    place: line(),
    renew_by: z.nullable(calendarDateSchema),
    /** She wants to be reminded of that day. */
    renew_reminder: laterTick,
    ...notes,
  },
} as const satisfies Record<RecordKind, Record<string, z.ZodMiniType>>;

const precision = z.enum(PRECISIONS, { error: 'Say how well you know it' });

/** What every kind has. The ages are as she said them, and lie in `content` too. */
const sharedShape = {
  status: z.enum(RECORD_STATUSES, { error: 'Choose one of the list' }),
  started_on: whenShape.on,
  started_precision: precision,
  started_age: whenShape.age,
  /** Null: it goes on, or has no end. */
  ended_on: whenShape.on,
  ended_precision: z.nullable(precision),
  ended_age: whenShape.age,
};

const of = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.object({ ...sharedShape, ...shape });

/** All that she can change of a record, by kind: one flat object, so that two devices' changes merge field by field. */
export const FIELD_SCHEMAS = {
  condition: of(CONTENT_SHAPES.condition),
  procedure: of(CONTENT_SHAPES.procedure),
  allergy: of(CONTENT_SHAPES.allergy),
  medication: of(CONTENT_SHAPES.medication),
  vaccination: of(CONTENT_SHAPES.vaccination),
  obstetric: of(CONTENT_SHAPES.obstetric),
  family: of(CONTENT_SHAPES.family),
  provider: of(CONTENT_SHAPES.provider),
  implant: of(CONTENT_SHAPES.implant),
} as const;

export type FieldsOf<Kind extends RecordKind> = z.infer<(typeof FIELD_SCHEMAS)[Kind]>;
export type SharedFields = Pick<
  FieldsOf<'condition'>,
  'status' | 'started_on' | 'started_precision' | 'started_age' | 'ended_on' | 'ended_precision' | 'ended_age'
>;
/** The fields that lie in `content`; the rest are columns. */
export const isContentField = (name: string): boolean => !COLUMNS.has(name);
const COLUMNS = new Set(['status', 'started_on', 'started_precision', 'ended_on', 'ended_precision']);
