import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import {
  endOf,
  findRecordFaults,
  type MedicalRecord,
  RECORD_DAYS,
  startOf,
  TIME_LABELS,
} from '@lunaria/domain/records/medical-record.ts';
import { emptyFields } from '@lunaria/domain/records/new-fields.ts';
import { FIELD_SCHEMAS, type SharedFields } from '@lunaria/domain/records/record-fields.ts';
import { isOver, type RecordKind, type RecordStatus } from '@lunaria/domain/records/record-kinds.ts';
import {
  AGE_LIMITS,
  edgeOf,
  NO_END,
  type Precision,
  UNKNOWN_TIME,
  type When,
  whenAged,
} from '@lunaria/domain/records/when.ts';
import { faultsOf } from '../../ui/use-form.ts';

/** A beginning or an end as it stands in the form. What the chosen way does not ask for stays as it was typed. */
export interface WhenDraft {
  /** `none`: it goes on. */
  precision: Precision | 'none';
  day: CalendarDate | null;
  /** `01` to `12`. */
  month: string;
  year: number | null;
  age: number | null;
}

export interface RecordDraft {
  status: RecordStatus;
  start: WhenDraft;
  end: WhenDraft;
  /** The other fields, by name. */
  content: Record<string, unknown>;
}

export type DraftFaults = { [field: string]: string | null | undefined };

const NOTHING: Omit<WhenDraft, 'precision'> = { day: null, month: '', year: null, age: null };

/** Of moments, most people know the day. */
const STARTS_WITH: Partial<Record<RecordKind, Precision>> = { procedure: 'day', vaccination: 'day' };

export function draftRecord(kind: RecordKind, base: MedicalRecord | null): RecordDraft {
  const fields: SharedFields = base?.fields ?? emptyFields(kind);
  const { status, started_on: _s, started_precision: _sp, started_age: _sa, ...rest } = fields;
  const { ended_on: _e, ended_precision: _ep, ended_age: _ea, ...content } = rest;
  const start = draftWhen(startOf(fields));
  if (base === null) start.precision = STARTS_WITH[kind] ?? 'unknown';
  return { status, start, end: draftWhen(endOf(fields)), content };
}

function draftWhen({ on, precision, age }: When): WhenDraft {
  if (precision === null) return { ...NOTHING, precision: 'none' };
  return {
    precision,
    day: precision === 'day' ? on : null,
    month: on !== null && (precision === 'day' || precision === 'month') ? on.slice(5, 7) : '',
    year: on !== null && precision !== 'age' ? Number(on.slice(0, 4)) : null,
    age,
  };
}

/** Whether the form asks for an end: of what is over, and of a medicine, which may have one ahead. */
export const asksEnd = (kind: RecordKind, status: RecordStatus): boolean =>
  TIME_LABELS[kind].end !== null && (isOver(status) || kind === 'medication');

interface ReadContext {
  id: string;
  kind: RecordKind;
  base: MedicalRecord | null;
  today: CalendarDate;
  /** Null: not known. */
  birthYear: number | null;
}

/** The record of the form, or what is wrong, each at its field; `start` and `end` are the times. */
export function readRecord(
  draft: RecordDraft,
  { id, kind, base, today, birthYear }: ReadContext,
): { record: MedicalRecord | null; faults: DraftFaults } {
  const labels = TIME_LABELS[kind];
  const start =
    labels.start === null
      ? { when: UNKNOWN_TIME }
      : readWhen(draft.start, 'start', { birthYear, known: base && startOf(base.fields) });
  const end = readEnd();
  const times = { ...start.fault, ...end.fault };
  const fields = {
    ...Object.fromEntries(Object.entries(draft.content).map(([name, value]) => [name, trim(value)])),
    status: draft.status,
    ...{ started_on: start.when.on, started_precision: start.when.precision, started_age: start.when.age },
    ...{ ended_on: end.when.on, ended_precision: end.when.precision, ended_age: end.when.age },
  };
  const parsed = FIELD_SCHEMAS[kind].safeParse(fields);
  // as: the fields are of its kind, by its schema
  const record = { id, kind, origin: base?.origin ?? 'typed', fields } as unknown as MedicalRecord;
  const faults = {
    ...times,
    ...(Object.keys(times).length === 0 && parsed.success ? findRecordFaults(record, today) : {}),
    ...faultsOf(parsed.error),
  };
  return { record: Object.values(faults).some(Boolean) ? null : record, faults };

  function readEnd(): ReadTime {
    if (!asksEnd(kind, draft.status)) return { when: NO_END };
    if (draft.end.precision === 'none') return { when: isOver(draft.status) ? UNKNOWN_TIME : NO_END };
    return readWhen(draft.end, 'end', { birthYear, known: base && endOf(base.fields) });
  }
}

const FIRST_YEAR = yearOf(RECORD_DAYS.first);
const LAST_YEAR = yearOf(RECORD_DAYS.last);

const trim = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

interface ReadTime {
  when: When;
  fault?: { [edge: string]: string };
}

function readWhen(
  { precision, day, month, year, age }: WhenDraft,
  edge: 'start' | 'end',
  { birthYear, known }: Pick<ReadContext, 'birthYear'> & { known: When | null },
): ReadTime {
  const fault = (text: string): ReadTime => ({ when: UNKNOWN_TIME, fault: { [edge]: text } });
  switch (precision) {
    case 'none':
    case 'unknown':
      return { when: UNKNOWN_TIME };
    case 'day':
      return day === null ? fault('Choose the day') : { when: { on: day, precision, age: null } };
    case 'age': {
      if (age === null || !Number.isInteger(age) || age < AGE_LIMITS.min || age > AGE_LIMITS.max)
        return fault(`Enter an age from ${AGE_LIMITS.min} to ${AGE_LIMITS.max}`);
      if (known?.precision === 'age' && known.age === age) return { when: known };
      return birthYear === null
        ? fault('Say when you were born in My Profile first')
        : { when: whenAged(age, birthYear, edge) };
    }
    default: {
      if (year === null || !Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR)
        return fault('Enter the year with four digits');
      if (precision === 'month' && month === '') return fault('Choose the month');
      // by format: a year of four digits and a day in it
      const inIt = `${year}-${precision === 'month' ? month : '01'}-01` as CalendarDate;
      return { when: { on: edgeOf(inIt, precision, edge), precision, age: null } };
    }
  }
}

function yearOf(day: CalendarDate): number {
  return Number(day.slice(0, 4));
}
