import { findLastPeriod, type LastPeriod } from '../bleeding/last-period.ts';
import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { sameDayInMonth } from '../calendar/calendar-month.ts';
import { longDay } from '../calendar/name-day.ts';
import { countOf, wordFor } from '../count-of.ts';
import { bleedingRowsOf } from '../dashboard/cycle-figures.ts';
import type { TodayFacts } from '../dashboard/today-facts.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import { countedOrbit } from './orbits.ts';
import type { TodayDisc } from './today-view.ts';

// Around and after menopause: how long it is since the last period, counted as every screen counts it.

/** After so many months without a period it is called menopause (docs/algorithms/side-panel.md). */
export const YEAR_MONTHS = 12;
/** From then on years are what she counts in. */
const IN_YEARS_FROM_MONTHS = 24;

export interface WithoutPeriod {
  last: LastPeriod;
  days: number;
  /** Whole months since. */
  months: number;
  /** The day on which twelve months are over. */
  yearOn: CalendarDate;
}

/** Null: no period and no bleeding like one is known. */
export function countWithoutPeriod(facts: TodayFacts): WithoutPeriod | null {
  const { period, today } = facts;
  const last = findLastPeriod(period ? [period] : [], bleedingRowsOf(facts), today);
  if (last === null) return null;
  let months = 0;
  while (sameDayInMonth(last.day, months + 1) <= today) months += 1;
  return { last, days: daysBetween(last.day, today), months, yearOn: sameDayInMonth(last.day, YEAR_MONTHS) };
}

export function withoutPeriodDisc(stage: LifeStage, facts: TodayFacts): TodayDisc {
  const counted = countWithoutPeriod(facts);
  if (counted === null) {
    const words = stage === 'menopause' ? 'No period noted yet' : 'After menopause';
    return { look: 'hollow', numeral: null, words, line: null, orbit: countedOrbit(0, YEAR_MONTHS) };
  }
  const { last, days, months } = counted;
  const what = last.basis === 'noted' ? 'bleeding' : 'a period';
  const orbit = countedOrbit(months, YEAR_MONTHS);
  const line = `${last.basis === 'noted' ? 'Last bleeding' : 'Last one'}: ${longDay(last.day, facts.today)}`;
  if (months === 0) {
    const since = `since your last ${last.basis === 'noted' ? 'bleeding' : 'period'}`;
    const numeral = days === 0 ? 'Today' : countOf(days, 'day');
    return { look: 'stage', numeral, words: days === 0 ? null : since, line, orbit };
  }
  if (stage === 'menopause' && months <= YEAR_MONTHS) {
    return { look: 'stage', numeral: `${months} of 12`, words: `months without ${what}`, line, orbit };
  }
  const years = Math.floor(months / 12);
  const numeral =
    months < IN_YEARS_FROM_MONTHS ? `${months} ${wordFor(months, 'month')}` : countOf(years, 'year');
  return { look: 'stage', numeral, words: `without ${what}`, line, orbit };
}
