import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { PdfParts } from './pdf-parts.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

/** A single picture of more pixels would take the whole memory of a phone (four bytes each). */
const MAX_IMAGE_PIXELS = 64_000_000;

/** Begins to take a PDF apart, in a worker of its own; `destroy()` ends it. The bytes stay as they are. */
export function openPdf(bytes: Uint8Array): PDFDocumentLoadingTask {
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
