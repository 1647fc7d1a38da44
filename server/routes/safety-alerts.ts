import { alertIdSchema, alertMarkSchema } from '@lunaria/domain/alerts/safety-alert.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import type { EntryDependencies } from '../services/alerts/entry-dependencies.ts';
import { findSafetyAlerts, markSafetyAlert } from '../services/alerts/safety-alerts.ts';

/** `/api/safety-alerts`: what of the signed-in user's entries somebody should look at. They are raised by the entries. */
export function createSafetyAlertsRoutes(
  dependencies: EntryDependencies,
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  const { database, keyring, logger } = dependencies;
  return new Hono<SignedInContext>()
    .use(requireUser)
    .get('/', async (c) => {
      const { alerts, unreadableCount } = await findSafetyAlerts(database, keyring, c.var.userId);
      if (unreadableCount > 0)
        logger.error('safety_alerts_unreadable', {
          requestId: c.get('requestId'),
          route: c.req.routePath,
          count: unreadableCount,
        });
      return c.json({ safety_alerts: alerts });
    })
    .put(
      '/:id',
      validator('json', (_, c) => parseInput(alertMarkSchema, c.get('json'))),
      async (c) => {
        const id = parseInput(alertIdSchema, c.req.param('id'));
        const { user_id, ...mark } = c.req.valid('json');
        requireOwn(c.var.userId, user_id);
        await markSafetyAlert(dependencies, c.var.userId, id, mark);
        return c.body(null, 204);
      },
    );
}
