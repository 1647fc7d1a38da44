/** A small PDF with a page for each text; nobody's data. */
export function makePdf(pages: readonly string[]): Buffer {
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((text, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      stream('', `BT /F1 24 Tf 72 720 Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`),
    ]),
  ]);
}

/** Where the columns of a report begin, in points. */
const COLUMNS = [60, 250, 320, 390, 500];

/** A report with text: pages of rows, rows of columns; a row of one is a line of text. Nobody's data. */
export function makeReport(pages: readonly (readonly (readonly string[])[])[]): Buffer {
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((rows, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      stream(
        '',
        rows
          .flatMap((cells, row) => cells.map((cell, at) => place(cell, COLUMNS[at] ?? 0, 780 - row * 20)))
          .join('\n'),
      ),
    ]),
  ]);
}

const place = (text: string, x: number, y: number) =>
  `BT /F1 11 Tf ${x} ${y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`;

/** A PDF that asks for a password: what checks it fits none, so that nobody knows it. */
export function makeLocked(): Buffer {
  const bytes = 'ab'.repeat(32);
  const open = makePdf(['Locked']).toString('latin1');
  const objects = open
    .split(/\d+ 0 obj\n/)
    .slice(1)
    .map((object) => object.slice(0, object.indexOf('\nendobj')));
  const lock = `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${bytes}> /U <${bytes}> >>`;
  return writePdf([...objects, lock], `/Encrypt ${objects.length + 1} 0 R /ID [<${bytes}> <${bytes}>]`);
}

/** A scanned page, all black, packed with JBIG2 as copiers do it. */
export function makeScan(): Buffer {
  const page = segment(0, 0x30, `${number(64)}${number(64)}${number(0)}${number(0)}\x04\0\0`);
  const end = segment(1, 0x31, '');
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>',
    stream('', 'q 200 0 0 200 0 0 cm /I Do Q'),
    stream(
      '/Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode',
      `${page}${end}`,
    ),
  ]);
}

const stream = (entries: string, bytes: string) =>
  `<< ${entries} /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`;

/** Four bytes, the highest first. */
const number = (value: number) =>
  String.fromCharCode(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);

/** A segment of a JBIG2 picture, on page 1. */
const segment = (index: number, type: number, bytes: string) =>
  `${number(index)}${String.fromCharCode(type)}\0\x01${number(bytes.length)}${bytes}`;

function writePdf(objects: readonly string[], trailer = ''): Buffer {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer << /Size ${count} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
