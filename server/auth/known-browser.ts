import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '../config/read-config.ts';

/**
 * A cookie that only says "this browser was here before". It opens nothing; a sign-in without it, or with one that the
 * account has not seen, is told to its owner. It stays after logging out: that is what it is for.
 */
const NAME = 'lunaria.known_browser';
// Behind https: no other host of the same domain can plant one.
const HOST_NAME = `__Host-${NAME}`;
const YEAR_SECONDS = 365 * 86_400;
const VALUE = /^[\w-]{43}$/;

type Security = Pick<Config, 'isSecure'>;

/** The value a browser carries from earlier, or a new one. */
export function readKnownBrowser(cookieHeader: string | null | undefined, { isSecure }: Security): string {
  const name = isSecure ? HOST_NAME : NAME;
  for (const pair of (cookieHeader ?? '').split(';')) {
    const [key = '', value = ''] = pair.trim().split('=');
    if (key === name && VALUE.test(value)) return value;
  }
  return randomBytes(32).toString('base64url');
}

/** The `Set-Cookie` that keeps it for a year from now on. */
export function writeKnownBrowser(value: string, { isSecure }: Security): string {
  const attributes = `Max-Age=${YEAR_SECONDS}; Path=/; HttpOnly; SameSite=Lax`;
  return isSecure ? `${HOST_NAME}=${value}; ${attributes}; Secure` : `${NAME}=${value}; ${attributes}`;
}

/** The `Set-Cookie` that takes it away: of an account that is erased the browser does not say either that it was here. */
export function forgetKnownBrowser(security: Security): string {
  return writeKnownBrowser('', security).replace(/Max-Age=\d+/, 'Max-Age=0');
}

/**
 * What is stored of it: nobody can make a cookie of it, and two accounts that are used in one browser do not show it by
 * the same value.
 */
export function hashKnownBrowser(value: string, userId: string): Buffer {
  return createHash('sha256').update(`${userId} ${value}`).digest();
}
