import { addDays, daysBetween } from '../../calendar/calendar-date.ts';
import type { CycleRecords } from './cycle-records.ts';

// Rules, sources and worked examples: docs/algorithms/cycles-from-periods.md (the tests use the same tables).

type Days = CycleRecords['pregnancies'][number];

/** Gestation is counted from two weeks before conception: a cycle that ends within them was an ordinary one. */
const GESTATION_BEFORE_CONCEPTION_DAYS = 14;
/** What bleeds in the six weeks after a birth is not a period. */
const BLEEDING_AFTER_BIRTH_DAYS = 42;
/** Where she preferred not to say how it ended: from 20 weeks on with a birth. */
const BIRTH_FROM_DAYS = 140;

/** True where it ended with a birth: by her own word at any week, without it by the weeks. */
export function endedWithBirth({ from, to, end }: Days): boolean {
  if (to === null) return false;
  if (end === 'birth' || end === 'loss') return end === 'birth';
  return daysBetween(from, to) >= BIRTH_FROM_DAYS;
}

/** Days without cycles for a pregnancy: from conception to its end, after a birth to the end of the bleeding after it. */
export function daysWithoutCycles(pregnancy: Days): Pick<Days, 'from' | 'to'> {
  const { from, to } = pregnancy;
  const conception = addDays(from, GESTATION_BEFORE_CONCEPTION_DAYS);
  if (to === null) return { from: conception, to };
  return {
    from: conception < to ? conception : to,
    to: endedWithBirth(pregnancy) ? addDays(to, BLEEDING_AFTER_BIRTH_DAYS) : to,
  };
}
