import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { AppError } from '../errors/app-error.ts';
import { isReading } from '../http/is-reading.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';

/**
 * `requireUser`, and for every request that writes: AppError('consent_pending') while a guardian has to agree first.
 * What every route takes that keeps something of her (server/auth/consent-pending.db.test.ts walks over all routes).
 */
export function requireConsent(
  requireUser: MiddlewareHandler<SignedInContext>,
  isConsentPending: (userId: string) => Promise<boolean>,
): MiddlewareHandler<SignedInContext> {
  return createMiddleware<SignedInContext>((c, next) =>
    requireUser(c, async () => {
      if (!isReading(c.req.method) && (await isConsentPending(c.var.userId))) {
        // A change that a browser kept for another account stays there, to be sent in its own session.
        const named = findNamedUser(c);
        if (named !== null) requireOwn(c.var.userId, named);
        throw new AppError('consent_pending');
      }
      await next();
    }),
  );
}

function findNamedUser(c: Context<SignedInContext>): string | null {
  const json = c.get('json');
  const named =
    typeof json === 'object' && json !== null && 'user_id' in json ? json.user_id : c.req.query('user_id');
  return typeof named === 'string' ? named : null;
}
