import { createCipheriv, randomBytes } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

const BLOCK_BYTES = 16;
const READ_BYTES = 1024 * 1024;

/**
 * A file on its way in or out that is too large for memory: written once from the front, read from anywhere. It lies on
 * the disk of this machine under a key that nobody has but this process, so that a crash leaves nothing that can be read; but for
 * Windows it leaves nothing at all, for the file has no name any more once it is open.
 */
export interface Spool {
  readonly size: number;
  append(bytes: Uint8Array): Promise<void>;
  /** Fewer bytes than asked for where it ends before. */
  read(offset: number, length: number): Promise<Buffer>;
  /** All of it, from the front. */
  stream(): Readable;
  /** Takes it away. */
  close(): Promise<void>;
}

/** Windows takes away nothing that is open. */
const STAYS_WHILE_OPEN = process.platform === 'win32';

export async function openSpool(): Promise<Spool> {
  const folder = await mkdtemp(join(tmpdir(), 'lunaria-spool-'));
  const takeAway = () => rm(folder, { recursive: true, force: true });
  const file = await open(join(folder, 'spool'), 'wx+', 0o600).catch(async (error) => {
    await takeAway();
    throw error;
  });
  if (!STAYS_WHILE_OPEN) await takeAway();
  const key = randomBytes(32);
  let size = 0;

  /** Counter mode, so that any place can be read; the key is used for this one file. What was changed on the disk shows in its ZIP. */
  const crypt = (bytes: Uint8Array, offset: number): Buffer => {
    const counter = Buffer.alloc(BLOCK_BYTES);
    counter.writeBigUInt64BE(BigInt(Math.floor(offset / BLOCK_BYTES)), 8);
    const cipher = createCipheriv('aes-256-ctr', key, counter);
    cipher.update(Buffer.alloc(offset % BLOCK_BYTES));
    return cipher.update(bytes);
  };

  const read = async (offset: number, length: number): Promise<Buffer> => {
    const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - offset)));
    let done = 0;
    while (done < bytes.length) {
      const { bytesRead } = await file.read(bytes, done, bytes.length - done, offset + done);
      if (bytesRead === 0) throw new Error('A spooled file is shorter than what was written');
      done += bytesRead;
    }
    return crypt(bytes, offset);
  };

  return {
    get size() {
      return size;
    },
    append: async (bytes) => {
      const sealed = crypt(bytes, size);
      let done = 0;
      while (done < sealed.length) {
        done += (await file.write(sealed, done, sealed.length - done, size + done)).bytesWritten;
      }
      size += bytes.length;
    },
    read,
    stream: () =>
      Readable.from(
        (async function* () {
          for (let offset = 0; offset < size; offset += READ_BYTES) yield await read(offset, READ_BYTES);
        })(),
        { objectMode: false },
      ),
    close: async () => {
      try {
        await file.close();
      } finally {
        if (STAYS_WHILE_OPEN) await takeAway();
      }
    },
  };
}
