import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { type AnswerWithToken, type AnswerWithUser, withholdAccount } from '../auth/answer-with-token.ts';
import type { DeviceKeys } from '../auth/device-key.ts';
import type { FindSession } from '../auth/find-session.ts';
import { requireSessionAsItIs } from '../auth/require-session.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Under `/api/auth`. Asked by every page at its start: answered without the account library where that can be. */
export const SESSION_ROUTES = [
  ['GET', '/get-session'],
  ['GET', '/token'],
  ['GET', '/user'],
] as const;

interface SessionRoutesDependencies {
  findSession: FindSession;
  answerWithToken: AnswerWithToken;
  answerWithUser: AnswerWithUser;
  deviceKeys: DeviceKeys;
  /** Counts the requests of a path and refuses those that are too many. */
  limit: (path: (typeof SESSION_ROUTES)[number][1]) => MiddlewareHandler<RequestContext>;
}

/**
 * The session of the cookie: itself or null, an access token for it (and the key of the device beside it), or its
 * account; 401 for the latter two without one. All of them look it up in the database, and note their use once an hour.
 */
export function createSessionRoutes({
  findSession,
  answerWithToken,
  answerWithUser,
  deviceKeys,
  limit,
}: SessionRoutesDependencies) {
  const find = (c: Context<RequestContext>) => requireSessionAsItIs(findSession, c);
  return new Hono<RequestContext>()
    .get('/get-session', limit('/get-session'), async (c) => {
      const found = await findSession(c);
      return c.json(found && withholdAccount(found));
    })
    .get('/user', limit('/user'), async (c) => c.json(await answerWithUser(await find(c))))
    .get('/token', limit('/token'), async (c) => {
      const found = await find(c);
      const answer = await answerWithToken(found);
      await deviceKeys.give(c, found);
      return c.json(answer);
    });
}
