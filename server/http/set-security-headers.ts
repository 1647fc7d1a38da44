import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';

/**
 * They speak to whoever shows an answer as a page. A built file never is one: the policy below and `nosniff` see to that,
 * and without these a first visit is six kilobytes lighter.
 */
const OF_PAGES = [
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** What every answer carries. Pages bring a policy of their own (client/content-policies.ts); everything else loads nothing. */
export function setSecurityHeaders(isSecure: boolean) {
  const setAll = secureHeaders({
    xFrameOptions: 'DENY',
    // An address may name a section of her dashboard: it is not handed to other sites.
    referrerPolicy: 'same-origin',
    strictTransportSecurity: isSecure ? 'max-age=31536000; includeSubDomains' : false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  });
  const spareFiles = createMiddleware(async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!c.req.path.startsWith('/assets/') || headers.get('Content-Type')?.startsWith('text/html')) return;
    for (const name of OF_PAGES) headers.delete(name);
  });
  const setPolicy = createMiddleware(async (c, next) => {
    await next();
    const { headers } = c.res;
    // Not by c.header(): where there is an answer already, that copies the whole of it.
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    }
    // What the API answers is hers: no cache keeps it, the browser's own included.
    if (!headers.has('Cache-Control') && c.req.path.startsWith('/api/'))
      headers.set('Cache-Control', 'no-store');
  });
  // From the outside in: what is taken off has been put on.
  return [spareFiles, setAll, setPolicy] as const;
}
