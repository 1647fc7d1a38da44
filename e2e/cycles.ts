import { cycleRecordsSchema, type ShownForecast } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { type APIRequestContext, expect } from '@playwright/test';
import { recordPeriod } from './calendar.ts';

export const CYCLE_TRACKING = '/dashboard?section=b2-2';

/** Seven finished cycles of 26, 27, 27, 29, 28, 26 and 27 days, and the one that began on 4 November 2025. */
export const SEVEN_CYCLES = [
  ['2025-04-28', '2025-05-02'],
  ['2025-05-24', '2025-05-28'],
  ['2025-06-20', '2025-06-23'],
  ['2025-07-17', '2025-07-21'],
  ['2025-08-15', '2025-08-19'],
  ['2025-09-12', '2025-09-17'],
  ['2025-10-08', '2025-10-12'],
  ['2025-11-04', '2025-11-08'],
] as const;

/** As another device of hers would. */
export async function recordCycles(request: APIRequestContext): Promise<void> {
  await Promise.all(SEVEN_CYCLES.map(([start, end]) => recordPeriod(request, start, end)));
}

/** What the server holds of the forecasts that were on her screen. */
export async function keptForecasts(request: APIRequestContext): Promise<ShownForecast[]> {
  const answer = await request.get('/api/cycle-records');
  expect(answer.status()).toBe(200);
  return cycleRecordsSchema.parse(await answer.json()).cycle_forecasts;
}
