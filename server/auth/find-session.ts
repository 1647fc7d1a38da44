import type { Database } from '@lunaria/db/engine/database.ts';
import { findSessionOfUser, type SessionOfUser } from '@lunaria/db/queries/sessions.ts';
import type { Context } from 'hono';
import type { Config } from '../config/read-config.ts';
import { type Auth, RENEW_AFTER_SECONDS, SESSION_SECONDS } from './create-auth.ts';
import { readSessionCookie, verifySessionCookie } from './session-cookie.ts';
import { addSignInHint } from './sign-in-hint.ts';

interface FindSessionDependencies {
  auth: Auth;
  database: Database;
  config: Config;
}

/** Returns the session of the request's cookie, looked up in the database; null when it opens nothing. */
export type FindSession = (c: Context) => Promise<SessionOfUser | null>;

/**
 * A cookie that we signed, of a session that lives and need not be renewed, is answered by one query of ours.
 * Everything else is the account library's.
 */
export function createSessionFinder(dependencies: FindSessionDependencies): FindSession {
  const { auth, database, config } = dependencies;
  return async (c) => {
    const found = await find(c);
    if (found) c.set('accountId', found.user.id);
    return found;
  };

  async function find(c: Context): Promise<SessionOfUser | null> {
    const cookie = readSessionCookie(c.req.header('cookie'), config);
    if (!cookie) return null;
    const token = verifySessionCookie(cookie, auth.options.secret);
    const found = token && (await findSessionOfUser(database.auth, token));
    if (found && !isRenewalDue(found.session.expiresAt)) return found;
    return await askLibrary(c, dependencies);
  }
}

function isRenewalDue(expiresAt: Date): boolean {
  return expiresAt.getTime() - Date.now() <= (SESSION_SECONDS - RENEW_AFTER_SECONDS) * 1000;
}

/**
 * Hands the cookies on with which the library renews a session; not those with which it clears a cookie that opens
 * nothing: a session may just have been given another secret, and this request may have been on its way before.
 */
async function askLibrary(
  c: Context,
  { auth, database, config }: FindSessionDependencies,
): Promise<SessionOfUser | null> {
  const { response, headers } = await auth.api.getSession({
    headers: c.req.raw.headers,
    returnHeaders: true,
  });
  if (!response) return null;
  addSignInHint(headers, config);
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
  return await findSessionOfUser(database.auth, response.session.token);
}
