import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { shortDay } from '../calendar/name-day.ts';
import { type Cycle, ovulationCycleDay, periodLengthDays } from '../cycle/cycle.ts';
import { isInFertileWindow, PHASES, phaseOf } from '../cycle/cycle-phase.ts';
import type { Period } from '../cycle/period.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import type { Known } from './health-today.ts';
import { sayDay, type TodayFacts } from './today-facts.ts';

const sayNoPeriod = ({ unknown }: TodayFacts): Known => ({
  kind: 'missing',
  said: unknown?.includes('period') ? 'Did not load' : 'No period recorded',
});

/** Where a day stands after the newest recorded start; null where nothing can be counted from it. */
export interface CyclePlace {
  /** 1 on the first day; past the length it is counted on, never begun anew. */
  day: number;
  cycle: Cycle;
  /** The first day of the next period by cycle length. */
  nextPeriod: CalendarDate;
  /** That day has come without a newer period. */
  isPastEstimate: boolean;
}

export function placeInCycle(period: Period | null, today: CalendarDate): CyclePlace | null {
  if (period === null) return null;
  const { period_start_date: start, period_end_date: end, cycle_length: length } = period;
  const day = daysBetween(start, today) + 1;
  // Her device's clock may be behind the one she recorded it with.
  if (day < 1) return null;
  const cycle = {
    lastPeriodStart: start,
    cycleLengthDays: length,
    periodLengthDays: periodLengthDays(start, end),
  };
  return { day, cycle, nextPeriod: addDays(start, length), isPastEstimate: day > length };
}

/** The phase in words, always as what it is: reckoned by cycle length. Only conception mode speaks of fertile days. */
function sayPhase({ day, cycle, isPastEstimate }: CyclePlace, today: CalendarDate, stage: LifeStage) {
  if (isPastEstimate) return 'Past your cycle length';
  if (stage === 'conception' && isInFertileWindow(today, cycle)) {
    const isOvulation = day === ovulationCycleDay(cycle.cycleLengthDays);
    return isOvulation ? 'Estimated ovulation day' : 'Estimated fertile day';
  }
  return `${PHASES[phaseOf(today, cycle)]}, by cycle length`;
}

export function cycleDayFigure(facts: TodayFacts, stage: LifeStage): Known {
  const { period, today } = facts;
  const place = placeInCycle(period, today);
  if (place === null) return sayNoPeriod(facts);
  const { day, cycle } = place;
  const length = cycle.cycleLengthDays;
  return {
    kind: 'hers',
    figure: {
      value: String(day),
      unit: day <= length ? `of ${length}` : 'days',
      line: sayPhase(place, today, stage),
      graphic: { kind: 'bar', value: Math.min(day, length), max: length, tone: 'period' },
    },
  };
}

/** An estimate by cycle length; once it has passed, no number is made up in its place. */
export function nextPeriodFigure(facts: TodayFacts): Known {
  const { period, today } = facts;
  const place = placeInCycle(period, today);
  if (place === null) return sayNoPeriod(facts);
  const days = daysBetween(today, place.nextPeriod);
  const date = shortDay(place.nextPeriod, today);
  if (days < 0) {
    return { kind: 'missing', said: 'Past the estimate', line: `By cycle length it was ${date}` };
  }
  const line = `Around ${date}, by cycle length`;
  return {
    kind: 'hers',
    figure:
      days === 0
        ? { value: 'Today', line: 'By cycle length', isEstimate: true }
        : { value: String(days), unit: days === 1 ? 'day' : 'days', line, isEstimate: true },
  };
}

/** Days since the last period: recorded in the calendar, or logged since in menopause mode. */
export function lastPeriodFigure(facts: TodayFacts): Known {
  const { period, logs, today } = facts;
  const start = period?.period_start_date ?? null;
  const logged = [...logs.values()]
    .filter(({ log_date: date, extras }) => date <= today && extras.menopause?.period_this_week === 'yes')
    .map(({ log_date: date }) => date)
    .sort()
    .at(-1);
  if (logged !== undefined && (start === null || logged > start)) {
    return {
      kind: 'hers',
      figure: count(daysBetween(logged, today), `Logged ${sayDay(logged, today)} for that week`),
    };
  }
  if (start === null || start > today) return sayNoPeriod(facts);
  return {
    kind: 'hers',
    figure: count(daysBetween(start, today), `Counted from ${shortDay(start, today)}, its first day`),
  };
}

function count(days: number, line: string) {
  if (days === 0) return { value: 'Today', line };
  return { value: String(days), unit: `${days === 1 ? 'day' : 'days'} ago`, line };
}
