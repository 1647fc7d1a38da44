import { createCanvas } from '@napi-rs/canvas';
import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import type { GreyPixels } from '../picture/grey-pixels.ts';
import { toGrey } from '../picture/prepare-picture.ts';

/** 280 dots per inch on A4; a page of another size is drawn as large. */
const WIDTH = 2300;
const MAX_SIDE = 3300;
/** Letters drawn as outlines, by a printer driver or to protect a font: a page of text has thousands. */
const OUTLINES = 150;

const PICTURES: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintInlineImageXObject,
  OPS.paintInlineImageXObjectGroup,
]);

/** A way of showing text (PDF 32000-1, 9.3.6): neither filled nor stroked. */
const INVISIBLE = 3;

type BrowserCanvas = Parameters<PDFPageProxy['render']>[0]['canvas'];

export interface Drawings {
  /** There is something on the page that could be text to the eye alone. */
  isPicture: boolean;
  /** Its text is invisible: a scanner recognized it and laid it over the picture. */
  isRecognized: boolean;
}

/** What a page consists of besides text. */
export async function lookForDrawings(page: PDFPageProxy): Promise<Drawings> {
  const { fnArray, argsArray } = await page.getOperatorList();
  let hasPicture = false;
  let outlines = 0;
  let mode = 0;
  const saved: number[] = [];
  const shown = { visible: 0, invisible: 0 };
  for (const [index, operation] of fnArray.entries()) {
    if (PICTURES.has(operation)) hasPicture = true;
    else if (operation === OPS.constructPath) outlines += 1;
    else if (operation === OPS.setTextRenderingMode) mode = argsArray[index]?.[0] ?? 0;
    else if (operation === OPS.save) saved.push(mode);
    else if (operation === OPS.restore) mode = saved.pop() ?? 0;
    else if (operation === OPS.showText) shown[mode === INVISIBLE ? 'invisible' : 'visible'] += 1;
  }
  return {
    isPicture: hasPicture || outlines > OUTLINES,
    isRecognized: hasPicture && shown.invisible > shown.visible,
  };
}

/** The page as grey pixels, and how many of them a point is. */
export async function drawPage(page: PDFPageProxy): Promise<{ pixels: GreyPixels; scale: number }> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(WIDTH / width, MAX_SIDE / height);
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(
    Math.max(1, Math.floor(viewport.width)),
    Math.max(1, Math.floor(viewport.height)),
  );
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // as: this canvas is one of Skia's, which pdf.js takes for a browser's.
  await page.render({ canvas: canvas as unknown as BrowserCanvas, viewport }).promise;
  const { width: w, height: h } = canvas;
  const pixels = await toGrey(sharp(canvas.data(), { raw: { width: w, height: h, channels: 4 } }));
  canvas.width = 0;
  canvas.height = 0;
  return { pixels, scale };
}
