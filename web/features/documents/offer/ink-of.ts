import { measureInk } from './find-row.ts';

/** The picture is looked at so large: lines of text stay apart, and it is done in a moment. */
const LOOKED_AT = { width: 800, height: 1_000 };

/** The ink of each row of a picture, of at most 1,000 rows. */
export function inkOf(source: CanvasImageSource, width: number, height: number): number[] {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.min(width, LOOKED_AT.width));
  canvas.height = Math.max(1, Math.min(height, LOOKED_AT.height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return measureInk(context.getImageData(0, 0, canvas.width, canvas.height));
}
