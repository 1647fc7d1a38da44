import type { Database } from '@lunaria/db/engine/database.ts';
import { findAcceptedTerms, setTermsVersion } from '@lunaria/db/queries/terms.ts';
import { TERMS_VERSION } from '@lunaria/domain/account/terms.ts';
import { type AcceptedTerms, termsAnswerSchema } from '@lunaria/domain/account/terms-answer.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import type { FindSession } from '../auth/find-session.ts';
import { requireSession } from '../auth/require-session.ts';
import { AppError } from '../errors/app-error.ts';
import { parseInput } from '../http/parse-input.ts';
import type { RequestContext } from '../http/request-context.ts';
import { ACCOUNT_REFUSALS } from '../services/account/refusals.ts';

/** Under `/api/auth`. */
export const TERMS_ROUTES = [
  ['GET', '/terms'],
  ['POST', '/terms'],
] as const;

interface TermsDependencies {
  database: Database;
  findSession: FindSession;
  limit: (path: (typeof TERMS_ROUTES)[number][1]) => MiddlewareHandler<RequestContext>;
}

/**
 * What she accepted last, and her yes to the terms as they are now. 409 for another version: that page does not show what
 * holds.
 */
export function createTermsRoutes({ database, findSession, limit }: TermsDependencies) {
  return new Hono<RequestContext>()
    .get('/terms', limit('/terms'), async (c) => {
      const { user } = await requireSession(findSession, c);
      const accepted = await findAcceptedTerms(database.auth, user.id);
      return c.json({
        version: accepted?.version ?? '',
        accepted_at: accepted?.acceptedAt.toISOString() ?? null,
      } satisfies AcceptedTerms);
    })
    .post('/terms', limit('/terms'), async (c) => {
      const { user } = await requireSession(findSession, c);
      const { version } = parseInput(termsAnswerSchema, c.get('json'));
      if (version !== TERMS_VERSION) {
        throw new AppError('conflict', ACCOUNT_REFUSALS.termsChanged);
      }
      if (user.termsVersion !== version) await setTermsVersion(database.auth, user.id, version);
      return c.json({ ok: true });
    });
}
