import type { Now } from '@lunaria/domain/body/describe-now.ts';
import type { CycleForecast } from '@lunaria/domain/cycle/forecast/forecast-cycle.ts';
import type { LookAhead } from '@lunaria/domain/cycle/forecast/look-ahead.ts';
import type { ShownForecastWrite } from '@lunaria/domain/cycle/history/cycle-records.ts';
import type { CycleFacts, RecordedCycles } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import { FORECAST_WRITES, isSameForecast, laneOf } from './shown-forecasts.ts';
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

/**
 * Puts the forecast that is on her screen into the ledger, each one once; for every part of a page that shows one.
 * `forecast`: as forecastCycle made it from the history of `her`; null while none is on the screen. Nothing is kept of a
 * forecast that rests on what is still loading or of an earlier visit: another one takes its place a moment later.
 */
export function useShownForecast(
  userId: string,
  her: RecordedCyclesState,
  forecast: CycleForecast | null,
): void {
  const queue = useWriteQueue();
  useEffect(() => {
    if (her.state !== 'ready' || !her.isCurrent || forecast === null) return;
    const { cycles, facts } = her;
    if (cycles.history === null) return;
    const write: ShownForecastWrite = {
      user_id: userId,
      cycle_start: cycles.history.currentStart,
      shown_on: facts.today,
      predicted_start: forecast.date,
      window_from: forecast.window80.from,
      window_to: forecast.window80.to,
      known_cycles: forecast.knownCycles,
      is_ovulation_known: forecast.isOvulationKnown,
    };
    if (facts.records.cycle_forecasts.some((kept) => isSameForecast(kept, write))) return;
    void queue.enqueue(FORECAST_WRITES, userId, laneOf(write), write);
  }, [queue, userId, her, forecast]);
}
