import { EXPORT_LIMITS, RESTORE_TEXTS } from '@lunaria/domain/export/data-export.ts';
import type { ExportedData, ReadExport } from '@lunaria/domain/export/exported-data.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Spool } from '../../storage/spool.ts';
import { runOnce } from '../../threads/run-once.ts';

export interface Archive {
  data: ExportedData;
  /** One entry, whole; throws an AppError where it is not there, damaged, or more than so many bytes. */
  read(path: string, maxBytes: number): Promise<Buffer>;
}

/** What an entry of an innocent size may be packed to. */
const SMALL_BYTES = 1_000_000;

/**
 * Opens a ZIP that we wrote. Nothing is written anywhere, and no name in it is used as a path. Throws AppError('invalid_input')
 * with what to do: for other files, damaged ones, and a passphrase that is missing or wrong; 'payload_too_large' for what is or
 * becomes too much, before memory is used for it.
 */
export async function readArchive(spool: Spool, passphrase: string): Promise<Archive> {
  const { configure, Reader, ZipReader } = await import('@zip.js/zip.js');
  configure({ useWebWorkers: false });
  class SpoolReader extends Reader<Spool> {
    override async init() {
      await super.init?.();
      this.size = spool.size;
    }
    override async readUint8Array(index: number, length: number) {
      return new Uint8Array(await spool.read(index, length));
    }
  }
  const reader = new ZipReader(new SpoolReader(spool), {
    ...(passphrase !== '' && { password: passphrase }),
    checkSignature: true,
    checkOverlappingEntry: true,
  });
  const entries = await reader.getEntries().catch(() => {
    throw refusal('notZip');
  });
  if (entries.length > EXPORT_LIMITS.entries) throw tooLarge();
  const files = entries.filter((entry) => !entry.directory);
  const inflated = files.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (inflated > EXPORT_LIMITS.inflatedBytes) throw tooLarge();
  const byName = new Map(files.map((entry) => [entry.filename, entry]));

  const read = async (path: string, maxBytes: number): Promise<Buffer> => {
    const entry = byName.get(path);
    if (entry === undefined) throw refusal('damaged');
    const { uncompressedSize, compressedSize, encrypted } = entry;
    const isSuspicious =
      uncompressedSize > SMALL_BYTES && uncompressedSize > compressedSize * EXPORT_LIMITS.ratio;
    if (uncompressedSize > maxBytes || isSuspicious) throw tooLarge();
    if (encrypted && passphrase === '') throw refusal('passphraseNeeded');
    const chunks: Uint8Array[] = [];
    let size = 0;
    const sink = new WritableStream<Uint8Array>({
      write: (chunk) => {
        size += chunk.length;
        // Whatever it says of itself.
        if (size > maxBytes) throw tooLarge();
        chunks.push(chunk);
      },
    });
    try {
      await entry.getData(sink);
    } catch (error) {
      throw toRefusal(error, size > maxBytes);
    }
    return Buffer.concat(chunks);
  };

  if (!byName.has('lunaria.json')) throw refusal('foreign');
  const text = await read('lunaria.json', EXPORT_LIMITS.jsonBytes);
  const result = await readJson(text);
  if (result.state !== 'read') throw refusal(result.state);
  return { data: result.data, read };
}

const module = new URL('./archive-thread.ts', import.meta.url);

/** In a thread of its own: it takes seconds, and whatever it holds, the server goes on. */
async function readJson(text: Buffer): Promise<ReadExport> {
  try {
    return (await runOnce({ module, data: text, memoryMb: 512 })) as ReadExport; // as: what archive-thread.ts posts
  } catch {
    throw refusal('damaged');
  }
}

function toRefusal(error: unknown, isTooLarge: boolean): AppError {
  if (error instanceof AppError) return error;
  if (isTooLarge) return tooLarge();
  const message = error instanceof Error ? error.message : '';
  return refusal(/password/i.test(message) ? 'passphraseWrong' : 'damaged');
}

function refusal(text: keyof typeof RESTORE_TEXTS): AppError {
  return new AppError('invalid_input', RESTORE_TEXTS[text]);
}

function tooLarge(): AppError {
  return new AppError('payload_too_large', RESTORE_TEXTS.tooLarge);
}
