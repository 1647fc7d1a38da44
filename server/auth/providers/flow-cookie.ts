import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../../config/read-config.ts';

/** How long a journey to a provider may take. */
export const FLOW_SECONDS = 600;

/** How long a link waits for her to log in. */
export const WAITING_LINK_SECONDS = 900;

/** What ties a journey, and the link that may wait after it, to the browser that began it; stored as a hash only. */
const NAME = 'lunaria.provider_flow';

/** `__Host-` where there is https: then no neighbouring host can set it, and by that begin a journey in her name. */
const nameFor = ({ isSecure }: Pick<Config, 'isSecure'>) => (isSecure ? `__Host-${NAME}` : NAME);

/** The secret of this browser, null when it has none. */
export function readBrowserSecret(c: Context, config: Pick<Config, 'isSecure'>): string | null {
  const value = getCookie(c, nameFor(config));
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null;
}

/** Keeps the secret for so long; one that was there stays, so that a journey in another tab is not lost. */
export function keepBrowserSecret(
  c: Context,
  config: Pick<Config, 'isSecure'>,
  { secret, seconds }: { secret: string; seconds: number },
): void {
  setCookie(c, nameFor(config), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: config.isSecure,
    maxAge: seconds,
  });
}

export function dropBrowserSecret(c: Context, config: Pick<Config, 'isSecure'>): void {
  deleteCookie(c, nameFor(config), { path: '/', secure: config.isSecure });
}

/** 43 characters that nobody guesses. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
