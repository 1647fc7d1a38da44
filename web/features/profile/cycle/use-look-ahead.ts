import { hasOvulationForecast } from '@lunaria/domain/cycle/cycle-modes.ts';
import type { LookAhead } from '@lunaria/domain/cycle/forecast/look-ahead.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useQuery } from '@tanstack/react-query';
import { useToday } from '../../../app/use-today.ts';
import { type RecordedCyclesState, useRecordedCycles } from './use-recorded-cycles.ts';

export interface LookAheadState {
  status: 'loading' | 'failed' | 'ready';
  /** Null: there is no forecast, as on a break; also while it loads, and where it did not. */
  ahead: LookAhead | null;
  /** What it was made from. */
  her: RecordedCyclesState;
}

/**
 * What the forecast says of the days ahead. Reckoned once for the same cycles and the same day, however many parts of a
 * page ask; the code that reckons is fetched with the first question. `stage` null: not known yet.
 */
export function useLookAhead(userId: string, stage: LifeStage | null): LookAheadState {
  const her = useRecordedCycles(userId, stage);
  const today = useToday();
  const history = her.state === 'ready' ? her.cycles.history : null;
  const isWithFertileDays = stage !== null && hasOvulationForecast(stage);
  const { data, isError } = useQuery({
    queryKey: ['look-ahead', userId, today, isWithFertileDays, history],
    enabled: her.state === 'ready',
    queryFn: async () => {
      if (history === null) return null;
      const { lookAhead } = await import('@lunaria/domain/cycle/forecast/look-ahead.ts');
      return lookAhead(history, today, isWithFertileDays);
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  });
  const status = her.state === 'failed' || isError ? 'failed' : data === undefined ? 'loading' : 'ready';
  return { status, ahead: data ?? null, her };
}
