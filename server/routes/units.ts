import type { Database } from '@lunaria/db/engine/database.ts';
import { unitsWriteSchema } from '@lunaria/domain/profile/units.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import { getUnits, saveUnits } from '../services/profile/units.ts';

/** `/api/units`: in which units the signed-in user logs and sees her days. */
export function createUnitsRoutes(
  { database }: { database: Database },
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  return new Hono<SignedInContext>()
    .use(requireUser)
    .get('/', async (c) => c.json(await getUnits(database, c.var.userId)))
    .patch(
      '/',
      validator('json', (_, c) => parseInput(unitsWriteSchema, c.get('json'))),
      async (c) => {
        const write = c.req.valid('json');
        requireOwn(c.var.userId, write.user_id);
        return c.json(await saveUnits(database, c.var.userId, write));
      },
    );
}
