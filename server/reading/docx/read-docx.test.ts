import { READING_LIMITS } from '@lunaria/domain/documents/reading/reading-limits.ts';
import { describe, expect, it } from 'vitest';
import {
  type ArchivePart,
  cell,
  makeDocx,
  paragraph,
  row,
  table,
  tableOfTexts,
  WORD_NAMESPACES,
} from '../testing/make-docx.ts';
import { readDocx } from './read-docx.ts';

/** Enough of it that no pictures are looked for. */
const LONG = paragraph('The examination was without findings. '.repeat(10));

async function linesOf(body: string, more: readonly ArchivePart[] = []): Promise<string[]> {
  return (await readDocx(makeDocx(body, more), READING_LIMITS)).map(({ text }) => text);
}

describe('the text of a DOCX', () => {
  it('gives each paragraph a line and each row of a table one, its cells three spaces apart', async () => {
    const rows = [
      ['Ferritin', '9', 'ng/mL', '11 - 307'],
      ['TSH', '2.1', 'mIU/L', '0.4 - 4.0'],
    ];
    expect(
      await linesOf(`${paragraph('Laboratory report')}${tableOfTexts(rows)}${paragraph('End')}`),
    ).toEqual([
      'Laboratory report',
      'Ferritin   9   ng/mL   11 - 307',
      'TSH   2.1   mIU/L   0.4 - 4.0',
      'End',
    ]);
  });

  it('keeps a row whole whose cell holds two paragraphs', async () => {
    const body = table(
      row(
        cell(paragraph('Glucose'), paragraph('fasting')),
        cell(paragraph('5.1')),
        cell(paragraph('mmol/L')),
      ),
    );
    expect(await linesOf(body)).toEqual(['Glucose fasting   5.1   mmol/L']);
  });

  it('reads across where cells hold their values one below the other', async () => {
    const body = table(
      row(cell(paragraph('Sodium'), paragraph('Potassium')), cell(paragraph('139'), paragraph('4.2'))),
    );
    expect(await linesOf(body)).toEqual(['Sodium   139', 'Potassium   4.2']);
  });

  it('gives the rows of a table inside a cell lines of their own', async () => {
    const inner = tableOfTexts([
      ['LH', '5.9'],
      ['FSH', '7.4'],
    ]);
    const body = table(
      row(cell(paragraph('Hormones'), inner, paragraph('')), cell(paragraph('day 3'))),
      row(cell(paragraph('End'))),
    );
    expect(await linesOf(body)).toEqual(['Hormones   day 3', 'LH   5.9', 'FSH   7.4', 'End']);
  });

  it('writes a raised exponent as one', async () => {
    const raised =
      '<w:p><w:r><w:t>Platelets 248 x10</w:t></w:r><w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:t>9</w:t></w:r><w:r><w:t>/L</w:t></w:r></w:p>';
    expect(await linesOf(raised)).toEqual(['Platelets 248 x10^9/L']);
  });

  it('parts columns at tabs and lines at breaks', async () => {
    const body =
      '<w:p><w:r><w:t>TSH</w:t><w:tab/><w:t>2.1</w:t><w:br/><w:t>fT4</w:t><w:tab/><w:t>12</w:t></w:r></w:p>';
    expect(await linesOf(body)).toEqual(['TSH   2.1', 'fT4   12']);
  });

  it('reads what stands in the header and the footer of the page, once', async () => {
    const part = (root: string, text: string) =>
      `<w:${root} ${WORD_NAMESPACES}>${paragraph(text)}</w:${root}>`;
    const lines = await linesOf(LONG, [
      { name: 'word/header1.xml', content: part('hdr', 'City Lab, 4 Orchard Lane') },
      { name: 'word/header2.xml', content: part('hdr', 'City Lab, 4 Orchard Lane') },
      { name: 'word/footer1.xml', content: part('ftr', 'Dr. Ines Halloran') },
    ]);
    expect(lines.filter((line) => line.startsWith('City Lab'))).toHaveLength(1);
    expect(lines[0]).toBe('City Lab, 4 Orchard Lane');
    expect(lines.at(-1)).toBe('Dr. Ines Halloran');
  });

  it('reads a text box and a footnote', async () => {
    const box = `<w:p><w:r><w:pict><v:shape><v:textbox><w:txbxContent>${paragraph('Boxed')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`;
    const notes = `<w:footnotes ${WORD_NAMESPACES}><w:footnote w:id="2">${paragraph('Measured twice')}</w:footnote></w:footnotes>`;
    const lines = await linesOf(`${box}${LONG}`, [{ name: 'word/footnotes.xml', content: notes }]);
    expect(lines).toContain('Boxed');
    expect(lines).toContain('Measured twice');
  });

  it('leaves out what was deleted while changes were tracked', async () => {
    const body = `<w:p><w:del><w:r><w:delText>7.1</w:delText></w:r></w:del><w:ins><w:r><w:t>1.7</w:t></w:r></w:ins></w:p>`;
    expect(await linesOf(body)).toEqual(['1.7']);
  });
});
