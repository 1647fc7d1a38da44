import type { Now } from '@lunaria/domain/body/describe-now.ts';
import type { LookAhead } from '@lunaria/domain/cycle/forecast/look-ahead.ts';
import type { CycleFacts, RecordedCycles } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useQuery } from '@tanstack/react-query';
import { type RecordedCyclesState, useRecordedCycles } from './use-recorded-cycles.ts';

export interface LookAheadState {
  status: 'loading' | 'failed' | 'ready';
  /** Null: there is no forecast, as on a break; also while it loads, and where it did not. */
  ahead: LookAhead | null;
  /** What is said of today; null while it loads, and where it did not. */
  now: Now | null;
  /** What it was made from. */
  her: RecordedCyclesState;
}

/**
 * What the forecast says of the days ahead. Reckoned once for the same cycles and the same day, however many parts of a
 * page ask; the code that reckons is fetched with the first question. `stage` null: not known yet.
 */
export function useLookAhead(userId: string, stage: LifeStage | null): LookAheadState {
  const her = useRecordedCycles(userId, stage);
  const facts = her.state === 'ready' ? her.facts : null;
  const cycles = her.state === 'ready' ? her.cycles : null;
  const { data, isError } = useQuery({
    queryKey: ['now', userId, ...whatDecides(facts, cycles)],
    enabled: her.state === 'ready',
    queryFn: async () => {
      if (facts === null || cycles === null) return null;
      const { describeNow } = await import('@lunaria/domain/body/describe-now.ts');
      return describeNow(facts, cycles);
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  });
  const status = her.state === 'failed' || isError ? 'failed' : data === undefined ? 'loading' : 'ready';
  return { status, ahead: data?.ahead ?? null, now: data ?? null, her };
}

/** Not all her days: thirty years of them would be compared with every drawing. */
function whatDecides(facts: CycleFacts | null, cycles: RecordedCycles | null): unknown[] {
  if (facts === null || cycles === null) return [];
  const { today, stage, periods, records, bleeding = [] } = facts;
  const { history, current, onBreak } = cycles;
  return [
    today,
    stage,
    history,
    current,
    onBreak,
    records.pregnancies,
    periods[0]?.period_start_date ?? null,
    // Whether a period goes on; all that was noted before decides through the cycles.
    bleeding.find(({ day }) => day === today) ?? null,
  ];
}
