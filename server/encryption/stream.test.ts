import { createCipheriv, createHash, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHUNK_BYTES, encryptedSize, type FileIdentity } from './file-format.ts';
import { decryptStream, encryptStream } from './stream.ts';

const file: FileIdentity = { userKey: createSecretKey(randomBytes(32)), fileId: 'documents/a.pdf' };
const knownKey = Buffer.from(Array.from({ length: 32 }, (_, index) => 0x40 + index));
const known: FileIdentity = { userKey: createSecretKey(knownKey), fileId: 'documents/a.pdf' };

const encrypt = (content: Uint8Array, identity = file) =>
  buffer(encryptStream(Readable.from([content], { objectMode: false }), identity));
const decrypt = (encrypted: Uint8Array, identity = file) =>
  buffer(decryptStream(Readable.from([encrypted], { objectMode: false }), identity));

function cut(bytes: Buffer, size: number): Buffer[] {
  const count = Math.max(1, Math.ceil(bytes.length / size));
  return Array.from({ length: count }, (_, index) => bytes.subarray(index * size, (index + 1) * size));
}

test('a file comes back exactly, whatever its bytes and whatever the pieces it arrives in', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 3 * CHUNK_BYTES }),
      fc.integer({ min: 1, max: 2 * CHUNK_BYTES }),
      fc.integer({ min: 1, max: 2 * CHUNK_BYTES }),
      async (size, pieceIn, pieceBack) => {
        const content = randomBytes(size);
        const encrypted = await buffer(encryptStream(Readable.from(cut(content, pieceIn)), file));
        const back = await buffer(decryptStream(Readable.from(cut(encrypted, pieceBack)), file));
        expect(back.equals(content)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

test('a file that arrives byte by byte comes back', async () => {
  const content = randomBytes(500);
  const encrypted = await buffer(encryptStream(Readable.from(cut(content, 1)), file));
  expect(await buffer(decryptStream(Readable.from(cut(encrypted, 1)), file))).toEqual(content);
});

test.each([
  0,
  1,
  15,
  16,
  CHUNK_BYTES - 1,
  CHUNK_BYTES,
  CHUNK_BYTES + 1,
  2 * CHUNK_BYTES,
  2 * CHUNK_BYTES + 1,
])('the stored size of %i bytes is known beforehand', async (size) => {
  const content = randomBytes(size);
  const encrypted = await encrypt(content);
  expect(encrypted).toHaveLength(encryptedSize(size));
  expect((await decrypt(encrypted)).equals(content)).toBe(true);
});

test('a size that is no size is refused', () => {
  for (const size of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => encryptedSize(size)).toThrow(RangeError);
  }
});

test('equal files give different bytes, and none of them shows the content', async () => {
  const content = Buffer.from('%PDF-1.7 Ferritin 9 ng/mL');
  const encrypted = await encrypt(content);
  expect(encrypted).not.toEqual(await encrypt(content));
  expect(encrypted.includes('Ferritin')).toBe(false);
  expect(encrypted.includes('%PDF')).toBe(false);
});

describe('the format stays what it is', () => {
  test.each([
    ['', '4ac85d2f03e38f74f80ea22cbef5579f'],
    ['%PDF-1.7', '5d38ca5b31eb81f4e931c537e8234a82c84426c41e6e1b90'],
  ])('the file %j made by another implementation opens', async (content, sealed) => {
    // From Python's `cryptography` with user key 40…5f, salt 10…2f, nonce prefix b0…b6.
    const header = '01101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2fb0b1b2b3b4b5b6';
    expect((await decrypt(Buffer.from(header + sealed, 'hex'), known)).toString()).toBe(content);
  });

  test('a file of three chunks sealed by hand is, byte for byte, that of the other implementation, and opens', async () => {
    const content = Buffer.from(Array.from({ length: 150_000 }, (_, index) => (index * 7) % 251));
    const salt = Buffer.from(Array.from({ length: 32 }, (_, index) => 0x10 + index));
    const prefix = Buffer.from([0xb0, 0xb1, 0xb2, 0xb3, 0xb4, 0xb5, 0xb6]);
    const withLength = (part: string) =>
      Buffer.concat([Buffer.of(0, 0, 0, Buffer.byteLength(part)), Buffer.from(part)]);
    const info = Buffer.concat(['lunaria file key', '1', 'documents/a.pdf'].map(withLength));
    const key = Buffer.from(hkdfSync('sha256', knownKey, salt, info, 32));
    const sealed = cut(content, 65_536).flatMap((chunk, index, chunks) => {
      const isLast = index === chunks.length - 1 ? 1 : 0;
      const cipher = createCipheriv('aes-256-gcm', key, Buffer.from([...prefix, 0, 0, 0, index, isLast]));
      return [cipher.update(chunk), cipher.final(), cipher.getAuthTag()];
    });
    const stored = Buffer.concat([Buffer.of(1), salt, prefix, ...sealed]);
    expect(createHash('sha256').update(stored).digest('hex')).toBe(
      '711a285998f71e672eafc44c9213b9bd2f09005eb16995f5696d544b44cbbed5',
    );
    expect((await decrypt(stored, known)).equals(content)).toBe(true);
  });
});
