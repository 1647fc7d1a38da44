// For tests: changes as they lie on devices, of every kind and every version of its form. What stands here stays: a woman may
// open her device after a year. A kind whose form changes gets a new version, its `raise`, and examples of the new form here.

const MARIA = '5f0c5b6e-1d2c-4f3a-8b4d-9e6f7a8b9c0d';
const ID = '0b9e4a1c-2f6d-4c8e-9a3b-7d5e6f1a2b3c';
const EMPTY_LOG = {
  ...{ sleep_hours: null, sleep_quality: null, activity_minutes: null, activity_type: null },
  ...{ mood: null, stress: null, weight_kg: null, water_glasses: null, extras: {} },
};
const EMPTY_SIGNALS = { symptoms: [], intercourse: [], mood: [], discharge: 'none', notes: '' };
const DATING = {
  ...{ method: 'lastPeriod', last_period_date: '2026-03-01', due_date: null, current_week: 0 },
  stated_on: '2026-11-21',
};
const GOAL = {
  ...{ id: ID, kind: 'sleep', amount: 8, days_per_week: 5, started_on: '2026-11-01', state: 'active' },
  ...{ state_since: null, last_pause_from: null, last_pause_to: null },
};
const CONDITION = {
  ...{ status: 'active', started_on: '2011-01-01', started_precision: 'year', started_age: null },
  ...{ ended_on: null, ended_precision: null, ended_age: null, name: 'Migraine', notes: '' },
};
const FERRITIN = {
  ...{ name: 'Ferritin', text: '11', unit: 'ng/mL', range_text: '15 - 150' },
  local_day: '2026-11-20',
};
const METHOD = {
  ...{ method: 'combined-pill', started_on: '2024-03-01', started_certainty: 'month', ended_on: null },
};
const VALUE = {
  ...{ analyte: 'Ferritin', value: '24', unit: 'µg/l', range: '15–150' },
  ...{ observed_on: '2026-11-02', is_removed: false },
};
const CONTACT = { name: 'Ana', relation: 'Sister', phone: '020 7946 0018' };
const NAMED = { own_name: null, own_category: null, document_type: 'Lab Result', notes: null };
const DOCUMENT = {
  ...{
    id: ID,
    user_id: MARIA,
    file_name: 'blood.pdf',
    file_path: 'x/blood.pdf',
    document_type: 'Lab Result',
  },
  ...{ file_size: 1200, mime_type: 'application/pdf', notes: null, ai_suggested_name: null },
  ...{ ai_suggested_category: null, ai_summary: null, ai_category_sure: null, ai_second_category: null },
  ...{ ai_digest: null, own_name: null, own_category: null, reading_state: 'done', reading_page: 1 },
  ...{ reading_pages: 1, reading_failure: null, uploaded_at: '2026-11-02T08:00:00.000Z' },
};

