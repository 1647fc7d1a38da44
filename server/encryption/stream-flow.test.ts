import { createSecretKey, randomBytes } from 'node:crypto';
import { finished, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { CHUNK_BYTES, type FileIdentity } from './file-format.ts';
import { decryptStream, encryptStream } from './stream.ts';

const file: FileIdentity = { userKey: createSecretKey(randomBytes(32)), fileId: 'documents/a.pdf' };
const whenFinished = promisify(finished);

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Bytes in buffers that somebody still holds; without collecting, chunks that are done with would be counted. */
async function measureHeldBytes(): Promise<number> {
  collectGarbage();
  // Buffers of the running turn are let go at its end.
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

/** A source of `count` pieces that counts how many were asked for. */
function countingSource(count: number) {
  const piece = Buffer.alloc(CHUNK_BYTES, 7);
  const state = { asked: 0 };
  const source = new Readable({
    read() {
      this.push(state.asked === count ? null : piece);
      state.asked += 1;
    },
  });
  return { source, state };
}

test('a reader that stops is waited for: the source is not read ahead by more than a few chunks', async () => {
  const { source, state } = countingSource(1000);
  const plain = decryptStream(encryptStream(source, file), file);
  const reader = plain[Symbol.asyncIterator]();
  await reader.next();
  await new Promise((resolve) => setImmediate(resolve));
  const askedAtRest = state.asked;
  expect(askedAtRest).toBeLessThan(12);
  let read = 0;
  for (let next = await reader.next(); !next.done; next = await reader.next()) {
    read += 1;
    // Never further ahead than at the first pause, however long it runs.
    expect(state.asked - read).toBeLessThan(16);
  }
  expect(state.asked).toBe(1001);
});

/** Ten times what may be held; the deep run sends 200 MB. */
const LARGE_FILE_MB = Number(process.env.LARGE_FILE_MB ?? 40);

test(`a large file passes without being held: of ${LARGE_FILE_MB} MB, a few chunks are in memory at any time`, async () => {
  const pieces = (LARGE_FILE_MB * 1024 * 1024) / CHUNK_BYTES;
  const { source } = countingSource(pieces);
  const before = await measureHeldBytes();
  let size = 0;
  let received = 0;
  for await (const piece of decryptStream(encryptStream(source, file), file)) {
    size += piece.length;
    received += 1;
    if (received % (pieces / 8) === 0) {
      expect((await measureHeldBytes()) - before).toBeLessThan(4 * 1024 * 1024);
    }
  }
  expect(size).toBe(pieces * CHUNK_BYTES);
});

test('an error of the source is the error of the result, and no complete file comes out', async () => {
  const source = Readable.from(
    (async function* () {
      yield Buffer.alloc(10);
      throw new Error('the upload broke off');
    })(),
  );
  const encrypted = encryptStream(source, file);
  const received: Buffer[] = [];
  const reading = (async () => {
    for await (const piece of encrypted) received.push(piece);
  })();
  await expect(reading).rejects.toThrow('the upload broke off');
  const rest = decryptStream(Readable.from([Buffer.concat(received)], { objectMode: false }), file);
  await expect(buffer(rest)).rejects.toMatchObject({ code: 'tampered' });
});

test('an error of the source before anybody reads does not end the process', async () => {
  const source = new Readable({ read() {} });
  const encrypted = encryptStream(source, file);
  source.destroy(new Error('the upload broke off'));
  await expect(whenFinished(encrypted)).rejects.toThrow('the upload broke off');
});

test('a source that is closed without an end counts as broken off', async () => {
  const source = new Readable({ read() {} });
  const encrypted = encryptStream(source, file);
  source.push(Buffer.alloc(10));
  source.destroy();
  await expect(buffer(encrypted)).rejects.toThrow('Premature close');
});

test('who gives up the result ends the source', async () => {
  for (const connect of [encryptStream, decryptStream]) {
    const { source } = countingSource(1000);
    const result = connect(source, file);
    result.destroy();
    await expect(whenFinished(source)).rejects.toThrow();
    expect(source.destroyed).toBe(true);
  }
});
