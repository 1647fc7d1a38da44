import type { BleedingRows } from '../bleeding/count-bled-days.ts';
import { findLastPeriod } from '../bleeding/last-period.ts';
import { bleedingIn } from '../bleeding/log-bleeding.ts';
import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { shortDay } from '../calendar/name-day.ts';
import { type Cycle, periodLengthDays } from '../cycle/cycle.ts';
import { hasOvulationForecast } from '../cycle/cycle-modes.ts';
import { namePhase } from '../cycle/cycle-phase.ts';
import { chanceOn, sayChance } from '../cycle/forecast/day-chances.ts';
import { sayShortly, sayShortWindow, sayUsual } from '../cycle/forecast/say-look-ahead.ts';
import type { Period } from '../cycle/period.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import type { Known } from './health-today.ts';
import { sayDay, type TodayFacts } from './today-facts.ts';

/** Who noted bleeding has not forgotten it: whether a period began is hers to say, and the day window offers it. */
const sayNoPeriod = (facts: TodayFacts): Known => {
  if (facts.unknown?.includes('period')) return { kind: 'missing', said: 'Did not load' };
  const noted = findLastPeriod([], bleedingRowsOf(facts), facts.today);
  if (noted === null) return { kind: 'missing', said: 'No period recorded' };
  return {
    kind: 'missing',
    said: 'Did a period begin?',
    line: `Bleeding noted ${sayDay(noted.day, facts.today)}`,
  };
};

/** Where a day stands after the newest recorded start; null where nothing can be counted from it. */
export interface CyclePlace {
  /** 1 on the first day; past the length it is counted on, never begun anew. */
  day: number;
  cycle: Cycle;
  /** More days than the cycle length have come without a newer period. */
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
  return { day, cycle, isPastEstimate: day > length };
}

/** The phase in words, and what they rest on; none where hormones decide. Only conception mode speaks of fertile days. */
function sayPhase({ cycle, isPastEstimate }: CyclePlace, { today, ahead }: TodayFacts, stage: LifeStage) {
  if (isPastEstimate) {
    if (!ahead) return 'Past your cycle length';
    const { from, to } = ahead.next.usualDays;
    return `Usually ${from} to ${to} days`;
  }
  if (stage === 'conception' && ahead?.fertile) {
    return `Fertile today: ${sayChance(chanceOn(ahead.fertile.days, today))} likely`;
  }
  return hasOvulationForecast(stage) ? namePhase(today, cycle, ahead?.phase ?? null) : 'By cycle length';
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
      line: sayPhase(place, facts, stage),
      graphic: { kind: 'bar', value: Math.min(day, length), max: length, tone: 'period' },
    },
  };
}

/** The forecast with its window. On a day past her usual range that is said first, and no day is promised. */
export function nextPeriodFigure(facts: TodayFacts): Known {
  const { period, today, ahead } = facts;
  if (placeInCycle(period, today) === null) return sayNoPeriod(facts);
  if (ahead === undefined) return { kind: 'missing', said: 'Did not load' };
  if (ahead === null) return { kind: 'missing', said: 'No forecast' };
  const { next } = ahead;
  if (next.isLate) return { kind: 'missing', said: sayUsual(next), line: sayShortWindow(next, today) };
  const days = daysBetween(today, next.date);
  return {
    kind: 'hers',
    figure: {
      value: String(days),
      unit: days === 1 ? 'day' : 'days',
      line: sayShortly(next, today),
      isEstimate: true,
    },
  };
}

/** Days since the last period: recorded in the calendar, or noted since as bleeding like one, on whatever screen. */
export function lastPeriodFigure(facts: TodayFacts): Known {
  const { period, today } = facts;
  const last = findLastPeriod(period ? [period] : [], bleedingRowsOf(facts), today);
  if (last === null) return sayNoPeriod(facts);
  const days = daysBetween(last.day, today);
  if (last.basis === 'noted') {
    return { kind: 'hers', figure: count(days, `Bleeding noted ${sayDay(last.day, today)}`) };
  }
  return {
    kind: 'hers',
    figure: count(days, `Counted from ${shortDay(last.day, today)}, its first day`),
  };
}

function bleedingRowsOf({ bleeding, logs }: TodayFacts): BleedingRows {
  if (bleeding !== undefined) return bleeding;
  const said = [...logs.values()].map(({ log_date: day, extras }) => [day, bleedingIn(extras)] as const);
  return new Map(said.flatMap(([day, one]) => (one === null ? [] : [[day, one] as const])));
}

function count(days: number, line: string) {
  if (days === 0) return { value: 'Today', line };
  return { value: String(days), unit: `${days === 1 ? 'day' : 'days'} ago`, line };
}
