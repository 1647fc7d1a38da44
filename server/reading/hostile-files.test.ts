import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';
import type { DocumentMime } from '@lunaria/domain/documents/health-document.ts';
import { READING_LIMITS } from '@lunaria/domain/documents/reading/reading-limits.ts';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createDocumentReader } from './create-document-reader.ts';
import type { ReadingOutcome } from './document-reader.ts';
import { type ArchivePart, docxParts, makeDocx, makeZip, paragraph } from './testing/make-docx.ts';
import { assemblePdf, makeLockedPdf, makePdf, makePicturePdf, tableOf, textAt } from './testing/make-pdf.ts';

const PDF = 'application/pdf';
const PNG = 'image/png';
const JPEG = 'image/jpeg';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

// One reader for all of them: what a file does must not be felt by the next.
const reader = createDocumentReader();
afterAll(() => reader.stop());

async function read(bytes: Uint8Array, mime: DocumentMime): Promise<ReadingOutcome> {
  const outcome = await reader.read({ bytes, mime });
  const good = await reader.read({
    bytes: makePdf([{ content: textAt(50, 700, 'Still reading') }]),
    mime: PDF,
  });
  expect(good.text?.pages[0]?.lines[0]?.text).toBe('Still reading');
  return outcome;
}

async function failureOf(bytes: Uint8Array, mime: DocumentMime): Promise<string | null> {
  return (await read(bytes, mime)).failure;
}

const textOf = (outcome: ReadingOutcome) =>
  outcome.text?.pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n') ?? outcome.failure;

const mainPart = (content: Buffer | string, claims?: number): ArchivePart[] =>
  docxParts('').map((part) =>
    part.name === 'word/document.xml'
      ? { ...part, content, ...(claims === undefined ? {} : { claims }) }
      : part,
  );

