import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import { openPdf } from './open-pdf.ts';

export type PdfState =
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
