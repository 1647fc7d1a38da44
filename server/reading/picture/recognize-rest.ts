import { type RecognizedLine, type RecognizedWord, recognize } from '../ocr.ts';
import { type Box, findLeftovers } from './find-leftovers.ts';
import type { GreyPixels } from './grey-pixels.ts';
import { encode } from './prepare-picture.ts';

/** Below this a word is more likely a stain, a rule or handwriting than what was read. */
const DOUBTFUL = 30;
/** A second look finds letters in anything: it is believed only where it is sure. */
const SURE = 55;
const SURE_LINE = 70;
const STRIP_WIDTH = 3000;

/**
 * What was read of a prepared picture, and what was left out. In tables recognition leaves out whole columns and lone
 * digits. What is left on the paper once the words it found are taken away is put side by side into a line and read once
 * more.
 */
export async function recognizeRest(
  pixels: GreyPixels,
  read: readonly RecognizedLine[],
): Promise<RecognizedLine[]> {
  const lines = dropDoubtful(read);
  const rest = { ...pixels, data: Buffer.from(pixels.data) };
  for (const { words } of lines) for (const word of words) blank(rest, word);
  const heights = lines.map(({ height }) => height).sort((a, b) => a - b);
  const lineHeight = heights[Math.floor(heights.length / 2)] ?? 0;
  const found: RecognizedLine[] = [];
  for (const boxes of gatherStrips(findLeftovers(rest)))
    for (const word of await readStrip(rest, boxes))
      found.push({
        words: [word],
        slope: 0,
        offset: word.bottom,
        height: Math.max(lineHeight, word.bottom - word.top),
      });
  const kept = findDoubtful(read).filter(
    ({ words: [word] }) => !word || !found.some((each) => overlaps(each, word)),
  );
  return [...lines, ...found, ...kept];
}

/** Words read with doubt, each by itself, in lines that are otherwise sure: there it is text, only hard to read. */
function findDoubtful(lines: readonly RecognizedLine[]): RecognizedLine[] {
  return lines.flatMap((line) => {
    const sure = line.words.filter(({ confidence }) => confidence >= SURE_LINE);
    if (sure.length * 2 <= line.words.length) return [];
    return line.words
      .filter((word) => word.confidence < DOUBTFUL && isUpright(word) && /[\p{L}\p{N}]/u.test(word.text))
      .map((word) => ({ ...line, words: [word] }));
  });
}

function overlaps({ words }: RecognizedLine, box: Box): boolean {
  return words.some(
    (word) =>
      word.left < box.right && box.left < word.right && word.top < box.bottom && box.top < word.bottom,
  );
}

function dropDoubtful(lines: readonly RecognizedLine[]): RecognizedLine[] {
  return lines.flatMap((line) => {
    const words = line.words.filter((word) => word.confidence >= DOUBTFUL && isUpright(word));
    return words.length === 0 ? [] : [{ ...line, words }];
  });
}

/** A column of single digits is taken for a line that runs upwards, and read as a word. */
function isUpright({ text, left, right, top, bottom }: RecognizedWord): boolean {
  return text.length === 1 || bottom - top <= (right - left) * 1.5;
}

function blank({ data, width, height }: GreyPixels, box: Box): void {
  const from = Math.max(0, box.left - 2);
  const to = Math.min(width, box.right + 3);
  for (let y = Math.max(0, box.top - 2); y < Math.min(height, box.bottom + 3); y += 1)
    data.fill(255, y * width + from, y * width + to);
}

/** Words of about one height together, as many as fit into a line. */
function gatherStrips(boxes: readonly Box[]): Box[][] {
  const strips: Box[][] = [];
  let width = 0;
  for (const box of [...boxes].sort((a, b) => heightOf(a) - heightOf(b))) {
    const strip = strips.at(-1);
    const first = strip?.[0];
    width += box.right - box.left + gapFor(box);
    if (strip && first && width < STRIP_WIDTH && heightOf(box) < heightOf(first) * 1.6) {
      strip.push(box);
    } else {
      strips.push([box]);
      width = box.right - box.left + gapFor(box);
    }
  }
  return strips;
}

const heightOf = ({ top, bottom }: Box) => bottom - top;
const gapFor = (box: Box) => Math.round(heightOf(box) * 2);

async function readStrip(pixels: GreyPixels, boxes: readonly Box[]): Promise<RecognizedWord[]> {
  const tallest = Math.max(...boxes.map(heightOf));
  const height = tallest * 3;
  const width = boxes.reduce((sum, box) => sum + box.right - box.left + gapFor(box), 0) + tallest * 2;
  const strip = { data: Buffer.alloc(width * height, 255), width, height };
  let at = tallest;
  const places = boxes.map((box) => {
    const left = at;
    copy(pixels, box, strip, left, tallest * 2 - heightOf(box));
    at += box.right - box.left + gapFor(box);
    return { box, left, right: at };
  });
  const words = (await recognize(await encode(strip), 'line')).flatMap((line) => line.words);
  return places.flatMap(({ box, left, right }) => {
    const within = words.filter(
      (word) => (word.left + word.right) / 2 >= left && (word.left + word.right) / 2 < right,
    );
    const isSure =
      within.some(({ text }) => /[\p{L}\p{N}%]/u.test(text)) &&
      within.every(({ confidence }) => confidence >= SURE);
    return isSure ? [{ ...box, text: within.map(({ text }) => text).join(' '), confidence: SURE }] : [];
  });
}

function copy(from: GreyPixels, box: Box, to: GreyPixels, left: number, top: number): void {
  for (let y = box.top; y < box.bottom; y += 1)
    from.data.copy(
      to.data,
      (top + y - box.top) * to.width + left,
      y * from.width + box.left,
      y * from.width + box.right,
    );
}
