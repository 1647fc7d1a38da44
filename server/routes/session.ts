import type { Assurance, SessionOfUser } from '@lunaria/db/queries/sessions.ts';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { ACCESS_TOKEN_SECONDS, type SignAccessToken } from '../auth/access-token.ts';
import type { FindSession } from '../auth/find-session.ts';
import { AppError } from '../errors/app-error.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Under `/api/auth`. Asked by every page at its start: answered without the account library where that can be. */
export const SESSION_ROUTES = [
  ['GET', '/get-session'],
  ['GET', '/token'],
  ['GET', '/user'],
] as const;

export interface AccessTokenAnswer {
  access_token: string;
  token_type: 'bearer';
  /** Seconds since 1970. */
  expires_at: number;
  /** Seconds from now. */
  expires_in: number;
  /** How strongly this session is signed in, and how strongly it has to be before it opens anything of hers. */
  aal: Assurance['aal'];
  next_aal: Assurance['nextAal'];
  user: UserAnswer;
}

export interface UserAnswer {
  id: string;
  email: string;
  email_verified: boolean;
  user_metadata: { full_name: string };
}

interface SessionRoutesDependencies {
  findSession: FindSession;
  signAccessToken: SignAccessToken;
  /** Counts the requests of a path and refuses those that are too many. */
  limit: (path: (typeof SESSION_ROUTES)[number][1]) => MiddlewareHandler<RequestContext>;
}

/**
 * The session of the cookie: itself or null, an access token for it, or its account; 401 for the latter two without
 * one. All of them look it up in the database, and note their use once an hour.
 */
export function createSessionRoutes({ findSession, signAccessToken, limit }: SessionRoutesDependencies) {
  const requireSession = async (c: Context<RequestContext>): Promise<SessionOfUser> => {
    const found = await findSession(c);
    if (!found) throw new AppError('unauthenticated');
    return found;
  };
  return new Hono<RequestContext>()
    .get('/get-session', limit('/get-session'), async (c) => c.json(await findSession(c)))
    .get('/user', limit('/user'), async (c) => c.json(toUserAnswer((await requireSession(c)).user)))
    .get('/token', limit('/token'), async (c) => {
      const { session, user } = await requireSession(c);
      const issuedAt = Math.floor(Date.now() / 1000);
      const token = await signAccessToken({ sub: user.id, sid: session.id, aal: session.aal }, issuedAt);
      return c.json({
        access_token: token,
        token_type: 'bearer',
        expires_at: issuedAt + ACCESS_TOKEN_SECONDS,
        expires_in: ACCESS_TOKEN_SECONDS,
        aal: session.aal,
        next_aal: session.nextAal,
        user: toUserAnswer(user),
      } satisfies AccessTokenAnswer);
    });
}

function toUserAnswer({ id, email, emailVerified, name }: SessionOfUser['user']): UserAnswer {
  return { id, email, email_verified: emailVerified, user_metadata: { full_name: name } };
}
