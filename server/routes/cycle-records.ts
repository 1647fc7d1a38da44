import type { Database } from '@lunaria/db/engine/database.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import type { SignedInContext } from '../http/request-context.ts';
import { findCycleRecords } from '../services/find-cycle-records.ts';

/** `GET /api/cycle-records`: what is recorded about the signed-in user's cycles beside her periods. */
export function createCycleRecordsRoutes(
  database: Database,
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  return new Hono<SignedInContext>()
    .use(requireUser)
    .get('/', async (c) => c.json(await findCycleRecords(database, c.var.userId)));
}
