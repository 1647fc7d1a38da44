import type { PageText } from '@lunaria/domain/documents/reading/document-text.ts';
import { READING_LIMITS } from '@lunaria/domain/documents/reading/reading-limits.ts';
import { describe, expect, it } from 'vitest';
import { readFile } from '../read-file.ts';
import { assemblePdf, makePdf, makePicturePdf, type PdfPage, tableOf, textAt } from '../testing/make-pdf.ts';

const ROWS = [
  ['Test', 'Result', 'Range'],
  ['TSH', '2.1', '0.4 - 4.0'],
];
const TEXTS = ['Test   Result   Range', 'TSH   2.1   0.4 - 4.0'];

async function pagesOf(bytes: Uint8Array, limits = {}): Promise<PageText[]> {
  const pages: PageText[] = [];
  await readFile(
    { bytes, mime: 'application/pdf', known: [], limits: { ...READING_LIMITS, ...limits } },
    { onLife() {}, onPage: (_page, _pages, text) => void pages.push(text) },
  );
  return pages;
}
const textsOf = async (page: PdfPage) => (await pagesOf(makePdf([page])))[0]?.lines.map(({ text }) => text);

describe('the text of a PDF', () => {
  it('is laid out in rows', async () => {
    expect(await textsOf({ content: tableOf(ROWS) })).toEqual(TEXTS);
  });

  it('is laid out in rows on a page that is shown turned', async () => {
    // Written upwards on the sheet, which is turned to be read.
    const upwards = `q 0 1 -1 0 842 0 cm ${tableOf(ROWS)} Q`;
    expect(await textsOf({ content: upwards, mediaBox: [0, 0, 842, 842], rotate: 90 })).toEqual(TEXTS);
  });

  it('is laid out in rows where a table is printed sideways, after the lines that are not', async () => {
    const upwards = `q 0 1 -1 0 595 0 cm ${textAt(100, 300, 'TSH')}${textAt(300, 300, '2.1')} Q`;
    const content = `${textAt(50, 800, 'A heading that is longer')}${upwards}`;
    expect(await textsOf({ content })).toEqual(['A heading that is longer', 'TSH   2.1']);
  });

  it('is marked as recognized where a scanner laid it invisibly over its picture', async () => {
    const text = tableOf(Array.from({ length: 12 }, () => ROWS.flat().slice(0, 4)));
    const bits = Buffer.alloc(8, 255);
    const picture = { width: 8, height: 8, bits };
    const [hidden] = await pagesOf(makePicturePdf(picture, undefined, `q 3 Tr ${text} Q`));
    expect(new Set(hidden?.lines.map(({ source }) => source))).toEqual(new Set(['ocr']));
    const [shown] = await pagesOf(makePicturePdf(picture, undefined, text));
    expect(new Set(shown?.lines.map(({ source }) => source))).toEqual(new Set(['text']));
  });

  it('holds what was filled into a form, beside what it was asked for', async () => {
    const bytes = assemblePdf([
      '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [6 0 R 7 0 R] >> >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Annots [6 0 R 7 0 R] /Resources << /Font << /F1 5 0 R >> >> >>',
      { dictionary: '', stream: Buffer.from(textAt(50, 700, 'Medicine') + textAt(50, 660, 'Dose')) },
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (Folic acid) /Rect [200 696 400 712] >>',
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (b) /V (400 ug) /Rect [200 656 400 672] >>',
    ]);
    const [page] = await pagesOf(bytes);
    expect(page?.lines.map(({ text }) => text)).toEqual(['Medicine   Folic acid', 'Dose   400 ug']);
  });

  it('has its limit on a page, and in all', async () => {
    const bytes = makePdf([{ content: tableOf(ROWS) }, { content: tableOf(ROWS) }]);
    const [first, second] = await pagesOf(bytes, { characters: 25 });
    expect(first?.lines).toHaveLength(1);
    expect(second?.lines).toHaveLength(0);
  });

  it('is too long with one page more than may be read, and just not too long without it', async () => {
    const limits = { pages: 2 };
    const pages = (count: number) =>
      makePdf(Array.from({ length: count }, () => ({ content: textAt(50, 700, 'A letter') })));
    expect(await pagesOf(pages(2), limits)).toHaveLength(2);
    await expect(pagesOf(pages(3), limits)).rejects.toThrow('too_many_pages');
  });

  it('is too long with too many scanned pages, which is known before any is recognized', async () => {
    const page = (number: number) =>
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${number} 0 R /Resources << /XObject << /I 5 0 R >> >> >>`;
    const bytes = assemblePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R 3 0 R 3 0 R] /Count 3 >>',
      page(4),
      { dictionary: '', stream: Buffer.from('q 595 0 0 842 0 0 cm /I Do Q') },
      {
        dictionary:
          '/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 1',
        stream: Buffer.alloc(8, 255),
      },
    ]);
    await expect(pagesOf(bytes, { scannedPages: 2 })).rejects.toThrow('too_many_pages');
  });
});
