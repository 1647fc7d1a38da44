import type { Context } from 'hono';
import { tryGetContext } from 'hono/context-storage';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { shortenAddress } from '../auth/shorten-address.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { SecurityCode, SecurityFields } from './security-events.ts';
import type { RequestFacts, SecurityLog } from './security-log.ts';

// The request under way comes from hono's contextStorage, so that code deep inside can report without being given it.

/**
 * Logs a security event of the request under way. Without `userId` it is the account whose session asks, where there is one.
 * Outside of a request, in a job, nothing is written: a job has a log of its own.
 */
export function reportSecurityEvent<Code extends SecurityCode>(
  code: Code,
  fields: SecurityFields<Code>,
): void {
  const c = tryGetContext<RequestContext>();
  c?.get('securityLog')(code, { userId: findAccount(c), ...fields }, describeRequest(c));
}

/** The same, as soon as the request has succeeded: for what is written in a transaction that may come to nothing. */
export function reportOnSuccess(...event: Parameters<SecurityLog>): void {
  tryGetContext<RequestContext>()?.get('happened').push(event);
}

/**
 * The request under way is about this account, whoever is signed in where it comes from: a link of a mail says so. What is
 * refused from here on is told of it.
 */
export function nameAccount(userId: string): void {
  tryGetContext<RequestContext>()?.set('accountId', userId);
}

/** The network of the request under way, shortened; null outside of one. */
export function findOwnNetwork(): string | null {
  return shortenAddress(tryGetContext<RequestContext>()?.get('clientAddress') ?? null);
}

/** Stands before everything that reports, behind contextStorage. */
export function carrySecurityLog(securityLog: SecurityLog) {
  return createMiddleware<RequestContext>(async (c, next) => {
    c.set('securityLog', securityLog);
    c.set('happened', []);
    await next();
    if (c.res.status >= 400) return;
    for (const [code, fields] of c.get('happened')) securityLog(code, fields, describeRequest(c));
  });
}

function findAccount(c: Context): string | undefined {
  return c.get('accountId') ?? c.get('userId');
}

function describeRequest(c: Context<RequestContext>): RequestFacts {
  // The last that matched is the route itself; patterns that end with a star are middlewares.
  const pattern = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? '*';
  return {
    requestId: c.get('requestId'),
    route: `${c.req.method} ${pattern}`,
    network: shortenAddress(c.get('clientAddress')),
  };
}
