import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config/read-config.ts';

/** The names under which the account library sets the session cookie (create-auth.ts sets the prefix). */
const NAME = 'lunaria.session_token';
const SECURE_NAME = `__Secure-${NAME}`;
const PATTERN = new RegExp(`(?:^|;)\\s*(${SECURE_NAME}|${NAME})=([^;]*)`, 'g');

/**
 * Returns the signed value of the session cookie in a Cookie header, or null. Behind https only the name counts that
 * a browser takes over https alone. Null for two of them as well: the library might look up the one and we remember
 * its user under the other, which nobody ever signed.
 */
export function readSessionCookie(
  header: string | undefined | null,
  { isSecure }: Pick<Config, 'isSecure'>,
): string | null {
  const [first, second] = [...(header ?? '').matchAll(PATTERN)];
  const isOurs = first?.[1] === (isSecure ? SECURE_NAME : NAME);
  return isOurs && !second ? first?.[2] || null : null;
}

/** The `Set-Cookie` of a session, as the account library writes it. */
export function writeSessionCookie(
  token: string,
  { secret, maxAgeSeconds, isSecure }: { secret: string; maxAgeSeconds: number; isSecure: boolean },
): string {
  const value = encodeURIComponent(`${token}.${sign(token, secret)}`);
  const attributes = `Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax`;
  return isSecure ? `${SECURE_NAME}=${value}; ${attributes}; Secure` : `${NAME}=${value}; ${attributes}`;
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
