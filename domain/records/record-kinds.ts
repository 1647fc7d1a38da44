/**
 * The nine kinds of medical records: one table, one behaviour. `tab` is the list they stand in, `one` what a single one is
 * called in a sentence. In the order of the tabs.
 */
export const RECORD_KINDS = [
  { value: 'condition', tab: 'Conditions', one: 'condition' },
  { value: 'procedure', tab: 'Procedures', one: 'procedure' },
  { value: 'allergy', tab: 'Allergies', one: 'allergy' },
  { value: 'medication', tab: 'Medicines & supplements', one: 'medicine' },
  { value: 'vaccination', tab: 'Vaccinations', one: 'vaccination' },
  { value: 'obstetric', tab: 'Pregnancies & births', one: 'pregnancy' },
  { value: 'family', tab: 'Family', one: 'family member' },
  { value: 'provider', tab: 'Care team', one: 'person or practice' },
  { value: 'implant', tab: 'Implants', one: 'implant' },
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number]['value'];

export const KIND_VALUES: readonly RecordKind[] = RECORD_KINDS.map(({ value }) => value);

/** `refuted`: she says that it is not so. Without a name it says that she knows of none of its kind. */
export const RECORD_STATUSES = ['active', 'inactive', 'resolved', 'planned', 'refuted'] as const;
export type RecordStatus = (typeof RECORD_STATUSES)[number];

/** Whether the status says that it is no more, or not now. */
export const isOver = (status: RecordStatus): boolean => status === 'inactive' || status === 'resolved';

/** What a status is called, of the kinds in which she chooses one; the first is chosen beforehand. */
export const STATUS_WORDS: Record<RecordKind, readonly { value: RecordStatus; label: string }[]> = {
  condition: [
    { value: 'active', label: 'I have it' },
    { value: 'inactive', label: 'Quiet right now' },
    { value: 'resolved', label: 'It is over' },
  ],
  procedure: [
    { value: 'resolved', label: 'Done' },
    { value: 'planned', label: 'Planned' },
  ],
  allergy: [
    { value: 'active', label: 'I have it' },
    { value: 'resolved', label: 'It is over' },
  ],
  medication: [
    { value: 'active', label: 'I take it' },
    { value: 'inactive', label: 'I stopped' },
    { value: 'planned', label: 'To begin later' },
  ],
  vaccination: [
    { value: 'resolved', label: 'Given' },
    { value: 'planned', label: 'Planned' },
  ],
  obstetric: [{ value: 'resolved', label: 'Ended' }],
  family: [{ value: 'active', label: 'Known' }],
  provider: [
    { value: 'active', label: 'Looks after me' },
    { value: 'inactive', label: 'Not any more' },
  ],
  implant: [
    { value: 'active', label: 'In my body' },
    { value: 'resolved', label: 'Taken out' },
    { value: 'planned', label: 'Planned' },
  ],
};

/** Where it came from. `setup`: what she typed there. */
export const RECORD_ORIGINS = ['typed', 'document', 'import', 'setup', 'sync'] as const;
export type RecordOrigin = (typeof RECORD_ORIGINS)[number];

/** Kinds of which she can say that there are none: a summary for a clinic asks for these three. */
export const NONE_KNOWN = {
  condition: 'No illness that I know of',
  allergy: 'No allergy that I know of',
  medication: 'I take no medicines',
} as const satisfies Partial<Record<RecordKind, string>>;
export type AskedKind = keyof typeof NONE_KNOWN;

export const isAskedKind = (kind: RecordKind): kind is AskedKind => kind in NONE_KNOWN;
