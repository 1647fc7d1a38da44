import { isBleeding } from '../bleeding/bleeding-day.ts';
import { bleedingOf, type ShownBleeding } from '../bleeding/bleeding-of.ts';
import type { BleedingRows } from '../bleeding/count-bled-days.ts';
import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { type Cycle, classifyDay, type DayClass, periodLengthDays } from './cycle.ts';
import { lastRecordedDay, type Period } from './period.ts';

/** How a day's class is known: she recorded it, it was computed from her records, or from the example's start. */
export type DaySource = 'recorded' | 'computed' | 'example';

/** What a calendar draws for a day. */
export interface DayMark {
  dayClass: DayClass;
  source: DaySource;
  /** What she noted of this very day; missing: nothing. */
  bleeding?: ShownBleeding;
}

export interface CycleRecords {
  /** Recorded periods that touch the days, and the one before them; in any order. */
  periods: readonly Period[];
  /** Counted from the newest recorded start, or from the example's. */
  cycle: Cycle;
  /** The first start ever recorded; null while none is. */
  firstStart: CalendarDate | null;
  today: CalendarDate;
  /** What she noted of the bleeding of her days; missing: nothing. */
  bleeding?: BleedingRows;
}

const NO_ROWS: BleedingRows = new Map();
const REGULAR: DayMark = { dayClass: 'regular', source: 'computed' };
const RECORDED: DayMark = { dayClass: 'period', source: 'recorded' };

/**
 * The marks of days in ascending order, one for each. A day inside a recorded period is period, recorded. After the
 * newest start the pattern of classifyDay repeats. Between two recorded starts the days are counted from the earlier
 * one and for one cycle only: which days were period is recorded there, so that none is computed. Before the first
 * recorded start nothing is computed. While nothing is recorded all days follow the example. Over all of it stands what
 * she noted of a day: bleeding is recorded whether a period is or not, and none inside of one is none.
 */
export function markDays(days: readonly CalendarDate[], records: CycleRecords): DayMark[] {
  const { bleeding = NO_ROWS, periods, today } = records;
  const marks = markByPeriods(days, records);
  if (bleeding.size === 0) return marks;
  return marks.map((mark, index) => markNoted(mark, days[index], { bleeding, periods, today }));
}

/** The bleeding that she noted, and nothing else: for modes in which nothing is computed. */
export function markBleeding(
  days: readonly CalendarDate[],
  records: Pick<CycleRecords, 'periods' | 'today'> & { bleeding: BleedingRows },
): DayMark[] {
  return days.map((day) => markNoted(REGULAR, day, records));
}

function markNoted(
  mark: DayMark,
  day: CalendarDate | undefined,
  { bleeding, periods, today }: Pick<CycleRecords, 'periods' | 'today'> & { bleeding: BleedingRows },
): DayMark {
  const row = day === undefined ? undefined : bleeding.get(day);
  if (day === undefined || row === undefined || row.flow === null) return mark;
  const shown = bleedingOf(day, periods, bleeding, today);
  if (shown === null) return mark;
  if (isBleeding(shown.flow)) return { ...RECORDED, bleeding: shown };
  return mark.dayClass === 'period' ? REGULAR : mark;
}

function markByPeriods(days: readonly CalendarDate[], records: CycleRecords): DayMark[] {
  const { cycle, firstStart, today } = records;
  if (firstStart === null) {
    return days.map((day) => ({ dayClass: classifyDay(day, cycle), source: 'example' }));
  }
  const periods = [...records.periods].sort((a, b) => (a.period_start_date < b.period_start_date ? -1 : 1));
  let next = 0;
  let current: Period | null = null;
  /** Last recorded day of all periods that began so far: an early one may reach over a later start. */
  let recordedTo: CalendarDate | null = null;
  return days.map((day) => {
    for (let period = periods[next]; period && period.period_start_date <= day; period = periods[++next]) {
      current = period;
      const last = lastRecordedDay(period, today);
      if (recordedTo === null || last > recordedTo) recordedTo = last;
    }
    if (recordedTo !== null && day <= recordedTo) return RECORDED;
    if (day >= cycle.lastPeriodStart) return { dayClass: classifyDay(day, cycle), source: 'computed' };
    if (current === null || day < firstStart) return REGULAR;
    return markPastDay(day, current);
  });
}

function markPastDay(day: CalendarDate, period: Period): DayMark {
  const { period_start_date: start, period_end_date: end, cycle_length: length } = period;
  if (daysBetween(start, day) >= length) return REGULAR;
  const dayClass = classifyDay(day, {
    lastPeriodStart: start,
    cycleLengthDays: length,
    periodLengthDays: periodLengthDays(start, end),
  });
  return dayClass === 'period' ? REGULAR : { dayClass, source: 'computed' };
}
