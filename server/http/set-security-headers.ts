import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';

/** What every answer carries. Pages bring a policy of their own (client/content-policies.ts); everything else loads nothing. */
export function setSecurityHeaders(isSecure: boolean) {
  const setAll = secureHeaders({
    xFrameOptions: 'DENY',
    // An address may name a section of her dashboard: it is not handed to other sites.
    referrerPolicy: 'same-origin',
    strictTransportSecurity: isSecure ? 'max-age=31536000; includeSubDomains' : false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
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
  return [setAll, setPolicy] as const;
}
