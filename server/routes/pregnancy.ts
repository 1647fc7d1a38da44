import { pregnancyWriteSchema } from '@lunaria/domain/pregnancy/dating.ts';
import {
  pastPregnancyDeleteSchema,
  pastPregnancySchema,
  pastPregnancyWriteSchema,
} from '@lunaria/domain/pregnancy/past-pregnancies.ts';
import { pregnancyEndSchema } from '@lunaria/domain/pregnancy/pregnancy-end.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import type { EntryDependencies } from '../services/alerts/entry-dependencies.ts';
import { endPregnancy } from '../services/pregnancy/end-pregnancy.ts';
import { getPregnancy, savePregnancy } from '../services/pregnancy/ongoing-pregnancy.ts';
import {
  correctPastPregnancy,
  deletePastPregnancy,
  findPastPregnancies,
} from '../services/pregnancy/past-pregnancies.ts';

/**
 * `/api/stage`: the pregnancy of the signed-in user that goes on, its dating and its end, and those that ended. Not named after what it
 * holds: addresses stand in the logs of whoever is in between.
 */
export function createPregnancyRoutes(
  dependencies: EntryDependencies,
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  const { database, keyring } = dependencies;
  return new Hono<SignedInContext>()
    .use(requireUser)
    .get('/', async (c) => c.json({ pregnancy: await getPregnancy(database, keyring, c.var.userId) }))
    .put(
      '/',
      validator('json', (_, c) => parseInput(pregnancyWriteSchema, c.get('json'))),
      async (c) => {
        const { user_id, dating } = c.req.valid('json');
        requireOwn(c.var.userId, user_id);
        return c.json(await savePregnancy(dependencies, c.var.userId, dating));
      },
    )
    .post(
      '/end',
      validator('json', (_, c) => parseInput(pregnancyEndSchema, c.get('json'))),
      async (c) => {
        const { user_id, ...end } = c.req.valid('json');
        requireOwn(c.var.userId, user_id);
        return c.json({ pregnancy: null, ...(await endPregnancy(dependencies, c.var.userId, end)) });
      },
    )
    .get('/past', async (c) => c.json({ past: await findPastPregnancies(database, c.var.userId) }))
    .post(
      '/past',
      validator('json', (_, c) => parseInput(pastPregnancyWriteSchema, c.get('json'))),
      async (c) => {
        const write = c.req.valid('json');
        requireOwn(c.var.userId, write.user_id);
        return c.json({ past: await correctPastPregnancy(dependencies, c.var.userId, write) });
      },
    )
    .delete(
      '/past/:id',
      validator('query', (query) => parseInput(pastPregnancyDeleteSchema, query)),
      async (c) => {
        const id = parseInput(pastPregnancySchema.shape.id, c.req.param('id'));
        requireOwn(c.var.userId, c.req.valid('query').user_id);
        await deletePastPregnancy(dependencies, c.var.userId, id);
        return c.body(null, 204);
      },
    );
}
