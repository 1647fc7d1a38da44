import { pipeline, type Readable, Transform } from 'node:stream';
import { BlockCutter } from './block-cutter.ts';
import {
  CHUNK_BYTES,
  type ChunkStep,
  type FileIdentity,
  HEADER_BYTES,
  SEALED_CHUNK_BYTES,
  startOpening,
  startSealing,
} from './file-format.ts';

/**
 * The encrypted bytes of a file while its content arrives; `encryptedSize` says beforehand how many they are.
 * Holds at most one chunk besides what is passing. An error of the source becomes the error of the result, and
 * whoever gives up the result ends the source too.
 */
export function encryptStream(content: Readable, file: FileIdentity): Readable {
  return connect(content, new SealingStream(file));
}

/**
 * The content of an encrypted file. Each chunk is released after its tag is verified; a file that was changed,
 * cut, extended, reordered or belongs elsewhere ends with a TamperedError. A cut at the end of a chunk shows at
 * the end only: treat what was read as the file once the stream has ended without error.
 */
export function decryptStream(encrypted: Readable, file: FileIdentity): Readable {
  return connect(encrypted, new OpeningStream(file));
}

function connect(source: Readable, target: Transform): Readable {
  // Whoever reads `target` sees an error there; pipeline demands a callback all the same.
  return pipeline(source, target, () => {});
}

class SealingStream extends Transform {
  readonly #blocks = new BlockCutter(CHUNK_BYTES);
  readonly #sealChunk: ChunkStep;

  constructor(file: FileIdentity) {
    super();
    const { header, sealChunk } = startSealing(file);
    this.#sealChunk = sealChunk;
    this.push(header);
  }

  override _transform(bytes: Uint8Array, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    finish(done, () => {
      for (const block of this.#blocks.push(bytes)) this.push(this.#sealChunk(block, false));
    });
  }

  override _flush(done: (error?: Error) => void): void {
    finish(done, () => this.push(this.#sealChunk(this.#blocks.rest(), true)));
  }
}

class OpeningStream extends Transform {
  readonly #blocks = new BlockCutter(SEALED_CHUNK_BYTES, HEADER_BYTES);
  readonly #file: FileIdentity;
  #openChunk: ChunkStep | null = null;

  constructor(file: FileIdentity) {
    super();
    this.#file = file;
  }

  override _transform(bytes: Uint8Array, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    finish(done, () => {
      for (const block of this.#blocks.push(bytes)) this.#take(block, false);
    });
  }

  override _flush(done: (error?: Error) => void): void {
    finish(done, () => this.#take(this.#blocks.rest(), true));
  }

  #take(block: Buffer, isLast: boolean): void {
    if (this.#openChunk !== null) {
      this.push(this.#openChunk(block, isLast));
      return;
    }
    this.#openChunk = startOpening(this.#file, block);
    // Nothing after the header: the last chunk, present even in an empty file, is missing.
    if (isLast) this.#openChunk(Buffer.alloc(0), true);
  }
}

/** A thrown error must reach the stream's callback, or it would end the process. */
function finish(done: (error?: Error) => void, work: () => void): void {
  try {
    work();
  } catch (error) {
    done(error instanceof Error ? error : new Error('Encryption failed'));
    return;
  }
  done();
}
