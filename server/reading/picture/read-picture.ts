import type { TextLine } from '@lunaria/domain/documents/reading/document-text.ts';
import sharp from 'sharp';
import { layOutLines, type Piece } from '../lay-out-lines.ts';
import { layOutRecognized } from '../lay-out-recognized.ts';
import { ReadingError } from '../reading-error.ts';
import type { GreyPixels } from './grey-pixels.ts';
import { prepare, rotate, toGrey } from './prepare-picture.ts';
import { recognizeUpright } from './recognize-upright.ts';

const STARTS = { jpeg: Buffer.from([0xff, 0xd8, 0xff]), png: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') };
/** Longest side a picture is unpacked to; recognition takes less, see prepare-picture.ts. */
const UNPACKED_SIDE = 3300;

/** The lines of a photo, a scan or a screenshot. */
export async function readPicture(bytes: Buffer, maxPixels: number): Promise<TextLine[]> {
  return await readPixels(await unpack(bytes, maxPixels));
}

/** `printed`: what the page holds as text itself, where these pixels were drawn from a PDF. */
export async function readPixels(pixels: GreyPixels, printed: readonly Piece[] = []): Promise<TextLine[]> {
  const prepared = await prepare(pixels);
  const { lines, turned } = await recognizeUpright(prepared);
  // What a turned page holds as text stands elsewhere now: it is put first.
  if (turned !== 0) return [...layOutLines(printed), ...layOutRecognized(lines)];
  const factor = prepared.width / pixels.width;
  return layOutRecognized(
    lines,
    printed.map((piece) => ({
      ...piece,
      left: piece.left * factor,
      right: piece.right * factor,
      baseline: piece.baseline * factor,
      height: piece.height * factor,
    })),
  );
}

export async function unpack(bytes: Buffer, maxPixels: number): Promise<GreyPixels> {
  if (!Object.values(STARTS).some((start) => bytes.subarray(0, start.length).equals(start)))
    throw new ReadingError('damaged');
  const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const;
  try {
    const { width, height, orientation } = await sharp(bytes, {
      ...options,
      limitInputPixels: false,
    }).metadata();
    if (width * height > maxPixels) throw new ReadingError('too_large');
    // Turned after it was made smaller: turning holds all pixels at once.
    const grey = await toGrey(
      sharp(bytes, options).resize(UNPACKED_SIDE, UNPACKED_SIDE, { fit: 'inside', withoutEnlargement: true }),
    );
    return await turnUpright(grey, orientation ?? 1);
  } catch (error) {
    if (error instanceof ReadingError) throw error;
    throw new ReadingError('damaged', { cause: error });
  }
}

/** As EXIF says it was held; the mirrored ones do not come from cameras. */
async function turnUpright(pixels: GreyPixels, orientation: number): Promise<GreyPixels> {
  if (orientation === 3 || orientation === 4) return await rotate(pixels, 180);
  if (orientation === 5 || orientation === 6) return await rotate(pixels, 90);
  if (orientation === 7 || orientation === 8) return await rotate(pixels, 270);
  return pixels;
}
