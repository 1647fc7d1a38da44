import { READING_LIMITS } from '@lunaria/domain/documents/reading/reading-limits.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_LINES, examplePicture } from '../testing/example-picture.ts';
import { readPicture } from './read-picture.ts';

async function linesOf(bytes: Buffer): Promise<string[]> {
  return (await readPicture(bytes, READING_LIMITS.pixels)).map(({ text }) => text);
}

/** The print alone, on nothing: what a screenshot of a dark page or a signature tool saves. */
async function withoutPaper(): Promise<Buffer> {
  const { data, info } = await sharp(examplePicture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixels = Buffer.alloc(width * height * 4);
  for (let index = 0; index < width * height; index += 1)
    pixels[index * 4 + 3] = 255 - (data[index * info.channels] ?? 255);
  return await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** Light that falls from one side, and what lies around the sheet. */
async function asPhoto(): Promise<Buffer> {
  const { width, height } = await sharp(examplePicture).metadata();
  const shade = Buffer.from(
    `<svg width="${width}" height="${height}"><linearGradient id="g"><stop offset="0" stop-opacity=".6"/><stop offset="1" stop-opacity=".05"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
  const shaded = await sharp(examplePicture)
    .composite([{ input: shade }])
    .png()
    .toBuffer();
  return await sharp(shaded)
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#443d38' })
    .rotate(1.5, { background: '#443d38' })
    .jpeg({ quality: 75 })
    .toBuffer();
}

describe('a picture is read', () => {
  it.each([0, 90, 180, 270])('turned by %i degrees', async (degrees) => {
    expect(await linesOf(await sharp(examplePicture).rotate(degrees).png().toBuffer())).toEqual(
      EXAMPLE_LINES,
    );
  });

  it.each([
    [3, 180],
    [6, 270],
    [8, 90],
  ])('that says it was held as %i', async (orientation, degrees) => {
    const held = sharp(await sharp(examplePicture).rotate(degrees).toBuffer());
    expect(await linesOf(await held.withMetadata({ orientation }).jpeg({ quality: 90 }).toBuffer())).toEqual(
      EXAMPLE_LINES,
    );
  });

  it('in colours for printing, in grey, and with 16 bits', async () => {
    expect(await linesOf(await sharp(examplePicture).toColourspace('cmyk').jpeg().toBuffer())).toEqual(
      EXAMPLE_LINES,
    );
    expect(await linesOf(await sharp(examplePicture).greyscale().jpeg().toBuffer())).toEqual(EXAMPLE_LINES);
    expect(await linesOf(await sharp(examplePicture).toColourspace('rgb16').png().toBuffer())).toEqual(
      EXAMPLE_LINES,
    );
  });

  it('without paper behind its print', async () => {
    expect(await linesOf(await withoutPaper())).toEqual(EXAMPLE_LINES);
  });

  it('in bad light, a little askew, on a dark table', async () => {
    expect(await linesOf(await asPhoto())).toEqual(EXAMPLE_LINES);
  });

  it('of 50 million pixels', async () => {
    const large = await sharp(examplePicture).resize(8200).png().toBuffer();
    expect(await linesOf(large)).toEqual(EXAMPLE_LINES);
  });
});
