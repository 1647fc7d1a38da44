import * as z from 'zod/mini';
import { BLEEDING_KINDS, FLOWS } from '../bleeding/bleeding-day.ts';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';
import { STRENGTHS, TAG_STRENGTHS } from '../day-entry/day-answers.ts';
import { CATEGORY_CODES } from '../documents/health-document.ts';
import { modelReadingSchema, valueFieldsSchema } from '../documents/reading/document-reading.ts';
import { placeSchema } from '../documents/reading/document-text.ts';
import { understandingSchema } from '../documents/reading/understanding.ts';
import type { ExportedData } from '../export/exported-data.ts';
import { CERTAINTIES } from '../methods/method-use.ts';
import { METHODS } from '../methods/methods.ts';
import { PREGNANCY_ENDS } from '../pregnancy/pregnancy-end.ts';
import { BLOOD_TYPES } from '../profile/blood-types.ts';
import { anchorTextSchema, saidRowSchema } from '../proposals/said-row.ts';
import { RECORD_KINDS, RECORD_ORIGINS, RECORD_STATUSES } from '../records/record-kinds.ts';
import { PRECISIONS } from '../records/when.ts';

const day = calendarDateSchema;
const noDay = z.nullish(day);
const text = z.nullish(z.string());
const number = z.nullish(z.number());
const instant = z.string();
const category = z.nullable(z.enum(CATEGORY_CODES));
const words = z.nullish(z.array(z.string()));

