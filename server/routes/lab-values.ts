import type { Database } from '@lunaria/db/engine/database.ts';
import {
  labIdSchema,
  labOwnerSchema,
  labReadSchema,
  labWriteSchema,
} from '@lunaria/domain/laboratory/lab-value.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import type { MasterKeyring } from '../encryption/master-key.ts';
import { AppError } from '../errors/app-error.ts';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import { deleteLabValue, findLabValues, saveLabValue } from '../services/laboratory/lab-values.ts';

/** `/api/lab-values`: results of laboratories of the signed-in user. No address names what was measured. */
export function createLabValuesRoutes(
  dependencies: { database: Database; keyring: MasterKeyring },
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  return new Hono<SignedInContext>()
    .use(requireUser)
    .post(
      '/read',
      validator('json', (_, c) => parseInput(labReadSchema, c.get('json'))),
      async (c) => {
        const { user_id, ...wanted } = c.req.valid('json');
        requireOwn(c.var.userId, user_id);
        return c.json(await findLabValues(dependencies, c.var.userId, wanted));
      },
    )
    .put(
      '/:id',
      validator('json', (_, c) => parseInput(labWriteSchema, c.get('json'))),
      async (c) => {
        const write = c.req.valid('json');
        requireOwn(c.var.userId, write.user_id);
        if (write.id !== parseInput(labIdSchema, c.req.param('id'))) {
          throw new AppError('invalid_input', 'The value and the address name different ones');
        }
        return c.json(await saveLabValue(dependencies, c.var.userId, write));
      },
    )
    .delete(
      '/:id',
      validator('query', (query) => parseInput(labOwnerSchema, query)),
      async (c) => {
        const id = parseInput(labIdSchema, c.req.param('id'));
        requireOwn(c.var.userId, c.req.valid('query').user_id);
        await deleteLabValue(dependencies, c.var.userId, id);
        return c.body(null, 204);
      },
    );
}
