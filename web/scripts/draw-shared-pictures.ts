/**
 * After the build: build/client/og/, a picture for every public page, shown where somebody shares its address. Drawn
 * from the head of the built page, so that a new page has one without being named here.
 * Why drawn like this: docs/decisions/shared-pictures.md.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { readBuiltPages } from './read-built-pages.ts';
import { drawPicture, wordsOf } from './shared-pictures/draw-picture.ts';
import { cutFaces } from './shared-pictures/words.ts';

/** Some of those who show such pictures take no larger ones, and nobody waits gladly. */
const LIMIT_BYTES = 100_000;

const clientDirectory = join(import.meta.dirname, '..', 'build', 'client');

const startedAt = performance.now();
const pages = readBuiltPages(clientDirectory);
const faces = await cutFaces(pages.map(wordsOf));
rmSync(join(clientDirectory, 'og'), { recursive: true, force: true });

const sizes = await Promise.all(
  pages.map(async (page) => {
    const file = join(clientDirectory, page.picture);
    mkdirSync(dirname(file), { recursive: true });
    const { size } = await sharp(Buffer.from(await drawPicture(page, faces)))
      .png({ palette: true, effort: 7 })
      .toFile(file);
    if (size > LIMIT_BYTES)
      throw new Error(`${page.picture} weighs ${size} bytes, more than ${LIMIT_BYTES}.`);
    return size;
  }),
);
console.warn(
  `Pictures for shared links: ${sizes.length}, ${Math.round(Math.max(...sizes) / 1000)} kB at most, ${Math.round(performance.now() - startedAt)} ms.`,
);
