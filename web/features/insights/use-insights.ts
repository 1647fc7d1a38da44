import { addDays, type CalendarDate, daysBetween } from '@lunaria/domain/calendar/calendar-date.ts';
import { followsHormones } from '@lunaria/domain/cycle/cycle-modes.ts';
import type { FinishedCycle } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import { isSettled } from '@lunaria/domain/cycle/history/settled-cycles.ts';
import { collectCycles, type PatternCycle } from '@lunaria/domain/patterns/pattern-cycles.ts';
import { type Trait, withTags } from '@lunaria/domain/patterns/traits.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useMemo } from 'react';
import { useToday } from '../../app/use-today.ts';
import { useRecordedCycles } from '../../data/cycle/use-recorded-cycles.ts';
import { useLogRange } from '../../data/daily-log/logs.ts';
import { DAY_ANSWERS } from '../../data/day-entry/day-answers.ts';
import { useOwnTags } from '../../data/day-entry/use-own-tags.ts';
import { FOLLOWED, useRecords } from '../../data/records/use-records.ts';
import { useSignalsRange } from '../../data/signals/signals.ts';

/** Two years; all of hers are loaded in whole steps of it, so that the device keeps few ranges. */
const STEP_DAYS = 730;
const DEFAULT_CYCLES = 24;

export interface Insights {
  status: 'loading' | 'ready' | 'failed';
  /** What is looked for: symptoms, moods, and her own tags. */
  traits: readonly Trait[];
  /** Those shown, oldest first. */
  cycles: readonly PatternCycle[];
  /** All of hers, also those that are not shown or do not count. */
  finished: readonly FinishedCycle[];
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
  const said = useRecords(DAY_ANSWERS, userId, [from, today], FOLLOWED);
  const tags = useOwnTags(userId);
  const traits = useMemo(() => withTags(tags.rows), [tags.rows]);
  const answers = useMemo(() => new Map(said.rows.map((row) => [row.day, row])), [said.rows]);
  const mayEstimate = !followsHormones(stage);
  const cycles = useMemo(
    () => collectCycles(shown, { signals: signals.signals, logs: logs.logs, answers }, mayEstimate, traits),
    [shown, signals.signals, logs.logs, answers, mayEstimate, traits],
  );
  const parts = [signals, logs, said, tags];
  const states = [recorded.state, ...parts.map(({ status }) => status)];
  return {
    status: states.includes('failed') ? 'failed' : states.includes('loading') ? 'loading' : 'ready',
    traits,
    cycles,
    finished,
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
