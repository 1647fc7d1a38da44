import { recoveryCodeAnswerSchema } from '@lunaria/domain/account/recovery-code.ts';
import { Hono } from 'hono';
import { requireAnySession, requireProof } from '../auth/require-session.ts';
import { parseInput } from '../http/parse-input.ts';
import type { RequestContext } from '../http/request-context.ts';
import { renewRecoveryCodes, verifyRecoveryCode } from '../services/account/factors/recovery-codes.ts';
import type { FactorRoutesDependencies } from './factors.ts';

/** Under `/api/auth`. */
export const RECOVERY_CODE_ROUTES = [
  ['POST', '/recovery-codes'],
  ['POST', '/recovery-codes/verify'],
] as const;

/** Ten codes for the day on which she has no second factor at hand, and one of them in its place. */
export function createRecoveryCodeRoutes(dependencies: FactorRoutesDependencies) {
  const { database, findSession, sessionCache, sessionWriter, answerWithToken, limit } = dependencies;
  return new Hono<RequestContext>()
    .post('/recovery-codes', limit('/recovery-codes'), async (c) => {
      const { session } = await requireProof(findSession, c);
      return c.json(await renewRecoveryCodes(database, session), 201);
    })
    .post('/recovery-codes/verify', limit('/recovery-codes/verify'), async (c) => {
      const found = await requireAnySession(findSession, c);
      const { code } = parseInput(recoveryCodeAnswerSchema, c.get('json'));
      const token = await verifyRecoveryCode(dependencies, found.session, code);
      sessionCache.forgetUser(found.user.id);
      sessionWriter.send(c, token);
      return c.json(await answerWithToken(found.session.id));
    });
}
