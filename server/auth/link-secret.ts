import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A secret for an address: 43 letters that nobody can guess, said once, and the hash of it that is stored. */
export function createLinkSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { secret, hash: hashLinkSecret(secret) };
}

/**
 * What whoever brings a secret is looked up by, whatever they bring: one that is no secret of ours belongs to nobody, found
 * in the same way. It needs no salt and takes no time on purpose: what is hashed has 256 random bits.
 */
export function hashLinkSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
