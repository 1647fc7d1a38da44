import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { drawPage } from './draw-page.ts';
import { findLine, type LineBand } from './find-line.ts';
import './text-layer.css';

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  number: number;
  /** CSS pixels. */
  width: number;
  /** Height by width, until the page itself is known. */
  ratio: number;
  /** What scrolls. */
  frame: RefObject<HTMLElement | null>;
  /** The text of a line to be marked, as it was read. */
  markedLine: string | null;
}

/** One page: its place is there at once, it is drawn when it comes near and given up when it is far. */
export function PdfPage({ pdf, number, width, ratio, frame, markedLine }: PdfPageProps) {
  const place = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const textLayer = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place, frame);
  const { state, ownRatio } = useDrawing({ pdf, number, width, ratio, isNear, canvas, textLayer });
  const [band, setBand] = useState<LineBand | null>(null);
  useEffect(() => {
    const words = state === 'words' && isNear ? textLayer.current : null;
    setBand(words !== null && markedLine !== null ? findLine(words, markedLine) : null);
  }, [state, isNear, markedLine]);

  return (
    <section
      ref={place}
      aria-label={`Page ${number} of ${pdf.numPages}`}
      data-page={number}
      data-state={isNear ? state : 'far'}
      style={{ width, height: width * ownRatio }}
      className="relative mx-auto shrink-0 bg-raised shadow-card"
    >
      {isNear && (
        <>
          <div aria-hidden="true" className="absolute inset-0">
            <canvas ref={canvas} className="size-full" />
          </div>
          {band && (
            // On paper, which is white in both themes.
            <div
              aria-hidden="true"
              data-marked-line
              style={{ top: `${band.top * 100}%`, height: `${band.height * 100}%` }}
              className="absolute inset-x-0 -my-0.5 box-content border-y border-[#57284d] bg-[#f2c230]/30 py-px forced-color-adjust-none"
            />
          )}
          <div ref={textLayer} className="pdf-text-layer" />
        </>
      )}
      {state === 'picture' && (
        <p className="sr-only">This page is a picture. It has no words that could be read out.</p>
      )}
      {state === 'broken' && (
        <p
          role="alert"
          className="type-small absolute inset-0 grid place-content-center bg-sunken p-4 text-center"
        >
          Page {number} cannot be shown.
        </p>
      )}
    </section>
  );
}

/** Whether the page is in view, or less than the height of the frame away from it. */
function useIsNear(place: RefObject<HTMLElement | null>, frame: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      root: frame.current,
      rootMargin: '100% 0px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place, frame]);
  return isNear;
}

interface Drawing extends Pick<PdfPageProps, 'pdf' | 'number' | 'width' | 'ratio'> {
  isNear: boolean;
  canvas: RefObject<HTMLCanvasElement | null>;
  textLayer: RefObject<HTMLDivElement | null>;
}

/** Draws the page while it is near; what became of it, and its own height by width. */
function useDrawing({ pdf, number, width, ratio, isNear, canvas, textLayer }: Drawing) {
  const [ownRatio, setOwnRatio] = useState(ratio);
  const [state, setState] = useState<'drawing' | 'words' | 'picture' | 'broken'>('drawing');
  useEffect(() => {
    if (!isNear) return;
    let isGone = false;
    let stop = () => {};
    async function draw() {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: 1 });
      if (isGone || !canvas.current || !textLayer.current) return;
      setOwnRatio(viewport.height / viewport.width);
      const drawn = drawPage(page, { canvas: canvas.current, textLayer: textLayer.current, width });
      stop = drawn.stop;
      const hasWords = await drawn.done;
      if (!isGone && hasWords !== null) setState(hasWords ? 'words' : 'picture');
    }
    draw().catch(() => !isGone && setState('broken'));
    return () => {
      isGone = true;
      stop();
    };
  }, [pdf, number, width, isNear, canvas, textLayer]);
  return { state, ownRatio };
}
