import { createMiddleware } from 'hono/factory';
import { AppError } from '../errors/app-error.ts';
import { isReading } from './is-reading.ts';
import { isProviderFormPost } from './provider-form-post.ts';
import type { RequestContext } from './request-context.ts';

/**
 * Writes are taken from the product's own pages only. Every browser names the origin of a write; a request with
 * neither Origin nor Sec-Fetch-Site comes from a program that holds no one else's cookies.
 * The one exception is Apple's form (provider-form-post.ts).
 * Own is the configured PUBLIC_URL; where none is set, the host the request itself was sent to.
 */
export function checkOrigin(publicUrl: string | undefined) {
  return createMiddleware<RequestContext>(async (c, next) => {
    if (!isReading(c.req.method) && !isProviderFormPost(c)) {
      const origin = c.req.header('origin');
      const site = c.req.header('sec-fetch-site');
      const isOwn =
        origin === undefined ? isOwnSite(site) : isOwnOrigin(origin, publicUrl, c.req.header('host'));
      if (!isOwn) throw new AppError('foreign_origin');
    }
    await next();
  });
}

function isOwnSite(site: string | undefined): boolean {
  return site === undefined || site === 'same-origin' || site === 'none';
}

function isOwnOrigin(origin: string, publicUrl: string | undefined, host: string | undefined): boolean {
  const parsed = URL.parse(origin);
  if (!parsed) return false;
  return publicUrl ? parsed.origin === new URL(publicUrl).origin : parsed.host === host;
}
