import { addDays, daysBetween } from '../../calendar/calendar-date.ts';
import type { CycleRecords } from './cycle-records.ts';

// Rules, sources and worked examples: docs/algorithms/cycles-from-periods.md (the tests use the same tables).

type Days = CycleRecords['pregnancies'][number];

/** Gestation is counted from two weeks before conception: a cycle that ends within them was an ordinary one. */
const GESTATION_BEFORE_CONCEPTION_DAYS = 14;
/** From 20 weeks on a pregnancy ends with a birth, and what bleeds in the six weeks after it is not a period. */
const BIRTH = { fromDays: 140, bleedingDays: 42 };

/** Days without cycles for a pregnancy: from conception to its end, after a birth to the end of the bleeding after it. */
export function daysWithoutCycles({ from, to }: Days): Days {
  const conception = addDays(from, GESTATION_BEFORE_CONCEPTION_DAYS);
  if (to === null) return { from: conception, to };
  const isBirth = daysBetween(from, to) >= BIRTH.fromDays;
  return { from: conception < to ? conception : to, to: isBirth ? addDays(to, BIRTH.bleedingDays) : to };
}
