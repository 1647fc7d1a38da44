import { isIP } from 'node:net';
import { createMiddleware } from 'hono/factory';
import type { RequestContext } from './request-context.ts';

/**
 * Whom the rate limits count: the address of the socket or, behind `trustedProxies` proxies, the entry of
 * X-Forwarded-For that the outermost of them wrote. Anything further left was written by the client itself.
 */
export function readClientAddress(trustedProxies: number) {
  return createMiddleware<RequestContext>(async (c, next) => {
    const socketAddress = c.env.incoming?.socket.remoteAddress ?? 'unknown';
    const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
    c.set('clientAddress', pickAddress(socketAddress, forwarded, trustedProxies));
    await next();
  });
}

/** Exported for its examples: `forwarded` as the header lists it, leftmost first. */
export function pickAddress(socketAddress: string, forwarded: string[], trustedProxies: number): string {
  if (trustedProxies === 0) return socketAddress;
  const claimed = forwarded[forwarded.length - trustedProxies];
  return claimed !== undefined && isIP(claimed) ? claimed : socketAddress;
}
