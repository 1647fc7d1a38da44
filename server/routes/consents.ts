import type { Database } from '@lunaria/db/engine/database.ts';
import { consentChoiceSchema } from '@lunaria/domain/consents/consent.ts';
import type { ModelOffer } from '@lunaria/domain/documents/reading/model/model-consent.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import type { ConsentKeys } from '../services/consents/consents.ts';
import { giveAgain, listConsents, withdrawHers } from '../services/consents/her-consents.ts';

interface ConsentsDependencies extends ConsentKeys {
  database: Database;
  modelOffer: ModelOffer | null;
}

/** `/api/consents`: what she agreed to, to look at and to withdraw. Each is given where it is asked for. */
export function createConsentsRoutes(
  parts: ConsentsDependencies,
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  const choice = validator('json', (_, c) => parseInput(consentChoiceSchema, c.get('json')));
  return new Hono<SignedInContext>()
    .use(requireUser)
    .get('/', async (c) => c.json(await listConsents(parts, c.var.userId)))
    .post('/withdraw', choice, async (c) => {
      const { user_id: userId, ...consent } = c.req.valid('json');
      requireOwn(c.var.userId, userId);
      return c.json(await withdrawHers(parts, userId, consent));
    })
    .post('/again', choice, async (c) => {
      const { user_id: userId, ...consent } = c.req.valid('json');
      requireOwn(c.var.userId, userId);
      return c.json(await giveAgain(parts, userId, consent));
    });
}
