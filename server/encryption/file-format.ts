import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { encodeAssociatedData, KEY_BYTES, NONCE_BYTES, open, seal, TAG_BYTES } from './aes-256-gcm.ts';
import { TamperedError } from './tampered-error.ts';
import type { UserKey } from './user-key.ts';

/** Whose file, and which: a file opens under its own name only. */
export interface FileIdentity {
  userKey: UserKey;
  fileId: string;
}

/*
 * version (1) | salt (32) | nonce prefix (7) | chunk | chunk | … | last chunk
 *
 * The construction is AES-GCM-HKDF streaming of Google Tink (STREAM of Hoang, Reyhanitabar, Rogaway, Vizár 2015):
 * a key per file from the user key and the salt, and for each chunk the nonce prefix | counter (4) | is last (1).
 * docs/decisions/encryption-with-node-crypto.md says what differs and why.
 */
const VERSION = 1;
const SALT_BYTES = 32;
const NONCE_PREFIX_BYTES = 7;
const MAX_CHUNKS = 2 ** 32;
const NOTHING = Buffer.alloc(0);

export const HEADER_BYTES = 1 + SALT_BYTES + NONCE_PREFIX_BYTES;
export const CHUNK_BYTES = 64 * 1024;
export const SEALED_CHUNK_BYTES = CHUNK_BYTES + TAG_BYTES;

/** Bytes that a file of `plainSize` bytes takes in the storage, exactly. */
export function encryptedSize(plainSize: number): number {
  if (!Number.isSafeInteger(plainSize) || plainSize < 0) {
    throw new RangeError(`A file size is a whole number of bytes, not ${plainSize}`);
  }
  // An empty file has one empty chunk: without it, cutting everything after the header would go unseen.
  const chunks = Math.max(1, Math.ceil(plainSize / CHUNK_BYTES));
  return HEADER_BYTES + plainSize + chunks * TAG_BYTES;
}

export type ChunkStep = (chunk: Uint8Array, isLast: boolean) => Buffer;

/** The header of a new file and the function that seals its chunks, called once for each in order. */
export function startSealing(file: FileIdentity): { header: Buffer; sealChunk: ChunkStep } {
  const header = Buffer.concat([Buffer.of(VERSION), randomBytes(SALT_BYTES + NONCE_PREFIX_BYTES)]);
  const key = deriveFileKey(file, header);
  const nextNonce = countNonces(header);
  return { header, sealChunk: (chunk, isLast) => seal(key, nextNonce(isLast), NOTHING, chunk) };
}

/** The function that opens the chunks of a file in order; it throws a TamperedError instead of a wrong byte. */
export function startOpening(file: FileIdentity, header: Uint8Array): ChunkStep {
  if (header.length < HEADER_BYTES) throw new TamperedError('file', 'incomplete');
  if (header[0] !== VERSION) throw new TamperedError('file', 'version');
  const key = deriveFileKey(file, header);
  const nextNonce = countNonces(header);
  return (chunk, isLast) => {
    if (chunk.length < TAG_BYTES) throw new TamperedError('file', 'incomplete');
    const plain = open(key, nextNonce(isLast), NOTHING, chunk);
    if (plain === null) throw new TamperedError('file', 'authentication');
    return plain;
  };
}

function deriveFileKey({ userKey, fileId }: FileIdentity, header: Uint8Array): KeyObject {
  const salt = header.subarray(1, 1 + SALT_BYTES);
  const info = encodeAssociatedData(['lunaria file key', String(VERSION), fileId]);
  return createSecretKey(Buffer.from(hkdfSync('sha256', userKey, salt, info, KEY_BYTES)));
}

function countNonces(header: Uint8Array): (isLast: boolean) => Buffer {
  let counter = 0;
  return (isLast) => {
    if (counter === MAX_CHUNKS) throw new RangeError('A file has at most 2^32 chunks (256 TiB)');
    const nonce = Buffer.alloc(NONCE_BYTES);
    nonce.set(header.subarray(1 + SALT_BYTES, HEADER_BYTES));
    nonce.writeUInt32BE(counter, NONCE_PREFIX_BYTES);
    nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1);
    counter += 1;
    return nonce;
  };
}
