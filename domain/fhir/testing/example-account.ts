import { EXPORT_SCHEMA, type ExportedData, type ExportedRow } from '../../export/exported-data.ts';

/** Maria, who has recorded something of every kind: what each test changes is the table it is about. */
export function exampleAccount(changes: Record<string, ExportedRow[]> = {}): ExportedData {
  return {
    format: 'lunaria',
    schema: EXPORT_SCHEMA,
    made_at: '2026-11-27T12:00:00.000Z',
    account: { email: 'maria@example.org', full_name: 'Maria Müller' },
    left_out: [],
    tables: { ...TABLES, ...changes },
    documents: [
      {
        id: DOCUMENT,
        path: 'documents/1 blood test.pdf',
        mime_type: 'application/pdf',
        file_size: 48_123,
        sha256: '0'.repeat(64),
      },
    ],
  };
}

const DOCUMENT = '0d0c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const id = (digit: number) => `${digit}f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f`;

const TABLES: Record<string, ExportedRow[]> = {
  profiles: [
    {
      full_name: 'Maria Müller',
      life_stage: 'menstrual-cycle',
      stage_chosen_at: '2026-09-01T08:00:00.000001Z',
      birth_date: '1992-05-14',
      stated_age: null,
      age_stated_on: null,
      height_cm: 168,
      weight_kg: 62.5,
      blood_type: 'A+',
      luteal_days: 14,
      created_at: '2025-12-01T09:30:00.123456Z',
    },
  ],
  onboarding_answers: [
    {
      stage: 'regular-cycle',
      stated_on: '2025-12-01',
      age: null,
      health_conditions: null,
      last_period: '2025-11-20',
      cycle_length: 29,
      main_focus: 'general',
      trying_duration: null,
      fertility_treatments: null,
      on_hrt: null,
      main_concerns: null,
    },
  ],
  period_tracking: [
    { period_start_date: '2026-10-14', period_end_date: '2026-10-18', cycle_length: 28 },
    { period_start_date: '2026-11-12', period_end_date: null, cycle_length: 28 },
  ],
  bleeding_days: [
    { day: '2026-10-14', flow: 'heavy', kind: 'period' },
    { day: '2026-10-29', flow: 'spotting', kind: 'between' },
    { day: '2026-11-12', flow: 'medium', kind: null },
    { day: '2026-04-09', flow: null, kind: 'lochia' },
  ],
  cycle_marks: [
    { cycle_start: '2026-10-14', verdict: 'unusual', reason: 'travel', ovulation_on: '2026-10-30' },
  ],
  cycle_pauses: [{ id: id(1), from_on: '2026-01-01', to_on: '2026-03-30', reason: 'breastfeeding' }],
  stage_changes: [
    { from_stage: 'pregnancy', to_stage: 'menstrual-cycle', changed_at: '2026-04-03T10:00:00.000000Z' },
  ],
  cycle_forecasts: [
    {
      cycle_start: '2026-11-12',
      shown_on: '2026-11-27',
      predicted_start: '2026-12-10',
      window_from: '2026-12-07',
      window_to: '2026-12-14',
    },
  ],
  daily_health_signals: [
    {
      signal_date: '2026-11-12',
      symptoms: ['cramps', 'headache'],
      intercourse: [{ id: id(2), protected: true }],
      mood: ['calm'],
      discharge: 'ewcm',
      notes: 'A quiet day',
    },
    {
      signal_date: '2026-12-24',
      symptoms: [],
      intercourse: [],
      mood: [],
      discharge: 'none',
      notes: 'Ask the doctor',
    },
  ],
  daily_logs: [
    {
      log_date: '2026-11-12',
      sleep_hours: 7.5,
      sleep_quality: 6,
      activity_minutes: 30,
      activity_type: 'yoga',
      mood: 7,
      stress: 3,
      water_glasses: 6,
      extras: {
        conception: { lh_test: 'positive', cervical_mucus: 'ewcm' },
        signs: { pregnancy_test: 'negative', fainted: true, pain_0_10: 4 },
      },
      blood_pressure: null,
    },
    {
      log_date: '2026-02-02',
      sleep_hours: null,
      sleep_quality: null,
      activity_minutes: null,
      activity_type: null,
      mood: null,
      stress: null,
      water_glasses: null,
      extras: { pregnancy: { kick_count: 11 } },
      blood_pressure: null,
    },
  ],
  day_answers: [
    {
      day: '2026-11-12',
      pain: 'mild',
      energy: 'okay',
      sleep: null,
      feeding: null,
      fever: 'no',
      symptoms: { cramps: 'strong', dizziness: 'none' },
      medicines: { painkiller: 'taken' },
      tags: { [id(3)]: 'mild' },
    },
  ],
  own_tags: [{ id: id(3), name: 'Swimming', color: 'ivf', has_strength: true, is_archived: false }],
  measurements: [
    measured(4, 'weight', '2026-11-20', { value: 61.9, entered_value: 61.9, entered_unit: 'kg' }),
    measured(5, 'temperature-basal', '2026-10-30', { value: 36.72, entered_value: 98.1, entered_unit: 'F' }),
    measured(6, 'temperature', '2026-11-02', { value: 37.4, entered_value: 37.4, entered_unit: 'C' }),
    measured(7, 'rate-resting', '2026-11-20', { value: 61, entered_value: 61, entered_unit: '/min' }),
    measured(8, 'pressure', '2026-11-20', { content: '118/76' }),
  ],
  method_uses: [
    {
      id: id(9),
      method: 'copper-coil',
      started_on: '2026-05-01',
      started_certainty: 'month',
      ended_on: null,
    },
    {
      id: 'af1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f',
      method: 'combined-pill',
      started_on: '2019-01-01',
      started_certainty: 'year',
      ended_on: '2024-06-01',
    },
  ],
  pregnancies: [
    {
      id: 'bf1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f',
      dating_method: 'dueDate',
      last_period_date: null,
      due_date: '2026-04-10',
      current_week: 0,
      stated_on: '2025-12-01',
      first_pregnancy: true,
      complications: 'High blood pressure',
      end_reason: 'birth',
      ended_at: '2026-04-03T09:00:00.000000Z',
      ended_on: '2026-04-01',
      end_said_on: '2026-04-03',
      created_at: '2025-12-01T09:30:00.000000Z',
    },
  ],
  emergency_cards: [
    {
      content: {
        allergies: 'Penicillin: rash, no air',
        conditions: 'Migraine with aura',
        medicines: 'Levothyroxine 50 µg in the morning',
        implants: '',
        languages: 'German, English',
        note: 'Organ donor card in my purse',
      },
      shown_parts: [],
      tells_by_mail: true,
    },
  ],
  emergency_contacts: [
    { id: id(0), position: 0, content: { name: 'Ana', relation: 'Sister', phone: '+49 30 123456' } },
  ],
  health_goals: [
    {
      id: 'cf1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f',
      kind: 'sleep',
      amount: 7.5,
      days_per_week: 5,
      started_on: '2026-10-01',
      state: 'paused',
      state_since: '2026-11-01',
    },
  ],
  health_documents: [
    {
      id: DOCUMENT,
      file_name: 'scan.pdf',
      document_type: 'Lab Result',
      file_size: 48_123,
      mime_type: 'application/pdf',
      notes: 'Ask about iron',
      own_name: null,
      own_category: null,
      ai_suggested_name: 'Blood test, 12 Mar 2026, City Lab',
      ai_suggested_category: 'lab_results',
      ai_category_sure: true,
      uploaded_at: '2026-03-13T10:11:12.000Z',
    },
  ],
  document_readings: [
    {
      document_id: DOCUMENT,
      understanding: {
        reader_version: 1,
        category: { best: 'lab_results', second: 'other', is_sure: true },
        name: 'Blood test, 12 Mar 2026, City Lab',
        date: { value: '2026-03-12', place: { page: 1, line: 2 } },
        source: { value: 'City Lab', place: { page: 1, line: 1 } },
        statements: [],
        values: [
          read(5, {
            analyte: 'TSH',
            value: '2.31',
            unit: 'µIU/mL',
            range: '0.27 - 4.20',
            flag: 'in_range',
            loinc: '3016-3',
          }),
          read(6, {
            analyte: 'Ferritin',
            value: '8',
            unit: 'ng/mL',
            range: '15 - 150',
            flag: 'low',
            loinc: '2276-4',
          }),
        ],
        is_from_ocr: false,
      },
      model_reading: null,
      reader_version: 1,
      read_at: '2026-03-13T10:11:30.000000Z',
    },
  ],
  document_corrections: [],
};

function measured(digit: number, kind: string, local_day: string, values: ExportedRow): ExportedRow {
  const none = { value: null, entered_value: null, entered_unit: null, content: null };
  return { id: id(digit), kind, local_day, at: null, slot: 'log', log_fields: null, ...none, ...values };
}

function read(line: number, value: ExportedRow): ExportedRow {
  const base = { key: `1-${line}-1`, printed_flag: '', observed_on: '2026-03-11', is_from_ocr: false };
  return { ...base, place: { page: 1, line }, ...value };
}
