import type { Database } from '@lunaria/db/engine/database.ts';
import { pregnancyWriteSchema } from '@lunaria/domain/pregnancy/dating.ts';
import { pregnancyEndSchema } from '@lunaria/domain/pregnancy/pregnancy-end.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import type { MasterKeyring } from '../encryption/master-key.ts';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import { endPregnancy } from '../services/end-pregnancy.ts';
import { getPregnancy } from '../services/get-pregnancy.ts';
import { savePregnancy } from '../services/save-pregnancy.ts';

/**
 * `/api/stage`: the pregnancy of the signed-in user that goes on, its dating and its end. Not named after what it
 * holds: addresses stand in the logs of whoever is in between.
 */
export function createPregnancyRoutes(
  database: Database,
  keyring: MasterKeyring,
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  return new Hono<SignedInContext>()
    .use(requireUser)
    .get('/', async (c) => c.json({ pregnancy: await getPregnancy(database, keyring, c.var.userId) }))
    .put(
      '/',
      validator('json', (_, c) => parseInput(pregnancyWriteSchema, c.get('json'))),
      async (c) => {
        const { user_id, dating } = c.req.valid('json');
        requireOwn(c.var.userId, user_id);
        return c.json({ pregnancy: await savePregnancy(database, keyring, c.var.userId, dating) });
      },
    )
    .post(
      '/end',
      validator('json', (_, c) => parseInput(pregnancyEndSchema, c.get('json'))),
      async (c) => {
        const { user_id, ...end } = c.req.valid('json');
        requireOwn(c.var.userId, user_id);
        await endPregnancy(database, c.var.userId, end);
        return c.json({ pregnancy: null });
      },
    );
}
