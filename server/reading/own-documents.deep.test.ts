import { readdirSync, readFileSync } from 'node:fs';
import type { DocumentMime } from '@lunaria/domain/documents/health-document.ts';
import { READING_LIMITS } from '@lunaria/domain/documents/reading/reading-limits.ts';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createDocumentReader } from './create-document-reader.ts';
import { EXAMPLE_LINES, examplePicture } from './testing/example-picture.ts';
import { makeDocx } from './testing/make-docx.ts';
import { assemblePdf, textAt } from './testing/make-pdf.ts';

const folder = new URL('../../benchmarks/documents/fixtures/', import.meta.url);
const MIMES: Record<string, DocumentMime> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
const reader = createDocumentReader();
afterAll(() => reader.stop());

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
function countFound(reference: string[], read: string[]): number {
  const left = [...read];
  return reference.filter((word) => {
    const index = left.indexOf(word);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  }).length;
}

it('reads the documents made for it, nearly every word, within its memory', async () => {
  const counts = { photo: { found: 0, words: 0 }, clean: { found: 0, words: 0 } };
  for (const file of readdirSync(new URL('files/', folder))) {
    const mime = MIMES[file.split('.').at(-1) ?? ''];
    if (!mime) throw new Error(`${file} is no document`);
    const { text } = await reader.read({ bytes: readFileSync(new URL(`files/${file}`, folder)), mime });
    expect(text, file).not.toBeNull();
    const recognized = /\.(jpg|png|scan\.pdf)$/.test(file);
    const lines = text?.pages.flatMap((page) => page.lines) ?? [];
    expect(new Set(lines.map(({ source }) => source)), file).toEqual(new Set([recognized ? 'ocr' : 'text']));
    if (!recognized) continue;
    const reference = wordsOf(readFileSync(new URL(`text/${file}.txt`, folder), 'utf8'));
    const count = file.endsWith('.jpg') ? counts.photo : counts.clean;
    count.words += reference.length;
    count.found += countFound(reference, wordsOf(lines.map(({ text: line }) => line).join('\n')));
  }
  expect(counts.clean.found / counts.clean.words).toBeGreaterThan(0.98);
  expect(counts.photo.found / counts.photo.words).toBeGreaterThan(0.95);
  expect(reader.peakRssMb()).toBeGreaterThan(100);
  expect(reader.peakRssMb()).toBeLessThan(READING_LIMITS.memoryMb);
});

it('reads a photo that was pasted into a DOCX', async () => {
  const { text } = await reader.read({
    bytes: makeDocx('<w:p/>', [{ name: 'word/media/image1.png', content: examplePicture }]),
    mime: MIMES.docx ?? 'image/png',
  });
  expect(text?.pages[0]?.lines).toContainEqual({ text: 'Vaccination record', source: 'ocr' });
});

it('joins the text a page holds itself with what is recognized in its picture, nothing twice', async () => {
  const { data, info } = await sharp(examplePicture)
    .greyscale()
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  const bytes = assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 6 0 R >> /XObject << /I 5 0 R >> >> >>',
    {
      dictionary: '',
      stream: Buffer.from(
        `q 500 0 0 365 40 300 cm /I Do Q ${textAt(60, 760, 'Harbour Street Practice', 14)}`,
      ),
    },
    {
      dictionary: `/Type /XObject /Subtype /Image /Width ${info.width} /Height ${info.height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode`,
      stream: data,
    },
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
  const { text } = await reader.read({ bytes, mime: 'application/pdf' });
  expect(text?.pages[0]?.lines).toEqual([
    { text: 'Harbour Street Practice', source: 'text' },
    ...EXAMPLE_LINES.map((line) => ({ text: line, source: 'ocr' })),
  ]);
});

it('reads a scan of twenty pages without growing', async () => {
  const pages = 20;
  const photo = readFileSync(new URL('files/insurance-letter.jpg', folder));
  const bytes = assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${Array.from({ length: pages }, (_, index) => `${5 + index} 0 R`).join(' ')}] /Count ${pages} >>`,
    { dictionary: '', stream: Buffer.from('q 595 0 0 842 0 0 cm /I Do Q') },
    {
      dictionary:
        '/Type /XObject /Subtype /Image /Width 1654 /Height 2340 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
      stream: photo,
    },
    ...Array.from(
      { length: pages },
      () =>
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R /Resources << /XObject << /I 4 0 R >> >> >>',
    ),
  ]);
  const { text, failure } = await reader.read({ bytes, mime: 'application/pdf' });
  expect(failure).toBeNull();
  expect(
    text?.pages.filter(({ lines }) => lines.some((line) => line.text.includes('deductible'))),
  ).toHaveLength(pages);
  expect(reader.peakRssMb()).toBeLessThan(READING_LIMITS.memoryMb);
});
