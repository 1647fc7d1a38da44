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
 * Everything else is the account library's: renewing, and clearing a cookie that has become worthless.
 */
export function createSessionFinder(dependencies: FindSessionDependencies): FindSession {
  const { auth, database, config } = dependencies;
  return async (c) => {
    const cookie = readSessionCookie(c.req.header('cookie'), config);
    if (!cookie) return null;
    const token = verifySessionCookie(cookie, auth.options.secret);
    const found = token && (await findSessionOfUser(database.auth, token));
    if (found && !isRenewalDue(found.session.expiresAt)) return found;
    return await askLibrary(c, dependencies);
  };
}

function isRenewalDue(expiresAt: Date): boolean {
  return expiresAt.getTime() - Date.now() <= (SESSION_SECONDS - RENEW_AFTER_SECONDS) * 1000;
}

/** Hands the cookies on that the library sets or clears meanwhile. */
async function askLibrary(
  c: Context,
  { auth, database, config }: FindSessionDependencies,
): Promise<SessionOfUser | null> {
  const { response, headers } = await auth.api.getSession({
    headers: c.req.raw.headers,
    returnHeaders: true,
  });
  addSignInHint(headers, config);
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
  return response && (await findSessionOfUser(database.auth, response.session.token));
}
