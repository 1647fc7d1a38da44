import { BLEEDING_KINDS, FLOWS } from '../../bleeding/bleeding-day.ts';
import type { Draw } from '../../body/testing/any-life.ts';
import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import { CYCLE_VERDICTS, PAUSE_REASONS, UNUSUAL_REASONS } from '../../cycle/history/cycle-records.ts';
import { COMMON_FIELDS, type LogField, modeFieldsOf } from '../../daily-log/log-fields.ts';
import { SIGN_FIELDS } from '../../daily-log/sign-fields.ts';
import {
  DAY_WORDS,
  MEDICINE_CODES,
  STRENGTHS,
  TAG_STRENGTHS,
  WORD_KEYS,
} from '../../day-entry/day-answers.ts';
import { SYMPTOM_CODES } from '../../day-entry/symptoms.ts';
import { EXPORT_SCHEMA, type ExportedData, type ExportedRow } from '../../export/exported-data.ts';
import { readResult } from '../../laboratory/read-result.ts';
import { PLAIN_KINDS, type PlainKind } from '../../measurements/measurement-kinds.ts';
import { CERTAINTIES, firstDayOf } from '../../methods/method-use.ts';
import { METHODS } from '../../methods/methods.ts';
import { PREGNANCY_ENDS } from '../../pregnancy/pregnancy-end.ts';
import { LIFE_STAGE_VALUES } from '../../profile/life-stages.ts';
import { celsiusOf } from '../../profile/units.ts';
import { emptyFields } from '../../records/new-fields.ts';
import { RELATIONS } from '../../records/record-choices.ts';
import { isContentField } from '../../records/record-fields.ts';
import { KIND_VALUES, STATUS_WORDS } from '../../records/record-kinds.ts';
import { edgeOf } from '../../records/when.ts';
import { DISCHARGES, MOODS, SYMPTOMS } from '../../signals/health-signals.ts';
import { drawDocuments } from './any-documents.ts';
import { drawSetup } from './any-setup.ts';
import { type Lot, lotOf, TODAY } from './lot.ts';

/** An account as an export has it, of everything that the CHECKs of the tables let in. */
export function drawAccount(draw: Draw): ExportedData {
  const lot = lotOf(draw);
  const tags = lot.some(3, () => ({
    id: lot.id(),
    name: lot.text(),
    color: 'ivf',
    has_strength: true,
    is_archived: false,
  }));
  const documents = drawDocuments(lot);
  const tables: Record<string, ExportedRow[]> = {
    ...drawSetup(lot),
    ...documents.tables,
    bleeding_days: onDays(lot, 8, (day) => {
      const flow = lot.maybe(8, () => lot.one(FLOWS));
      return {
        day,
        flow,
        kind: flow === null ? lot.one(BLEEDING_KINDS) : lot.maybe(5, () => lot.one(BLEEDING_KINDS)),
      };
    }),
    period_tracking: onDays(lot, 6, (day) => ({
      period_start_date: day,
      period_end_date: lot.maybe(7, () => earlier(addDays(day, draw(0, 9)), TODAY)),
      cycle_length: draw(21, 90),
    })),
    cycle_marks: onDays(lot, 3, (day) => drawMark(lot, day)),
    cycle_pauses: lot.some(2, () => {
      const from_on = lot.day();
      return {
        id: lot.id(),
        from_on,
        to_on: lot.maybe(5, () => earlier(addDays(from_on, draw(0, 200)), TODAY)),
        reason: lot.one(PAUSE_REASONS).value,
      };
    }),
    daily_health_signals: onDays(lot, 5, (day) => ({
      signal_date: lot.one([day, day, addDays(TODAY, draw(1, 30))]),
      symptoms: lot.of(SYMPTOMS).map(({ value }) => value),
      intercourse: lot.some(2, () => ({ id: lot.id(), protected: draw(0, 1) === 1 })),
      mood: lot.of(MOODS).map(({ value }) => value),
      discharge: lot.one(DISCHARGES).value,
      notes: lot.maybe(4, lot.text),
    })),
    daily_logs: onDays(lot, 5, (day) => drawLog(lot, day)),
    day_answers: onDays(lot, 4, (day) => ({
      day,
      ...Object.fromEntries(WORD_KEYS.map((key) => [key, lot.maybe(5, () => lot.one(DAY_WORDS[key]))])),
      symptoms: Object.fromEntries(lot.some(4, () => [lot.one(SYMPTOM_CODES), lot.one(STRENGTHS)])),
      medicines: Object.fromEntries(lot.some(2, () => [lot.one(MEDICINE_CODES), 'taken'])),
      tags: Object.fromEntries(lot.of(tags).map(({ id }) => [id, lot.one(TAG_STRENGTHS)])),
    })),
    health_goals: lot.some(2, () => drawGoal(lot)),
    measurements: lot.some(8, () => drawMeasurement(lot)),
    medical_records: lot.some(4, () => drawMedicalRecord(lot)),
    method_uses: lot.some(3, () => drawMethodUse(lot)),
    own_tags: tags,
    pregnancies: drawPregnancies(lot),
    stage_changes: lot.some(2, () => ({
      from_stage: lot.one(LIFE_STAGE_VALUES),
      to_stage: lot.one(LIFE_STAGE_VALUES),
      changed_at: lot.instant(lot.day()),
      recorded_at: lot.instant(lot.day()),
    })),
    // Computed of her, and written nowhere.
    cycle_forecasts: onDays(lot, 2, (day) => ({
      cycle_start: day,
      shown_on: day,
      predicted_start: addDays(day, 28),
      window_from: addDays(day, 25),
      window_to: addDays(day, 31),
    })),
  };
  return {
    format: 'lunaria',
    schema: EXPORT_SCHEMA,
    made_at: `${TODAY}T12:00:00.000Z`,
    account: { email: 'maria@example.org', full_name: 'Maria' },
    left_out: [],
    tables,
    documents: documents.originals,
  };
}

