import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { drawPage } from '../viewer/pdf/draw-page.ts';
import { PdfPassword } from '../viewer/pdf/pdf-password.tsx';
import { usePdf } from '../viewer/pdf/use-pdf.ts';
import { inkOf } from './ink-of.ts';
import { BrokenPicture, CutOutSkeleton, type PagePicture } from './picture-parts.tsx';

interface PdfPictureProps {
  bytes: Uint8Array;
  /** From 1. */
  page: number;
  frame: (picture: PagePicture) => ReactNode;
}

/** CSS pixels: sharp enough where the cut-out is made larger. */
const DRAWN_WIDTH = 1_440;

/** A page of a scanned PDF, drawn once. */
export default function PdfPicture({ bytes, page, frame }: PdfPictureProps) {
  const state = usePdf(bytes);
  if (state.kind === 'locked') return <PdfPassword wasWrong={state.wasWrong} onUnlock={state.unlock} />;
  if (state.kind === 'broken') return <BrokenPicture />;
  if (state.kind === 'opening') return <CutOutSkeleton />;
  return <DrawnPage key={page} pdf={state.pdf} {...{ page, frame }} />;
}

type DrawnPageProps = Omit<PdfPictureProps, 'bytes'> & { pdf: PDFDocumentProxy };

function DrawnPage({ pdf, page, frame }: DrawnPageProps) {
  const [drawn, setDrawn] = useState<HTMLCanvasElement | 'drawing' | 'broken'>('drawing');
  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    async function draw() {
      const canvas = document.createElement('canvas');
      const one = drawPage(await pdf.getPage(page), {
        ...{ canvas, textLayer: document.createElement('div'), width: DRAWN_WIDTH },
      });
      stop = one.stop;
      if ((await one.done) !== null && !isGone) setDrawn(canvas);
    }
    draw().catch(() => isGone || setDrawn('broken'));
    return () => {
      isGone = true;
      stop();
    };
  }, [pdf, page]);
  if (drawn === 'drawing') return <CutOutSkeleton />;
  if (drawn === 'broken') return <BrokenPicture />;
  return <CanvasFrame canvas={drawn} frame={frame} />;
}

function CanvasFrame({ canvas, frame }: { canvas: HTMLCanvasElement; frame: PdfPictureProps['frame'] }) {
  const { width, height } = canvas;
  const [ink] = useState(() => inkOf(canvas, width, height));
  return frame({ ink, ratio: height / width, draw: (shown) => <Canvas canvas={canvas} width={shown} /> });
}

/** The canvas itself stands in the page. */
function Canvas({ canvas, width }: { canvas: HTMLCanvasElement; width: number }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    canvas.className = 'block size-full';
    place.current?.replaceChildren(canvas);
  }, [canvas]);
  return (
    <div ref={place} aria-hidden="true" style={{ width, height: (width * canvas.height) / canvas.width }} />
  );
}
