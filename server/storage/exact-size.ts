import { pipeline, type Readable, Transform } from 'node:stream';

/** The content is not as long as was said, as when an upload broke off. Nothing of it is stored. */
export class SizeMismatchError extends Error {
  override readonly name = 'SizeMismatchError';
  readonly code = 'size_mismatch';

  constructor(announced: number, received: 'less' | 'more') {
    super(`The content was announced with ${announced} bytes, but ${received} came`);
  }
}

/** The same content, ending in a SizeMismatchError unless it has exactly `sizeBytes` bytes. */
export function expectSize(content: Readable, sizeBytes: number): Readable {
  let received = 0;
  const counting = new Transform({
    transform(bytes: Uint8Array, _encoding, done) {
      received += bytes.length;
      if (received > sizeBytes) done(new SizeMismatchError(sizeBytes, 'more'));
      else done(null, bytes);
    },
    flush(done) {
      done(received < sizeBytes ? new SizeMismatchError(sizeBytes, 'less') : null);
    },
  });
  return pipeline(content, counting, () => {});
}
