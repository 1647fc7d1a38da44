import { passwordProofSchema } from '@lunaria/domain/account/proof.ts';
import { Hono } from 'hono';
import type { GuessLimiter } from '../auth/limit-guesses.ts';
import { requireSession } from '../auth/require-session.ts';
import { parseInput } from '../http/parse-input.ts';
import type { RequestContext } from '../http/request-context.ts';
import { findProof, proveByPassword } from '../services/account/proof.ts';
import type { FactorRoutesDependencies } from './factors.ts';

/** Under `/api/auth`. */
export const PROOF_ROUTES = [
  ['GET', '/proof'],
  ['POST', '/proof'],
] as const;

/** Whether she has just proved that it is she, and proving it by password where the account has nothing stronger. */
export function createProofRoutes(dependencies: FactorRoutesDependencies & { guesses: GuessLimiter }) {
  const { findSession, sessionCache, sessionWriter, guesses, limit } = dependencies;
  return new Hono<RequestContext>()
    .get('/proof', limit('/proof'), async (c) => {
      const { session } = await requireSession(findSession, c);
      return c.json(await findProof(dependencies, session));
    })
    .post('/proof', limit('/proof'), async (c) => {
      const { session } = await requireSession(findSession, c);
      const { password } = parseInput(passwordProofSchema, c.get('json'));
      await guesses.countCurrentPassword(session.userId);
      const token = await proveByPassword(dependencies, session, password);
      sessionCache.forgetUser(session.userId);
      sessionWriter.send(c, token);
      return c.json({ ok: true });
    });
}
