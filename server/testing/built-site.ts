import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { readConfig } from '../config/read-config.ts';
import { setSecurityHeaders } from '../http/set-security-headers.ts';
import { createClientRoutes } from '../routes/client.ts';
import { createSocialRoutes } from '../routes/social.ts';

const BUILD = fileURLToPath(new URL('../../web/build', import.meta.url));

/** What the server answers from the build, without a port, an account or a database. */
export async function openBuiltSite(publicUrl: string): Promise<Hono> {
  return new Hono()
    .use(...setSecurityHeaders(false))
    .route('/social', createSocialRoutes(readConfig({})))
    .route(
      '/',
      await createClientRoutes(BUILD, {
        publicUrl,
        providers: [],
        sendsMail: true,
        exitUrl: 'https://weather.example/',
      }),
    );
}
