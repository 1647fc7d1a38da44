import type { CycleRecords } from './cycle-records.ts';

/** Two answers as one: `older` is what the first of them named as its rest, and holds signs of ovulation alone. */
export function joinCycleRecords(newer: CycleRecords, older: CycleRecords): CycleRecords {
  return { ...newer, ovulation_signs: [...older.ovulation_signs, ...newer.ovulation_signs] };
}
