import type { Database } from '@lunaria/db/engine/database.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import type { FindSession } from '../auth/find-session.ts';
import { requireSession } from '../auth/require-session.ts';
import type { RequestContext } from '../http/request-context.ts';
import { findAccountEvents } from '../services/account/account-events.ts';

/** Under `/api/auth`. */
export const ACCOUNT_EVENT_ROUTES = [['GET', '/account-events']] as const;

interface AccountEventsDependencies {
  database: Database;
  findSession: FindSession;
  limit: (path: (typeof ACCOUNT_EVENT_ROUTES)[number][1]) => MiddlewareHandler<RequestContext>;
}

/** What happened to the protection of her account lately, the newest first. The cookie says who asks. */
export function createAccountEventsRoutes({ database, findSession, limit }: AccountEventsDependencies) {
  return new Hono<RequestContext>().get('/account-events', limit('/account-events'), async (c) => {
    const { user } = await requireSession(findSession, c);
    return c.json(await findAccountEvents(database, user.id));
  });
}
