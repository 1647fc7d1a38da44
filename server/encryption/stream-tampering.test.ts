import { createSecretKey, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHUNK_BYTES, type FileIdentity, HEADER_BYTES, SEALED_CHUNK_BYTES } from './file-format.ts';
import { decryptStream, encryptStream } from './stream.ts';
import { TamperedError } from './tampered-error.ts';

const file: FileIdentity = { userKey: createSecretKey(randomBytes(32)), fileId: 'documents/a.pdf' };
const content = randomBytes(3 * CHUNK_BYTES + 100);
const encrypt = (bytes: Uint8Array, identity = file) =>
  buffer(encryptStream(Readable.from([bytes], { objectMode: false }), identity));
const encrypted = await encrypt(content);
const header = encrypted.subarray(0, HEADER_BYTES);
const chunks = [0, 1, 2, 3].map((index) =>
  encrypted.subarray(
    HEADER_BYTES + index * SEALED_CHUNK_BYTES,
    Math.min(HEADER_BYTES + (index + 1) * SEALED_CHUNK_BYTES, encrypted.length),
  ),
);
const [a, b, c, last] = [chunks[0], chunks[1], chunks[2], chunks[3]].map((chunk) => chunk ?? Buffer.alloc(0));

/** What a reader got before the stream ended, and how it ended. */
async function read(parts: readonly Uint8Array[], identity = file) {
  const released: Buffer[] = [];
  try {
    const source = Readable.from([Buffer.concat(parts)], { objectMode: false });
    for await (const piece of decryptStream(source, identity)) released.push(piece);
    return { released: Buffer.concat(released), error: null };
  } catch (error) {
    return { released: Buffer.concat(released), error };
  }
}

async function expectTampered(parts: readonly Uint8Array[], identity = file): Promise<void> {
  const { released, error } = await read(parts, identity);
  expect(error).toBeInstanceOf(TamperedError);
  expect(error).toMatchObject({ thing: 'file' });
  // Whatever was released before the error is a true beginning of the file.
  expect(content.subarray(0, released.length).equals(released)).toBe(true);
}

test('the parts, put together again, are the file', async () => {
  const { released, error } = await read([header, a, b, c, last].map((part) => part ?? header));
  expect(error).toBeNull();
  expect(released.equals(content)).toBe(true);
});

test('any one changed bit is noticed in a small file', async () => {
  const small = await encrypt(Buffer.from('%PDF-1.7'));
  for (let bit = 0; bit < small.length * 8; bit += 1) {
    const changed = Buffer.from(small);
    changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
    const { released, error } = await read([changed]);
    expect(error).toBeInstanceOf(TamperedError);
    expect(released).toHaveLength(0);
  }
});

test('any one changed bit is noticed in a large file, and its chunk is not released', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: encrypted.length - 1 }),
      fc.integer({ min: 0, max: 7 }),
      async (at, bit) => {
        const changed = Buffer.from(encrypted);
        changed.writeUInt8(changed.readUInt8(at) ^ (1 << bit), at);
        await expectTampered([changed]);
        const before = Math.max(0, Math.floor((at - HEADER_BYTES) / SEALED_CHUNK_BYTES));
        expect((await read([changed])).released.length).toBeLessThanOrEqual(before * CHUNK_BYTES);
      },
    ),
    { numRuns: 60 },
  );
});

describe('a cut file is noticed', () => {
  test.each([0, 1, 2, 3])('after %i whole chunks', async (count) => {
    await expectTampered([header, ...chunks.slice(0, count)]);
  });

  test('anywhere, the header included', async () => {
    await expectTampered([]);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: encrypted.length - 1 }), async (length) => {
        await expectTampered([encrypted.subarray(0, length)]);
      }),
      { numRuns: 60 },
    );
  });

  test('also when a file of exactly one chunk loses it, or an empty file its empty chunk', async () => {
    for (const size of [0, CHUNK_BYTES]) {
      const whole = await encrypt(randomBytes(size));
      const { released, error } = await read([whole.subarray(0, HEADER_BYTES)]);
      expect(error).toBeInstanceOf(TamperedError);
      expect(released).toHaveLength(0);
    }
  });
});

describe('chunks that are not where they were are noticed', () => {
  const none = Buffer.alloc(0);
  test.each([
    ['two swapped', [header, b, a, c, last]],
    ['one left out', [header, a, c, last]],
    ['one twice', [header, a, a, b, c, last]],
    ['the last twice', [header, a, b, c, last, last]],
    ['the last put earlier', [header, a, last]],
    ['the last one alone', [header, last]],
    ['bytes after the end', [header, a, b, c, last, Buffer.of(0)]],
    ['a whole file after the end', [encrypted, encrypted]],
  ])('%s', async (_what, parts) => {
    await expectTampered(parts.map((part) => part ?? none));
  });

  test('in any other order', async () => {
    const whole = [0, 1, 2, 3];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...whole), { maxLength: 6 }), async (order) => {
        fc.pre(order.join() !== whole.join());
        await expectTampered([header, ...order.map((index) => chunks[index] ?? none)]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a file does not open', () => {
  test('under the name of another file', async () => {
    await expectTampered([encrypted], { ...file, fileId: 'documents/b.pdf' });
  });

  test('with the key of another user', async () => {
    await expectTampered([encrypted], { ...file, userKey: createSecretKey(randomBytes(32)) });
  });

  test('with the header of another file of the same user, nor with a chunk of it', async () => {
    const other = await encrypt(content);
    await expectTampered([other.subarray(0, HEADER_BYTES), encrypted.subarray(HEADER_BYTES)]);
    const chunkOfOther = other.subarray(HEADER_BYTES, HEADER_BYTES + SEALED_CHUNK_BYTES);
    await expectTampered([header, chunkOfOther, ...chunks.slice(1)]);
  });

  test('when it is any other bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        const { released, error } = await read([bytes]);
        expect(error).toBeInstanceOf(TamperedError);
        expect(released).toHaveLength(0);
      }),
    );
  });
});
