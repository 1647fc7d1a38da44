import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { decryptStream, encryptStream } from '../encryption/stream.ts';
import type { BackupKey } from './backup-key.ts';

export interface Content {
  rows: number;
  /** SHA-256 of the lines, each with the line break after it. */
  sha256: string;
}

const BLOCK_LENGTH = 64 * 1024;
const LINE_BREAK = 0x0a;

/** Writes lines to a new file, compressed and then sealed under its name, and flushes it. */
export async function writeLines(
  path: string,
  { key, name }: { key: BackupKey; name: string },
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<Content> {
  const hash = createHash('sha256');
  let rows = 0;
  async function* gather() {
    let block = '';
    for await (const line of lines) {
      if (line.includes('\n')) throw new Error(`A line of ${name} holds a line break.`);
      rows += 1;
      block += `${line}\n`;
      if (block.length < BLOCK_LENGTH) continue;
      hash.update(block);
      yield Buffer.from(block);
      block = '';
    }
    hash.update(block);
    yield Buffer.from(block);
  }
  const compressed = pipeline(Readable.from(gather()), createGzip(), () => {});
  await writeFlushed(path, encryptStream(compressed, { userKey: key.sealing, fileId: name }));
  return { rows, sha256: hash.digest('hex') };
}

/** The lines of such a file. Throws TamperedError, or an error of zlib, when it is not what was written. */
export async function* readLinesOf(
  path: string,
  { key, name }: { key: BackupKey; name: string },
): AsyncGenerator<string> {
  const opened = decryptStream(createReadStream(path), { userKey: key.sealing, fileId: name });
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of pipeline(opened, createGunzip(), () => {})) {
    rest = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer]); // as: zlib gives buffers
    let start = 0;
    for (let end = rest.indexOf(LINE_BREAK); end !== -1; end = rest.indexOf(LINE_BREAK, start)) {
      yield rest.toString('utf8', start, end);
      start = end + 1;
    }
    rest = rest.subarray(start);
  }
  if (rest.length > 0) throw new Error(`The last line of ${name} has no end.`);
}

/** A new file for its owner only, on the disk when this resolves. */
export async function writeFlushed(path: string, content: Readable | string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Bytes and SHA-256 of a stream. */
export async function measure(content: Readable): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** The same while lines pass. */
export class LineDigest {
  readonly #hash = createHash('sha256');
  #rows = 0;

  add(line: string): void {
    this.#hash.update(`${line}\n`);
    this.#rows += 1;
  }

  /** Once. */
  end(): Content {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}
