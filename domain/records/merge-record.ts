import type { CalendarDate } from '../calendar/calendar-date.ts';
import { mergeFields } from '../merge-fields.ts';
import { findRecordFault, type MedicalRecord, type RecordWrite } from './medical-record.ts';
import type { SharedFields } from './record-fields.ts';

/**
 * The record after a write meets what is `stored` by now (null: nothing). A new one (`base` null) that is there already arrived
 * earlier: what is stored stands. Otherwise fields she did not touch keep the stored value; a beginning and how well it is known
 * belong together, as an end does. Where the two do not fit together then, all fields are hers. Applying the same write again
 * changes nothing. `today`: the last day that has begun anywhere.
 */
export function mergeRecord(
  { id, kind, base, fields: mine }: RecordWrite,
  stored: MedicalRecord | null,
  today: CalendarDate,
): MedicalRecord {
  const origin = stored?.origin ?? 'typed';
  // as, here and below: both are of one kind, which the caller made sure of
  const hers = { id, kind, origin, fields: mine } as MedicalRecord;
  if (stored === null) return hers;
  if (base === null) return stored;
  const fields = {
    ...mergeFields<SharedFields>(base, mine, stored.fields),
    ...partOf(START, base, mine, stored.fields),
    ...partOf(END, base, mine, stored.fields),
  };
  const merged = { id, kind, origin, fields } as MedicalRecord;
  return findRecordFault(merged, today) === null ? merged : hers;
}

const START = ['started_on', 'started_precision', 'started_age'] as const;
const END = ['ended_on', 'ended_precision', 'ended_age'] as const;

/** Fields that belong together: hers where she changed one of them. */
function partOf(
  names: readonly (keyof SharedFields)[],
  base: SharedFields,
  mine: SharedFields,
  stored: SharedFields,
): Partial<SharedFields> {
  const from = names.some((name) => mine[name] !== base[name]) ? mine : stored;
  return Object.fromEntries(names.map((name) => [name, from[name]]));
}

/** Whether two records of one id say the same. */
export function isSameRecord(one: MedicalRecord, other: MedicalRecord): boolean {
  const [a, b] = [one.fields, other.fields] as Record<string, unknown>[]; // as: compared by their own names
  return Object.keys({ ...a, ...b }).every((name) => a?.[name] === b?.[name]);
}
