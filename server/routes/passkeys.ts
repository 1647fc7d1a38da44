import { findWaysIn } from '@lunaria/db/queries/ways-in.ts';
import { passkeySignInSchema } from '@lunaria/domain/account/passkey.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import type { AnswerWithToken } from '../auth/answer-with-token.ts';
import type { FindSession } from '../auth/find-session.ts';
import { requireProof, requireSession } from '../auth/require-session.ts';
import type { SessionCache } from '../auth/session-cache.ts';
import type { SessionWriter } from '../auth/session-writer.ts';
import { parseInput } from '../http/parse-input.ts';
import type { RequestContext } from '../http/request-context.ts';
import {
  askForPasskey,
  type PasskeyDependencies,
  signInWithPasskey,
} from '../services/account/factors/passkey-sign-in.ts';
import { removePassword } from '../services/account/password/remove-password.ts';

/** Under `/api/auth`. */
export const PASSKEY_ROUTES = [
  ['POST', '/passkeys/challenge'],
  ['POST', '/passkeys/verify'],
  ['GET', '/password'],
  ['DELETE', '/password'],
] as const;

interface PasskeyRoutesDependencies extends PasskeyDependencies {
  findSession: FindSession;
  sessionCache: SessionCache;
  sessionWriter: SessionWriter;
  answerWithToken: AnswerWithToken;
  /** Counts the requests of a path and refuses those that are too many. */
  limit: (path: (typeof PASSKEY_ROUTES)[number][1]) => MiddlewareHandler<RequestContext>;
}

/** Signing in with a passkey and nothing else; whether there is a password beside it, and doing without. */
export function createPasskeyRoutes(dependencies: PasskeyRoutesDependencies) {
  const { database, findSession, sessionCache, sessionWriter, answerWithToken, limit } = dependencies;
  return new Hono<RequestContext>()
    .post('/passkeys/challenge', limit('/passkeys/challenge'), async (c) =>
      c.json(await askForPasskey(dependencies)),
    )
    .post('/passkeys/verify', limit('/passkeys/verify'), async (c) => {
      const answer = parseInput(passkeySignInSchema, c.get('json'));
      const userId = await signInWithPasskey(dependencies, answer);
      // It has the device and showed finger, face or PIN: two factors at once.
      const sessionId = await sessionWriter.start(c, { userId, aal: 'aal2', signedInBy: 'passkey' });
      return c.json(await answerWithToken(sessionId));
    })
    .get('/password', limit('/password'), async (c) => {
      const { userId } = (await requireSession(findSession, c)).session;
      const { hasPassword } = await findWaysIn(database.auth, userId);
      return c.json({ is_set: hasPassword });
    })
    .delete('/password', limit('/password'), async (c) => {
      const { userId, id: sessionId } = (await requireProof(findSession, c)).session;
      const token = await removePassword(database, { userId, sessionId });
      sessionCache.forgetUser(userId);
      sessionWriter.send(c, token);
      return c.json({ ok: true });
    });
}
