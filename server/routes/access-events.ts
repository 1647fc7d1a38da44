import type { Database } from '@lunaria/db/engine/database.ts';
import { accessHistoryQuerySchema } from '@lunaria/domain/access/access-event.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { findAccessHistory } from '../services/access/find-access-history.ts';

/** `/api/access-events`: who or what came to what is hers, to look at. */
export function createAccessEventsRoutes(
  { database }: { database: Database },
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  return new Hono<SignedInContext>().use(requireUser).get(
    '/',
    validator('query', (query) => parseInput(accessHistoryQuerySchema, query)),
    async (c) => c.json(await findAccessHistory(database, c.var.userId, c.req.valid('query').before ?? null)),
  );
}
