import type { PageText } from '@lunaria/domain/documents/reading/document-text.ts';
import { countCharacters, limitPage } from './limit-text.ts';
import type { Reading } from './reading.ts';
import { ReadingError } from './reading-error.ts';
import type { ReadRequest } from './reading-messages.ts';

export interface ReadingListener {
  onLife(): void;
  onPage(page: number, pages: number, text: PageText): void;
}

/** Reads a file in this process, page by page. Returns how many pages it has; throws a ReadingError where it cannot. */
export async function readFile(request: ReadRequest, listener: ReadingListener): Promise<number> {
  const { limits, mime } = request;
  const bytes = Buffer.from(request.bytes.buffer, request.bytes.byteOffset, request.bytes.byteLength);
  if (bytes.length === 0) throw new ReadingError('damaged');
  const known = new Set(request.known);
  let characters = 0;
  let kept = 0;
  const reading: Reading = {
    limits,
    isKnown: (page) => known.has(page),
    showLife: () => listener.onLife(),
    finishPage(page, pages, lines) {
      const text = limitPage(
        lines,
        Math.min(limits.pageCharacters, limits.characters - characters),
        limits.lines - kept,
      );
      characters += countCharacters(text);
      kept += text.lines.length;
      listener.onPage(page, pages, text);
    },
  };
  // Loaded when needed: what reads a PDF takes 60 MB, what recognizes pictures 300 MB.
  switch (mime) {
    case 'application/pdf': {
      const { readPdf } = await import('./pdf/read-pdf.ts');
      return await readPdf(new Uint8Array(bytes), reading);
    }
    case 'image/jpeg':
    case 'image/png': {
      const { readPicture } = await import('./picture/read-picture.ts');
      if (!known.has(1)) reading.finishPage(1, 1, await readPicture(bytes, limits.pixels));
      return 1;
    }
    default: {
      const { readDocx } = await import('./docx/read-docx.ts');
      if (!known.has(1)) reading.finishPage(1, 1, await readDocx(bytes, limits));
      return 1;
    }
  }
}
