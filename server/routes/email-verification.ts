import { emailVerificationSchema } from '@lunaria/domain/account/email-verification.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import type { FindSession } from '../auth/find-session.ts';
import type { SessionCache } from '../auth/session-cache.ts';
import { parseInput } from '../http/parse-input.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type VerificationDependencies, verifyEmail } from '../services/account/email/verify-email.ts';

/** Under `/api/auth`. */
export const EMAIL_VERIFICATION_ROUTES = [['POST', '/verify-email']] as const;

interface EmailVerificationRoutesDependencies extends VerificationDependencies {
  findSession: FindSession;
  sessionCache: SessionCache;
  /** Counts the requests of a path and refuses those that are too many. */
  limit: (path: (typeof EMAIL_VERIFICATION_ROUTES)[number][1]) => MiddlewareHandler<RequestContext>;
}

/** The button behind the link of a verification mail. Opening the link changes nothing: mail scanners do that. */
export function createEmailVerificationRoutes(dependencies: EmailVerificationRoutesDependencies) {
  const { findSession, sessionCache, limit } = dependencies;
  return new Hono<RequestContext>().post('/verify-email', limit('/verify-email'), async (c) => {
    const request = parseInput(emailVerificationSchema, c.get('json'));
    const found = await findSession(c);
    const userId = await verifyEmail(dependencies, request, found?.user.id ?? null);
    sessionCache.forgetUser(userId);
    return c.json({ ok: true });
  });
}
