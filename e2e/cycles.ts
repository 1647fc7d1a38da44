import { cycleRecordsSchema, type ShownForecast } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { SEVEN_CYCLES } from '@lunaria/domain/cycle/testing/example-cycles.ts';
import { type APIRequestContext, expect } from '@playwright/test';
import { recordDays } from './recorded-days.ts';

export const CYCLE_TRACKING = '/dashboard?section=b2-2';

/** Seven finished cycles and the one that goes on, as another device of hers would record them. */
export async function recordCycles(request: APIRequestContext): Promise<void> {
  await recordDays(request, { periods: SEVEN_CYCLES });
}

/** What the server holds of the forecasts that were on her screen. */
export async function keptForecasts(request: APIRequestContext): Promise<ShownForecast[]> {
  const answer = await request.get('/api/cycle-records');
  expect(answer.status()).toBe(200);
  return cycleRecordsSchema.parse(await answer.json()).cycle_forecasts;
}
