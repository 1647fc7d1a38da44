import { createCanvas } from '@napi-rs/canvas';
import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { type GreyPixels, toGrey } from '../picture/prepare-picture.ts';

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

type BrowserCanvas = Parameters<PDFPageProxy['render']>[0]['canvas'];

/** Whether there is something on the page that could be text to the eye alone. */
export async function hasDrawings(page: PDFPageProxy): Promise<boolean> {
  const { fnArray } = await page.getOperatorList();
  let outlines = 0;
  for (const operation of fnArray) {
    if (PICTURES.has(operation)) return true;
    if (operation === OPS.constructPath) outlines += 1;
  }
  return outlines > OUTLINES;
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
