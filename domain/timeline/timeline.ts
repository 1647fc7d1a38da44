import * as z from 'zod/mini';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';
import { LIFE_STAGE_VALUES } from '../profile/life-stages.ts';
import { KIND_VALUES, RECORD_KINDS, type RecordKind } from '../records/record-kinds.ts';

/** So many events in one answer at most; the rest is asked for. */
export const EVENTS_MAX = 2_000;

/** Records with a time of their own; relatives and the care team have none. */
type DatedKind = Exclude<RecordKind, 'obstetric' | 'family' | 'provider'>;
const isDated = (kind: (typeof RECORD_KINDS)[number]): kind is Extract<typeof kind, { value: DatedKind }> =>
  kind.value !== 'obstetric' && kind.value !== 'family' && kind.value !== 'provider';

/** What an event is, and what its filter is called. Chapters that she states (a later part) take their place here. */
export const EVENT_KINDS = [
  { value: 'stage', label: 'Life stages' },
  { value: 'period', label: 'Periods' },
  { value: 'day', label: 'Noted days' },
  { value: 'pregnancy', label: 'Pregnancies & births' },
  { value: 'method', label: 'Methods' },
  { value: 'pause', label: 'Pauses' },
  ...RECORD_KINDS.filter(isDated).map(({ value, tab }) => ({ value, label: tab })),
  { value: 'lab', label: 'Test results' },
  { value: 'document', label: 'Documents' },
] as const;
export type EventKind = (typeof EVENT_KINDS)[number]['value'];

/**
 * Stages of a life, in its order. `stage`: whose colours they are drawn in. Each comes from a mode with a date, a pregnancy or a
 * record: docs/algorithms/timeline.md.
 */
export const BAND_KINDS = [
  { value: 'childhood', label: 'Childhood', stage: 'pre-menstrual' },
  { value: 'first-period', label: 'From first period', stage: 'menstrual-cycle' },
  { value: 'contraception', label: 'Contraception', stage: 'contraception' },
  { value: 'trying', label: 'Trying for a baby', stage: 'conception' },
  { value: 'ivf', label: 'IVF', stage: 'ivf' },
  { value: 'pregnancy', label: 'Pregnancy', stage: 'pregnancy' },
  { value: 'after-birth', label: 'After birth', stage: 'pregnancy' },
  { value: 'transition', label: 'Menopause transition', stage: 'menopause' },
  { value: 'after-menopause', label: 'After menopause', stage: 'post-menopause' },
] as const;
export type BandKind = (typeof BAND_KINDS)[number]['value'];

const valuesOf = <const Value extends string>(options: readonly { value: Value }[]) =>
  options.map(({ value }) => value);

/** A time as well as it is known. */
export const momentSchema = z.object({
  /** Of a month, a year or an age its first day, of an end the last; of an instant the day in UTC, until `onHerClock`. */
  on: calendarDateSchema,
  precision: z.enum(['day', 'month', 'year', 'age']),
  /** How old she was, where she said that. */
  age: z.nullable(z.int()),
  /** ISO 8601 in UTC; null where the day is all there is. */
  at: z.nullable(z.string()),
});
export type Moment = z.infer<typeof momentSchema>;

/** Where an event came from, and is opened. */
export const leadSchema = z.discriminatedUnion('to', [
  z.object({ to: z.literal('record'), kind: z.enum(KIND_VALUES), id: z.string() }),
  z.object({ to: z.literal('document'), id: z.string() }),
  z.object({ to: z.literal('day'), day: calendarDateSchema }),
  z.object({ to: z.enum(['cycles', 'method', 'profile', 'values']) }),
]);
export type Lead = z.infer<typeof leadSchema>;

export const timelineEventSchema = z.object({
  id: z.string(),
  kind: z.enum(valuesOf(EVENT_KINDS)),
  title: z.string(),
  /** What happened to it, or how much there is; '' where the title says all. */
  detail: z.string(),
  /** How many days or values stand together in it. */
  count: z.int(),
  when: momentSchema,
  lead: leadSchema,
  /** The mode that began. */
  stage: z.nullable(z.enum(LIFE_STAGE_VALUES)),
  /** It tells of a loss, or may. */
  is_loss: z.boolean(),
});
export type TimelineEvent = z.infer<typeof timelineEventSchema>;

export const bandSchema = z.object({
  id: z.string(),
  kind: z.enum(valuesOf(BAND_KINDS)),
  from: momentSchema,
  /** Null: it goes on. */
  to: z.nullable(momentSchema),
  is_loss: z.boolean(),
});
export type Band = z.infer<typeof bandSchema>;

/** `GET /api/timeline?from=&to=`: events of these days, newest first; bands and what has no day with every part of them. */
export const timelineSchema = z.object({
  born_on: z.nullable(calendarDateSchema),
  events: z.array(timelineEventSchema),
  bands: z.array(bandSchema),
  /** How many records and methods have no day, and stand where they came from alone. */
  undated: z.int(),
  /** Those of them that may tell of a loss. */
  undated_losses: z.int(),
});
export type Timeline = z.infer<typeof timelineSchema>;

export const NO_TIMELINE: Timeline = { born_on: null, events: [], bands: [], undated: 0, undated_losses: 0 };
