import type { Database } from '@lunaria/db/engine/database.ts';
import { getIP } from 'better-auth/api';
import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Config } from '../config/read-config.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type Auth, CLIENT_ADDRESS_HEADER } from './create-auth.ts';
import { countOrRefuse, DEFAULT_RULE, RULES } from './rate-limits.ts';

interface LimitDependencies {
  auth: Auth;
  database: Database;
  config: Config;
}

/**
 * The rate limits (rate-limits.ts) for account routes that we answer ourselves: counted by client address, IPv6 by
 * network, exactly as the library does for its own. Throws AppError('rate_limited') with Retry-After.
 */
export function createRateLimiter({ auth, database, config }: LimitDependencies) {
  return (path: string): MiddlewareHandler<RequestContext> => {
    const rule = RULES[path] ?? DEFAULT_RULE;
    return createMiddleware<RequestContext>(async (c, next) => {
      const address = new Headers({ [CLIENT_ADDRESS_HEADER]: c.get('clientAddress') });
      const key = `${getIP(address, auth.options) ?? 'unknown'}|${path}`;
      await countOrRefuse(database, config.RATE_LIMIT_FACTOR, key, rule);
      await next();
    });
  };
}
