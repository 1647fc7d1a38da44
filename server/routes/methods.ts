import {
  methodDeleteSchema,
  methodUseSchema,
  methodWriteSchema,
} from '@lunaria/domain/methods/method-use.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { AppError } from '../errors/app-error.ts';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import type { EntryDependencies } from '../services/alerts/entry-dependencies.ts';
import { deleteMethodUse, findMethodUses, saveMethodUse } from '../services/methods/method-uses.ts';

/** `/api/methods`: methods that the signed-in user uses or used. */
export function createMethodsRoutes(
  dependencies: EntryDependencies,
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  return new Hono<SignedInContext>()
    .use(requireUser)
    .get('/', async (c) => c.json({ methods: await findMethodUses(dependencies.database, c.var.userId) }))
    .put(
      '/:id',
      validator('json', (_, c) => parseInput(methodWriteSchema, c.get('json'))),
      async (c) => {
        const write = c.req.valid('json');
        requireOwn(c.var.userId, write.user_id);
        if (write.id !== parseInput(methodUseSchema.shape.id, c.req.param('id'))) {
          throw new AppError('invalid_input', 'The method and the address name different ones');
        }
        return c.json(await saveMethodUse(dependencies, c.var.userId, write));
      },
    )
    .delete(
      '/:id',
      validator('query', (query) => parseInput(methodDeleteSchema, query)),
      async (c) => {
        const id = parseInput(methodUseSchema.shape.id, c.req.param('id'));
        requireOwn(c.var.userId, c.req.valid('query').user_id);
        await deleteMethodUse(dependencies, c.var.userId, id);
        return c.body(null, 204);
      },
    );
}
