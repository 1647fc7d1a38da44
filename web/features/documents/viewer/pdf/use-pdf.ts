import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import dingbatsUrl from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url';
import symbolUrl from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url';
import jbig2Url from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpegUrl from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import { useEffect, useState } from 'react';

GlobalWorkerOptions.workerSrc = workerUrl;

/** A single picture of more pixels would take the whole memory of a phone (four bytes each). */
const MAX_IMAGE_PIXELS = 64_000_000;

/** Begins to take a PDF apart, in a worker of its own; `destroy()` ends it. The bytes stay as they are. */
function openPdf(bytes: Uint8Array): PDFDocumentLoadingTask {
  return getDocument({
    // It is handed over to the worker and gone from here: a copy, so that the file can be opened again.
    data: bytes.slice(),
    BinaryDataFactory: PdfParts,
    useWorkerFetch: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    enableXfa: false,
    verbosity: 0,
  });
}

const PARTS: Record<string, string> = {
  'FoxitDingbats.pfb': dingbatsUrl,
  'FoxitSymbol.pfb': symbolUrl,
  // How scanners and copiers pack their pages.
  'jbig2.wasm': jbig2Url,
  'openjpeg.wasm': openjpegUrl,
};

async function addressOfPart(filename: string): Promise<string> {
  const part = PARTS[filename];
  if (part !== undefined) return part;
  const { CMAP_URLS } = await import('./cmap-urls.ts');
  const cmap = CMAP_URLS[filename];
  if (cmap === undefined) throw new Error(`PDF.js has no part ${filename}`);
  return cmap;
}

/**
 * Fetches what PDF.js needs for some files only, from our own origin, here in the page: its worker, which takes apart
 * what anybody may have written, is allowed no connection at all (server/client/content-policies.ts).
 */
class PdfParts {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const response = await fetch(await addressOfPart(filename));
    if (!response.ok) throw new Error(`Part ${filename}: answer ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

type PdfState =
  | { kind: 'opening' }
  /** `ratio`: height by width of the first page, until the others are known. */
  | { kind: 'open'; pdf: PDFDocumentProxy; ratio: number }
  /** `unlock` tries a password; it stays in this page. */
  | { kind: 'locked'; wasWrong: boolean; unlock: (password: string) => void }
  | { kind: 'broken' };

/** PDF.js asks a second time when the password was wrong. */
const WRONG_PASSWORD = 2;

/** The PDF of these bytes, taken apart as long as it is shown. */
export function usePdf(bytes: Uint8Array): PdfState {
  const [state, setState] = useState<PdfState>({ kind: 'opening' });
  useEffect(() => {
    setState({ kind: 'opening' });
    let isGone = false;
    const task = openPdf(bytes);
    task.onPassword = (unlock: (password: string) => void, reason: number) => {
      if (!isGone) setState({ kind: 'locked', wasWrong: reason === WRONG_PASSWORD, unlock });
    };
    task.promise
      .then(async (pdf) => {
        const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
        if (!isGone) setState({ kind: 'open', pdf, ratio: height / width });
      })
      .catch(() => !isGone && setState({ kind: 'broken' }));
    return () => {
      isGone = true;
      void task.destroy();
    };
  }, [bytes]);
  return state;
}
