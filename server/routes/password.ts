import { changePasswordSchema } from '@lunaria/domain/account/change-password.ts';
import { passwordResetAskSchema, passwordResetSchema } from '@lunaria/domain/account/password-reset.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { SESSION_SECONDS } from '../auth/create-auth.ts';
import type { FindSession } from '../auth/find-session.ts';
import type { SessionCache } from '../auth/session-cache.ts';
import { writeSessionCookie } from '../auth/session-cookie.ts';
import { AppError } from '../errors/app-error.ts';
import { parseInput } from '../http/parse-input.ts';
import type { RequestContext } from '../http/request-context.ts';
import { askPasswordReset, type PasswordDependencies } from '../services/ask-password-reset.ts';
import { changePassword } from '../services/change-password.ts';
import { resetPassword } from '../services/reset-password.ts';

/** Under `/api/auth`. */
export const PASSWORD_ROUTES = [
  ['POST', '/request-password-reset'],
  ['POST', '/reset-password'],
  ['POST', '/change-password'],
] as const;

interface PasswordRoutesDependencies extends PasswordDependencies {
  /** Signs the session cookie. */
  secret: string;
  findSession: FindSession;
  sessionCache: SessionCache;
  /** Counts the requests of a path and refuses those that are too many. */
  limit: (path: (typeof PASSWORD_ROUTES)[number][1]) => MiddlewareHandler<RequestContext>;
}

/**
 * For whoever cannot sign in: asking for a mail with a link (202, always the same), and setting a password with that
 * link. For whoever is signed in: another password for the one she knows; her cookie gets another secret.
 */
export function createPasswordRoutes(dependencies: PasswordRoutesDependencies) {
  const { secret, config, findSession, sessionCache, limit } = dependencies;
  return new Hono<RequestContext>()
    .post('/request-password-reset', limit('/request-password-reset'), async (c) => {
      const { email } = parseInput(passwordResetAskSchema, c.get('json'));
      await askPasswordReset(dependencies, email);
      return c.json({ ok: true }, 202);
    })
    .post('/reset-password', limit('/reset-password'), async (c) => {
      const userId = await resetPassword(dependencies, parseInput(passwordResetSchema, c.get('json')));
      sessionCache.forgetUser(userId);
      return c.json({ ok: true });
    })
    .post('/change-password', limit('/change-password'), async (c) => {
      const found = await findSession(c);
      if (!found) throw new AppError('unauthenticated');
      const { userId, id: sessionId } = found.session;
      const { current_password: currentPassword, password } = parseInput(changePasswordSchema, c.get('json'));
      const token = await changePassword(dependencies, { userId, sessionId, currentPassword, password });
      sessionCache.forgetUser(userId);
      const cookie = { secret, maxAgeSeconds: SESSION_SECONDS, isSecure: config.isSecure };
      c.header('Set-Cookie', writeSessionCookie(token, cookie));
      return c.json({ ok: true });
    });
}
