import { calendarDateSchema } from '@lunaria/domain/calendar/calendar-date-schema.ts';
import { periodDeleteSchema, periodsQuerySchema, periodWriteSchema } from '@lunaria/domain/cycle/period.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { linkToRest } from '../http/link-to-rest.ts';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import type { EntryDependencies } from '../services/alerts/entry-dependencies.ts';
import { findPeriods } from '../services/cycle/find-periods.ts';
import { deletePeriod, savePeriod } from '../services/cycle/save-period.ts';

/** `/api/period-tracking`: the recorded periods of the signed-in user. */
export function createPeriodTrackingRoutes(
  dependencies: EntryDependencies,
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  const { database } = dependencies;
  return new Hono<SignedInContext>()
    .use(requireUser)
    .get(
      '/',
      validator('query', (query) => parseInput(periodsQuerySchema, query)),
      async (c) => {
        const { from = null, to = null, limit } = c.req.valid('query');
        const filter = { from, to, limit: limit === undefined ? null : Number(limit) };
        const { found, rest } = await findPeriods(database, c.var.userId, filter);
        linkToRest(c, rest && { ...rest });
        return c.json(found);
      },
    )
    .post(
      '/',
      validator('json', (_, c) => parseInput(periodWriteSchema, c.get('json'))),
      async (c) => {
        const write = c.req.valid('json');
        requireOwn(c.var.userId, write.user_id);
        return c.json(await savePeriod(dependencies, c.var.userId, write));
      },
    )
    .delete(
      '/:start',
      validator('query', (query) => parseInput(periodDeleteSchema, query)),
      async (c) => {
        const start = parseInput(calendarDateSchema, c.req.param('start'));
        requireOwn(c.var.userId, c.req.valid('query').user_id);
        await deletePeriod(dependencies, c.var.userId, start);
        return c.body(null, 204);
      },
    );
}
