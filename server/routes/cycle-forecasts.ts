import type { Database } from '@lunaria/db/engine/database.ts';
import { shownForecastWriteSchema } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import { keepForecast } from '../services/cycle/keep-forecast.ts';

/** `POST /api/cycle-forecasts`: keeps a forecast that was on her screen; 201 the first time, 200 afterwards. */
export function createCycleForecastsRoutes(
  { database }: { database: Database },
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  return new Hono<SignedInContext>().use(requireUser).post(
    '/',
    validator('json', (_, c) => parseInput(shownForecastWriteSchema, c.get('json'))),
    async (c) => {
      const write = c.req.valid('json');
      requireOwn(c.var.userId, write.user_id);
      const { forecast, isNew } = await keepForecast(database, c.var.userId, write);
      return c.json(forecast, isNew ? 201 : 200);
    },
  );
}