describe('a DOCX that would not end well', () => {
  const bomb = Buffer.alloc(READING_LIMITS.unpackedBytes + 1, ' ');

  it('is too large when it unpacks to more than it may', async () => {
    const zip = makeZip(mainPart(bomb));
    expect(zip.length).toBeLessThan(200_000);
    expect(await failureOf(zip, DOCX)).toBe('too_large');
  });

  it('is too large also when it says it is small', async () => {
    expect(await failureOf(makeZip(mainPart(bomb, 10)), DOCX)).toBe('too_large');
  });

  it('is too large when its list names the same bytes again and again', async () => {
    expect(await failureOf(makeZip(mainPart(bomb.subarray(0, 3_000_000)), 200), DOCX)).toBe('too_large');
  });

  it('is read without what is nested in it', async () => {
    const nested = makeZip([{ name: 'inner.zip', content: makeZip(mainPart(bomb)) }]);
    const outcome = await read(
      makeDocx(paragraph('Letter'), [{ name: 'word/embeddings/oleObject1.zip', content: nested }]),
      DOCX,
    );
    expect(textOf(outcome)).toBe('Letter');
  });

  it('is damaged when it defines entities, which would be multiplied or read from the disk', async () => {
    const definitions = `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>`;
    const body = `${definitions}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraph('&b;&c;')}</w:body></w:document>`;
    expect(await failureOf(makeZip(mainPart(body)), DOCX)).toBe('damaged');
  });

  it('is damaged when its elements are nested a hundred thousand deep', async () => {
    const deep = '<w:tbl><w:tr><w:tc>'.repeat(50_000);
    expect(await failureOf(makeDocx(deep), DOCX)).toBe('damaged');
  });

  it('is damaged when it is cut off, garbage, empty or without its main part', async () => {
    const whole = makeDocx(paragraph('Letter'));
    expect(await failureOf(whole.subarray(0, whole.length / 2), DOCX)).toBe('damaged');
    expect(await failureOf(Buffer.from('PK\u0003\u0004'.repeat(500)), DOCX)).toBe('damaged');
    expect(await failureOf(Buffer.alloc(0), DOCX)).toBe('damaged');
    expect(await failureOf(makeZip([{ name: 'a.txt', content: 'a' }]), DOCX)).toBe('damaged');
  });

  it('is locked when a password locks it, in either way', async () => {
    const compound = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(2000),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]);
    expect(await failureOf(compound, DOCX)).toBe('locked');
    expect(
      await failureOf(makeZip([{ name: 'word/document.xml', content: 'x', isLocked: true }]), DOCX),
    ).toBe('locked');
  });

  it('fetches and runs nothing: links to the outside are left alone, macros are not looked at', async () => {
    let requests = 0;
    const server = createServer((_, response) => {
      requests += 1;
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    // as: a server that listens on a port has this kind of address.
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const namespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const relations = ['attachedTemplate', 'image', 'hyperlink', 'styles']
      .map(
        (type, index) =>
          `<Relationship Id="rId${index}" Type="${namespace}/${type}" Target="${url}${type}" TargetMode="External"/>`,
      )
      .join('');
    const picture = '<w:p><w:r><w:pict><v:shape><v:imagedata r:id="rId1"/></v:shape></w:pict></w:r></w:p>';
    const outcome = await read(
      makeDocx(`${paragraph('Letter')}${picture}`, [
        {
          name: 'word/_rels/document.xml.rels',
          content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations}</Relationships>`,
        },
        { name: 'word/vbaProject.bin', content: 'Sub AutoOpen()' },
      ]),
      DOCX,
    );
    server.close();
    expect(textOf(outcome)).toBe('Letter');
    expect(requests).toBe(0);
  });
});

describe('a PDF that would not end well', () => {
  const line = textAt(50, 700, 'A letter');

  it('is locked by a password one needs to open it; one that only forbids printing does not matter', async () => {
    expect(await failureOf(makeLockedPdf('A letter', { user: 'secret', owner: 'owner' }), PDF)).toBe(
      'locked',
    );
    expect(textOf(await read(makeLockedPdf('A letter', { user: '', owner: 'owner' }), PDF))).toBe('A letter');
  });

  it('is damaged when it is cut off at its start, garbage, empty, or something else', async () => {
    const whole = makePdf([{ content: line }]);
    expect(await failureOf(whole.subarray(0, 60), PDF)).toBe('damaged');
    expect(await failureOf(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 'x')]), PDF)).toBe(
      'damaged',
    );
    expect(await failureOf(Buffer.alloc(0), PDF)).toBe('damaged');
    expect(await failureOf(makeDocx(paragraph('Letter')), PDF)).toBe('damaged');
  });

  it('has too many pages with 10,000 of them, and also when its tree names one page 10,000 times', async () => {
    expect(await failureOf(makePdf(Array.from({ length: 10_000 }, () => ({ content: '' }))), PDF)).toBe(
      'too_many_pages',
    );
    const kids = '3 0 R '.repeat(10_000);
    const one = assemblePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids}] /Count 10000 >>`,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    ]);
    expect(await failureOf(one, PDF)).toBe('too_many_pages');
  });

  it('is damaged when its page tree bites its tail', async () => {
    const bytes = assemblePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 5 >>',
    ]);
    expect(await failureOf(bytes, PDF)).toBe('damaged');
  });

  it('is stopped when a page unpacks to more than the memory it may take', async () => {
    // A block of a megabyte, packed once and repeated.
    const block = deflateRawSync(Buffer.alloc(1_000_000, ' '), { finishFlush: constants.Z_FULL_FLUSH });
    const packed = Buffer.concat([
      Buffer.from('789c', 'hex'),
      ...Array.from({ length: 1500 }, () => block),
      Buffer.from('0300', 'hex'),
    ]);
    expect(packed.length).toBeLessThan(3_000_000);
    const bytes = assemblePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
      { dictionary: '/Filter /FlateDecode', stream: packed },
    ]);
    expect(await failureOf(bytes, PDF)).toBe('too_heavy');
  });

  it('is read on a page of a kilometre, drawn no larger than any other', async () => {
    const white = { width: 8, height: 8, bits: Buffer.alloc(8, 255) };
    const bytes = makePicturePdf(white, [0, 0, 14_400, 2_834_645], textAt(50, 700, 'A letter'));
    expect(textOf(await read(bytes, PDF))).toContain('A letter');
  });

  it('has no text when its picture is too large to be drawn', async () => {
    const side = 30_000;
    const bits = Buffer.alloc((side / 8) * side, 255);
    expect(await failureOf(makePicturePdf({ width: side, height: side, bits }), PDF)).toBe('no_text');
  });

  it('ends though it draws itself', async () => {
    const bytes = assemblePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>',
      { dictionary: '', stream: Buffer.from('/F Do') },
      {
        dictionary:
          '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /F 5 0 R >> >>',
        stream: Buffer.from('/F Do /F Do'),
      },
    ]);
    expect(await failureOf(bytes, PDF)).not.toBeNull();
  });

  it('is read where it is something else as well', async () => {
    const both = Buffer.concat([
      makePdf([{ content: line }]),
      makeZip([{ name: 'a.js', content: 'alert(1)' }]),
    ]);
    expect(textOf(await read(both, PDF))).toBe('A letter');
  });

  it('is not given scripts: what a page would like to run is left alone', async () => {
    const bytes = assemblePdf([
      '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      { dictionary: '', stream: Buffer.from(tableOf([['TSH', '2.1']])) },
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ]);
    expect(textOf(await read(bytes, PDF))).toBe('TSH   2.1');
  });
});

/** One bit a pixel: sharp would draw them all to make it. */
function makeWhitePng(width: number, height: number): Buffer {
  const chunk = (type: string, content: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(content.length);
    ends.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const line = Buffer.alloc(1 + Math.ceil(width / 8), 0xff).fill(0, 0, 1);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array(height).fill(line)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a picture that would not end well', () => {
  it('is too large with 225 million pixels in half a megabyte', async () => {
    const bytes = makeWhitePng(15_000, 15_000);
    expect(bytes.length).toBeLessThan(1_000_000);
    expect(await failureOf(bytes, PNG)).toBe('too_large');
  });

  it('is damaged when it is cut off, garbage, empty, or of a format nobody uploads', async () => {
    const noise = {
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    } as const;
    const jpeg = await sharp(noise).jpeg().toBuffer();
    const png = await sharp(noise).png().toBuffer();
    expect(await failureOf(jpeg.subarray(0, jpeg.length / 2), JPEG)).toBe('damaged');
    expect(await failureOf(png.subarray(0, png.length / 2), PNG)).toBe('damaged');
    expect(await failureOf(Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(5000, 'x')]), JPEG)).toBe(
      'damaged',
    );
    expect(await failureOf(Buffer.alloc(0), PNG)).toBe('damaged');
    expect(
      await failureOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), PNG),
    ).toBe('damaged');
  });

  it('has no text when it is blank', async () => {
    const blank = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    expect(await failureOf(blank, JPEG)).toBe('no_text');
  });
});
