import { inflateRawSync } from 'node:zlib';
import { ReadingError } from '../reading-error.ts';

/** The parts of a zip archive by name, unpacked. */
export type Parts = Map<string, Buffer>;

const END_OF_LIST = 0x06054b50;
const LIST_ENTRY = 0x02014b50;
const PART = 0x04034b50;
const MAX_PARTS = 10_000;
const STORED = 0;
const DEFLATED = 8;

/**
 * Unpacks an archive of at most `maxBytes` in all. Sizes an archive names are lies where it wants to fill the memory:
 * each part is really unpacked, and no further than what is left. Written here because what unpacks archives for us
 * (fflate, and the JSZip inside mammoth) takes memory on the archive's word or without end.
 */
export function openArchive(bytes: Buffer, maxBytes: number): Parts {
  const parts: Parts = new Map();
  let left = maxBytes;
  for (const { name, method, offset, packedBytes } of listEntries(bytes)) {
    const packed = packedPart(bytes, offset, packedBytes);
    const part = unpack(packed, method, left);
    left -= part.length;
    parts.set(name, part);
  }
  return parts;
}

interface Entry {
  name: string;
  method: number;
  offset: number;
  packedBytes: number;
}

function listEntries(bytes: Buffer): Entry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MAX_PARTS) throw new ReadingError('too_large');
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== LIST_ENTRY) throw new ReadingError('damaged');
    // The first bit of the flags: locked with a password.
    if (bytes.readUInt16LE(at + 8) & 1) throw new ReadingError('locked');
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packedBytes: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(bytes: Buffer): number {
  // It may be followed by a comment of 65,535 bytes.
  const first = Math.max(0, bytes.length - 65_557);
  for (let at = bytes.length - 22; at >= first; at -= 1)
    if (bytes.readUInt32LE(at) === END_OF_LIST) return at;
  throw new ReadingError('damaged');
}

function packedPart(bytes: Buffer, offset: number, packedBytes: number): Buffer {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== PART) throw new ReadingError('damaged');
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (start + packedBytes > bytes.length) throw new ReadingError('damaged');
  return bytes.subarray(start, start + packedBytes);
}

function unpack(packed: Buffer, method: number, maxBytes: number): Buffer {
  if (method === STORED) {
    if (packed.length > maxBytes) throw new ReadingError('too_large');
    return packed;
  }
  if (method !== DEFLATED) throw new ReadingError('damaged');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, maxBytes) });
  } catch (error) {
    const isTooLarge = error instanceof RangeError || hasCode(error, 'ERR_BUFFER_TOO_LARGE');
    throw new ReadingError(isTooLarge ? 'too_large' : 'damaged', { cause: error });
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
