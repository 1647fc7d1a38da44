import { nameOfKey } from '../device-key-cookie.ts';

// As the browsers recommend it for AES-GCM; by chance, since many tabs write with one key.
const NONCE_BYTES = 12;

/** Where a row lies: store, user and the rest of its key. A sealed row opens in its own place only. */
export type RowPlace = readonly [store: string, userId: string, ...rest: (string | number)[]];

/** The row as it may lie on the device: nonce, ciphertext and tag. Throws while what is hers is locked. */
export async function sealRow(place: RowPlace, row: unknown): Promise<Uint8Array> {
  const key = await findDeviceKey(place[1]);
  if (key === null) throw new Error('What this device keeps is locked');
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = await crypto.subtle.encrypt(describe(place, nonce), key, encode(row));
  const bytes = new Uint8Array(NONCE_BYTES + sealed.byteLength);
  bytes.set(nonce);
  bytes.set(new Uint8Array(sealed), NONCE_BYTES);
  return bytes;
}

/** What `sealRow` was given; null for what does not open: locked, moved, changed, or of another key. */
export async function openRow(place: RowPlace, stored: unknown): Promise<unknown> {
  // Older versions wrote rows as they are; seal-plain-rows.ts seals those when the page has time.
  if (!isSealed(stored)) return stored;
  const key = await findDeviceKey(place[1]);
  if (key === null) return null;
  const bytes = Uint8Array.from(stored);
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const row = await crypto.subtle.decrypt(describe(place, nonce), key, bytes.subarray(NONCE_BYTES));
    return JSON.parse(new TextDecoder().decode(row));
  } catch {
    return null;
  }
}

export function isSealed(stored: unknown): stored is Uint8Array {
  return ArrayBuffer.isView(stored);
}

/** Tells two states of a stored row apart: no nonce comes twice. */
export function markOf(stored: unknown): string {
  return isSealed(stored) ? stored.subarray(0, NONCE_BYTES).join() : JSON.stringify(stored);
}

function describe(place: RowPlace, nonce: Uint8Array<ArrayBuffer>) {
  return { name: 'AES-GCM', iv: nonce, additionalData: encode(place) };
}

function encode(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value));
}

/**
 * The key that what lies on this device is encrypted with. The server gives it in a cookie that ends a day after it was
 * reached last (server/auth/device-key.ts); it is kept nowhere else. Where a browser has no encryption (plain http
 * outside localhost) there is no key, and nothing is kept.
 */
let known: { text: string; key: Promise<CryptoKey | null> } | null = null;

/** Whose key it is and the key, with a dot between; null while what lies on this device is locked. */
function readDeviceKey(): string | null {
  const start = `${nameOfKey()}=`;
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return pair?.slice(start.length) ?? null;
}

/** Null while what lies here of her is locked: logged out, a session that ended, a day without the server. */
async function findDeviceKey(userId: string): Promise<CryptoKey | null> {
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
