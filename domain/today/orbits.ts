import type { DescribedDay } from '../body/describe-days.ts';
import type { Now } from '../body/describe-now.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import type { Seed } from './today-view.ts';

/** Where nothing is counted the seeds stand around the disc and say nothing. */
const QUIET_SEEDS = 28;

/** Seeds that count: those behind her are solid, the one she is at is ringed. `done`: how many, the present one among them. */
export function countedOrbit(done: number, of: number): Seed[] {
  const at = Math.min(Math.max(1, done), of);
  return Array.from({ length: of }, (_, index) => ({
    kind: index < at && done > 0 ? 'behind' : 'ahead',
    isNow: index === at - 1 && done > 0,
  }));
}

export function quietOrbit(): Seed[] {
  return Array.from({ length: QUIET_SEEDS }, () => ({ kind: 'quiet', isNow: false }));
}

/** One seed for each day of the cycle that goes on, as long as it is expected to be: what is said of the day. */
export function cycleOrbit(
  { cycle, today }: Pick<Now, 'cycle' | 'today'>,
  days: ReadonlyMap<CalendarDate, DescribedDay>,
): Seed[] {
  if (cycle === null || cycle.expectedDays === null) return quietOrbit();
  const { start, day, expectedDays } = cycle;
  return Array.from({ length: Math.max(expectedDays, day) }, (_, index) => {
    const date = addDays(start, index);
    return { kind: kindOf(date, today, days.get(date)), isNow: date === today };
  });
}

function kindOf(date: CalendarDate, today: CalendarDate, said: DescribedDay | undefined): Seed['kind'] {
  // Bleeding that belongs to no period is no part of one.
  const isOther = said?.bleeding?.isPeriod === false;
  if (said === undefined || isOther) return date <= today ? 'behind' : 'quiet';
  if (said.dayClass === 'period') return said.source === 'recorded' ? 'period' : 'period-ahead';
  if (said.dayClass === 'ovulation') return said.ovulation === null ? 'ovulation' : 'ovulation-confirmed';
  return 'fertile';
}
