import type { CycleForecast } from '@lunaria/domain/cycle/forecast/forecast-cycle.ts';
import type { ShownForecastWrite } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { useEffect } from 'react';
import { useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import { FORECAST_WRITES, isSameForecast, laneOf } from './shown-forecasts.ts';
import type { RecordedCyclesState } from './use-recorded-cycles.ts';

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
