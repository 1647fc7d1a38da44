import {
  type ShownForecast,
  type ShownForecastWrite,
  shownForecastWriteSchema,
} from '@lunaria/domain/cycle/history/cycle-records.ts';
import { api } from '../../app/api-client.ts';
import { defineWrites } from '../../app/write-queue/write-kind.ts';

/** The ledger of forecasts. Nothing that she entered: she is not told how far it is on its way. */
export const FORECAST_WRITES = defineWrites<ShownForecastWrite>({
  name: 'cycle-forecasts',
  schema: shownForecastWriteSchema,
  isUnspoken: true,
  // The same lane is the same forecast: the day on which it was first on her screen stands.
  combine: (older) => older,
  send: (change, signal) => api['cycle-forecasts'].$post({ json: change }, { init: { signal } }),
});

/** Every distinct forecast is a record of its own. */
export function laneOf({ cycle_start, predicted_start, window_from, window_to }: ShownForecastWrite): string {
  return [cycle_start, predicted_start, window_from, window_to].join(' ');
}

/** Two rows of the ledger that say the same of the same cycle are one. */
export function isSameForecast(one: ShownForecast, other: ShownForecast): boolean {
  return (
    one.cycle_start === other.cycle_start &&
    one.predicted_start === other.predicted_start &&
    one.window_from === other.window_from &&
    one.window_to === other.window_to
  );
}

/** Kept once, and never changed: the one that was first stands. */
export function addForecasts(
  kept: ShownForecast[],
  shown: readonly (ShownForecast | ShownForecastWrite)[],
): ShownForecast[] {
  const rows = [...kept];
  for (const forecast of shown) {
    if (rows.some((row) => isSameForecast(row, forecast))) continue;
    const { cycle_start, shown_on, predicted_start, window_from, window_to } = forecast;
    const { known_cycles, is_ovulation_known } = forecast;
    const row = { cycle_start, shown_on, predicted_start, window_from, window_to };
    rows.push({ ...row, known_cycles, is_ovulation_known });
  }
  return rows;
}
