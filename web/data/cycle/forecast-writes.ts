import {
  type ShownForecastWrite,
  shownForecastWriteSchema,
} from '@lunaria/domain/cycle/history/cycle-records.ts';
import { api } from '../../app/api-client.ts';
import type { WriteKind } from '../../app/write-queue/write-kind.ts';

/** The ledger of forecasts. Nothing that she entered: she is not told how far it is on its way. */
export const FORECAST_WRITES: WriteKind<ShownForecastWrite> = {
  name: 'cycle-forecasts',
  isUnspoken: true,
  // The same lane is the same forecast: the day on which it was first on her screen stands.
  combine: (older) => older,
  send: (change, signal) => api['cycle-forecasts'].$post({ json: change }, { init: { signal } }),
  accepts: (change): change is ShownForecastWrite => shownForecastWriteSchema.safeParse(change).success,
};

/** Every distinct forecast is a record of its own. */
export function laneOf({ cycle_start, predicted_start, window_from, window_to }: ShownForecastWrite): string {
  return [cycle_start, predicted_start, window_from, window_to].join(' ');
}
