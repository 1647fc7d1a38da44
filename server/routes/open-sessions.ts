import type { Database } from '@lunaria/db/engine/database.ts';
import { deleteSession, deleteSessionsOfUser, findSessionsOfUser } from '@lunaria/db/queries/sessions.ts';
import type { OpenSession } from '@lunaria/domain/account/open-session.ts';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import { describeDevice } from '../auth/describe-device.ts';
import type { FindSession } from '../auth/find-session.ts';
import type { SessionCache } from '../auth/session-cache.ts';
import { shortenAddress } from '../auth/shorten-address.ts';
import { AppError } from '../errors/app-error.ts';
import { parseInput } from '../http/parse-input.ts';
import type { RequestContext } from '../http/request-context.ts';

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

/** Where her account is signed in, and ending it there: one place, or all but this. The cookie says who asks. */
export function createOpenSessionsRoutes({
  database,
  findSession,
  sessionCache,
  limit,
}: OpenSessionsDependencies) {
  const requireSession = async (c: Context<RequestContext>) => {
    const found = await findSession(c);
    if (!found) throw new AppError('unauthenticated');
    return found.session;
  };
  return new Hono<RequestContext>()
    .get('/sessions', limit('/sessions'), async (c) => {
      const current = await requireSession(c);
      const rows = await findSessionsOfUser(database.auth, current.userId);
      const sessions = rows.map(
        ({ id, ipAddress, userAgent, createdAt, updatedAt }): OpenSession => ({
          id,
          device: describeDevice(userAgent),
          address: shortenAddress(ipAddress),
          signed_in_at: createdAt.toISOString(),
          last_used_at: updatedAt.toISOString(),
          is_current: id === current.id,
        }),
      );
      return c.json(sessions.sort((one, two) => Number(two.is_current) - Number(one.is_current)));
    })
    .post('/sessions/end-others', limit('/sessions/end-others'), async (c) => {
      const { id, userId } = await requireSession(c);
      const ended = await deleteSessionsOfUser(database.auth, userId, id);
      sessionCache.forgetUser(userId);
      return c.json({ ended });
    })
    .delete('/sessions/:id', limit('/sessions/:id'), async (c) => {
      const { userId } = await requireSession(c);
      const id = parseInput(z.uuid(), c.req.param('id'));
      if (!(await deleteSession(database.auth, userId, id))) {
        throw new AppError('not_found', 'This session has ended already.');
      }
      sessionCache.forgetUser(userId);
      return c.json({ ended: 1 });
    });
}
