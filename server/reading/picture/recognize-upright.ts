import { type RecognizedLine, recognize } from '../ocr.ts';
import type { GreyPixels } from './grey-pixels.ts';
import { encode, rotate } from './prepare-picture.ts';
import { recognizeRest } from './recognize-rest.ts';

/** Mean confidence of words. Upright print has 80 and more, a bad scan 50, print on its head about 20. */
const READABLE = 55;
const NONSENSE = 40;
/** Fewer letters tell nothing of how a page lies. */
const FEW_LETTERS = 15;

/**
 * The lines of a prepared picture, turned upright where it lay on its side or its head, and by how many degrees.
 * Recognition reads a page that lies on its left side by itself, but its columns only once it stands; the other two
 * ways it reads as nonsense it is not sure of.
 */
export async function recognizeUpright(
  pixels: GreyPixels,
): Promise<{ lines: RecognizedLine[]; turned: 0 | 90 | 180 | 270 }> {
  const lines = await recognize(await encode(pixels));
  const { confidence, letters, isSideways } = assess(lines);
  const turn = isSideways ? (confidence >= READABLE ? 270 : 90) : confidence >= NONSENSE ? 0 : 180;
  if (turn !== 0 && letters >= FEW_LETTERS) {
    const turnedPixels = await rotate(pixels, turn);
    const turnedLines = await recognize(await encode(turnedPixels));
    const after = assess(turnedLines);
    const least = confidence >= READABLE ? READABLE : confidence + 15;
    if (!after.isSideways && after.confidence >= least)
      return { lines: await recognizeRest(turnedPixels, turnedLines), turned: turn };
  }
  return { lines: await recognizeRest(pixels, lines), turned: 0 };
}

function assess(lines: readonly RecognizedLine[]): {
  confidence: number;
  letters: number;
  isSideways: boolean;
} {
  let letters = 0;
  let sure = 0;
  let sideways = 0;
  for (const { text, confidence, left, right, top, bottom } of lines.flatMap(({ words }) => words)) {
    letters += text.length;
    sure += confidence * text.length;
    // A short word is as high as it is wide.
    if (text.length > 2) sideways += bottom - top > right - left ? text.length : -text.length;
  }
  return { letters, confidence: letters === 0 ? 0 : sure / letters, isSideways: sideways > 0 };
}
