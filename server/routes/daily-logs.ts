import { calendarDateSchema } from '@lunaria/domain/calendar/calendar-date-schema.ts';
import { dateRangeSchema } from '@lunaria/domain/calendar/date-range.ts';
import { dailyLogDeleteSchema, dailyLogWriteSchema } from '@lunaria/domain/daily-log/daily-log.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { linkToRest } from '../http/link-to-rest.ts';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import type { EntryDependencies } from '../services/alerts/entry-dependencies.ts';
import { findDailyLogs } from '../services/daily-log/find-daily-logs.ts';
import { deleteDailyLog, saveDailyLog } from '../services/daily-log/save-daily-log.ts';

/** `/api/daily-logs`: what the signed-in user logged of her days. */
export function createDailyLogsRoutes(
  dependencies: EntryDependencies,
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  const { database, keyring, logger } = dependencies;
  return new Hono<SignedInContext>()
    .use(requireUser)
    .get(
      '/',
      validator('query', (query) => parseInput(dateRangeSchema, query)),
      async (c) => {
        const { from = null, to = null } = c.req.valid('query');
        const { logs, rest } = await findDailyLogs(database, keyring, c.var.userId, { from, to });
        linkToRest(c, rest && { ...rest });
        const unreadableCount = logs.filter((log) => log.blood_pressure_unreadable).length;
        if (unreadableCount > 0)
          logger.error('daily_logs_unreadable', {
            requestId: c.get('requestId'),
            route: c.req.routePath,
            count: unreadableCount,
          });
        return c.json({ daily_logs: logs });
      },
    )
    .post(
      '/',
      validator('json', (_, c) => parseInput(dailyLogWriteSchema, c.get('json'))),
      async (c) => {
        const write = c.req.valid('json');
        requireOwn(c.var.userId, write.user_id);
        return c.json(await saveDailyLog(dependencies, c.var.userId, write));
      },
    )
    .delete(
      '/:date',
      validator('query', (query) => parseInput(dailyLogDeleteSchema, query)),
      async (c) => {
        const date = parseInput(calendarDateSchema, c.req.param('date'));
        requireOwn(c.var.userId, c.req.valid('query').user_id);
        await deleteDailyLog(dependencies, c.var.userId, date);
        return c.body(null, 204);
      },
    );
}
