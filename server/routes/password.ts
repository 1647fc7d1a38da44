import { changePasswordSchema } from '@lunaria/domain/account/change-password.ts';
import {
  passwordResetAskSchema,
  passwordResetSchema,
  resetLinkSchema,
} from '@lunaria/domain/account/password-reset.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import type { FindSession } from '../auth/find-session.ts';
import type { GuessLimiter } from '../auth/limit-guesses.ts';
import { isProofFresh, requireSession } from '../auth/require-session.ts';
import type { SessionCache } from '../auth/session-cache.ts';
import type { SessionWriter } from '../auth/session-writer.ts';
import { AppError } from '../errors/app-error.ts';
import { parseInput } from '../http/parse-input.ts';
import type { RequestContext } from '../http/request-context.ts';
import {
  askPasswordReset,
  type PasswordDependencies,
} from '../services/account/password/ask-password-reset.ts';
import { changePassword } from '../services/account/password/change-password.ts';
import { lookAtResetLink, resetPassword } from '../services/account/password/reset-password.ts';

/** Under `/api/auth`. */
export const PASSWORD_ROUTES = [
  ['POST', '/request-password-reset'],
  ['POST', '/reset-password/link'],
  ['POST', '/reset-password'],
  ['POST', '/change-password'],
] as const;

interface PasswordRoutesDependencies extends PasswordDependencies {
  findSession: FindSession;
  sessionCache: SessionCache;
  sessionWriter: SessionWriter;
  guesses: GuessLimiter;
  /** Counts the requests of a path and refuses those that are too many. */
  limit: (path: (typeof PASSWORD_ROUTES)[number][1]) => MiddlewareHandler<RequestContext>;
}

/**
 * For whoever cannot sign in: asking for a mail with a link (202, always the same), what else leads into the account of
 * that link, and setting a password with it. For whoever is signed in: another password for the one she knows; her cookie gets another secret.
 */
export function createPasswordRoutes(dependencies: PasswordRoutesDependencies) {
  const { findSession, sessionCache, sessionWriter, guesses, limit } = dependencies;
  return new Hono<RequestContext>()
    .post('/request-password-reset', limit('/request-password-reset'), async (c) => {
      const { email } = parseInput(passwordResetAskSchema, c.get('json'));
      await askPasswordReset(dependencies, email);
      return c.json({ ok: true }, 202);
    })
    .post('/reset-password/link', limit('/reset-password/link'), async (c) => {
      const { token } = parseInput(resetLinkSchema, c.get('json'));
      return c.json(await lookAtResetLink(dependencies, token));
    })
    .post('/reset-password', limit('/reset-password'), async (c) => {
      const account = await resetPassword(dependencies, parseInput(passwordResetSchema, c.get('json')));
      sessionCache.forgetUser(account.userId);
      await guesses.forget(account);
      return c.json({ ok: true });
    })
    .post('/change-password', limit('/change-password'), async (c) => {
      const { userId, id: sessionId, nextAal, provedAt } = (await requireSession(findSession, c)).session;
      // Without a second factor the password she types is the proof.
      if (nextAal === 'aal2' && !isProofFresh(provedAt)) throw new AppError('proof_required');
      const { current_password: currentPassword, password } = parseInput(changePasswordSchema, c.get('json'));
      await guesses.countCurrentPassword(userId);
      const token = await changePassword(dependencies, { userId, sessionId, currentPassword, password });
      sessionCache.forgetUser(userId);
      sessionWriter.send(c, token);
      return c.json({ ok: true });
    });
}
