import { READING_LIMITS } from '@lunaria/domain/documents/reading/reading-limits.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { EXAMPLE_LINES, examplePicture } from '../testing/example-picture.ts';
import { readPicture } from './read-picture.ts';

// More kinds of pictures: read-picture.deep.test.ts.
it('reads a picture that lies on its side, every line marked as recognized', async () => {
  const turned = await sharp(examplePicture).rotate(90).png().toBuffer();
  expect(await readPicture(turned, READING_LIMITS.pixels)).toEqual(
    EXAMPLE_LINES.map((text) => ({ text, source: 'ocr' })),
  );
});
