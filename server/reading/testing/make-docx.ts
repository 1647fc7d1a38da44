import { deflateRawSync } from 'node:zlib';

/** A part of an archive; `claims`: what its header says of its size, where that is not the truth. */
export interface ArchivePart {
  name: string;
  content: Buffer | string;
  claims?: number;
  isLocked?: boolean;
}

/** A zip archive, written byte by byte so that it can lie. `repeat`: how often its list names each part. */
export function makeZip(parts: readonly ArchivePart[], repeat = 1): Buffer {
  const locals: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims, isLocked } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes, { level: 9 });
    const nameBytes = Buffer.from(name);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(isLocked ? 1 : 0, 2);
    header.writeUInt16LE(8, 4);
    header.writeUInt32LE(packed.length, 14);
    header.writeUInt32LE(claims ?? bytes.length, 18);
    header.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), header, nameBytes, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    const entry = Buffer.concat([
      Buffer.from('PK\u0001\u0002'),
      Buffer.from([20, 0]),
      header,
      tail,
      nameBytes,
    ]);
    locals.push(local);
    offset += local.length;
    for (let count = 0; count < repeat; count += 1) list.push(entry);
  }
  const listBytes = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(list.length, 4);
  end.writeUInt16LE(list.length, 6);
  end.writeUInt32LE(listBytes.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, listBytes, Buffer.from('PK\u0005\u0006'), end]);
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OPEN = 'http://schemas.openxmlformats.org';
export const WORD_NAMESPACES = `xmlns:w="${OPEN}/wordprocessingml/2006/main" xmlns:r="${OPEN}/officeDocument/2006/relationships" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"`;

export const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
export const cell = (...blocks: string[]) => `<w:tc>${blocks.join('')}</w:tc>`;
export const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
export const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`;
export const tableOfTexts = (rows: readonly (readonly string[])[]) =>
  table(...rows.map((cells) => row(...cells.map((text) => cell(paragraph(text))))));

/** The parts of a DOCX with this body. */
export function docxParts(body: string, more: readonly ArchivePart[] = []): ArchivePart[] {
  return [
    {
      name: '[Content_Types].xml',
      content: `${HEAD}<Types xmlns="${OPEN}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${HEAD}<Relationships xmlns="${OPEN}/package/2006/relationships"><Relationship Id="rId1" Type="${OPEN}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      content: `${HEAD}<w:document ${WORD_NAMESPACES}><w:body>${body}</w:body></w:document>`,
    },
    ...more,
  ];
}

export function makeDocx(body: string, more: readonly ArchivePart[] = []): Buffer {
  return makeZip(docxParts(body, more));
}
