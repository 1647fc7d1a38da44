import { ownTagSchema, ownTagWriteSchema } from '@lunaria/domain/day-entry/own-tag.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { AppError } from '../errors/app-error.ts';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import type { EntryDependencies } from '../services/alerts/entry-dependencies.ts';
import { findOwnTags, saveOwnTag } from '../services/day-entry/own-tags.ts';

/** `/api/own-tags`: tags that the signed-in user made. */
export function createOwnTagsRoutes(
  { database, keyring }: EntryDependencies,
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  return new Hono<SignedInContext>()
    .use(requireUser)
    .get('/', async (c) => c.json({ own_tags: await findOwnTags(database, keyring, c.var.userId) }))
    .put(
      '/:id',
      validator('json', (_, c) => parseInput(ownTagWriteSchema, c.get('json'))),
      async (c) => {
        const write = c.req.valid('json');
        requireOwn(c.var.userId, write.user_id);
        if (write.id !== parseInput(ownTagSchema.shape.id, c.req.param('id'))) {
          throw new AppError('invalid_input', 'The tag and the address name different ones');
        }
        return c.json(await saveOwnTag(database, keyring, c.var.userId, write));
      },
    );
}
