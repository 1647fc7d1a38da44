import type { CalendarDate } from '../calendar/calendar-date.ts';

/** A medicine on a day that its days of the cycle name. */
export interface MedicineOnDay {
  name: string;
  /** The day lies ahead: how her cycle goes on may move it. */
  isPlanned: boolean;
}

/** The medicines of each day that has one. */
export type MedicineDays = ReadonlyMap<CalendarDate, readonly MedicineOnDay[]>;

/** The medicines of a day in words, made once for all parts of the calendar. */
export interface SaidMedicines {
  /** `Medicine: Progesterone 200 mg`, ahead `Medicine planned: Progesterone 200 mg`. */
  said: string;
  /** In a list of days: `Progesterone 200 mg, medicine`, `Progesterone 200 mg, medicine planned`. */
  named: string;
  /** The day lies ahead. */
  isPlanned: boolean;
}

export function sayMedicines(medicines: readonly MedicineOnDay[]): SaidMedicines {
  const names = medicines.map(({ name }) => name).join(', ');
  const isPlanned = medicines.some((one) => one.isPlanned);
  return isPlanned
    ? { said: `Medicine planned: ${names}`, named: `${names}, medicine planned`, isPlanned }
    : { said: `Medicine: ${names}`, named: `${names}, medicine`, isPlanned };
}
