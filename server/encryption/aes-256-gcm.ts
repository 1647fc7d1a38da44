import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto';

export const KEY_BYTES = 32;
export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;

const ALGORITHM = 'aes-256-gcm';

/**
 * What a ciphertext is bound to, as bytes. Each part carries its length, so that ("ab", "c") and ("a", "bc")
 * never give the same bytes.
 */
export function encodeAssociatedData(parts: readonly string[]): Buffer {
  return Buffer.concat(
    parts.flatMap((part) => {
      const bytes = Buffer.from(part, 'utf8');
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      return [length, bytes];
    }),
  );
}

/** Ciphertext followed by its tag. The caller answers for a nonce that was never used with this key. */
export function seal(
  key: KeyObject,
  nonce: Uint8Array,
  associatedData: Uint8Array,
  plain: Uint8Array,
): Buffer {
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(associatedData);
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** The plaintext once its tag is verified, or null; nothing of it leaves this function before. */
export function open(
  key: KeyObject,
  nonce: Uint8Array,
  associatedData: Uint8Array,
  sealed: Uint8Array,
): Buffer | null {
  if (sealed.length < TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(associatedData);
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
  const plain = decipher.update(sealed.subarray(0, sealed.length - TAG_BYTES));
  try {
    decipher.final();
  } catch {
    return null;
  }
  return plain;
}
