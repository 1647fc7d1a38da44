import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { listCycles, type ReportFacts } from '@lunaria/domain/cycle-report/compose-cycle-report.ts';
import { MEDICATION_DAYS } from '@lunaria/domain/cycle-report/sum-medication.ts';
import { ageOn } from '@lunaria/domain/profile/age.ts';
import { useMemo } from 'react';
import { useToday } from '../../app/use-today.ts';
import { useAdvice } from '../../data/advice/use-advice.ts';
import { useRecordedCycles } from '../../data/cycle/use-recorded-cycles.ts';
import { useLogRange } from '../../data/daily-log/logs.ts';
import { useSavedOnboarding } from '../../data/onboarding/use-onboarding.ts';
import { useLifeStage } from '../../data/profile/use-life-stage.ts';
import { useSignalsRange } from '../../data/signals/signals.ts';

export type ReportFactsState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void; isRetrying: boolean }
  | { status: 'ready'; facts: ReportFacts; isOutdated: boolean; retry: () => void; isRetrying: boolean };

/** Where no cycle is listed, notes of as many days. */
const DAYS_WITHOUT_CYCLES = 90;
const NO_ADVICE: ReportFacts['advice'] = [];

/** Everything that could stand on the page, from the same questions as calendar, log and cycle pages ask. */
export function useReportFacts(userId: string): ReportFactsState {
  const today = useToday();
  const { stage, profile } = useLifeStage(userId);
  const cycles = useRecordedCycles(userId, profile.isPending ? null : stage);
  const onboarding = useSavedOnboarding(userId);
  const range = useMemo(() => {
    if (cycles.state !== 'ready') return null;
    const { finished, current } = cycles.cycles;
    const first = listCycles(finished)[0]?.start ?? current?.start ?? addDays(today, 1 - DAYS_WITHOUT_CYCLES);
    return { from: first < today ? first : today, to: today };
  }, [cycles, today]);
  const noted = useSignalsRange(userId, range);
  const logged = useLogRange(userId, addDays(today, 1 - MEDICATION_DAYS), today);

  const asked = useAdvice(userId, profile.isPending ? null : stage, 'at once');
  const advice = asked.state === 'ready' ? asked.cards : NO_ADVICE;

  const fullName = profile.data?.full_name ?? null;
  const birthDate = onboarding.data?.date_of_birth ?? null;
  const facts = useMemo((): ReportFacts | null => {
    if (cycles.state !== 'ready') return null;
    return {
      ...{ today, stage, fullName },
      ageYears: birthDate === null ? null : ageOn(birthDate, today),
      cycles: cycles.cycles,
      periods: cycles.facts.periods,
      signals: [...noted.signals.values()],
      logs: [...logged.logs.values()],
      advice,
    };
  }, [cycles, today, stage, fullName, birthDate, noted.signals, logged.logs, advice]);

  const retry = () => {
    if (cycles.state !== 'loading') cycles.retry();
    if (range !== null) noted.retry();
    logged.retry();
  };
  const isRetrying =
    noted.isRetrying || logged.isRetrying || (cycles.state !== 'loading' && cycles.isRetrying);
  if (cycles.state === 'failed' || noted.status === 'failed' || logged.status === 'failed') {
    return { status: 'failed', retry, isRetrying };
  }
  // Where her age cannot be asked, the page stands without it.
  // And without what may be asked about, where that cannot be found out.
  const isAsking =
    asked.state === 'asking' ||
    noted.status === 'loading' ||
    logged.status === 'loading' ||
    onboarding.isPending;
  if (facts === null || isAsking) return { status: 'loading' };
  const isOutdated = noted.isOutdated || logged.isOutdated || (cycles.state === 'ready' && cycles.isOutdated);
  return { status: 'ready', facts, isOutdated, retry, isRetrying };
}
