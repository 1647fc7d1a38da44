import type { Database } from '@lunaria/db/engine/database.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import type { FindSession } from '../auth/find-session.ts';
import { requireSession } from '../auth/require-session.ts';
import type { RequestContext } from '../http/request-context.ts';
import { findRecentSignIns } from '../services/account/find-recent-sign-ins.ts';

/** Under `/api/auth`. */
export const SIGN_IN_ROUTES = [['GET', '/sign-ins']] as const;

interface SignInsDependencies {
  database: Database;
  findSession: FindSession;
  limit: (path: (typeof SIGN_IN_ROUTES)[number][1]) => MiddlewareHandler<RequestContext>;
}

/** When and how somebody came into her account lately, the newest first. The cookie says who asks. */
export function createSignInsRoutes({ database, findSession, limit }: SignInsDependencies) {
  return new Hono<RequestContext>().get('/sign-ins', limit('/sign-ins'), async (c) => {
    const { user } = await requireSession(findSession, c);
    return c.json(await findRecentSignIns(database, user.id));
  });
}
