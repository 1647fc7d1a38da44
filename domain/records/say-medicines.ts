import type { CalendarDate } from '../calendar/calendar-date.ts';

/** A medicine on a day that its days of the cycle name. */
export interface MedicineOnDay {
  name: string;
  /** The day lies ahead: how her cycle goes on may move it. */
  isPlanned: boolean;
}

/** The medicines of each day that has one. */
export type MedicineDays = ReadonlyMap<CalendarDate, readonly MedicineOnDay[]>;

/** Whether the day of these medicines lies ahead. */
export const arePlanned = (medicines: readonly MedicineOnDay[]): boolean =>
  medicines.some(({ isPlanned }) => isPlanned);

const listNames = (medicines: readonly MedicineOnDay[]) => medicines.map(({ name }) => name).join(', ');

/** The medicines of a day: `Medicine: Progesterone 200 mg`, ahead `Medicine planned: Progesterone 200 mg`. */
export function sayMedicines(medicines: readonly MedicineOnDay[]): string {
  return `${arePlanned(medicines) ? 'Medicine planned' : 'Medicine'}: ${listNames(medicines)}`;
}

/** The same in a list of days: `Progesterone 200 mg, medicine`, `Progesterone 200 mg, medicine planned`. */
export function nameMedicines(medicines: readonly MedicineOnDay[]): string {
  return `${listNames(medicines)}, ${arePlanned(medicines) ? 'medicine planned' : 'medicine'}`;
}
