import type { Database } from '@lunaria/db/engine/database.ts';
import { confirmationsSchema } from '@lunaria/domain/proposals/proposal.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { checkDocumentId } from '../documents/check-document-id.ts';
import type { MasterKeyring } from '../encryption/master-key.ts';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import { answerProposals } from '../services/proposals/answer-proposals.ts';
import { findProposals, findWaitingProposals } from '../services/proposals/find-proposals.ts';

interface Dependencies {
  database: Database;
  keyring: MasterKeyring;
}

/** `/api/proposals`: the documents of which rows wait for an answer of the signed-in user. */
export function createProposalsRoutes(
  dependencies: Dependencies,
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  return new Hono<SignedInContext>()
    .use(requireUser)
    .get('/', async (c) => c.json(await findWaitingProposals(dependencies, c.var.userId)));
}

/**
 * `/api/health-documents/:id/proposals` and `…/confirmations`: what a document offers as results, and her answers. Mounted behind the
 * guard of `health-documents.ts`.
 */
export function createDocumentProposalsRoutes(dependencies: Dependencies) {
  return new Hono<SignedInContext>()
    .get('/:id/proposals', async (c) => {
      const id = checkDocumentId(c.req.param('id'));
      return c.json(await findProposals(dependencies, c.var.userId, id));
    })
    .post(
      '/:id/confirmations',
      validator('json', (_, c) => parseInput(confirmationsSchema, c.get('json'))),
      async (c) => {
        const { user_id, ...answers } = c.req.valid('json');
        requireOwn(c.var.userId, user_id);
        const id = checkDocumentId(c.req.param('id'));
        return c.json(await answerProposals(dependencies, c.var.userId, id, answers));
      },
    );
}
