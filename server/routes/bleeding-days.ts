import { bleedingWriteSchema } from '@lunaria/domain/bleeding/bleeding-day.ts';
import { dateRangeSchema } from '@lunaria/domain/calendar/date-range.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { linkToRest } from '../http/link-to-rest.ts';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import type { EntryDependencies } from '../services/alerts/entry-dependencies.ts';
import { findBleedingDays } from '../services/bleeding/find-bleeding-days.ts';
import { saveBleedingDay } from '../services/bleeding/save-bleeding-day.ts';

/** `/api/bleeding-days`: how the signed-in user bled on her days. The daily log reads and writes the same rows. */
export function createBleedingDaysRoutes(
  dependencies: EntryDependencies,
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  const { database } = dependencies;
  return new Hono<SignedInContext>()
    .use(requireUser)
    .get(
      '/',
      validator('query', (query) => parseInput(dateRangeSchema, query)),
      async (c) => {
        const { from = null, to = null } = c.req.valid('query');
        const { days, rest } = await findBleedingDays(database, c.var.userId, { from, to });
        linkToRest(c, rest && { ...rest });
        return c.json({ bleeding_days: days });
      },
    )
    .post(
      '/',
      validator('json', (_, c) => parseInput(bleedingWriteSchema, c.get('json'))),
      async (c) => {
        const write = c.req.valid('json');
        requireOwn(c.var.userId, write.user_id);
        return c.json(await saveBleedingDay(dependencies, c.var.userId, write));
      },
    );
}
