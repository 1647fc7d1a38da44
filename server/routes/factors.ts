import { type FactorRow, findFactor } from '@lunaria/db/queries/factors.ts';
import type { SessionOfUser } from '@lunaria/db/queries/sessions.ts';
import { factorAnswerSchema, newFactorSchema } from '@lunaria/domain/account/factors.ts';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import type { AnswerWithToken } from '../auth/answer-with-token.ts';
import type { FindSession } from '../auth/find-session.ts';
import { requireAnySession, requireProof, requireSession } from '../auth/require-session.ts';
import type { SessionCache } from '../auth/session-cache.ts';
import type { SessionWriter } from '../auth/session-writer.ts';
import { AppError } from '../errors/app-error.ts';
import { parseInput } from '../http/parse-input.ts';
import type { RequestContext } from '../http/request-context.ts';
import { addFactor } from '../services/account/factors/add-factor.ts';
import { challengeFactor } from '../services/account/factors/challenge-factor.ts';
import type { FactorDependencies } from '../services/account/factors/factor-dependencies.ts';
import { findFactors } from '../services/account/factors/find-factors.ts';
import { keepFactor, removeFactor } from '../services/account/factors/remove-factor.ts';
import { verifyFactor } from '../services/account/factors/verify-factor.ts';

/** Under `/api/auth`. */
export const FACTOR_ROUTES = [
  ['GET', '/factors'],
  ['POST', '/factors'],
  ['DELETE', '/factors/:id'],
  ['POST', '/factors/:id/challenge'],
  ['POST', '/factors/:id/verify'],
  ['POST', '/factors/:id/keep'],
] as const;

export interface FactorRoutesDependencies extends FactorDependencies {
  findSession: FindSession;
  sessionCache: SessionCache;
  sessionWriter: SessionWriter;
  answerWithToken: AnswerWithToken;
  limit: (path: string) => MiddlewareHandler<RequestContext>;
}

/**
 * Her second factors: a list, another one, one less; and the question and answer that make a session aal2. A session
 * below that may ask and answer, but only for a factor that counts already: otherwise it would make its own.
 */
export function createFactorRoutes(dependencies: FactorRoutesDependencies) {
  const { database, findSession, sessionCache, sessionWriter, answerWithToken, limit } = dependencies;
  const findOwn = async (c: Context, { user }: SessionOfUser): Promise<FactorRow> => {
    const id = z.safeParse(z.uuid(), c.req.param('id'));
    const factor = id.success && (await findFactor(database.auth, user.id, id.data));
    if (!factor) throw new AppError('not_found');
    return factor;
  };
  const findToAnswer = async (c: Context) => {
    const found = await requireAnySession(findSession, c);
    const factor = await findOwn(c, found);
    if (factor.status === 'unverified') await requireProof(findSession, c);
    return { found, factor };
  };
  return new Hono<RequestContext>()
    .get('/factors', limit('/factors'), async (c) => {
      const { session } = await requireAnySession(findSession, c);
      return c.json(await findFactors(dependencies, session));
    })
    .post('/factors', limit('/factors'), async (c) => {
      const { user } = await requireProof(findSession, c);
      const request = parseInput(newFactorSchema, c.get('json'));
      return c.json(await addFactor(dependencies, user, request), 201);
    })
    .delete('/factors/:id', limit('/factors/:id'), async (c) => {
      const found = await requireSession(findSession, c);
      const factor = await findOwn(c, found);
      if (factor.status === 'verified') await requireProof(findSession, c);
      await removeFactor(dependencies, factor);
      sessionCache.forgetUser(found.user.id);
      return c.json({ id: factor.id });
    })
    .post('/factors/:id/keep', limit('/factors/:id/keep'), async (c) => {
      const found = await requireProof(findSession, c);
      const factor = await findOwn(c, found);
      await keepFactor(dependencies, factor);
      return c.json({ id: factor.id });
    })
    .post('/factors/:id/challenge', limit('/factors/:id/challenge'), async (c) => {
      const { found, factor } = await findToAnswer(c);
      return c.json(await challengeFactor(dependencies, found, factor));
    })
    .post('/factors/:id/verify', limit('/factors/:id/verify'), async (c) => {
      const { found, factor } = await findToAnswer(c);
      const answer = parseInput(factorAnswerSchema, c.get('json'));
      const token = await verifyFactor(dependencies, found.session, factor, answer);
      sessionCache.forgetUser(found.user.id);
      sessionWriter.send(c, token);
      return c.json(await answerWithToken(found.session.id));
    });
}
