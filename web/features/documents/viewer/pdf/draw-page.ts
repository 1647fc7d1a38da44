import { type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Phones give a canvas no more than this. */
const MAX_CANVAS_PIXELS = 16_000_000;

interface Place {
  canvas: HTMLCanvasElement;
  textLayer: HTMLElement;
  /** CSS pixels. */
  width: number;
}

/**
 * Draws a page and lays its words over it, invisible, for selection and screen readers. Resolves to whether it has any;
 * rejects when the page cannot be drawn. `stop` ends it without a result.
 */
export function drawPage(page: PDFPageProxy, { canvas, textLayer, width }: Place) {
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const sharpness = Math.min(
    window.devicePixelRatio,
    Math.sqrt(MAX_CANVAS_PIXELS / (viewport.width * viewport.height)),
  );
  canvas.width = Math.floor(viewport.width * sharpness);
  canvas.height = Math.floor(viewport.height * sharpness);
  const drawing = page.render({ canvas, viewport, transform: [sharpness, 0, 0, sharpness, 0, 0] });

  textLayer.replaceChildren();
  textLayer.style.setProperty('--total-scale-factor', String(scale));
  const words = new TextLayer({
    textContentSource: page.streamTextContent({ includeMarkedContent: true, disableNormalization: true }),
    container: textLayer,
    viewport,
  });
  let isStopped = false;
  const done = Promise.all([drawing.promise, words.render().catch(() => null)]).then(
    () => textLayer.textContent.trim() !== '',
  );
  return {
    done: done.catch((error: unknown) => {
      if (isStopped) return null;
      throw error;
    }),
    stop() {
      isStopped = true;
      drawing.cancel();
      words.cancel();
    },
  };
}
