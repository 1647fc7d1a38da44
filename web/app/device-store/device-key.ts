import { readDeviceKey } from '../device-key-cookie.ts';

/**
 * The key that what lies on this device is encrypted with. The server gives it in a cookie that ends a day after it was
 * reached last (server/auth/device-key.ts); it is kept nowhere else. Where a browser has no encryption (plain http
 * outside localhost) there is no key, and nothing is kept.
 */
let known: { text: string; key: Promise<CryptoKey | null> } | null = null;

/** Null while what lies here of her is locked: logged out, a session that ended, a day without the server. */
export async function findDeviceKey(userId: string): Promise<CryptoKey | null> {
  // One that was taken meanwhile still serves this page: what is on its way to the device arrives.
  const text = readDeviceKey() ?? known?.text;
  if (text === undefined) return null;
  if (text !== known?.text) known = { text, key: readKey(text.slice(text.indexOf('.') + 1)) };
  return text.startsWith(`${userId}.`) ? await known.key : null;
}

/** She has logged out: this page cannot open anything of hers any more either. */
export function forgetDeviceKey(): void {
  known = null;
}

/** Out of reach of scripts from here on: they can use it and not read it. */
async function readKey(secret: string): Promise<CryptoKey | null> {
  const key: JsonWebKey = { kty: 'oct', k: secret, alg: 'A256GCM' };
  try {
    return await crypto.subtle.importKey('jwk', key, 'AES-GCM', false, ['encrypt', 'decrypt']);
  } catch {
    return null;
  }
}
