import type { Database } from '@lunaria/db/engine/database.ts';
import { cycleRecordsQuerySchema } from '@lunaria/domain/cycle/history/cycle-records-query.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import type { MasterKeyring } from '../encryption/master-key.ts';
import { linkToRest } from '../http/link-to-rest.ts';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { findCycleRecords } from '../services/cycle/find-cycle-records.ts';
import { hasMedicineDays } from '../services/records/has-medicine-days.ts';

/**
 * `GET /api/cycle-records`: what is recorded about the signed-in user's cycles beside her periods, and whether the days of a medicine
 * are counted in them.
 */
export function createCycleRecordsRoutes(
  dependencies: { database: Database; keyring: MasterKeyring },
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  return new Hono<SignedInContext>().use(requireUser).get(
    '/',
    validator('query', (query) => parseInput(cycleRecordsQuerySchema, query)),
    async (c) => {
      const { to = null } = c.req.valid('query');
      const [{ records, rest }, hasMedicines] = await Promise.all([
        findCycleRecords(dependencies.database, c.var.userId, to),
        to === null && hasMedicineDays(dependencies, c.var.userId),
      ]);
      linkToRest(c, rest === null ? null : { to: rest });
      return c.json({ ...records, ...(hasMedicines && { has_medicine_days: true }) });
    },
  );
}
