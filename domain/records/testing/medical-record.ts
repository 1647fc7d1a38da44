import type { RecordOf } from '../medical-record.ts';
import { emptyFields } from '../new-fields.ts';
import type { FieldsOf } from '../record-fields.ts';
import type { RecordKind } from '../record-kinds.ts';

let count = 0;

/** A record of this kind with what is changed of its fields; each has an id of its own, and a name where its kind has one. */
export function medicalRecord<Kind extends RecordKind>(
  kind: Kind,
  changes: Partial<FieldsOf<Kind>> = {},
): RecordOf<Kind> {
  count += 1;
  const empty = emptyFields(kind);
  const named = 'name' in empty ? { name: 'Migraine' } : {};
  const related = kind === 'family' ? { relation: 'mother' } : {};
  return {
    id: `7a000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    kind,
    origin: 'typed',
    fields: { ...empty, ...named, ...related, ...changes },
  };
}
