import type { Database } from '@lunaria/db/engine/database.ts';
import { findLinkedProviders } from '@lunaria/db/queries/linked-accounts.ts';
import { IDENTITY_PROVIDERS, type LinkedAccount } from '@lunaria/domain/account/identity-provider.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import type { FindSession } from '../auth/find-session.ts';
import { dropBrowserSecret, readBrowserSecret } from '../auth/providers/flow-cookie.ts';
import { requireProof, requireSession } from '../auth/require-session.ts';
import type { SessionCache } from '../auth/session-cache.ts';
import type { Config } from '../config/read-config.ts';
import { parseInput } from '../http/parse-input.ts';
import type { RequestContext } from '../http/request-context.ts';
import { confirmWaitingLink } from '../services/account/providers/link-provider-account.ts';
import { unlinkProviderAccount } from '../services/account/providers/unlink-provider.ts';

/** Under `/api/auth`. */
export const LINKED_ACCOUNT_ROUTES = [
  ['GET', '/linked-accounts'],
  ['DELETE', '/linked-accounts/:provider'],
  ['POST', '/linked-accounts/confirm'],
] as const;

interface LinkedAccountsDependencies {
  database: Database;
  config: Config;
  findSession: FindSession;
  sessionCache: SessionCache;
  limit: (path: (typeof LINKED_ACCOUNT_ROUTES)[number][1]) => MiddlewareHandler<RequestContext>;
}

/** Which providers open her account; taking one away, and adding the one that waits for her proof. */
export function createLinkedAccountsRoutes(dependencies: LinkedAccountsDependencies) {
  const { database, config, findSession, sessionCache, limit } = dependencies;
  return new Hono<RequestContext>()
    .get('/linked-accounts', limit('/linked-accounts'), async (c) => {
      const { userId } = (await requireSession(findSession, c)).session;
      const linked = await findLinkedProviders(database.auth, userId);
      return c.json(
        linked.map(
          ({ provider, linkedAt }): LinkedAccount => ({ provider, linked_at: linkedAt.toISOString() }),
        ),
      );
    })
    .post('/linked-accounts/confirm', limit('/linked-accounts/confirm'), async (c) => {
      const { userId } = (await requireProof(findSession, c)).session;
      const provider = await confirmWaitingLink(database, userId, readBrowserSecret(c, config));
      dropBrowserSecret(c, config);
      return c.json({ provider });
    })
    .delete('/linked-accounts/:provider', limit('/linked-accounts/:provider'), async (c) => {
      const { userId, id: sessionId } = (await requireProof(findSession, c)).session;
      const provider = parseInput(z.enum(IDENTITY_PROVIDERS), c.req.param('provider'));
      await unlinkProviderAccount(database, { userId, provider, sessionId });
      sessionCache.forgetUser(userId);
      return c.json({ provider });
    });
}
