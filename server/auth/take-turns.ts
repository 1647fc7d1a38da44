import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { TakeAccountPlace } from '../http/account-places.ts';
import { isReading } from '../http/is-reading.ts';
import type { PaceWrites } from '../http/pace-writes.ts';
import type { SignedInContext } from '../http/request-context.ts';

export interface Turns {
  takePlace: TakeAccountPlace;
  paceWrites: PaceWrites;
  /** Counts a change; throws where it is one too many. */
  countEntry: (userId: string) => Promise<void>;
}

/**
 * `requireUser`, and then a place for the account until its answer is made, at its pace where it writes: so that what one
 * account does, however much of it, leaves room for everybody else. What every route takes whose rows become more with time.
 */
export function takeTurns(
  requireUser: MiddlewareHandler<SignedInContext>,
  { takePlace, paceWrites, countEntry }: Turns,
  /** True where nothing that is read becomes more: then only writing takes a place. */
  isReadingFree = false,
): MiddlewareHandler<SignedInContext> {
  return createMiddleware<SignedInContext>((c, next) =>
    requireUser(c, async () => {
      const isWrite = !isReading(c.req.method);
      if (!isWrite && isReadingFree) return await next();
      // Before the place: changes that wait hold up no reading of hers.
      if (isWrite) await paceWrites(c.var.userId);
      const leave = await takePlace(c.var.userId);
      try {
        if (isWrite) await countEntry(c.var.userId);
        await next();
      } finally {
        leave();
      }
    }),
  );
}
