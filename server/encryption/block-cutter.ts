/**
 * Cuts bytes that arrive in pieces of any size into blocks of one size (the first may have its own). A full
 * block is held back until more bytes follow: only then is it known that it is not the last one.
 */
export class BlockCutter {
  readonly #size: number;
  #block: Buffer;
  #filled = 0;

  constructor(size: number, firstSize = size) {
    this.#size = size;
    this.#block = Buffer.allocUnsafe(firstSize);
  }

  /** The blocks that are now known not to be the last. */
  push(bytes: Uint8Array): Buffer[] {
    const blocks: Buffer[] = [];
    let taken = 0;
    while (taken < bytes.length) {
      if (this.#filled === this.#block.length) {
        blocks.push(this.#block);
        this.#block = Buffer.allocUnsafe(this.#size);
        this.#filled = 0;
      }
      const piece = bytes.subarray(taken, taken + this.#block.length - this.#filled);
      this.#block.set(piece, this.#filled);
      this.#filled += piece.length;
      taken += piece.length;
    }
    return blocks;
  }

  /** The last block; empty only when nothing ever came. */
  rest(): Buffer {
    return this.#block.subarray(0, this.#filled);
  }
}
