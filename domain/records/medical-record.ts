import * as z from 'zod/mini';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import {
  FIELD_SCHEMAS,
  type FieldsOf,
  isContentField,
  RECORD_LIMITS,
  type SharedFields,
} from './record-fields.ts';
import {
  isAskedKind,
  isOver,
  KIND_VALUES,
  RECORD_ORIGINS,
  type RecordKind,
  type RecordOrigin,
  STATUS_WORDS,
} from './record-kinds.ts';
import { edgeOf, firstDayOfEnd, type Precision, type When } from './when.ts';

/** Of one kind: one row of `medical_records`. */
export interface RecordOf<Kind extends RecordKind> {
  id: string;
  kind: Kind;
  origin: RecordOrigin;
  fields: FieldsOf<Kind>;
  /** Its texts could not be opened, and are empty: shown, so that she can delete it. */
  unreadable?: boolean | undefined;
}

/** A record of hers, of whatever kind. */
export type MedicalRecord = { [Kind in RecordKind]: RecordOf<Kind> }[RecordKind];

/** What names a record, made where it was entered. In small letters, as it is stored: a retry finds it again. */
export const recordIdSchema = z.uuid({ error: 'An entry needs its id' }).check(z.toLowerCase());

const whose = z.uuid({ error: 'Say whose record this is' });

/** One schema of each kind, told apart by `kind`. */
function ofEachKind<Of extends { [Kind in RecordKind]: { kind: Kind } }>(
  shapeOf: (fields: z.ZodMiniType) => z.core.$ZodLooseShape,
): z.ZodMiniType<Of[RecordKind]> {
  const [first, ...others] = KIND_VALUES.map((kind) =>
    z.object({ ...shapeOf(FIELD_SCHEMAS[kind]), kind: z.literal(kind) }),
  );
  if (!first) throw new Error('There is no kind');
  // as: each member is that of its kind
  return z.discriminatedUnion('kind', [first, ...others]) as unknown as z.ZodMiniType<Of[RecordKind]>;
}

/** As it travels, and as a device keeps it. */
export const medicalRecordSchema = ofEachKind<{ [Kind in RecordKind]: RecordOf<Kind> }>((fields) => ({
  id: recordIdSchema,
  origin: z.enum(RECORD_ORIGINS),
  fields,
  unreadable: z.optional(z.boolean()),
}));

/** `PUT /api/medical-records/:id`: fields she did not touch keep what another device wrote (mergeRecord). */
export interface WriteOf<Kind extends RecordKind> {
  user_id: string;
  id: string;
  kind: Kind;
  /** What she saw when she changed it; null: a new one. */
  base: FieldsOf<Kind> | null;
  fields: FieldsOf<Kind>;
}
export type RecordWrite = { [Kind in RecordKind]: WriteOf<Kind> }[RecordKind];

export const recordWriteSchema = ofEachKind<{ [Kind in RecordKind]: WriteOf<Kind> }>((fields) => ({
  user_id: whose,
  id: recordIdSchema,
  base: z.nullable(fields),
  fields,
}));

/** `DELETE /api/medical-records/:id?user_id=` and `POST /api/medical-records/:id/restore`. */
export const recordOwnerSchema = z.object({ user_id: whose });

/** `GET /api/medical-records?after=`: those behind the one with this id, in the order of ids; without it from the beginning. */
export const recordsBehindSchema = z.object({ after: z.optional(recordIdSchema) });

export const RECORD_TEXTS = {
  name: 'Enter a name',
  relation: 'Choose who it is',
  startForm: 'Say how well you know when it was',
  tooEarly: 'Choose a day from 1900 on',
  tooLate: 'Choose a day before the year 2200',
  future: 'Choose today or an earlier day. What lies ahead is planned.',
  endInFuture: 'It is over, so its end cannot lie ahead',
  tooLong: `All texts of an entry together have at most ${RECORD_LIMITS.text.toLocaleString('en-GB')} characters`,
  room: `There are ${RECORD_LIMITS.records.toLocaleString('en-GB')} entries already, which is as many as are kept. Delete one first.`,
  status: 'Choose one of the list',
  otherKind: 'An entry cannot become one of another kind',
  cycleDays: 'Enter both days of the cycle, the first before the last',
  doses: 'The number of the dose is higher than how many there are',
  link: 'Write the address of a page, such as https://clinic.example',
  unreadable: 'This entry cannot be read any more. Delete it, and add it again.',
} as const;

/** What beginning and end are called, by kind; null: there is none to enter. */
export const TIME_LABELS: Record<RecordKind, { start: string | null; end: string | null }> = {
  condition: { start: 'Start', end: 'End' },
  procedure: { start: 'When', end: null },
  allergy: { start: 'Since', end: null },
  medication: { start: 'Start', end: 'End' },
  vaccination: { start: 'Given on', end: null },
  obstetric: { start: 'When it ended', end: null },
  family: { start: null, end: null },
  provider: { start: null, end: null },
  implant: { start: 'Placed', end: 'Taken out' },
};

export const startOf = (fields: SharedFields): When => ({
  on: fields.started_on,
  precision: fields.started_precision,
  age: fields.started_age,
});
export const endOf = (fields: SharedFields): When => ({
  on: fields.ended_on,
  precision: fields.ended_precision,
  age: fields.ended_age,
});

/** Whether it says that she knows of none of its kind. */
export const saysNoneKnown = ({ kind, fields }: Pick<MedicalRecord, 'kind' | 'fields'>): boolean =>
  isAskedKind(kind) && fields.status === 'refuted' && 'name' in fields && fields.name === '';

