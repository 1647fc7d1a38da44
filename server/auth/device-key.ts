import { hkdfSync } from 'node:crypto';
import type { Database } from '@lunaria/db/engine/database.ts';
import { findSessionOfUser, type SessionOfUser } from '@lunaria/db/queries/sessions.ts';
import type { Context } from 'hono';
import type { Config } from '../config/read-config.ts';
import type { MasterKeyring } from '../encryption/master-key.ts';
import type { UserKey } from '../encryption/user-key.ts';
import { openUserKey } from '../keys/open-user-key.ts';
import { isOpen } from './require-session.ts';
import { readSessionCookie, verifySessionCookie } from './session-cookie.ts';

/**
 * The key that a browser encrypts with what it keeps of her (web/app/device-store/). It is made of her user key and a
 * seed. The key lies in a cookie that scripts read and that ends a day after the server was reached last; the seed in
 * one of her own that only we read. Without the key nothing on the device opens; with the seed we make it again once
 * she has signed in; logging out takes both, and then nobody does. Why cookies: docs/decisions/key-of-the-device.md.
 */
const KEY_NAME = 'lunaria.device_key';
const SEED_NAME = 'lunaria.device_seed_';
/** One day without the server, as the page counts it too (web/features/session/session-constants.ts). */
const KEY_SECONDS = 86_400;
/** As long as browsers keep a cookie: changes that were not sent wait on the device until she signs in again. */
const SEED_SECONDS = 400 * 86_400;
const BYTES = 32;
const VALUE = '[\\w-]{43}';
const UUID = '[0-9a-f-]{36}';

export interface DeviceKeys {
  /** Gives the key to the browser of a session that opens what is hers; takes it from any other's. */
  give(c: Context, found: SessionOfUser): Promise<void>;
  /** Takes the key from the browser that asks and leaves the seed: what was not sent waits for her next login. */
  lock(c: Context): void;
  /** Takes both from the browser of an account that is erased, whatever path their cookies have. */
  forget(c: Context, userId: string): void;
  /** The `Set-Cookie` lines that end key and seed of whoever is signing out; to be asked before her session ends. */
  destroy(cookieHeader: string | undefined): Promise<string[]>;
}

export function createDeviceKeys({
  database,
  keyring,
  config,
  secret,
}: {
  database: Database;
  keyring: MasterKeyring;
  config: Pick<Config, 'isSecure'>;
  /** Signs the session cookie. */
  secret: string;
}): DeviceKeys {
  const keyName = config.isSecure ? `__Host-${KEY_NAME}` : KEY_NAME;
  const seedPrefix = config.isSecure ? `__Secure-${SEED_NAME}` : SEED_NAME;
  const secure = config.isSecure ? '; Secure' : '';
  const writeKey = (value: string, seconds: number) =>
    `${keyName}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
  const writeSeed = (userId: string, value: string, seconds: number) =>
    `${seedPrefix}${userId}=${value}; Max-Age=${seconds}; Path=/api/auth; HttpOnly; SameSite=Lax${secure}`;
  const lock = (c: Context) => c.header('Set-Cookie', writeKey('', 0), { append: true });

  return {
    lock,
    forget(c, userId) {
      lock(c);
      c.header('Set-Cookie', writeSeed(userId, '', 0), { append: true });
    },
    async give(c, { session, user }) {
      const { id: userId } = user;
      const header = c.req.header('cookie');
      const known = readKey(header, keyName);
      if (!isOpen(session)) {
        if (known) lock(c);
        return;
      }
      let seed = readValue(header, `${seedPrefix}${userId}`, VALUE);
      let key = known?.userId === userId ? known.value : null;
      // A browser that has both is only given more time: pages ask for their token every few minutes.
      if (seed === null || key === null) {
        const userKey = await database.asUser(userId, async (tx) => await openUserKey(tx, keyring, userId));
        // Derived from the session instead of random: two tabs that ask at once must get the same one.
        seed ??= derive(userKey, session.id, 'lunaria device seed');
        key = derive(userKey, seed, 'lunaria device key');
      }
      c.header('Set-Cookie', writeSeed(userId, seed, SEED_SECONDS), { append: true });
      c.header('Set-Cookie', writeKey(`${userId}.${key}`, KEY_SECONDS), { append: true });
    },
    async destroy(header) {
      const cookie = readSessionCookie(header, config);
      const token = cookie && verifySessionCookie(cookie, secret);
      const found = token ? await findSessionOfUser(database.auth, token) : null;
      const known = readKey(header, keyName);
      const owners = new Set([found?.user.id, known?.userId].filter((id) => id !== undefined));
      return [
        ...(known ? [writeKey('', 0)] : []),
        ...[...owners]
          .filter((id) => readValue(header, `${seedPrefix}${id}`, VALUE) !== null)
          .map((id) => writeSeed(id, '', 0)),
      ];
    },
  };
}

function readKey(header: string | undefined, name: string): { userId: string; value: string } | null {
  const [userId, value] = readValue(header, name, `${UUID}\\.${VALUE}`)?.split('.') ?? [];
  return userId && value ? { userId, value } : null;
}

function readValue(header: string | undefined, name: string, shape: string): string | null {
  const pattern = new RegExp(`^${shape}$`);
  for (const pair of (header ?? '').split(';')) {
    const [key = '', value = ''] = pair.trim().split('=');
    if (key === name && pattern.test(value)) return value;
  }
  return null;
}

function derive(userKey: UserKey, salt: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', userKey, salt, purpose, BYTES)).toString('base64url');
}
