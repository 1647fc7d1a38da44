import type { Database } from '@lunaria/db/engine/database.ts';
import { timelineQuerySchema } from '@lunaria/domain/timeline/make-timeline.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import type { MasterKeyring } from '../encryption/master-key.ts';
import { linkToRest } from '../http/link-to-rest.ts';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { findTimeline } from '../services/timeline/find-timeline.ts';

/** `/api/timeline`: the life of the signed-in user in order, made when it is read. */
export function createTimelineRoutes(
  dependencies: { database: Database; keyring: MasterKeyring },
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  return new Hono<SignedInContext>().use(requireUser).get(
    '/',
    validator('query', (query) => parseInput(timelineQuerySchema, query)),
    async (c) => {
      const { from = null, to = null, after = null } = c.req.valid('query');
      const { timeline, rest } = await findTimeline(dependencies, c.var.userId, { from, to, after });
      linkToRest(c, rest && { ...rest });
      return c.json(timeline);
    },
  );
}
