import { findLock, lockSession, touchSession } from '@lunaria/db/queries/account-locks.ts';
import { deleteSession } from '@lunaria/db/queries/sessions.ts';
import { lockChangeSchema, passkeyUnlockSchema, pinAnswerSchema } from '@lunaria/domain/account/lock.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import type { AnswerWithToken } from '../auth/answer-with-token.ts';
import type { DeviceKeys } from '../auth/device-key.ts';
import type { FindSession } from '../auth/find-session.ts';
import { requireLockedOrOpen, requireProof, requireSession } from '../auth/require-session.ts';
import type { SessionCache } from '../auth/session-cache.ts';
import type { SessionWriter } from '../auth/session-writer.ts';
import { AppError } from '../errors/app-error.ts';
import { parseInput } from '../http/parse-input.ts';
import type { RequestContext } from '../http/request-context.ts';
import {
  changeLock,
  endLock,
  findLockState,
  type LockDependencies,
  unlockByPasskey,
  unlockByPin,
} from '../services/account/lock.ts';
import { ACCOUNT_REFUSALS } from '../services/account/refusals.ts';

/** Under `/api/auth`. */
export const LOCK_ROUTES = [
  ['GET', '/lock'],
  ['PUT', '/lock'],
  ['DELETE', '/lock'],
  ['POST', '/lock/now'],
  ['POST', '/lock/touch'],
  ['POST', '/unlock'],
  ['POST', '/unlock/passkey'],
  ['POST', '/leave'],
] as const;

interface LockRoutesDependencies extends LockDependencies {
  findSession: FindSession;
  sessionCache: SessionCache;
  sessionWriter: SessionWriter;
  deviceKeys: DeviceKeys;
  answerWithToken: AnswerWithToken;
  /** Counts the requests of a path and refuses those that are too many. */
  limit: (path: (typeof LOCK_ROUTES)[number][1]) => MiddlewareHandler<RequestContext>;
}

/**
 * The lock of her account, and locking and unlocking the session of the cookie; and leaving it: as signing out, but what was
 * not sent yet stays on the device, encrypted, until she has logged in again.
 */
export function createLockRoutes(dependencies: LockRoutesDependencies) {
  const { database, findSession, sessionCache, sessionWriter, deviceKeys, answerWithToken, limit } =
    dependencies;
  return new Hono<RequestContext>()
    .get('/lock', limit('/lock'), async (c) => {
      const { session } = await requireLockedOrOpen(findSession, c);
      return c.json(await findLockState(dependencies, session.userId));
    })
    .put('/lock', limit('/lock'), async (c) => {
      const { session } = await requireProof(findSession, c);
      await changeLock(dependencies, session.userId, parseInput(lockChangeSchema, c.get('json')));
      sessionCache.forgetUser(session.userId);
      return c.json(await findLockState(dependencies, session.userId));
    })
    .delete('/lock', limit('/lock'), async (c) => {
      const { session } = await requireProof(findSession, c);
      await endLock(dependencies, session.userId);
      sessionCache.forgetUser(session.userId);
      return c.json(await findLockState(dependencies, session.userId));
    })
    .post('/lock/now', limit('/lock/now'), async (c) => {
      const { session } = await requireLockedOrOpen(findSession, c);
      if ((await findLock(database.auth, session.userId)) === null)
        throw new AppError('conflict', ACCOUNT_REFUSALS.pinFirst);
      await lockSession(database.auth, session.id);
      sessionCache.forgetUser(session.userId);
      deviceKeys.lock(c);
      return c.json({ ok: true });
    })
    .post('/lock/touch', limit('/lock/touch'), async (c) => {
      const { session } = await requireSession(findSession, c);
      await touchSession(database.auth, session.id);
      return c.json({ ok: true });
    })
    .post('/unlock', limit('/unlock'), async (c) => {
      const { session } = await requireLockedOrOpen(findSession, c);
      const { pin } = parseInput(pinAnswerSchema, c.get('json'));
      await unlockByPin(dependencies, session, pin);
      return c.json(await answerWithToken(session.id));
    })
    .post('/unlock/passkey', limit('/unlock/passkey'), async (c) => {
      const { session } = await requireLockedOrOpen(findSession, c);
      await unlockByPasskey(dependencies, session, parseInput(passkeyUnlockSchema, c.get('json')));
      return c.json(await answerWithToken(session.id));
    })
    .post('/leave', limit('/leave'), async (c) => {
      const found = await findSession(c);
      if (found) {
        await deleteSession(database.auth, found.user.id, found.session.id);
        sessionCache.forgetUser(found.user.id);
      }
      sessionWriter.end(c);
      deviceKeys.lock(c);
      // What the browser kept of our answers and files; what waits to be sent is no part of that.
      c.header('Clear-Site-Data', '"cache"');
      return c.json({ ok: true });
    });
}
