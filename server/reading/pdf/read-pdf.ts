import { createRequire } from 'node:module';
import path from 'node:path';
import type { LineSource, TextLine } from '@lunaria/domain/documents/reading/document-text.ts';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readPixels } from '../picture/read-picture.ts';
import type { Reading } from '../reading.ts';
import { ReadingError } from '../reading-error.ts';
import { drawPage, lookForDrawings } from './draw-page.ts';
import { type PageLayer, readTextLayer } from './read-page.ts';

/** A page with less text and with a picture on it is taken for a scan. */
const SCAN_CHARACTERS = 200;

type Page = { isKnown: true } | { isKnown: false; layer: PageLayer; isScan: boolean; source: LineSource };

/**
 * Reads a PDF page by page. All pages are looked at first, at some milliseconds each: whether too many of them are scans
 * is known before the first is recognized. Returns how many there are.
 */
export async function readPdf(bytes: Uint8Array, reading: Reading): Promise<number> {
  const pdf = await openPdf(bytes);
  try {
    if (pdf.numPages > reading.limits.pages) throw new ReadingError('too_many_pages');
    const pages: Page[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      pages.push(reading.isKnown(number) ? { isKnown: true } : await lookAt(pdf, number));
      reading.showLife();
    }
    if (pages.filter((page) => !page.isKnown && page.isScan).length > reading.limits.scannedPages)
      throw new ReadingError('too_many_pages');
    for (const [index, page] of pages.entries()) {
      if (page.isKnown) continue;
      const lines = page.isScan
        ? await recognizePage(pdf, index + 1, page)
        : page.layer.lines.map((text) => ({ text, source: page.source }));
      reading.finishPage(index + 1, pdf.numPages, lines);
    }
    return pdf.numPages;
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  try {
    return await getDocument({
      data: bytes,
      // All it might need lies beside it; nothing is fetched.
      standardFontDataUrl: `${folder}/standard_fonts/`,
      cMapUrl: `${folder}/cmaps/`,
      wasmUrl: `${folder}/wasm/`,
      iccUrl: `${folder}/iccs/`,
      useSystemFonts: false,
      enableXfa: false,
      maxImageSize: 40_000_000,
      verbosity: 0,
    }).promise;
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new ReadingError('locked', { cause: error });
    throw new ReadingError('damaged', { cause: error });
  }
}

/** A page of a file that is broken in places is read as far as it goes: an empty one, then. */
async function openPage(pdf: PDFDocumentProxy, number: number): Promise<PDFPageProxy> {
  return await pdf.getPage(number).catch((error: unknown) => {
    throw new ReadingError('damaged', { cause: error });
  });
}

async function lookAt(pdf: PDFDocumentProxy, number: number): Promise<Page> {
  const page = await openPage(pdf, number);
  const layer = await readTextLayer(page);
  const { isPicture, isRecognized } = await lookForDrawings(page);
  const isScan = layer.isGarbled || (layer.characters < SCAN_CHARACTERS && isPicture);
  page.cleanup();
  return { isKnown: false, layer, isScan, source: isRecognized ? 'ocr' : 'text' };
}

async function recognizePage(
  pdf: PDFDocumentProxy,
  number: number,
  { layer, source }: { layer: PageLayer; source: LineSource },
): Promise<TextLine[]> {
  const page = await openPage(pdf, number);
  const { pixels, scale } = await drawPage(page);
  page.cleanup();
  // What another recognition left is no better than ours.
  const printed = layer.isGarbled || source === 'ocr' ? [] : layer.pieces;
  return await readPixels(
    pixels,
    printed.map((piece) => ({
      ...piece,
      left: piece.left * scale,
      right: piece.right * scale,
      baseline: piece.baseline * scale,
      height: piece.height * scale,
    })),
  );
}
