import { createHash, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { ConfigError } from '../config/read-config.ts';
import { KEY_BYTES } from './aes-256-gcm.ts';

/** A `KeyObject` and not bytes: printed or serialised by mistake it shows nothing. */
export interface MasterKey {
  id: string;
  key: KeyObject;
}

/** `current` wraps new user keys; the others still open what was wrapped before a rotation. */
export interface MasterKeyring {
  current: MasterKey;
  all: ReadonlyMap<string, MasterKey>;
}

/** A setting that cannot be used. The message names the setting and what to do, never the key. */
export class MasterKeyError extends ConfigError {
  override name = 'MasterKeyError';
}

const HOW_TO_MAKE_ONE = 'Make one with: openssl rand -base64 32';
const ID_PATTERN = /^[a-z0-9][a-z0-9_-]{0,31}$/i;
// 32 bytes are 43 characters and one of padding; the URL-safe alphabet is taken too.
const KEY_PATTERN = /^[A-Za-z0-9+/_-]{43}=?$/;

/** The text of a new random master key, as the setting or the key file takes it. */
export function createMasterKeyText(): string {
  return randomBytes(KEY_BYTES).toString('base64');
}

/**
 * Reads `key`, `id:key` or several of them with commas between, the first being the current one.
 * Keys are 32 bytes in base64. A key without an id is named after its fingerprint, so that the same key has the
 * same name wherever it stands in the list. Throws a MasterKeyError with a sentence for the operator.
 */
export function parseMasterKeys(text: string, setting = 'MASTER_KEY'): MasterKeyring {
  if (text.trim() === '') throw new MasterKeyError(`${setting} is empty. ${HOW_TO_MAKE_ONE}`);
  const keys = text.split(',').map((entry, index) => parseEntry(entry.trim(), index, setting));
  const all = new Map<string, MasterKey>();
  for (const master of keys) {
    if (all.has(master.id)) {
      throw new MasterKeyError(
        `${setting} names the key "${master.id}" twice. Give each key its own id, or remove one.`,
      );
    }
    for (const earlier of all.values()) {
      if (earlier.key.equals(master.key)) {
        throw new MasterKeyError(
          `${setting} holds the same key under the ids "${earlier.id}" and "${master.id}". Remove one of them.`,
        );
      }
    }
    all.set(master.id, master);
  }
  const [current] = keys;
  if (current === undefined) throw new MasterKeyError(`${setting} is empty. ${HOW_TO_MAKE_ONE}`);
  return { current, all };
}

function parseEntry(entry: string, index: number, setting: string): MasterKey {
  const which = `Key ${index + 1} of ${setting}`;
  if (entry === '') {
    throw new MasterKeyError(`${which} is empty. Remove the surplus comma or put the key in.`);
  }
  const colon = entry.indexOf(':');
  const id = colon === -1 ? null : entry.slice(0, colon);
  const encoded = entry.slice(colon + 1);
  if (id !== null && !ID_PATTERN.test(id)) {
    throw new MasterKeyError(
      `${which} has an id that cannot be used. Use 1 to 32 letters, digits, "-" or "_" before the colon.`,
    );
  }
  if (!KEY_PATTERN.test(encoded)) {
    throw new MasterKeyError(`${which} is not 32 bytes in base64 (44 characters). ${HOW_TO_MAKE_ONE}`);
  }
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.every((byte) => byte === bytes[0])) {
    throw new MasterKeyError(`${which} is one repeated byte and protects nothing. ${HOW_TO_MAKE_ONE}`);
  }
  const master = { id: id ?? fingerprint(bytes), key: createSecretKey(bytes) };
  bytes.fill(0);
  return master;
}

// 32 bits of a hash of 256 random bits: enough to tell keys apart, useless to find one.
function fingerprint(bytes: Uint8Array): string {
  const hash = createHash('sha256').update('lunaria master key').update(bytes).digest('hex');
  return `key-${hash.slice(0, 8)}`;
}
