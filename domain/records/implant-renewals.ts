import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { MedicalRecord } from './medical-record.ts';

/** An implant in her body that is to be renewed. What it is is left out: reminders need no name. */
export interface ImplantRenewal {
  id: string;
  on: CalendarDate;
  /** She wants to be reminded of it. */
  isReminded: boolean;
}

/** Those of her records; none of an implant that is planned, was taken out, or cannot be read. */
export function findImplantRenewals(records: readonly MedicalRecord[]): ImplantRenewal[] {
  return records.flatMap((record) => {
    if (record.kind !== 'implant' || record.unreadable || record.fields.status !== 'active') return [];
    const { renew_by: on, renew_reminder: isReminded } = record.fields;
    return on === null ? [] : [{ id: record.id, on, isReminded }];
  });
}
