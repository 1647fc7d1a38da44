import type { Database } from '@lunaria/db/engine/database.ts';
import { type UnitsRecord, unitsWriteSchema } from '@lunaria/domain/profile/units.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import type { Config } from '../config/read-config.ts';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import { getUnits, saveUnits } from '../services/profile/units.ts';

interface UnitsDependencies {
  database: Database;
  config: Pick<Config, 'REGION'>;
}

/** `/api/units`: in which units the signed-in user logs and sees her days, and with which day her weeks begin. */
export function createUnitsRoutes(
  { database, config }: UnitsDependencies,
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  const region = config.REGION ?? null;
  return new Hono<SignedInContext>()
    .use(requireUser)
    .get('/', async (c) => {
      const found = await getUnits(database, c.var.userId);
      return c.json({ ...found, region } satisfies UnitsRecord);
    })
    .patch(
      '/',
      validator('json', (_, c) => parseInput(unitsWriteSchema, c.get('json'))),
      async (c) => {
        const write = c.req.valid('json');
        requireOwn(c.var.userId, write.user_id);
        const saved = await saveUnits(database, c.var.userId, write);
        return c.json({ ...saved, region } satisfies UnitsRecord);
      },
    );
}