// A text that could not be opened is null, whatever the column says.
/** The columns that are written, as `tables` of an export has them; the others are left alone. */
const ROWS = {
  bleeding_days: z.object({
    day,
    flow: z.nullish(z.enum(FLOWS)),
    kind: z.nullish(z.enum(BLEEDING_KINDS)),
  }),
  cycle_marks: z.object({ cycle_start: day, verdict: text, reason: text, ovulation_on: noDay }),
  cycle_pauses: z.object({ id: z.string(), from_on: day, to_on: noDay, reason: z.string() }),
  daily_health_signals: z.object({
    signal_date: day,
    symptoms: z.array(z.string()),
    intercourse: z.array(z.object({ id: z.string(), protected: z.boolean() })),
    mood: z.array(z.string()),
    discharge: z.string(),
    notes: text,
  }),
  daily_logs: z.object({
    log_date: day,
    sleep_hours: number,
    sleep_quality: number,
    activity_minutes: number,
    activity_type: text,
    mood: number,
    stress: number,
    water_glasses: number,
    extras: z.record(z.string(), z.record(z.string(), z.unknown())),
    blood_pressure: text,
  }),
  day_answers: z.object({
    day,
    pain: text,
    energy: text,
    sleep: text,
    feeding: text,
    fever: text,
    symptoms: z.record(z.string(), z.enum(STRENGTHS)),
    medicines: z.record(z.string(), z.literal('taken')),
    tags: z.record(z.string(), z.enum(TAG_STRENGTHS)),
  }),
  dismissed_proposals: z.object({
    document_id: z.string(),
    value_key: z.string(),
    said: z.nullish(saidRowSchema),
  }),
  document_corrections: z.object({
    document_id: z.string(),
    value_key: z.string(),
    content: z.object({
      read: z.nullable(
        z.object({
          analyte: z.string(),
          value: z.string(),
          unit: z.string(),
          range: z.string(),
          observed_on: z.nullable(day),
          place: placeSchema,
        }),
      ),
      fields: valueFieldsSchema,
    }),
  }),
  document_readings: z.object({
    document_id: z.string(),
    understanding: understandingSchema,
    model_reading: z.nullish(modelReadingSchema),
    read_at: instant,
  }),
  emergency_cards: z.object({
    content: z.nullish(
      z.object({
        allergies: z.string(),
        conditions: z.string(),
        medicines: z.string(),
        implants: z.string(),
        languages: z.string(),
        note: z.string(),
      }),
    ),
  }),
  emergency_contacts: z.object({
    id: z.string(),
    position: z.number(),
    content: z.object({ name: z.string(), relation: z.string(), phone: z.string() }),
  }),
  health_documents: z.object({
    id: z.string(),
    file_name: z.pipe(
      text,
      z.transform((name) => name ?? ''),
    ),
    document_type: z.string(),
    file_size: z.number(),
    mime_type: z.string(),
    notes: text,
    own_name: z.nullable(z.string()),
    own_category: category,
    ai_suggested_name: z.nullable(z.string()),
    ai_suggested_category: category,
    ai_category_sure: z.nullable(z.boolean()),
    uploaded_at: instant,
  }),
  health_goals: z.object({
    id: z.string(),
    kind: z.string(),
    amount: number,
    days_per_week: number,
    started_on: day,
    state: z.enum(['active', 'paused', 'ended']),
    state_since: noDay,
  }),
  measurements: z.object({
    id: z.string(),
    kind: z.string(),
    local_day: day,
    at: z.nullish(instant),
    value: number,
    entered_value: number,
    entered_unit: text,
    // A blood pressure, or a result of a laboratory.
    content: z.nullish(z.union([z.string(), z.record(z.string(), z.unknown())])),
    origin: text,
    document_id: text,
    value_key: text,
  }),
  medical_records: z.object({
    id: z.string(),
    kind: z.enum(RECORD_KINDS.map(({ value }) => value)),
    status: z.enum(RECORD_STATUSES),
    started_on: noDay,
    started_precision: z.enum(PRECISIONS),
    ended_on: noDay,
    ended_precision: z.nullish(z.enum(PRECISIONS)),
    content: z.nullish(z.record(z.string(), z.unknown())),
    origin: z.enum(RECORD_ORIGINS),
  }),
  method_uses: z.object({
    id: z.string(),
    method: z.enum(METHODS.map(({ value }) => value)),
    started_on: noDay,
    started_certainty: z.enum(CERTAINTIES),
    ended_on: noDay,
  }),
  onboarding_answers: z.object({
    stage: z.string(),
    stated_on: day,
    age: number,
    health_conditions: text,
    conditions_taken: z.nullish(z.boolean()),
    last_period: noDay,
    cycle_length: number,
    main_focus: text,
    trying_duration: text,
    fertility_treatments: words,
    on_hrt: z.nullish(z.boolean()),
    main_concerns: words,
  }),
  own_tags: z.object({ id: z.string(), name: text }),
  period_tracking: z.object({ period_start_date: day, period_end_date: noDay, cycle_length: z.number() }),
  pregnancies: z.object({
    id: z.string(),
    dating_method: z.enum(['lastPeriod', 'dueDate', 'currentWeek']),
    last_period_date: noDay,
    due_date: noDay,
    current_week: z.number(),
    stated_on: day,
    first_pregnancy: z.nullish(z.boolean()),
    complications: text,
    end_reason: z.nullish(z.enum(PREGNANCY_ENDS.map(({ value }) => value))),
    ended_at: z.nullish(instant),
    ended_on: noDay,
    end_said_on: noDay,
    created_at: z.nullish(instant),
  }),
  profiles: z.object({
    full_name: z.string(),
    life_stage: z.string(),
    stage_chosen_at: z.nullish(instant),
    birth_date: noDay,
    stated_age: number,
    age_stated_on: noDay,
    height_cm: number,
    weight_kg: number,
    blood_type: z.nullish(z.enum(BLOOD_TYPES)),
    luteal_days: number,
    created_at: instant,
  }),
  record_anchors: z.object({
    id: z.string(),
    measurement_id: text,
    document_id: text,
    page: z.number(),
    line: z.number(),
    value_key: z.string(),
    quote: z.nullish(anchorTextSchema),
  }),
  stage_changes: z.object({ from_stage: z.string(), to_stage: z.string(), changed_at: instant }),
} as const;

type WrittenTable = keyof typeof ROWS;
export type Row<Table extends WrittenTable> = z.infer<(typeof ROWS)[Table]>;
export type Rows = { [Table in WrittenTable]: Row<Table>[] };
const WRITTEN_TABLES = Object.keys(ROWS) as WrittenTable[]; // as: keys of the literal above

/** A row that is not as its table says: it stands in `lunaria.json` and nowhere in FHIR. */
export interface UnreadRow {
  table: WrittenTable;
  /** In the order of the export, from 0. */
  index: number;
}

/** The rows of an export, table by table, and those that are not as they should be, which are left out. */
export function readRows({ tables }: Pick<ExportedData, 'tables'>): { rows: Rows; unread: UnreadRow[] } {
  const unread: UnreadRow[] = [];
  const rows = Object.fromEntries(
    WRITTEN_TABLES.map((table) => [
      table,
      (tables[table] ?? []).flatMap((row, index) => {
        const read = ROWS[table].safeParse(row);
        if (!read.success) unread.push({ table, index });
        return read.success ? [read.data] : [];
      }),
    ]),
  ) as unknown as Rows; // as: each table by its own schema
  return { rows, unread };
}
