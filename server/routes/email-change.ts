import { emailChangeSchema, emailLinkSchema } from '@lunaria/domain/account/email-change.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import type { FindSession } from '../auth/find-session.ts';
import { requireProof, requireSession } from '../auth/require-session.ts';
import type { SessionCache } from '../auth/session-cache.ts';
import { parseInput } from '../http/parse-input.ts';
import type { RequestContext } from '../http/request-context.ts';
import {
  askEmailChange,
  cancelEmailChange,
  type EmailChangeDependencies,
  findEmailState,
} from '../services/account/email/change-email.ts';
import { confirmEmailChange, lookAtEmailLink } from '../services/account/email/confirm-email-change.ts';

/** Under `/api/auth`. */
export const EMAIL_CHANGE_ROUTES = [
  ['GET', '/change-email'],
  ['POST', '/change-email'],
  ['DELETE', '/change-email'],
  ['POST', '/change-email/link'],
  ['POST', '/change-email/confirm'],
] as const;

interface EmailChangeRoutesDependencies extends EmailChangeDependencies {
  findSession: FindSession;
  sessionCache: SessionCache;
  /** Counts the requests of a path and refuses those that are too many. */
  limit: (path: (typeof EMAIL_CHANGE_ROUTES)[number][1]) => MiddlewareHandler<RequestContext>;
}

/**
 * Another address for the account: asked for by whoever is signed in and has just proved that it is she (202, always the
 * same), agreed to with the links in the mails to both addresses. A link needs no session, and looking at it changes
 * nothing.
 */
export function createEmailChangeRoutes(dependencies: EmailChangeRoutesDependencies) {
  const { database, findSession, sessionCache, limit } = dependencies;
  return new Hono<RequestContext>()
    .get('/change-email', limit('/change-email'), async (c) => {
      const { user } = await requireSession(findSession, c);
      return c.json(await findEmailState(database, user));
    })
    .post('/change-email', limit('/change-email'), async (c) => {
      const found = await requireProof(findSession, c);
      const { email } = parseInput(emailChangeSchema, c.get('json'));
      await askEmailChange(dependencies, found, email);
      return c.json({ ok: true }, 202);
    })
    .delete('/change-email', limit('/change-email'), async (c) => {
      const { user } = await requireSession(findSession, c);
      await cancelEmailChange(database, user.id);
      return c.json({ ok: true });
    })
    .post('/change-email/link', limit('/change-email/link'), async (c) => {
      const { token } = parseInput(emailLinkSchema, c.get('json'));
      return c.json(await lookAtEmailLink(dependencies, token));
    })
    .post('/change-email/confirm', limit('/change-email/confirm'), async (c) => {
      const { token } = parseInput(emailLinkSchema, c.get('json'));
      const { userId, isChanged } = await confirmEmailChange(dependencies, token);
      if (isChanged) sessionCache.forgetUser(userId);
      return c.json({ is_changed: isChanged });
    });
}
