import { SHARED_PICTURE } from '../../features/marketing/describe-page.ts';
import type { BuiltPage } from '../read-built-pages.ts';
import { drawArt, stageOf } from './art.ts';
import { colourOf, MARK } from './look.ts';
import { type Face, type PictureWords, setWords } from './words.ts';

const { width, height } = SHARED_PICTURE;

/** The mark, the title, one line below it, and the art beside them, as SVG. */
export async function drawPicture(page: BuiltPage, faces: readonly Face[]): Promise<string> {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colourOf('background')}"/>`,
    drawArt(page.path, page.html),
    `<svg x="66" y="58" width="62" height="62" viewBox="0 0 48 48">${MARK}</svg>`,
    await setWords(wordsOf(page), faces),
    '</svg>',
  ].join('');
}

/** An article says its category, in the colours of its drawing; every other page what all of this is. */
export function wordsOf({ path, title, section }: BuiltPage): PictureWords {
  if (path === '/') {
    // The only one with three lines of even length: larger than another of its length could be.
    return { title, fontSize: 74, line: 'From first period, through pregnancy,\nto menopause and after' };
  }
  const stage = stageOf(path);
  if (section && stage) return { title, category: section, stage };
  return { title, line: "A companion for women's reproductive health" };
}
