import { addDays, type CalendarDate, daysBetween } from '@lunaria/domain/calendar/calendar-date.ts';
import { followsHormones } from '@lunaria/domain/cycle/cycle-modes.ts';
import type { FinishedCycle } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import { isSettled } from '@lunaria/domain/cycle/history/settled-cycles.ts';
import { collectCycles, type PatternCycle } from '@lunaria/domain/patterns/pattern-cycles.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useMemo } from 'react';
import { useToday } from '../../app/use-today.ts';
import { useRecordedCycles } from '../../data/cycle/use-recorded-cycles.ts';
import { useLogRange } from '../../data/daily-log/logs.ts';
import { useSignalsRange } from '../../data/signals/signals.ts';

/** Two years; all of hers are loaded in whole steps of it, so that the device keeps few ranges. */
const STEP_DAYS = 730;
const DEFAULT_CYCLES = 24;

export interface Insights {
  status: 'loading' | 'ready' | 'failed';
  /** Those shown, oldest first. */
  cycles: readonly PatternCycle[];
  /** How many count; more than are shown where there are older ones. */
  countingCycles: number;
  isOutdated: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** Her finished cycles with what she recorded on their days: the last two years, or all of them. */
export function useInsights(userId: string, stage: LifeStage, isAll: boolean): Insights {
  const today = useToday();
  const recorded = useRecordedCycles(userId, stage);
  const finished = recorded.state === 'ready' ? recorded.cycles.finished : NONE;
  const counting = useMemo(() => finished.filter(isSettled), [finished]);
  const from = addDays(today, 1 - findDays(isAll ? (counting[0]?.start ?? today) : today, today));
  const shown = useMemo(
    () => (isAll ? counting : counting.filter(({ start }) => start >= from).slice(-DEFAULT_CYCLES)),
    [counting, isAll, from],
  );
  const signals = useSignalsRange(userId, { from, to: today });
  const logs = useLogRange(userId, from, today);
  const mayEstimate = !followsHormones(stage);
  const cycles = useMemo(
    () => collectCycles(shown, { signals: signals.signals, logs: logs.logs }, mayEstimate),
    [shown, signals.signals, logs.logs, mayEstimate],
  );
  const parts = [signals, logs];
  const states = [recorded.state, ...parts.map(({ status }) => status)];
  return {
    status: states.includes('failed') ? 'failed' : states.includes('loading') ? 'loading' : 'ready',
    cycles,
    countingCycles: counting.length,
    isOutdated: (recorded.state === 'ready' && recorded.isOutdated) || parts.some((part) => part.isOutdated),
    isRetrying:
      (recorded.state !== 'loading' && recorded.isRetrying) || parts.some((part) => part.isRetrying),
    retry() {
      if (recorded.state === 'failed' || (recorded.state === 'ready' && recorded.isOutdated))
        recorded.retry();
      for (const part of parts) if (part.status === 'failed' || part.isOutdated) part.retry();
    },
  };
}

function findDays(first: CalendarDate, today: CalendarDate): number {
  return Math.ceil((daysBetween(first, today) + 1) / STEP_DAYS) * STEP_DAYS;
}

const NONE: readonly FinishedCycle[] = [];
