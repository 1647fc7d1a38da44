import {
  DOCUMENT_FORMATS,
  type DocumentMime,
  extensionOf,
} from '@lunaria/domain/documents/health-document.ts';
import { unzipSync } from 'fflate';
import { fileTypeFromBuffer } from 'file-type';

export interface DocumentFormat {
  mime: DocumentMime;
  extension: string;
}

/** Readers look for the header of a PDF this far; scanners put a mark or a blank line before it now and then. */
const PDF_HEADER_WITHIN_BYTES = 1024;
const ARCHIVE_START = Buffer.from('PK\u0003\u0004');
const CONTENT_TYPES = '[Content_Types].xml';
/**
 * The list of a document's parts, packed: one or two kilobytes. What unpacks it believes the size the archive names and
 * goes on to the end of what is packed, a thousand times as much: this is what bounds its work.
 */
const PACKED_TYPES_MAX_BYTES = 16 * 1024;
/** And unpacked: this much memory is taken on the word of the archive. */
const CONTENT_TYPES_MAX_BYTES = 1024 * 1024;
/** A document has some dozens of parts, and a picture each; looking through more only takes time. */
const MAX_ENTRIES = 10_000;
const WORD_DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/**
 * Which of the four formats the bytes are, or null: what they are called is not asked, except whether a JPEG is a
 * `.jpg` or a `.jpeg`. Looks at what a format begins with and, for DOCX, into the list of the archive: that a PDF or a
 * picture is whole, or shows anything, is not checked.
 */
export async function sniffFormat(bytes: Buffer, fileName: string): Promise<DocumentFormat | null> {
  const mime = await findMime(bytes);
  const format = DOCUMENT_FORMATS.find((known) => known.mime === mime);
  if (!format) return null;
  const extensions: readonly string[] = format.extensions;
  const named = extensionOf(fileName);
  const extension = extensions.includes(named) ? named : extensions[0];
  return extension === undefined ? null : { mime: format.mime, extension };
}

async function findMime(bytes: Buffer): Promise<string | null> {
  const found = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  switch (found) {
    case 'application/pdf':
      return isPdf(bytes) ? found : null;
    case 'image/jpeg':
      return found;
    // A PNG that moves is one as well.
    case 'image/png':
    case 'image/apng':
      return 'image/png';
    case undefined:
      return isPdf(bytes) ? 'application/pdf' : null;
    default:
      // By its own list, not by the first entries alone: a document with macros, or a broken archive, is none.
      return isWordDocument(bytes)
        ? 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
        : null;
  }
}

/** Nothing but a mark, blanks and what a printer is told may stand before the header: no page, no script. */
function isPdf(bytes: Buffer): boolean {
  const start = bytes.subarray(0, PDF_HEADER_WITHIN_BYTES).toString('latin1');
  const header = start.search(/%PDF-\d/);
  return header === 0 || (header > 0 && !/[<]|^#!/.test(start.slice(0, header)));
}

function isWordDocument(bytes: Buffer): boolean {
  // Programs that open archives accept anything in front of one; here the file has to begin as an archive.
  if (!bytes.subarray(0, 4).equals(ARCHIVE_START)) return false;
  const names = new Set<string>();
  let types: string;
  try {
    const unpacked = unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        // One name a thousand times would be unpacked a thousand times.
        if (names.has(name) || names.size === MAX_ENTRIES) throw new Error('Not an archive of a document');
        names.add(name);
        return (
          name === CONTENT_TYPES && size <= PACKED_TYPES_MAX_BYTES && originalSize <= CONTENT_TYPES_MAX_BYTES
        );
      },
    });
    types = new TextDecoder().decode(unpacked[CONTENT_TYPES] ?? new Uint8Array());
  } catch {
    return false;
  }
  const hasMacros = [...names].some((name) => /vba/i.test(name)) || /macroEnabled/i.test(types);
  return names.has('word/document.xml') && types.includes(`"${WORD_DOCUMENT}"`) && !hasMacros;
}
