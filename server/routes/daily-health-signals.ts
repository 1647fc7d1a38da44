import { dateRangeSchema } from '@lunaria/domain/calendar/date-range.ts';
import { signalsWriteSchema } from '@lunaria/domain/signals/health-signals.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { linkToRest } from '../http/link-to-rest.ts';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import type { EntryDependencies } from '../services/alerts/entry-dependencies.ts';
import { findSignals } from '../services/signals/find-signals.ts';
import { saveSignals } from '../services/signals/save-signals.ts';

/** `/api/daily-health-signals`: what the signed-in user noted for her days. */
export function createDailyHealthSignalsRoutes(
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
        const { days, rest } = await findSignals(database, keyring, c.var.userId, { from, to });
        linkToRest(c, rest && { ...rest });
        const unreadableCount = days.filter((day) => day.notes_unreadable).length;
        if (unreadableCount > 0)
          logger.error('notes_unreadable', {
            requestId: c.get('requestId'),
            route: c.req.routePath,
            count: unreadableCount,
          });
        return c.json({ daily_health_signals: days });
      },
    )
    .post(
      '/',
      validator('json', (_, c) => parseInput(signalsWriteSchema, c.get('json'))),
      async (c) => {
        const write = c.req.valid('json');
        requireOwn(c.var.userId, write.user_id);
        return c.json(await saveSignals(dependencies, c.var.userId, write));
      },
    );
}
