import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { readBloodPressure, writeBloodPressure } from '@lunaria/domain/daily-log/blood-pressure.ts';
import {
  type CommonValues,
  type DailyLog,
  type DailyLogWrite,
  type LogValues,
  valuesOf,
} from '@lunaria/domain/daily-log/daily-log.ts';
import type { ModeExtras } from '@lunaria/domain/daily-log/log-extras.ts';
import {
  COMMON_FIELDS,
  COMMON_KEYS,
  type LogField,
  modeFieldsOf,
} from '@lunaria/domain/daily-log/log-fields.ts';
import { mergeLog } from '@lunaria/domain/daily-log/merge-log.ts';
import { type DaySigns, SIGN_FIELDS, SIGN_KEYS } from '@lunaria/domain/daily-log/sign-fields.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';

/**
 * What a field holds: a number in the units of the wire, a code, true for what is there, null for "not logged", or, in a
 * field for a number, the text that is no number.
 */
export type Entry = number | string | true | null;
/** Of a field that is no flag. */
export type TypedEntry = Exclude<Entry, true>;
type Entries = Readonly<Record<string, Entry>>;

/** What she changed on a day and did not save yet; the fields she did not touch are missing. */
export interface DayDraft {
  common: Entries;
  extras: { readonly [Stage in LifeStage]?: Entries };
  /** Missing: none. */
  signs?: Entries | undefined;
}

export const EMPTY_DRAFT: DayDraft = { common: {}, extras: {} };

/** A field of the form of one mode. */
export interface FormField {
  /** Among all fields of the form; pregnancy weight is another than weight. */
  name: string;
  key: string;
  field: LogField;
  /** Where its value stands in a log: in every mode, among what the mode adds, among the signs. */
  part: 'common' | 'mode' | 'signs';
}

const COMMON_FORM_FIELDS: readonly FormField[] = COMMON_KEYS.map((key) => ({
  name: key,
  key,
  field: COMMON_FIELDS[key],
  part: 'common',
}));

const SIGN_FORM_FIELDS: readonly FormField[] = SIGN_KEYS.map((key) => ({
  name: `signs.${key}`,
  key,
  field: SIGN_FIELDS[key],
  part: 'signs',
}));

/** In the order in which they stand; the signs in that of their list. What a mode asks is no sign of its form. */
export function formFieldsOf(stage: LifeStage): readonly FormField[] {
  const own = modeFieldsOf(stage);
  return [
    ...COMMON_FORM_FIELDS,
    ...Object.entries(own).map(
      ([key, field]): FormField => ({ name: `${stage}.${key}`, key, field, part: 'mode' }),
    ),
    ...SIGN_FORM_FIELDS.filter(({ key, field }) => own[key] !== field),
  ];
}

/** A day as it is known here: waiting changes included. */
export interface KnownDay {
  log: DailyLog | null;
  /** False: its rows did not load; whether there is a log nobody can tell. */
  isKnown: boolean;
}

/** What the form shows. */
export interface ShownDay {
  /** What is hers: stored, or entered here. */
  entries: ReadonlyMap<string, Entry>;
  /** Where fields that are not logged stand, faintly; nothing of it is hers. Fields that stand nowhere are missing. */
  positions: ReadonlyMap<string, number | string>;
  /** Names of the fields that hold something else than is stored. */
  changed: ReadonlySet<string>;
}

export function showDay({ log, isKnown }: KnownDay, draft: DayDraft, stage: LifeStage): ShownDay {
  const stored = entriesOf(valuesOf(log, stage), stage);
  const entries = new Map<string, Entry>();
  const positions = new Map<string, number | string>();
  const changed = new Set<string>();
  for (const { name, key, field, part } of formFieldsOf(stage)) {
    const typed = draftPart(draft, stage, part)?.[key];
    const entry = typed === undefined ? (stored.get(name) ?? null) : typed;
    entries.set(name, entry);
    if (typed !== undefined && typed !== stored.get(name)) changed.add(name);
    // Where a log may be that did not load, a position could pass for what she logged.
    if (entry === null && isKnown && field.initial !== null) positions.set(name, field.initial);
  }
  return { entries, positions, changed };
}

/** The day as it would be if she took every position for hers: what “Log as shown” saves. */
export function takePositions({ entries, positions, changed }: ShownDay): ShownDay {
  return {
    entries: new Map([...entries, ...positions]),
    positions: new Map(),
    changed: new Set([...changed, ...positions.keys()]),
  };
}

/** The draft after she changed a field. What is stored just so (nothing: null) is no change any more. */
export function changeDraft(
  draft: DayDraft,
  stage: LifeStage,
  { key, part }: FormField,
  entry: Entry,
  log: DailyLog | null,
): DayDraft {
  const isStored = readEntry(partOf(valuesOf(log, stage), part), key) === entry;
  const put = (entries: Entries = {}): Entries => {
    const { [key]: _, ...others } = entries;
    return isStored ? others : { ...others, [key]: entry };
  };
  if (part === 'common') return { ...draft, common: put(draft.common) };
  if (part === 'signs') return withSigns(draft, put(draft.signs));
  return { ...draft, extras: { ...draft.extras, [stage]: put(draft.extras[stage]) } };
}

