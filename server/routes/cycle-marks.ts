import type { Database } from '@lunaria/db/engine/database.ts';
import { cycleMarkWriteSchema } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import { saveCycleMark } from '../services/cycle/save-cycle-mark.ts';

/** `POST /api/cycle-marks`: what the signed-in user says of one of her cycles. */
export function createCycleMarksRoutes(
  { database }: { database: Database },
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  return new Hono<SignedInContext>().use(requireUser).post(
    '/',
    validator('json', (_, c) => parseInput(cycleMarkWriteSchema, c.get('json'))),
    async (c) => {
      const write = c.req.valid('json');
      requireOwn(c.var.userId, write.user_id);
      return c.json(await saveCycleMark(database, c.var.userId, write));
    },
  );
}
