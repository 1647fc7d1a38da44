/** What she can erase by itself, in the order in which she is asked. */
export const PART_KINDS = [
  'bleeding',
  'feelings',
  'log',
  'measured',
  'pregnancies',
  'methods',
  'history',
  'documents',
  'goals',
] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** In her words. */
export const KIND_WORDS: Record<PartKind, { title: string; about: string }> = {
  bleeding: {
    title: 'Periods and bleeding',
    about: 'What you said about cycles and times without them, too.',
  },
  feelings: {
    title: 'How you felt',
    about: 'Symptoms, pain, mood, sex, discharge, medicines, tags and notes.',
  },
  log: {
    title: 'Daily log',
    about: 'Sleep, movement, water, stress, tests, and what you measured in it.',
  },
  measured: {
    title: 'Measured values',
    about: 'Weight, temperature, blood pressure, resting heart rate and test results.',
  },
  pregnancies: { title: 'Pregnancies', about: 'Each goes whole.' },
  methods: { title: 'Contraception', about: 'Each method goes whole.' },
  history: {
    title: 'Medical history',
    about: 'Conditions, medicines, allergies and the rest. Each entry goes whole.',
  },
  documents: { title: 'Documents', about: 'With their files, by the day you added them.' },
  goals: { title: 'Goals', about: 'Each goes whole.' },
};

interface RecordWords {
  /** With which it goes; of a record in two kinds, with either. */
  kinds: readonly PartKind[];
  one: string;
  /** Left out: with an s. */
  many?: string;
  /** Cannot be cut: of some days it goes whole, where it began or ended on one of them. */
  lasts?: true;
}

/** What is counted before it goes, by the table that holds it, in the order in which it is said. */
export const RECORDS = {
  period_tracking: { kinds: ['bleeding'], one: 'period' },
  bleeding_days: { kinds: ['bleeding'], one: 'day of bleeding', many: 'days of bleeding' },
  cycle_marks: { kinds: ['bleeding'], one: 'answer about a cycle', many: 'answers about cycles' },
  cycle_pauses: {
    kinds: ['bleeding'],
    one: 'time without cycles',
    many: 'times without cycles',
    lasts: true,
  },
  daily_health_signals: { kinds: ['feelings'], one: 'day with signs', many: 'days with signs' },
  day_answers: { kinds: ['feelings'], one: 'day with answers', many: 'days with answers' },
  own_tags: { kinds: ['feelings'], one: 'tag of your own', many: 'tags of your own' },
  daily_logs: { kinds: ['log'], one: 'day of the daily log', many: 'days of the daily log' },
  // With the log goes what was measured in it.
  measurements: { kinds: ['measured', 'log'], one: 'measured value' },
  pregnancies: { kinds: ['pregnancies'], one: 'pregnancy', many: 'pregnancies', lasts: true },
  method_uses: {
    kinds: ['methods'],
    one: 'entry about contraception',
    many: 'entries about contraception',
    lasts: true,
  },
  // With pregnancies go the details of them.
  medical_records: {
    kinds: ['history', 'pregnancies'],
    one: 'entry of your medical history',
    many: 'entries of your medical history',
    lasts: true,
  },
  health_documents: {
    kinds: ['documents'],
    one: 'document, with its file',
    many: 'documents, with their files',
  },
  health_goals: { kinds: ['goals'], one: 'goal', lasts: true },
} as const satisfies Record<string, RecordWords>;

export type RecordName = keyof typeof RECORDS;
// as: the keys of the list above, in its order
export const RECORD_NAMES = Object.keys(RECORDS) as [RecordName, ...RecordName[]];

/** Whether rows of this table go whole or stay, whatever days are chosen. */
export function lasts(name: RecordName): boolean {
  const record: RecordWords = RECORDS[name];
  return record.lasts === true;
}

/** Whether rows of this table go with one of the kinds. */
export function goesWith(name: RecordName, kinds: readonly PartKind[]): boolean {
  const own: readonly PartKind[] = RECORDS[name].kinds;
  return own.some((kind) => kinds.includes(kind));
}

/** Tables whose rows go with those above, and with which kinds. */
export const FOLLOWING: Record<string, readonly PartKind[]> = {
  cycle_forecasts: ['bleeding'],
  document_pages: ['documents'],
  document_readings: ['documents'],
  document_corrections: ['documents'],
  dismissed_proposals: ['documents'],
  // Where it was read goes with the value; with a document goes only the way to it.
  record_anchors: ['measured', 'history', 'pregnancies'],
  // An alert goes with what it rests on.
  safety_alerts: ['bleeding', 'feelings', 'log', 'measured', 'pregnancies', 'methods', 'documents'],
  notices: ['bleeding', 'methods', 'documents'],
  reminders: ['bleeding', 'methods', 'documents'],
};

/** Tables of hers that go with no part, and why. They go with the account. */
export const OF_NO_KIND: Record<string, string> = {
  profiles: 'who she is, not what she recorded of a day',
  onboarding_answers: 'her setup; the last period named in it follows the periods that are left',
  stage_changes: 'her mode and when she changed it stay, as her profile does',
  emergency_cards: 'of no day; she changes it where it stands',
  emergency_contacts: 'of no day; each is deleted where it stands',
  reminder_settings: 'how she is reminded, nothing she recorded',
  reminder_preferences: 'how she is reminded, nothing she recorded',
  calendar_feeds: 'addresses that she ends where they stand',
  consents: 'what she agreed to is evidence',
  access_events: 'a chain that tells her who looked; nobody takes a link out of it',
  account_events: 'how her account was protected, gone after 90 days',
  sign_ins: 'how she signed in, gone after 90 days',
  erasures: 'whether her account is to be erased',
  guardians: 'who was asked to agree',
  users: 'the account itself',
};
