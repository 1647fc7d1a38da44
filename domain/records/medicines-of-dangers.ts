import type { MedicineRow } from '../dangers/rows.ts';
import type { MedicalRecord } from './medical-record.ts';

/**
 * The medicines that she marked as harmful in a pregnancy, as the rules of what is dangerous know them. One that she takes counts
 * also where nobody knows since when; one that she stopped, up to the day on which she did, where that is known.
 */
export function medicinesOfDangers(records: Iterable<MedicalRecord>): MedicineRow[] {
  return [...records].flatMap(({ kind, fields, unreadable }) => {
    if (kind !== 'medication' || unreadable || !fields.harms_pregnancy) return [];
    const isTaken = fields.status === 'active' || (fields.status === 'inactive' && fields.ended_on !== null);
    return isTaken ? [{ from: fields.started_on, to: fields.ended_on }] : [];
  });
}
