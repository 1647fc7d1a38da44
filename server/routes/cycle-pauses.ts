import type { Database } from '@lunaria/db/engine/database.ts';
import {
  cyclePauseDeleteSchema,
  cyclePauseSchema,
  cyclePauseWriteSchema,
} from '@lunaria/domain/cycle/history/cycle-records.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import { deleteCyclePause, saveCyclePause } from '../services/cycle/cycle-pauses.ts';

/** `/api/cycle-pauses`: times without cycles that the signed-in user entered. */
export function createCyclePausesRoutes(
  { database }: { database: Database },
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  return new Hono<SignedInContext>()
    .use(requireUser)
    .post(
      '/',
      validator('json', (_, c) => parseInput(cyclePauseWriteSchema, c.get('json'))),
      async (c) => {
        const write = c.req.valid('json');
        requireOwn(c.var.userId, write.user_id);
        return c.json(await saveCyclePause(database, c.var.userId, write));
      },
    )
    .delete(
      '/:id',
      validator('query', (query) => parseInput(cyclePauseDeleteSchema, query)),
      async (c) => {
        const id = parseInput(cyclePauseSchema.shape.id, c.req.param('id'));
        requireOwn(c.var.userId, c.req.valid('query').user_id);
        await deleteCyclePause(database, c.var.userId, id);
        return c.body(null, 204);
      },
    );
}