const earlier = (one: CalendarDate, other: CalendarDate) => (one < other ? one : other);

/** Rows of which each has a day of its own. */
function onDays(lot: Lot, max: number, make: (day: CalendarDate) => ExportedRow): ExportedRow[] {
  const rows = new Map(lot.some(max, () => lot.day()).map((day) => [day, make(day)]));
  const byKey = new Map([...rows.values()].map((row) => [Object.values(row)[0], row]));
  return [...byKey.values()];
}

function drawMark(lot: Lot, cycle_start: CalendarDate): ExportedRow {
  const verdict = lot.maybe(7, () => lot.one(CYCLE_VERDICTS));
  const ovulation = () => earlier(addDays(cycle_start, lot.draw(0, 40)), TODAY);
  return {
    cycle_start,
    verdict,
    reason: verdict === 'unusual' ? lot.one(UNUSUAL_REASONS).value : null,
    ovulation_on: verdict === null ? ovulation() : lot.maybe(4, ovulation),
  };
}

function drawValue(lot: Lot, field: LogField): unknown {
  switch (field.kind) {
    case 'scale':
      return lot.draw(field.min, field.max);
    case 'number':
      return field.isWhole
        ? lot.draw(Math.ceil(field.min), Math.floor(field.max))
        : lot.draw(field.min * 100, field.max * 100) / 100;
    case 'choice':
      return lot.one(field.options).value;
    case 'flag':
      return true;
    case 'blood-pressure':
      return null;
  }
}

/** Measured and bled is kept elsewhere: no key of the extras holds it. */
const ELSEWHERE = [
  ...['weight_kg', 'period_flow', 'breakthrough_bleeding', 'period_this_week', 'blood_pressure'],
  ...['temperature', 'basal_temperature', 'basal_body_temperature', 'resting_heart_rate'],
];

function drawLog(lot: Lot, log_date: CalendarDate): ExportedRow {
  const drawGroup = (fields: Readonly<Record<string, LogField>>) =>
    Object.fromEntries(
      lot
        .of(Object.entries(fields))
        .filter(([key]) => !ELSEWHERE.includes(key))
        .map(([key, field]) => [key, drawValue(lot, field)]),
    );
  const stages = lot.of(LIFE_STAGE_VALUES).map((stage) => [stage, drawGroup(modeFieldsOf(stage))]);
  const { weight_kg: _, ...common } = COMMON_FIELDS;
  return {
    log_date,
    ...Object.fromEntries(
      Object.entries(common).map(([key, field]) => [key, lot.maybe(6, () => drawValue(lot, field))]),
    ),
    extras: Object.fromEntries([
      ...stages,
      ...(lot.maybe(5, () => [['signs', drawGroup(SIGN_FIELDS)]]) ?? []),
    ]),
    blood_pressure: lot.maybe(1, () => '121/79'),
  };
}

function drawGoal(lot: Lot): ExportedRow {
  const kind = lot.one(['sleep', 'activity', 'water', 'mood', 'logging'] as const);
  const state = lot.one(['active', 'paused', 'ended'] as const);
  const started_on = lot.day();
  return {
    id: lot.id(),
    kind,
    amount: { sleep: 7.5, activity: 150, water: 8, mood: null, logging: null }[kind],
    days_per_week: kind === 'activity' ? null : lot.draw(1, 7),
    started_on,
    state,
    state_since: state === 'active' ? null : TODAY,
    last_pause_from: null,
    last_pause_to: null,
  };
}

const TYPED = { origin: 'typed', document_id: null, value_key: null, confirmed_at: null };

