import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { decryptStream, encryptStream } from '../encryption/stream.ts';
import type { BackupKey } from './backup-key.ts';
import type { BackupPlace } from './backup-place.ts';

export interface Content {
  rows: number;
  /** SHA-256 of the lines, each with the line break after it. */
  sha256: string;
}

const BLOCK_LENGTH = 64 * 1024;
const LINE_BREAK = 0x0a;

/** Stores lines under a path, compressed and then sealed under their name. */
export async function writeLines(
  { place, path }: { place: BackupPlace; path: string },
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
  await place.write(path, encryptStream(compressed, { userKey: key.sealing, fileId: name }));
  return { rows, sha256: hash.digest('hex') };
}

/** The lines that were stored so. Throws TamperedError, or an error of zlib, when it is not what was written. */
export async function* readLinesOf(
  { place, path }: { place: BackupPlace; path: string },
  { key, name }: { key: BackupKey; name: string },
): AsyncGenerator<string> {
  const opened = decryptStream(await place.read(path), { userKey: key.sealing, fileId: name });
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
