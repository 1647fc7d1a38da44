import { CONTENT_SHAPES, type FieldsOf } from './record-fields.ts';
import { type RecordKind, STATUS_WORDS } from './record-kinds.ts';

/** The fields of a new record, before anything is typed. */
export function emptyFields<Kind extends RecordKind>(kind: Kind): FieldsOf<Kind> {
  const content = Object.keys(CONTENT_SHAPES[kind]).map((name) => [name, EMPTY[name] ?? '']);
  return {
    status: STATUS_WORDS[kind][0]?.value ?? 'active',
    ...{ started_on: null, started_precision: 'unknown', started_age: null },
    ...{ ended_on: null, ended_precision: null, ended_age: null },
    ...Object.fromEntries(content.map(([name, value]) => [name, value === NOTHING ? null : value])),
  } as FieldsOf<Kind>; // as: by the shape of its kind; a test reads each with its schema
}

const NOTHING = Symbol('null');
/** What stands in a field that is no text. */
const EMPTY: Record<string, typeof NOTHING | false> = {
  every_days: NOTHING,
  cycle_from: NOTHING,
  cycle_to: NOTHING,
  in_calendar: false,
  is_hormone_therapy: false,
  harms_pregnancy: false,
  dose_number: NOTHING,
  dose_total: NOTHING,
  pregnancy_id: NOTHING,
  weeks: NOTHING,
  babies: NOTHING,
  onset_age: NOTHING,
  renew_by: NOTHING,
  renew_reminder: false,
};
