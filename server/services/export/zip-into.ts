import type { Spool } from '../../storage/spool.ts';

/** Adds one entry of the ZIP; `isPacked`: its bytes do not become fewer. */
export type AddEntry = (path: string, content: string | Uint8Array, isPacked?: boolean) => Promise<void>;

/** Every entry's time: whoever finds the file learns none from it but the day in its name. */
const AN_INSTANT = new Date(Date.UTC(2000, 0, 1));

/**
 * Writes a ZIP into the spool while `fill` adds its entries; with a passphrase each is encrypted (AES-256, as WinZip and 7-Zip
 * read it). Larger than 4 GB it becomes a ZIP64 by itself.
 */
export async function zipInto(
  spool: Spool,
  passphrase: string,
  fill: (add: AddEntry) => Promise<void>,
): Promise<void> {
  // A megabyte that nobody needs before the first file.
  const { configure, TextReader, Uint8ArrayReader, ZipWriter } = await import('@zip.js/zip.js');
  configure({ useWebWorkers: false });
  const sink = new WritableStream<Uint8Array>({ write: (chunk) => spool.append(chunk) });
  const writer = new ZipWriter(sink, {
    ...(passphrase !== '' && { password: passphrase, encryptionStrength: 3 as const }),
    lastModDate: AN_INSTANT,
    extendedTimestamp: false,
    bufferedWrite: false,
  });
  await fill(async (path, content, isPacked = false) => {
    const reader = typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content);
    await writer.add(path, reader, { level: isPacked ? 0 : 6 });
  });
  await writer.close();
}
