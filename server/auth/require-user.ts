import type { Database } from '@lunaria/db/engine/database.ts';
import { type Assurance, findActiveSession } from '@lunaria/db/queries/sessions.ts';
import { createMiddleware } from 'hono/factory';
import type { Config } from '../config/read-config.ts';
import { AppError } from '../errors/app-error.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { verifyAccessToken } from './access-token.ts';
import type { Auth } from './create-auth.ts';
import type { FindSession } from './find-session.ts';
import { requireAssurance } from './require-session.ts';
import type { SessionCache } from './session-cache.ts';
import { readSessionCookie } from './session-cookie.ts';

/**
 * Lets a request through with `c.var.userId` set, by the session cookie or by `Authorization: Bearer`; throws
 * AppError('unauthenticated') otherwise, and AppError('second_factor_required') for a session that was not confirmed by
 * the second factor her account has, AppError('session_locked') for a locked one. A cookie is believed for at most five seconds without asking the database.
 */
export function requireUser({ auth, database, config, sessionCache, findSession }: RequireUserDependencies) {
  return createMiddleware<SignedInContext>(async (c, next) => {
    const authorization = c.req.header('authorization');
    if (authorization !== undefined) {
      const session = await readBearer(auth, database, config, authorization);
      c.set('accountId', session.userId);
      requireAssurance(session);
      c.set('userId', session.userId);
      return await next();
    }
    const cookie = readSessionCookie(c.req.header('cookie'), config);
    if (!cookie) throw new AppError('unauthenticated');
    const knownUserId = sessionCache.find(cookie);
    if (knownUserId) {
      c.set('userId', knownUserId);
      return await next();
    }
    const { state } = sessionCache;
    const found = await findSession(c);
    if (!found) throw new AppError('unauthenticated');
    requireAssurance(found.session);
    sessionCache.remember(cookie, found.user.id, { expiresAt: found.session.expiresAt, state });
    c.set('userId', found.user.id);
    await next();
  });
}

interface RequireUserDependencies {
  auth: Auth;
  database: Database;
  config: Config;
  sessionCache: SessionCache;
  findSession: FindSession;
}

async function readBearer(
  auth: Auth,
  database: Database,
  config: Config,
  authorization: string,
): Promise<{ userId: string } & Assurance> {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
  const claims = token ? await verifyAccessToken(token, await auth.api.getJwks(), config.publicUrl) : null;
  const session = claims && (await findActiveSession(database.auth, claims.sid));
  if (!session || session.userId !== claims.sub) throw new AppError('unauthenticated');
  // A token from before the second step opens nothing, even where its session has taken that step since.
  return { ...session, aal: claims.aal === 'aal1' ? 'aal1' : session.aal };
}
