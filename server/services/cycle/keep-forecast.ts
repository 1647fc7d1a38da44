import type { Database } from '@lunaria/db/engine/database.ts';
import {
  countCycleForecasts,
  findSameForecast,
  insertCycleForecast,
} from '@lunaria/db/queries/cycle-forecasts.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import type { ShownForecast, ShownForecastWrite } from '@lunaria/domain/cycle/history/cycle-records.ts';
import {
  CYCLE_RECORD_LIMITS,
  CYCLE_RECORD_TEXTS,
  findForecastFault,
} from '@lunaria/domain/cycle/history/record-faults.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { AppError } from '../../errors/app-error.ts';

/**
 * Keeps a forecast that was on her screen, once; what is kept already stands as it was kept first. Returns it and
 * whether it is new. Throws AppError('invalid_input') for one that cannot have been shown, and when there is no room.
 */
export async function keepForecast(
  database: Database,
  userId: string,
  { user_id: _, ...forecast }: ShownForecastWrite,
  now: Date = new Date(),
): Promise<{ forecast: ShownForecast; isNew: boolean }> {
  const fault = findForecastFault(forecast, latestTodayOnEarth(now));
  if (fault !== null) throw new AppError('invalid_input', fault);
  return await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'cycle_forecasts', userId);
    const kept = await findSameForecast(tx, userId, forecast);
    if (kept !== null) return { forecast: kept, isNew: false };
    const { all, ofCycle } = await countCycleForecasts(tx, userId, forecast.cycle_start);
    if (all >= CYCLE_RECORD_LIMITS.forecasts || ofCycle >= CYCLE_RECORD_LIMITS.perCycle) {
      throw new AppError('invalid_input', CYCLE_RECORD_TEXTS.forecasts);
    }
    await insertCycleForecast(tx, userId, forecast);
    return { forecast, isNew: true };
  });
}