function drawMeasurement(lot: Lot): ExportedRow {
  const local_day = lot.day();
  const kind = lot.one([...(Object.keys(PLAIN_KINDS) as PlainKind[]), 'pressure', 'lab'] as const); // as: keys of the literal
  const base = {
    id: lot.id(),
    kind,
    local_day,
    at: lot.maybe(3, () => lot.instant(local_day)),
    slot: null,
    log_fields: null,
  };
  if (kind === 'pressure') {
    const content = `${lot.draw(50, 300)}/${lot.draw(20, 200)}`;
    return { ...base, value: null, entered_value: null, entered_unit: null, content };
  }
  if (kind === 'lab') {
    const text = lot.one([lot.text(), `< 0.${lot.draw(1, 99)}`, `${lot.draw(0, 900)}.${lot.draw(0, 9)}`]);
    const name = lot.one(['Ferritin', 'TSH', 'Zinc', 'Estrone', lot.text()]);
    const unit = lot.one(['', 'ng/mL', 'mIU/L', 'µg/dL', 'lumps']);
    const content = readResult({ name, text, unit, range_text: lot.one(['', '0.4 - 4', 'up to 40']) });
    const values = { value: null, entered_value: null, entered_unit: null, content };
    return { ...base, ...values, at: null, ...TYPED };
  }
  const { min, max, enteredIn, unit } = PLAIN_KINDS[kind];
  const value = kind === 'rate-resting' ? lot.draw(min, max) : lot.draw(min * 100, max * 100) / 100;
  const entered_unit = lot.one<string>(enteredIn);
  if (entered_unit === unit) return { ...base, value, entered_value: value, entered_unit, content: null };
  const entered_value = entered_unit === 'F' ? lot.draw(900, 1090) / 10 : lot.draw(50, 400);
  const converted =
    entered_unit === 'F' ? Math.round(celsiusOf(entered_value) * 100) / 100 : entered_value * 0.45359237;
  return { ...base, value: converted, entered_value, entered_unit, content: null };
}

function drawMedicalRecord(lot: Lot): ExportedRow {
  const kind = lot.one(KIND_VALUES);
  const empty = emptyFields(kind);
  const content = Object.fromEntries(Object.entries(empty).filter(([name]) => isContentField(name)));
  const started_precision = lot.one(['day', 'month', 'year', 'unknown'] as const);
  const started_on = started_precision === 'unknown' ? null : edgeOf(lot.day(), started_precision, 'start');
  return {
    id: lot.id(),
    kind,
    status: lot.one(STATUS_WORDS[kind]).value,
    started_on,
    started_precision,
    ended_on: null,
    ended_precision: null,
    content: {
      ...content,
      ...('name' in empty && { name: lot.text() }),
      ...('relation' in empty && { relation: lot.one(RELATIONS).value }),
      notes: lot.maybe(5, lot.text) ?? '',
    },
    origin: 'typed',
  };
}

function drawMethodUse(lot: Lot): ExportedRow {
  const started_certainty = lot.one(CERTAINTIES);
  const started_on = started_certainty === 'unknown' ? null : firstDayOf(lot.day(), started_certainty);
  return {
    id: lot.id(),
    method: lot.one(METHODS).value,
    started_on,
    started_certainty,
    ended_on: lot.maybe(4, () =>
      started_on === null ? lot.day() : earlier(addDays(started_on, lot.draw(0, 500)), TODAY),
    ),
  };
}

/** At most one that goes on, and those that ended. */
function drawPregnancies(lot: Lot): ExportedRow[] {
  const ended = lot.some(2, () => {
    const ended_on = lot.day();
    return {
      ...drawDating(lot, addDays(ended_on, -lot.draw(0, 200))),
      end_reason: lot.one(PREGNANCY_ENDS).value,
      ended_at: lot.instant(ended_on),
      ended_on: lot.maybe(7, () => ended_on),
      end_said_on: lot.maybe(8, () => ended_on),
    };
  });
  const goesOn = lot.maybe(4, () => ({
    ...drawDating(lot, lot.day(200)),
    ...{ end_reason: null, ended_at: null, ended_on: null, end_said_on: null },
  }));
  return goesOn === null ? ended : [...ended, goesOn];
}

function drawDating(lot: Lot, stated_on: CalendarDate): ExportedRow {
  const dating_method = lot.one(['lastPeriod', 'dueDate', 'currentWeek'] as const);
  return {
    id: lot.id(),
    dating_method,
    last_period_date: dating_method === 'lastPeriod' ? addDays(stated_on, -lot.draw(0, 200)) : null,
    due_date: dating_method === 'dueDate' ? addDays(stated_on, lot.draw(0, 280)) : null,
    current_week: dating_method === 'currentWeek' ? lot.draw(1, 42) : 0,
    stated_on,
    first_pregnancy: lot.maybe(6, () => lot.draw(0, 1) === 1),
    complications: lot.maybe(3, lot.text),
    created_at: lot.instant(stated_on),
  };
}
