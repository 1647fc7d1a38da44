import { countRecords } from '@lunaria/db/queries/record-counts.ts';
import { erasureAskSchema, erasureKeepSchema } from '@lunaria/domain/account/erasure.ts';
import { partsAskSchema } from '@lunaria/domain/account/parts/parts.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import type { DeviceKeys } from '../auth/device-key.ts';
import type { FindSession } from '../auth/find-session.ts';
import { forgetKnownBrowser } from '../auth/known-browser.ts';
import { requireProof } from '../auth/require-session.ts';
import type { SessionCache } from '../auth/session-cache.ts';
import type { SessionWriter } from '../auth/session-writer.ts';
import type { Config } from '../config/read-config.ts';
import { parseInput } from '../http/parse-input.ts';
import type { RequestContext, SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import { eraseParts, type PartsDependencies, previewParts } from '../services/account/erasure/erase-parts.ts';
import {
  type ErasureDependencies,
  eraseAccount,
  findErasure,
  keepAccount,
} from '../services/account/erasure/erasure.ts';

interface ErasureRoutesDependencies extends ErasureDependencies, PartsDependencies {
  findSession: FindSession;
  sessionCache: SessionCache;
  sessionWriter: SessionWriter;
  deviceKeys: DeviceKeys;
  config: Config;
  /** Counts the requests of a path and refuses those that are too many. */
  limit: (path: string) => MiddlewareHandler<RequestContext>;
}

/**
 * `/api/erasure`: having one's account erased, and keeping it. Whoever has an account may, also while a guardian's consent is
 * awaited; so may she erase a part (`/parts`), after a look at what it takes. Erased now, the session of the cookie ends with the answer, as every other one has.
 */
export function createErasureRoutes(
  dependencies: ErasureRoutesDependencies,
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  const { database, config, findSession, sessionCache, sessionWriter, deviceKeys, limit } = dependencies;
  return new Hono<SignedInContext>()
    .use(requireUser)
    .get('/', async (c) => c.json(await findErasure(database, c.var.userId)))
    .get('/counts', async (c) =>
      c.json(await database.readAsUser(c.var.userId, (tx) => countRecords(tx, c.var.userId))),
    )
    .post(
      '/',
      limit('/erasure'),
      validator('json', (_, c) => parseInput(erasureAskSchema, c.get('json'))),
      async (c) => {
        const { session } = await requireProof(findSession, c);
        const { user_id: userId, when } = c.req.valid('json');
        requireOwn(session.userId, userId);
        const state = await eraseAccount(dependencies, userId, when);
        if (when === 'now') {
          sessionCache.forgetUser(userId);
          sessionWriter.end(c);
          deviceKeys.forget(c, userId);
          // What the browser keeps for this address, and that it was ever here. Cookies by name: other hosts may have some.
          c.header('Clear-Site-Data', '"cache", "storage"');
          c.header('Set-Cookie', forgetKnownBrowser(config), { append: true });
        }
        return c.json(state);
      },
    )
    .post(
      '/parts/preview',
      limit('/erasure/parts/preview'),
      validator('json', (_, c) => parseInput(partsAskSchema, c.get('json'))),
      async (c) => {
        const { user_id: userId, ...choice } = c.req.valid('json');
        requireOwn(c.var.userId, userId);
        return c.json(await previewParts(dependencies, userId, choice));
      },
    )
    .post(
      '/parts',
      limit('/erasure/parts'),
      validator('json', (_, c) => parseInput(partsAskSchema, c.get('json'))),
      async (c) => {
        const { session } = await requireProof(findSession, c);
        const { user_id: userId, ...choice } = c.req.valid('json');
        requireOwn(session.userId, userId);
        return c.json(await eraseParts(dependencies, userId, choice));
      },
    )
    .delete(
      '/',
      limit('/erasure'),
      validator('query', (query) => parseInput(erasureKeepSchema, query)),
      async (c) => {
        const { user_id: userId, links } = c.req.valid('query');
        requireOwn(c.var.userId, userId);
        return c.json(await keepAccount(dependencies, userId, links));
      },
    );
}
