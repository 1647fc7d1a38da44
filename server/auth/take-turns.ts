import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { TakeAccountPlace } from '../http/account-places.ts';
import { isReading } from '../http/is-reading.ts';
import type { SignedInContext } from '../http/request-context.ts';

/**
 * `requireUser`, and then a place for the account until its answer is made: so that what one account does, however much of
 * it, leaves room for everybody else. What it writes is counted by `countEntry` first. What every route takes whose rows
 * become more with time.
 */
export function takeTurns(
  requireUser: MiddlewareHandler<SignedInContext>,
  takePlace: TakeAccountPlace,
  countEntry: (userId: string) => Promise<void>,
  /** True where nothing that is read becomes more: then only writing takes a place. */
  isReadingFree = false,
): MiddlewareHandler<SignedInContext> {
  return createMiddleware<SignedInContext>((c, next) =>
    requireUser(c, async () => {
      if (isReadingFree && isReading(c.req.method)) return await next();
      const leave = await takePlace(c.var.userId);
      try {
        if (!isReading(c.req.method)) await countEntry(c.var.userId);
        await next();
      } finally {
        leave();
      }
    }),
  );
}
