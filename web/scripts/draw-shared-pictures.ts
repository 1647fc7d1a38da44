/**
 * After the build: build/client/og/, a picture for every public page, shown where somebody shares its address. Drawn
 * from the head of the built page, so that a new page has one without being named here.
 * Why drawn like this: docs/decisions/shared-pictures.md.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import sharp from 'sharp';
import { SHARED_PICTURE } from '../features/marketing/shared-picture.ts';
import { type BuiltPage, readBuiltPages } from './read-built-pages.ts';
import { drawArt } from './shared-pictures/art.ts';
import { colourOf, MARK } from './shared-pictures/look.ts';
import { cutFaces, type PictureWords, setWords } from './shared-pictures/words.ts';

const { width, height } = SHARED_PICTURE;
/** Some of those who show such pictures take no larger ones, and nobody waits gladly. */
const LIMIT_BYTES = 100_000;

const clientDirectory = join(import.meta.dirname, '..', 'build', 'client');

const wordsOf = ({ path, title, section }: BuiltPage): PictureWords => {
  if (path === '/') return { title, line: 'From first period, through pregnancy, to menopause and after' };
  return { title, line: section ?? "A companion for women's reproductive health" };
};

const started = performance.now();
const pages = readBuiltPages(clientDirectory);
const faces = await cutFaces(pages.map(wordsOf));
rmSync(join(clientDirectory, 'og'), { recursive: true, force: true });

const sizes = await Promise.all(
  pages.map(async (page) => {
    const words = await setWords(wordsOf(page), faces);
    const svg = [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
      `<rect width="${width}" height="${height}" fill="${colourOf('background')}"/>`,
      drawArt(page.path, page.html),
      `<svg x="72" y="58" width="60" height="60" viewBox="0 0 48 48">${MARK}</svg>`,
      words,
      '</svg>',
    ].join('');
    const file = join(clientDirectory, page.picture);
    mkdirSync(dirname(file), { recursive: true });
    const { size } = await sharp(Buffer.from(svg))
      .png({ palette: true, colours: 128, effort: 7 })
      .toFile(file);
    if (size > LIMIT_BYTES)
      throw new Error(`${page.picture} weighs ${size} bytes; the limit is ${LIMIT_BYTES}.`);
    return size;
  }),
);
const kb = (bytes: number) => Math.round(bytes / 1000);
console.warn(
  `Pictures of ${PRODUCT_NAME} for shared links: ${sizes.length}, ${kb(Math.max(...sizes))} kB at most, ${Math.round(performance.now() - started)} ms.`,
);