/** The days that a record can name: what is planned may lie far ahead. */
export const RECORD_DAYS = { first: '1900-01-01', last: '2199-12-31' } as const satisfies Record<
  'first' | 'last',
  CalendarDate
>;

/** Where something is wrong: a field of the form, `start` and `end` for the times. */
export type RecordFaults = { [field: string]: string | undefined };

/**
 * What is wrong with the fields of a record beyond their schema, by field and in the order of a form; empty where all is well.
 * `today` is the last day that has begun anywhere.
 */
export function findRecordFaults(
  record: Pick<MedicalRecord, 'kind' | 'fields'>,
  today: CalendarDate,
): RecordFaults {
  const { kind, fields } = record;
  const faults: RecordFaults = {};
  const isNone = saysNoneKnown(record);
  const isKnownStatus = STATUS_WORDS[kind].some(({ value }) => value === fields.status);
  if (!isKnownStatus && !isNone) faults.status = RECORD_TEXTS.status;
  if ('relation' in fields && fields.relation === '') faults.relation = RECORD_TEXTS.relation;
  if ('name' in fields && fields.name.trim() === '' && !isNone) faults.name = RECORD_TEXTS.name;
  const start = findStartFault(fields, today);
  if (start !== null) faults.start = start;
  const end = start === null ? findEndFault(kind, fields, today) : null;
  if (end !== null) faults.end = end;
  Object.assign(faults, findContentFaults(record));
  if (isTooLong(fields)) faults.notes ??= RECORD_TEXTS.tooLong;
  return faults;
}

function findStartFault(fields: SharedFields, today: CalendarDate): string | null {
  const fault = findTimeFault(startOf(fields), 'start');
  if (fault !== null || fields.started_on === null) return fault;
  return fields.started_on > today && fields.status !== 'planned' ? RECORD_TEXTS.future : null;
}

function findEndFault(kind: RecordKind, fields: SharedFields, today: CalendarDate): string | null {
  const end = endOf(fields);
  if (end.precision === null && end.on === null && end.age === null) return null;
  const fault = findTimeFault(end, 'end');
  if (fault !== null || end.on === null || end.precision === null) return fault;
  if (fields.started_on !== null && end.on < fields.started_on) return sayBackward(kind);
  return isOver(fields.status) && firstDayOfEnd(end.on, end.precision) > today
    ? RECORD_TEXTS.endInFuture
    : null;
}

/** Names both fields as the form does. */
export function sayBackward(kind: RecordKind): string {
  const { start, end } = TIME_LABELS[kind];
  return `“${end ?? 'End'}” is before “${start ?? 'Start'}”. Correct one of them.`;
}

function findTimeFault({ on, precision, age }: When, edge: 'start' | 'end'): string | null {
  const isWhole =
    precision !== null &&
    (on === null) === (precision === 'unknown') &&
    (age !== null) === (precision === 'age');
  if (!isWhole || precision === null) return RECORD_TEXTS.startForm;
  if (on === null) return null;
  if (on !== edgeOf(on, precision satisfies Precision, edge)) return RECORD_TEXTS.startForm;
  if (on < RECORD_DAYS.first) return RECORD_TEXTS.tooEarly;
  return on > RECORD_DAYS.last ? RECORD_TEXTS.tooLate : null;
}

function findContentFaults({ kind, fields }: Pick<MedicalRecord, 'kind' | 'fields'>): RecordFaults {
  const faults: RecordFaults = {};
  if (kind === 'medication' && 'cycle_from' in fields) {
    const { cycle_from: from, cycle_to: to } = fields;
    if ((from === null) !== (to === null) || (from !== null && to !== null && to < from))
      faults.cycle_to = RECORD_TEXTS.cycleDays;
  }
  if (kind === 'vaccination' && 'dose_number' in fields) {
    const { dose_number: number, dose_total: total } = fields;
    if (number !== null && total !== null && number > total) faults.dose_number = RECORD_TEXTS.doses;
  }
  if (kind === 'provider' && 'link' in fields && fields.link !== '' && pageAddress(fields.link) === null)
    faults.link = RECORD_TEXTS.link;
  return faults;
}

/** The address of a page as a link may carry it; null for any other text, `javascript:` among them. */
export function pageAddress(typed: string): string | null {
  const [, scheme = 'https://', rest] = PAGE.exec(typed.trim()) ?? [];
  return rest === undefined ? null : `${scheme}${rest}`;
}

const PAGE = /^(https?:\/\/)?([a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?(?:[/?#]\S*)?)$/i;

function isTooLong(fields: SharedFields): boolean {
  const texts = Object.entries(fields).filter(([name]) => isContentField(name));
  const length = texts.reduce((sum, [, text]) => sum + (typeof text === 'string' ? text.length : 0), 0);
  return length > RECORD_LIMITS.text || contentBytesOf(fields) > RECORD_LIMITS.contentBytes;
}

/** What lies in `content`, as text. */
export function writeContent(fields: SharedFields): string {
  return JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([name]) => isContentField(name))));
}

/** In UTF-8. */
function contentBytesOf(fields: SharedFields): number {
  let bytes = 0;
  for (const sign of writeContent(fields)) {
    const code = sign.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
  }
  return bytes;
}

/** The first thing that is wrong, as a sentence, or null. */
export function findRecordFault(
  record: Pick<MedicalRecord, 'kind' | 'fields'>,
  today: CalendarDate,
): string | null {
  return Object.values(findRecordFaults(record, today)).find((fault) => fault !== undefined) ?? null;
}
