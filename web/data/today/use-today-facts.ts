import { bleedingByDay } from '@lunaria/domain/bleeding/bleeding-of.ts';
import type { TodayFacts } from '@lunaria/domain/dashboard/today-facts.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useMemo } from 'react';
import { useToday } from '../../app/use-today.ts';
import { useWeekStart } from '../../ui/week-start.ts';
import type { LookAheadState } from '../cycle/use-look-ahead.ts';
import { useRecentLogs } from '../daily-log/logs.ts';
import { useUnits } from '../daily-log/units.ts';
import { useMonthAnswers } from '../day-entry/day-answers.ts';
import { useLatestPeriod, useOwnLength } from '../periods/use-periods.ts';
import { usePregnancy } from '../pregnancy/use-pregnancy.ts';
import { useHasRecords } from './use-has-records.ts';

export interface TodayState {
  /** `failed`: her logs did not load, and this device keeps none. */
  status: 'loading' | 'ready' | 'failed';
  facts: TodayFacts;
  /** False only where it is certain: then samples may be shown. */
  hasRecords: boolean;
  /** Some of it is of an earlier visit, because the server did not answer. */
  isOutdated: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** What is known of her for today, from the same questions as calendar, log and tracker ask. */
export function useTodayFacts(userId: string, stage: LifeStage | null): TodayState {
  const today = useToday();
  const weekStart = useWeekStart();
  const { logs, ...log } = useRecentLogs(userId);
  const { units, isLoaded: areUnitsLoaded } = useUnits(userId);
  const latest = useLatestPeriod(userId);
  const pregnancyState = usePregnancy(userId, stage);
  // Chips and forms show them a moment later: asked for with the rest they are no request of their own.
  useMonthAnswers(userId, today);
  const recorded = useHasRecords(userId, stage);
  const [exampleLengthDays] = useOwnLength(userId);
  const pregnancy = (pregnancyState.status === 'ready' && pregnancyState.pregnancy?.dating) || null;

  const states = [log.status, latest.status, pregnancyState.status];
  // A sample that is replaced a moment later would be read as hers, and so would one beside days that did not load.
  const isAsking = states.includes('loading') || !areUnitsLoaded || recorded === 'asking';

  const { period } = latest;
  const isPeriodUnknown = latest.status === 'failed';
  const isPregnancyUnknown = pregnancyState.status === 'failed';
  const facts = useMemo((): TodayFacts => {
    const unknown = [
      ...(isPeriodUnknown ? (['period'] as const) : []),
      ...(isPregnancyUnknown ? (['pregnancy'] as const) : []),
    ];
    return { today, logs, units, weekStart, period, pregnancy, unknown, exampleLengthDays };
  }, [
    today,
    logs,
    units,
    weekStart,
    period,
    pregnancy,
    exampleLengthDays,
    isPeriodUnknown,
    isPregnancyUnknown,
  ]);

  return {
    status: log.status === 'failed' ? 'failed' : isAsking ? 'loading' : 'ready',
    facts,
    hasRecords: recorded !== 'none',
    isOutdated: log.isOutdated || latest.isOutdated,
    isRetrying:
      log.isRetrying ||
      latest.isRetrying ||
      (pregnancyState.status === 'failed' && pregnancyState.isRetrying),
    retry: () => {
      log.retry();
      if (latest.status !== 'ready' || latest.isOutdated) latest.retry();
      if (pregnancyState.status === 'failed') pregnancyState.retry();
    },
  };
}

/** The facts of today with what is said of her cycle and how she bled, once that is here. */
export function withSaid(facts: TodayFacts, { now, her }: LookAheadState): TodayFacts {
  if (now === null || her.state !== 'ready') return facts;
  return { ...facts, now, bleeding: bleedingByDay(her.facts.bleeding ?? []) };
}
