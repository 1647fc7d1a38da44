import type { Database } from '@lunaria/db/engine/database.ts';
import { documentOwnerSchema } from '@lunaria/domain/documents/health-document.ts';
import {
  type ModelOffer,
  modelConsentSchema,
} from '@lunaria/domain/documents/reading/model/model-consent.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import type { ConsentKeys } from '../services/consents/consents.ts';
import {
  agreeToModel,
  getModelState,
  withdrawFromModel,
} from '../services/documents/reading/model-consent.ts';

/** `/api/ai-model`: the language model the operator has set up, and whether she agrees to it. */
export function createAiModelRoutes(
  parts: ConsentKeys & { database: Database; modelOffer: ModelOffer | null },
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  return new Hono<SignedInContext>()
    .use(requireUser)
    .get('/', async (c) => c.json(await getModelState(parts, c.var.userId)))
    .put(
      '/consent',
      validator('json', (_, c) => parseInput(modelConsentSchema, c.get('json'))),
      async (c) => {
        const { user_id: userId, ...shown } = c.req.valid('json');
        requireOwn(c.var.userId, userId);
        return c.json(await agreeToModel(parts, userId, shown));
      },
    )
    .delete(
      '/consent',
      validator('query', (query) => parseInput(documentOwnerSchema, query)),
      async (c) => {
        requireOwn(c.var.userId, c.req.valid('query').user_id);
        return c.json(await withdrawFromModel(parts, c.var.userId));
      },
    );
}
