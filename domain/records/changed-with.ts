import { type MedicalRecord, saysNoneKnown } from './medical-record.ts';

export interface ChangedWith {
  /** Entries that the saved one makes untrue. */
  removed: MedicalRecord[];
  changed: { base: MedicalRecord; next: MedicalRecord }[];
}

/**
 * What changes with an entry that is saved among the others of its kind: that she knows of none ends with the first one, and one
 * number alone is that of the clinic, one that of the maternity unit.
 */
export function changedWith(saved: MedicalRecord, records: readonly MedicalRecord[]): ChangedWith {
  const others = records.filter(({ id, kind }) => id !== saved.id && kind === saved.kind);
  return {
    removed: saysNoneKnown(saved) ? [] : others.filter(saysNoneKnown),
    changed: others.flatMap((other) => {
      if (saved.kind !== 'provider' || other.kind !== 'provider') return [];
      const isTaken = saved.fields.dials !== '' && other.fields.dials === saved.fields.dials;
      return isTaken ? [{ base: other, next: { ...other, fields: { ...other.fields, dials: '' } } }] : [];
    }),
  };
}