/** Of each kind the changes of version 1, of version 2, … */
export const STORED_FORMS: Record<string, readonly (readonly object[])[]> = {
  'period-tracking': [
    [
      {
        op: 'save',
        write: {
          ...{
            user_id: MARIA,
            period_start_date: '2026-11-02',
            period_end_date: '2026-11-06',
            cycle_length: 28,
          },
          base: null,
        },
      },
      {
        op: 'save',
        write: {
          ...{ user_id: MARIA, period_start_date: '2026-11-01', period_end_date: null, cycle_length: 30 },
          ...{ replaces_start_date: '2026-11-02', base: { period_end_date: '2026-11-06', cycle_length: 28 } },
        },
      },
      { op: 'delete', start: '2026-11-02', userId: MARIA },
    ],
  ],
  'daily-health-signals': [
    [
      {
        ...{
          user_id: MARIA,
          signal_date: '2026-11-21',
          symptoms: ['cramps'],
          mood: ['calm'],
          discharge: 'dry',
        },
        ...{ intercourse: [{ id: ID, protected: true }], notes: 'slept badly', base: EMPTY_SIGNALS },
      },
    ],
  ],
  pregnancy: [
    [
      { op: 'date', write: { user_id: MARIA, dating: DATING } },
      {
        op: 'end',
        write: {
          ...{ user_id: MARIA, reason: 'birth', ended_on: '2026-11-20', said_on: '2026-11-21' },
          ...{ life_stage: 'menstrual-cycle', chosen_at: '2026-11-21T08:00:00.000Z' },
        },
      },
      {
        op: 'undo-end',
        write: { user_id: MARIA, dating: DATING },
        chosen_at: '2026-11-21T08:00:00.000Z',
      },
    ],
  ],
  'life-stage': [
    [
      {
        ...{ user_id: MARIA, life_stage: 'menopause', chosen_at: '2026-11-21T08:00:00.000Z' },
        base: { life_stage: 'menstrual-cycle', chosen_at: null },
      },
    ],
  ],
  'daily-logs': [
    [
      {
        op: 'save',
        write: {
          ...{ ...EMPTY_LOG, user_id: MARIA, log_date: '2026-11-21', life_stage: 'menstrual-cycle' },
          ...{
            sleep_hours: 7.5,
            mood: 6,
            weight_kg: 61.2,
            extras: { period_flow: 'heavy' },
            base: EMPTY_LOG,
          },
        },
      },
      // Of the pages that still sent the form's starting values.
      {
        op: 'save',
        write: {
          ...{ ...EMPTY_LOG, user_id: MARIA, log_date: '2026-11-20', life_stage: 'menopause' },
          ...{ stress: 5, mood: 5, base: EMPTY_LOG, starting_fields: ['mood'] },
        },
      },
      { op: 'delete', date: '2026-11-21', userId: MARIA },
    ],
    // With signs, beside the fields of the mode.
    [
      // Saved as she taps.
      {
        op: 'save',
        write: {
          ...{ ...EMPTY_LOG, user_id: MARIA, log_date: '2026-11-21', life_stage: 'pregnancy' },
          ...{ signs: { movements: 'fewer' }, base: EMPTY_LOG },
        },
        isQuiet: true,
      },
      {
        op: 'save',
        write: {
          ...{ ...EMPTY_LOG, user_id: MARIA, log_date: '2026-11-21', life_stage: 'pregnancy' },
          extras: { nausea: 2 },
          signs: { temperature: 100.4, blood_pressure: '120/80', movements: 'fewer', fainted: true },
          base: { ...EMPTY_LOG, signs: { blood_pressure: '118/76' } },
        },
      },
      { op: 'delete', date: '2026-11-21', userId: MARIA },
    ],
  ],
  'profile-details': [
    [
      { user_id: MARIA, full_name: 'Maria del Carmen' },
      { user_id: MARIA, date_of_birth: '1990-02-28', height_cm: 170.18, height_unit: 'ft' },
      { user_id: MARIA, weight_kg: 61.2349, weight_unit: 'lbs', blood_type: null },
      { user_id: MARIA, luteal_days: 12, hidden_parts: ['health-today', 'B4'] },
    ],
    // Perhaps with the news that she put away.
    [
      { user_id: MARIA, full_name: 'Maria del Carmen' },
      { user_id: MARIA, news_seen: 1 },
    ],
    // Perhaps with whether losses are shown.
    [
      { user_id: MARIA, full_name: 'Maria del Carmen' },
      { user_id: MARIA, shows_losses: true },
    ],
  ],
  'setup-answers': [
    [
      { user_id: MARIA, stage: 'pre-menstrual', health_conditions: 'asthma' },
      { user_id: MARIA, stage: 'regular-cycle', main_focus: 'ivf' },
      { user_id: MARIA, stage: 'trying-to-conceive', fertility_treatments: ['iui'] },
      { user_id: MARIA, stage: 'pregnant', first_pregnancy: true, complications: 'a note' },
      { user_id: MARIA, stage: 'menopause', on_hrt: false, main_concerns: ['other'] },
    ],
  ],
  units: [
    [
      { user_id: MARIA, weight_unit: 'kg' },
      { user_id: MARIA, temperature_unit: 'F', water_unit: 'ml' },
    ],
    // Perhaps with the day on which her weeks begin.
    [
      { user_id: MARIA, weight_unit: 'lbs' },
      { user_id: MARIA, week_start: 1 },
      { user_id: MARIA, temperature_unit: 'C', week_start: null },
    ],
    // Perhaps with how days and times are written.
    [
      { user_id: MARIA, weight_unit: 'kg', week_start: 6 },
      { user_id: MARIA, date_order: 'month-day' },
      { user_id: MARIA, clock_hours: null },
    ],
  ],
  'bleeding-days': [
    [
      {
        ...{ user_id: MARIA, day: '2026-11-21', flow: 'medium', kind: null },
        base: { flow: null, kind: null },
      },
      {
        ...{ user_id: MARIA, day: '2026-11-20', flow: null, kind: null },
        base: { flow: 'spotting', kind: 'between' },
      },
    ],
  ],
  'cycle-marks': [
    [
      {
        ...{ user_id: MARIA, cycle_start: '2026-09-05', verdict: 'unusual', reason: 'illness' },
        ...{ ovulation_on: null, base: { verdict: null, reason: null, ovulation_on: '2026-09-19' } },
      },
    ],
  ],
  'cycle-pauses': [
    [
      {
        op: 'put',
        write: {
          ...{ user_id: MARIA, id: ID, from_on: '2026-01-01', to_on: null, reason: 'hormones' },
          base: null,
        },
      },
      { op: 'remove', id: ID, userId: MARIA },
    ],
  ],
  'cycle-forecasts': [
    [
      {
        ...{
          user_id: MARIA,
          cycle_start: '2026-11-02',
          shown_on: '2026-11-21',
          predicted_start: '2026-11-30',
        },
        ...{ window_from: '2026-11-28', window_to: '2026-12-02', known_cycles: 5, is_ovulation_known: false },
      },
    ],
  ],
  'health-goals': [
    [
      { op: 'put', write: { user_id: MARIA, ...GOAL, base: null } },
      {
        op: 'put',
        write: { user_id: MARIA, ...GOAL, state: 'paused', state_since: '2026-11-21', base: GOAL },
      },
      { op: 'remove', id: ID, kind: 'sleep', userId: MARIA },
    ],
  ],
  'emergency-contacts': [
    [
      { op: 'put', write: { user_id: MARIA, id: ID, ...CONTACT, base: null } },
      { op: 'put', write: { user_id: MARIA, id: ID, ...CONTACT, phone: '+44 20 7946 0018', base: CONTACT } },
      { op: 'remove', id: ID, userId: MARIA },
      { op: 'order', order: { user_id: MARIA, ids: [ID] } },
    ],
  ],
  country: [
    [
      { user_id: MARIA, country: 'GB' },
      { user_id: MARIA, country: null },
    ],
  ],
  'day-answers': [
    [
      {
        ...{ user_id: MARIA, day: '2026-11-21', words: { pain: 'mild', energy: 'low' } },
        ...{
          symptoms: { migraine: 'some', nausea: 'strong' },
          medicines: { iron: 'taken' },
          tags: { [ID]: 'medium' },
        },
        base: { words: {}, symptoms: {}, medicines: {}, tags: {} },
      },
    ],
  ],
  'own-tags': [
    [
      {
        ...{ user_id: MARIA, id: ID, name: 'Swim', color: 'conception', has_strength: false },
        ...{ is_archived: false, base: null },
      },
      {
        ...{ user_id: MARIA, id: ID, name: 'Swim', color: 'ivf', has_strength: true, is_archived: true },
        base: { name: 'Swim', color: 'conception', has_strength: false, is_archived: false },
      },
    ],
  ],
  reminders: [
    [
      { user_id: MARIA, zone: 'Europe/Lisbon', kinds: { pill: { is_on: true, minute: 480 } } },
      { user_id: MARIA, quiet: { from: 1320, to: 420 }, wording: 'plain' },
    ],
  ],
  notices: [[{ user_id: MARIA, id: ID, is_dismissed: true }]],
  'lab-values': [
    [
      { op: 'put', write: { user_id: MARIA, id: ID, base: null, entry: FERRITIN } },
      { op: 'put', write: { user_id: MARIA, id: ID, base: FERRITIN, entry: { ...FERRITIN, text: '12' } } },
      { op: 'remove', id: ID, userId: MARIA },
    ],
  ],
  'medical-records': [
    [
      {
        ...{ op: 'put' },
        write: { user_id: MARIA, id: ID, kind: 'condition', base: null, fields: CONDITION },
      },
      {
        ...{ op: 'put' },
        write: {
          ...{ user_id: MARIA, id: ID, kind: 'condition', base: CONDITION },
          fields: { ...CONDITION, status: 'inactive' },
        },
      },
      { op: 'remove', id: ID, userId: MARIA },
      {
        ...{ op: 'restore', userId: MARIA },
        record: { id: ID, kind: 'condition', origin: 'typed', fields: CONDITION },
      },
    ],
  ],
  methods: [
    [
      { op: 'put', write: { user_id: MARIA, id: ID, ...METHOD, base: null } },
      { op: 'put', write: { user_id: MARIA, id: ID, ...METHOD, ended_on: '2026-11-21', base: METHOD } },
      { op: 'remove', id: ID, userId: MARIA },
    ],
  ],
  'past-pregnancies': [
    [
      {
        op: 'correct',
        write: {
          ...{ user_id: MARIA, id: ID, reason: 'loss', ended_on: null },
          base: { reason: 'prefer-not-to-say', ended_on: '2026-05-01' },
        },
      },
      { op: 'delete', id: ID, userId: MARIA },
    ],
  ],
  'safety-alerts': [
    [
      { id: ID, write: { user_id: MARIA, mark: 'read' } },
      { id: ID, write: { user_id: MARIA, mark: 'done' } },
      { id: ID, write: { user_id: MARIA, mark: 'not-right', why: 'mistyped' } },
      { id: ID, write: { user_id: MARIA, mark: 'open' } },
    ],
  ],
  'health-documents': [
    [
      {
        op: 'edit',
        id: ID,
        write: { user_id: MARIA, ...NAMED, own_name: 'Blood count', notes: 'fasting', base: NAMED },
      },
      { op: 'delete', id: ID, userId: MARIA },
      { op: 'restore', document: DOCUMENT },
    ],
  ],
  'document-values': [
    [
      {
        ...{ op: 'correct', documentId: ID, valueKey: '1-3-1' },
        write: { user_id: MARIA, read: null, base: VALUE, fields: { ...VALUE, value: '34' } },
      },
      { op: 'revert', documentId: ID, valueKey: '1-3-1', userId: MARIA },
    ],
  ],
};
