import type { MedicalRecord } from './medical-record.ts';
import type { Dial } from './record-choices.ts';

/** A number of her care team that she marked. */
export interface MarkedNumber {
  dials: Dial;
  name: string;
  phone: string;
}

/** Of her clinic and of her maternity unit at most one each: who looks after her now, with a number. */
export function markedNumbers(records: Iterable<MedicalRecord>): MarkedNumber[] {
  const numbers = [...records].flatMap(({ kind, fields, unreadable }): MarkedNumber[] => {
    if (kind !== 'provider' || unreadable || fields.status !== 'active') return [];
    const { dials, name, phone } = fields;
    return dials === '' || phone === '' ? [] : [{ dials, name, phone }];
  });
  return numbers.filter(({ dials }, at) => numbers.findIndex((one) => one.dials === dials) === at);
}
