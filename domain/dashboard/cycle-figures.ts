import type { BleedingRows } from '../bleeding/bleeding-of.ts';
import { findLastPeriod } from '../bleeding/last-period.ts';
import { bleedingIn } from '../bleeding/log-bleeding.ts';
import {
  NOT_LOADED,
  sayFertileToday,
  sayPart,
  sayPlace,
  sayTestTells,
  sayWhyNoForecast,
} from '../body/say-now.ts';
import { daysBetween } from '../calendar/calendar-date.ts';
import { shortDay } from '../calendar/name-day.ts';
import { wordFor } from '../count-of.ts';
import { sayShortly, sayShortWindow, sayUsual } from '../cycle/forecast/say-look-ahead.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import type { Known } from './figure.ts';
import { sayDay, type TodayFacts } from './today-facts.ts';

/** Who noted bleeding has not forgotten it: whether a period began is hers to say, and the day window offers it. */
const sayNoPeriod = (facts: TodayFacts): Known => {
  if (facts.unknown?.includes('period')) return { kind: 'missing', said: NOT_LOADED };
  const noted = findLastPeriod([], bleedingRowsOf(facts), facts.today);
  if (noted === null) return { kind: 'missing', said: 'No period recorded' };
  return {
    kind: 'missing',
    said: 'Did a period begin?',
    line: `Bleeding noted ${sayDay(noted.day, facts.today)}`,
  };
};

/** The day of the cycle that goes on, of as many as are expected; where none is counted, why. */
export function cycleDayFigure(facts: TodayFacts, stage: LifeStage): Known {
  const { now } = facts;
  if (now === undefined) return { kind: 'missing', said: NOT_LOADED };
  if (now.state === 'unrecorded') return sayNoPeriod(facts);
  const { cycle, next, state } = now;
  const why = next === null ? sayWhyNoForecast(now) : null;
  if (cycle === null) {
    return { kind: 'missing', said: sayPlace(now), ...(why !== null && { line: why }) };
  }
  const line =
    (stage === 'conception' ? sayTestTells(now, stage) : null) ??
    why ??
    (state === 'late' && next !== null
      ? `Usually ${next.usualDays.from} to ${next.usualDays.to} days`
      : ((stage === 'conception' ? sayFertileToday(now) : null) ?? sayPart(now)));
  // As the panel draws it: on a late day her usual days are over.
  const max = state === 'late' && next !== null ? next.usualDays.to : cycle.expectedDays;
  return {
    kind: 'hers',
    figure: {
      value: String(cycle.day),
      // No unit on any other day: on day 95 there are 94 days behind her.
      ...(state === 'cycling' && max !== null && { unit: `of about ${max}` }),
      ...(line !== null && { line }),
      ...(max !== null && {
        graphic: { kind: 'bar', value: Math.min(cycle.day, max), max, tone: 'period' } as const,
      }),
    },
  };
}

/** The forecast with its window. On a day past her usual range that is said first, and no day is promised. */
export function nextPeriodFigure(facts: TodayFacts): Known {
  const { today, now } = facts;
  if (now === undefined) return { kind: 'missing', said: NOT_LOADED };
  if (now.state === 'unrecorded') return sayNoPeriod(facts);
  const { next, state } = now;
  if (next === null) {
    const why = sayWhyNoForecast(now);
    return { kind: 'missing', said: 'No forecast', ...(why !== null && { line: why }) };
  }
  if (state === 'late') {
    return { kind: 'missing', said: sayUsual(next), line: sayShortWindow(next, today) };
  }
  const days = daysBetween(today, next.date);
  return {
    kind: 'hers',
    figure: {
      value: String(days),
      unit: wordFor(days, 'day'),
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

/** What she noted of the bleeding of her days; as long as that is not here, what her logs say of it. */
export function bleedingRowsOf({ bleeding, logs }: TodayFacts): BleedingRows {
  if (bleeding !== undefined) return bleeding;
  const said = [...logs.values()].map(({ log_date: day, extras }) => [day, bleedingIn(extras)] as const);
  return new Map(said.flatMap(([day, one]) => (one === null ? [] : [[day, one] as const])));
}

function count(days: number, line: string) {
  if (days === 0) return { value: 'Today', line };
  return { value: String(days), unit: `${wordFor(days, 'day')} ago`, line };
}
