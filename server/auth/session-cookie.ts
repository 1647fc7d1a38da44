import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config/read-config.ts';

/** The prefix of every cookie of the account library: the part before its own name for it. */
export function cookiePrefixFor({ isSecure }: Pick<Config, 'isSecure'>): string {
  // No other host of the domain can set a cookie of this name, and none reaches a browser over http.
  return isSecure ? '__Host-lunaria' : 'lunaria';
}

const nameFor = (config: Pick<Config, 'isSecure'>) => `${cookiePrefixFor(config)}.session_token`;

/**
 * Returns the signed value of the session cookie in a Cookie header, or null. Only the very name counts; what other
 * hosts of the domain can plant beside it is as if it were not there. Null for two of that name: the library might look
 * up the one and we remember its user under the other, which nobody ever signed.
 */
export function readSessionCookie(
  header: string | undefined | null,
  config: Pick<Config, 'isSecure'>,
): string | null {
  const name = nameFor(config);
  const pairs = (header ?? '').split(';').map((pair) => pair.trimStart());
  const [first, second] = pairs.filter((pair) => pair.startsWith(`${name}=`));
  return (second === undefined && first?.slice(name.length + 1)) || null;
}

/** The `Set-Cookie` of a session, as the account library writes it. */
export function writeSessionCookie(
  token: string,
  { secret, maxAgeSeconds, isSecure }: { secret: string; maxAgeSeconds: number; isSecure: boolean },
): string {
  const value = encodeURIComponent(`${token}.${sign(token, secret)}`);
  const attributes = `Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax`;
  return `${nameFor({ isSecure })}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`;
}

/** The `Set-Cookie` that takes it away. */
export function endSessionCookie({ isSecure }: Pick<Config, 'isSecure'>): string {
  return `${nameFor({ isSecure })}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** Returns the session's token when the account library signed the cookie with this secret; null otherwise. */
export function verifySessionCookie(cookie: string, secret: string): string | null {
  const [, token, signature] = /^(.+)\.([^.]+)$/.exec(decode(cookie)) ?? [];
  if (!token || !signature) return null;
  const expected = Buffer.from(sign(token, secret));
  const claimed = Buffer.from(signature);
  return claimed.length === expected.length && timingSafeEqual(claimed, expected) ? token : null;
}

function sign(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64');
}

function decode(cookie: string): string {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return '';
  }
}
