const FIRST_BYTES = 64 * 1024;

interface Sizes {
  /** How many bytes are likely to come: memory for them is taken once. */
  expectedBytes: number;
  maxBytes: number;
}

/**
 * All bytes of a source in one piece, or null as soon as they are more than `maxBytes`; the rest is not read then.
 * Rejects with the error of the source. Each chunk is copied as it comes: a list of chunks costs a hundred times as much
 * where they have a byte each, and twice as much while they are joined.
 */
export async function collectBytes(
  source: AsyncIterable<Uint8Array>,
  { expectedBytes, maxBytes }: Sizes,
): Promise<Buffer<ArrayBuffer> | null> {
  // Not from the pool: a file of hers shares no memory with anything else.
  let bytes = Buffer.allocUnsafeSlow(Math.min(expectedBytes, maxBytes));
  let size = 0;
  let isWhole = false;
  try {
    for await (const chunk of source) {
      if (size + chunk.byteLength > maxBytes) return null;
      if (size + chunk.byteLength > bytes.length) {
        const wanted = Math.max(FIRST_BYTES, size + chunk.byteLength, bytes.length * 2);
        const larger = Buffer.allocUnsafeSlow(Math.min(wanted, maxBytes));
        bytes.copy(larger, 0, 0, size);
        releaseBytes(bytes);
        bytes = larger;
      }
      bytes.set(chunk, size);
      size += chunk.byteLength;
    }
    isWhole = true;
    return bytes.subarray(0, size);
  } finally {
    if (!isWhole) releaseBytes(bytes);
  }
}

/**
 * Gives the memory of collected bytes back at once; nothing can be read of them any more. Whoever waits for the next
 * collection of garbage waits for the next busy hour: files are hardly anything on the heap.
 */
export function releaseBytes({ buffer }: Buffer<ArrayBuffer>): void {
  if (!buffer.detached) buffer.transfer(0);
}
