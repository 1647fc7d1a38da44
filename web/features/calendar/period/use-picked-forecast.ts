import { describeNow } from '@lunaria/domain/body/describe-now.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { predictFromStart } from '@lunaria/domain/cycle/cycle.ts';
import { hasOvulationForecast } from '@lunaria/domain/cycle/cycle-modes.ts';
import type { DateWindow } from '@lunaria/domain/cycle/forecast/forecast-cycle.ts';
import { findRecordedCycles } from '@lunaria/domain/cycle/history/find-recorded-cycles.ts';
import type { CycleFacts } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useMemo } from 'react';
import { useRecordedCycles } from '../../../data/cycle/use-recorded-cycles.ts';
import type { PickedDays } from './pick-days.ts';

interface PickedForecast {
  ovulationOn: DateWindow['from'];
  days: DateWindow;
}

/**
 * The ovulation and fertile days that every screen would name once the picked days are her newest period: those of the
 * forecast, and by cycle length as long as she has no period recorded. Null while days are missing, where none is named,
 * and for a period before her newest: what follows that is known.
 */
export function usePickedForecast(
  userId: string,
  stage: LifeStage | null,
  { start, end }: PickedDays,
  cycleLengthDays: number,
): PickedForecast | null {
  const her = useRecordedCycles(userId, stage);
  const facts = her.state === 'ready' ? her.facts : null;
  return useMemo(() => {
    if (start === null || end === null || stage === null || facts === null) return null;
    if (!hasOvulationForecast(stage)) return null;
    if (facts.periods.length === 0) {
      const { ovulation, fertileFrom, fertileTo } = predictFromStart(start, cycleLengthDays);
      return { ovulationOn: ovulation, days: { from: fertileFrom, to: fertileTo } };
    }
    return foresee(facts, { start, end, cycleLengthDays });
  }, [facts, stage, start, end, cycleLengthDays]);
}

function foresee(
  facts: CycleFacts,
  picked: { start: CalendarDate; end: CalendarDate; cycleLengthDays: number },
): PickedForecast | null {
  const others = facts.periods.filter(({ period_start_date: start }) => start !== picked.start);
  if (others.some(({ period_start_date: start }) => start > picked.start)) return null;
  const period = {
    period_start_date: picked.start,
    period_end_date: picked.end,
    cycle_length: picked.cycleLengthDays,
  };
  const then = { ...facts, periods: [period, ...others] };
  return describeNow(then, findRecordedCycles(then)).ahead?.fertile?.cycles[0] ?? null;
}