function withSigns({ signs: _, ...draft }: DayDraft, signs: Entries): DayDraft {
  return Object.keys(signs).length === 0 ? draft : { ...draft, signs };
}

/**
 * Without what another tab or device of hers has saved just so meanwhile: it is no change any more, and would stand as
 * one once the log goes on there. The same draft where there is nothing of that kind.
 */
export function withoutStored(draft: DayDraft, { log, isKnown }: KnownDay): DayDraft {
  if (!isKnown) return draft;
  let isSame = true;
  const strip = (entries: Entries, values: object): Entries => {
    const kept = Object.entries(entries).filter(([key, entry]) => readEntry(values, key) !== entry);
    if (kept.length < Object.keys(entries).length) isSame = false;
    return Object.fromEntries(kept);
  };
  const common = strip(draft.common, log ?? {});
  const extras = Object.entries(draft.extras).map(([stage, entries]) => {
    const logged = log === null ? {} : valuesOf(log, stage as LifeStage).extras; // as: drafts are kept by mode
    return [stage, strip(entries, logged)];
  });
  // Any mode whose form has all of them.
  const signs = strip(draft.signs ?? {}, valuesOf(log, 'pre-menstrual').signs ?? {});
  return isSame ? draft : withSigns({ common, extras: Object.fromEntries(extras) }, signs);
}

/** What stays unsaved after the day was saved (or given up) in one mode: what she typed in others. */
export function withoutMode(draft: DayDraft, stage: LifeStage): DayDraft {
  const { [stage]: _, ...others } = draft.extras;
  return { common: {}, extras: others };
}

/** Other days with something that is not saved. A day typed ahead of time zones to the west waits until it comes here. */
export function listUnsavedDays(
  drafts: Readonly<Record<CalendarDate, DayDraft>>,
  { date, today }: { date: CalendarDate; today: CalendarDate },
): CalendarDate[] {
  const days = Object.keys(drafts) as CalendarDate[]; // as: its keys
  return days.filter((day) => day !== date && day <= today);
}

export function isEmptyDraft({ common, extras, signs = {} }: DayDraft): boolean {
  return [common, signs, ...Object.values(extras)].every((entries) => Object.keys(entries).length === 0);
}

/** What is sent. Only called while no field has a fault. */
export function buildWrite(
  userId: string,
  date: DailyLogWrite['log_date'],
  stage: LifeStage,
  log: DailyLog | null,
  shown: ShownDay,
): DailyLogWrite {
  const common: Record<string, Entry> = {};
  const extras: Record<string, Entry> = {};
  const signs: Record<string, Entry> = {};
  for (const { name, key, field, part } of formFieldsOf(stage)) {
    const value = toValue(field, shown.entries.get(name) ?? null);
    if (part === 'common') common[key] = value;
    else if (value !== null) (part === 'mode' ? extras : signs)[key] = value;
  }
  return {
    user_id: userId,
    log_date: date,
    life_stage: stage,
    // as: one entry for each field, and each without a fault
    ...(common as unknown as CommonValues),
    extras: extras as ModeExtras,
    signs: signs as DaySigns,
    base: valuesOf(log, stage),
  };
}

/**
 * The day as it would be stored by now, with what she entered and did not save; a field with a fault stands as it is stored.
 * Null: nothing of it is unsaved.
 */
export function logAsEntered(
  { date, stage, log }: { date: DailyLogWrite['log_date']; stage: LifeStage; log: DailyLog | null },
  shown: ShownDay,
  faults: ReadonlyMap<string, unknown>,
): DailyLog | null {
  if (shown.changed.size === 0) return null;
  const stored = entriesOf(valuesOf(log, stage), stage);
  const entries = new Map(
    [...shown.entries].map(([name, entry]) => [name, faults.has(name) ? (stored.get(name) ?? null) : entry]),
  );
  return mergeLog(buildWrite('', date, stage, log, { ...shown, entries }), log);
}

/** The one way in which a value is kept. */
function toValue(field: LogField, entry: Entry): Entry {
  if (field.kind !== 'blood-pressure' || entry === null) return entry;
  const read = readBloodPressure(String(entry));
  return read === null ? entry : writeBloodPressure(read);
}

function entriesOf(values: LogValues, stage: LifeStage): Map<string, Entry> {
  return new Map(
    formFieldsOf(stage).map(({ name, key, part }) => [name, readEntry(partOf(values, part), key)]),
  );
}

function draftPart(draft: DayDraft, stage: LifeStage, part: FormField['part']): Entries | undefined {
  return part === 'mode' ? draft.extras[stage] : draft[part];
}

function partOf(values: LogValues, part: FormField['part']): object {
  if (part === 'common') return values;
  return (part === 'mode' ? values.extras : values.signs) ?? {};
}

function readEntry(values: object, key: string): Entry {
  return (values as Entries)[key] ?? null; // as: the values of a log, read by the keys of its fields
}
