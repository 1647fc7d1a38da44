import type { Database } from '@lunaria/db/engine/database.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import type { FindSession } from '../auth/find-session.ts';
import { requireProof, requireSession } from '../auth/require-session.ts';
import type { SessionCache } from '../auth/session-cache.ts';
import { parseInput } from '../http/parse-input.ts';
import type { RequestContext } from '../http/request-context.ts';
import { endOtherSessions, endSession, findOpenSessions } from '../services/account/open-sessions.ts';

/** Under `/api/auth`. */
export const OPEN_SESSION_ROUTES = [
  ['GET', '/sessions'],
  ['DELETE', '/sessions/:id'],
  ['POST', '/sessions/end-others'],
] as const;

interface OpenSessionsDependencies {
  database: Database;
  findSession: FindSession;
  sessionCache: SessionCache;
  limit: (path: (typeof OPEN_SESSION_ROUTES)[number][1]) => MiddlewareHandler<RequestContext>;
}

/**
 * Where her account is signed in, and ending it there: one place, or all but this. The cookie says who asks; ending takes
 * a fresh proof, so that a browser that was left open cannot throw her out of all others.
 */
export function createOpenSessionsRoutes({
  database,
  findSession,
  sessionCache,
  limit,
}: OpenSessionsDependencies) {
  return new Hono<RequestContext>()
    .get('/sessions', limit('/sessions'), async (c) => {
      const { session: current } = await requireSession(findSession, c);
      return c.json(await findOpenSessions(database, current));
    })
    .post('/sessions/end-others', limit('/sessions/end-others'), async (c) => {
      const { session: current } = await requireProof(findSession, c);
      const ended = await endOtherSessions(database, current);
      sessionCache.forgetUser(current.userId);
      return c.json({ ended });
    })
    .delete('/sessions/:id', limit('/sessions/:id'), async (c) => {
      const { userId } = (await requireProof(findSession, c)).session;
      const id = parseInput(z.uuid(), c.req.param('id'));
      await endSession(database, userId, id);
      sessionCache.forgetUser(userId);
      return c.json({ ended: 1 });
    });
}
