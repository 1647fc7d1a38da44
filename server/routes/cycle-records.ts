import type { Database } from '@lunaria/db/engine/database.ts';
import { cycleRecordsQuerySchema } from '@lunaria/domain/cycle/history/cycle-records-query.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { linkToRest } from '../http/link-to-rest.ts';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { findCycleRecords } from '../services/cycle/find-cycle-records.ts';

/** `GET /api/cycle-records`: what is recorded about the signed-in user's cycles beside her periods. */
export function createCycleRecordsRoutes(
  { database }: { database: Database },
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  return new Hono<SignedInContext>().use(requireUser).get(
    '/',
    validator('query', (query) => parseInput(cycleRecordsQuerySchema, query)),
    async (c) => {
      const { to = null } = c.req.valid('query');
      const { records, rest } = await findCycleRecords(database, c.var.userId, to);
      linkToRest(c, rest === null ? null : { to: rest });
      return c.json(records);
    },
  );
}
