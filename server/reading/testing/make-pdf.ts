import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

type PdfObject = string | { dictionary: string; stream: Buffer };

/** A file of these objects, numbered from 1; the first is the catalogue. */
export function assemblePdf(objects: readonly PdfObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const push = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const body =
      typeof object === 'string'
        ? Buffer.from(object, 'latin1')
        : Buffer.concat([
            Buffer.from(`<< ${object.dictionary} /Length ${object.stream.length} >>\nstream\n`, 'latin1'),
            object.stream,
            Buffer.from('\nendstream'),
          ]);
    push(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]));
  }
  const start = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(parts);
}

export interface PdfPage {
  content: string;
  mediaBox?: [number, number, number, number];
  rotate?: 90 | 180 | 270;
}

const maskText = (text: string) => text.replace(/[\\()]/g, '\\$&');

/** Text at a place, in points from the lower left corner. */
export function textAt(x: number, y: number, text: string, size = 10): string {
  return `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${maskText(text)}) Tj ET\n`;
}

/** Lines from the top of the page down, each a list of cells 130 points apart. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells, row) =>
      cells.map((cell, column) => textAt(50 + column * 130, 780 - row * 16, cell)).join(''),
    )
    .join('');
}

export function makePdf(pages: readonly PdfPage[]): Buffer {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  return assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap(({ content, mediaBox = [0, 0, 595, 842], rotate }, index): PdfObject[] => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [${mediaBox.join(' ')}] ${rotate ? `/Rotate ${rotate}` : ''} /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      { dictionary: '', stream: Buffer.from(content, 'latin1') },
    ]),
  ]);
}

/** A page that is one picture of these pixels, one bit each as `black` says, stretched over it. */
export function makePicturePdf(
  { width, height, bits }: { width: number; height: number; bits: Buffer },
  mediaBox = [0, 0, 595, 842],
  content = '',
): Buffer {
  return assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${mediaBox.join(' ')}] /Contents 4 0 R /Resources << /Font << /F1 6 0 R >> /XObject << /I 5 0 R >> >> >>`,
    {
      dictionary: '',
      stream: Buffer.from(`q ${mediaBox[2]} 0 0 ${mediaBox[3]} 0 0 cm /I Do Q\n${content}`, 'latin1'),
    },
    {
      dictionary: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /FlateDecode`,
      stream: deflateSync(bits, { level: 9 }),
    },
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/** A page with a line of text, locked as PDF 1.4 does it (revision 2, RC4 of 40 bits). An empty `user` opens for all. */
export function makeLockedPdf(text: string, { user, owner }: { user: string; owner: string }): Buffer {
  const pad = (password: string) => Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32);
  const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();
  const id = Buffer.alloc(16, 7);
  const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  const ownerEntry = rc4(md5(pad(owner)).subarray(0, 5), pad(user));
  const key = md5(pad(user), ownerEntry, permissions, id).subarray(0, 5);
  const content = rc4(
    md5(key, Buffer.from([4, 0, 0, 0, 0])).subarray(0, 10),
    Buffer.from(textAt(50, 700, text), 'latin1'),
  );
  return assemblePdf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      { dictionary: '', stream: content },
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      `<< /Filter /Standard /V 1 /R 2 /O <${ownerEntry.toString('hex')}> /U <${rc4(key, PADDING).toString('hex')}> /P -4 >>`,
    ],
    `/Encrypt 6 0 R /ID [<${id.toString('hex')}> <${id.toString('hex')}>]`,
  );
}

/** OpenSSL does not offer it any more, rightly. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0];
  };
  let j = 0;
  for (let i = 0; i < 256; i += 1) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let i = 0;
  j = 0;
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + (state[i] ?? 0)) & 255;
      swap(i, j);
      return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
    }),
  );
}
