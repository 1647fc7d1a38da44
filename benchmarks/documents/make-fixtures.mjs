// Makes the documents in fixtures/ anew: node benchmarks/documents/make-fixtures.mjs
// They are committed; nobody needs to run this but who wants to change them. What stands in them: fixture-documents.mjs.
// Beside each file that has to be recognized lies the text that was printed (text/FILE.txt).
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { FIXTURES } from './fixture-documents.mjs';

/** @import { Block, Fixture } from './fixture-documents.mjs' */

const folder = fileURLToPath(new URL('./fixtures/', import.meta.url));
const FONTS = {
  plain: "Arial, 'Liberation Sans', sans-serif",
  serif: "'Times New Roman', 'Liberation Serif', serif",
  typewriter: "'Courier New', 'Liberation Mono', monospace",
};

const mask = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const spaced = (/** @type {string} */ text) => mask(text).replaceAll('   ', ' &nbsp; ');

/** @param {Block} block */
function toHtml(block) {
  if ('h' in block) return `<h1>${mask(block.h)}</h1>`;
  if ('p' in block) return `<p>${spaced(block.p)}</p>`;
  const rows = block.table.map((cells, index) => {
    const tag = index === 0 ? 'th' : 'td';
    return `<tr>${cells.map((cell) => `<${tag}>${mask(cell)}</${tag}>`).join('')}</tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

/** A sheet of A4; `photo`: lying on a table, held a little askew, lit from one side. @param {Fixture} fixture */
function toPage({ blocks, look = 'plain', format }, /** @type {number} */ index) {
  const isPhoto = format === 'jpg';
  const tilt = ((index % 5) - 2) * 0.5 || 0.7;
  return `<!doctype html><meta charset="utf-8"><style>
@page { size: A4; margin: 0 } html { background: ${isPhoto ? '#57524c' : '#fff'} } body { margin: 0; overflow: hidden }
.sheet { box-sizing: border-box; width: 827px; ${format === 'pdf' ? '' : 'height: 1170px;'} padding: 70px 80px; background: #fff; color: #161616;
  font: ${look === 'typewriter' ? 15 : 14.5}px/1.45 ${FONTS[look]};
  ${isPhoto ? `transform: perspective(2600px) rotateY(${tilt * 2}deg) rotateZ(${tilt}deg) scale(0.97)` : ''} }
h1 { font-size: 25px; margin: 0 0 14px } p { margin: 0 0 9px } table { border-collapse: collapse; width: 100%; margin: 12px 0 }
th, td { text-align: left; border: 1px solid #999; padding: 4px 6px } th { font-weight: bold }
.light { position: fixed; inset: 0; background: linear-gradient(${60 + index * 40}deg, rgba(0,0,0,.5), rgba(0,0,0,.05) 75%) }
</style><div class="sheet">${blocks.map(toHtml).join('')}</div>${isPhoto ? '<div class="light"></div>' : ''}`;
}

/** @param {Block[]} blocks */
function toText(blocks) {
  return `${blocks
    .flatMap((block) =>
      'h' in block
        ? [block.h]
        : 'p' in block
          ? [block.p]
          : block.table.map((row) => row.filter(Boolean).join('   ')),
    )
    .join('\n')}\n`;
}

/** The rows of a laboratory as they are printed. @param {Block[]} blocks */
function toTruth(blocks) {
  return blocks.flatMap((block) => {
    if (!('table' in block) || !block.truth) return [];
    const [analyte = 0, value = 1, unit = 2, ref = 3, flag] = block.truth;
    return block.table.slice(1).map((cells) => ({
      analyte: cells[analyte],
      value: cells[value],
      unit: cells[unit],
      ref: cells[ref],
      flag: (flag === undefined ? '' : cells[flag])?.charAt(0) ?? '',
    }));
  });
}

/** Out of focus by a hair, and with the grain of a sensor in bad light: the same grain each time. @param {import('sharp').Sharp} picture */
async function toPhoto(picture) {
  const { data, info } = await picture.removeAlpha().blur(0.6).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  let state = 1;
  for (let index = 0; index < data.length; index += channels) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const grain = ((state >>> 24) + ((state >>> 16) & 255) - 255) / 16;
    for (let channel = index; channel < index + channels; channel += 1)
      data[channel] = Math.max(0, Math.min(255, (data[channel] ?? 0) + grain));
  }
  return await sharp(data, { raw: { width, height, channels } })
    .jpeg({ quality: 55, mozjpeg: true })
    .toBuffer();
}

/** A page that is nothing but one JPEG. */
function toScannedPdf(/** @type {Buffer} */ jpeg, /** @type {number} */ width, /** @type {number} */ height) {
  const content = 'q 595 0 0 842 0 0 cm /I Do Q';
  const parts = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n${jpeg.toString('latin1')}\nendstream`,
  ];
  let pdf = '%PDF-1.5\n';
  const offsets = parts.map((part, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${part}\nendobj\n`;
    return offset;
  });
  const start = pdf.length;
  pdf += `xref\n0 6\n0000000000 65535 f \n${offsets.map((each) => `${String(each).padStart(10, '0')} 00000 n \n`).join('')}`;
  pdf += `trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(pdf, 'latin1');
}

/** @param {Block[]} blocks */
function toDocx(blocks) {
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  const open = 'http://schemas.openxmlformats.org';
  const paragraph = (/** @type {string} */ text) =>
    `<w:p><w:r><w:t xml:space="preserve">${mask(text)}</w:t></w:r></w:p>`;
  const body = blocks.map((block) => {
    if ('h' in block) return paragraph(block.h);
    if ('p' in block) return paragraph(block.p);
    const rows = block.table.map(
      (row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`,
    );
    return `<w:tbl>${rows.join('')}</w:tbl>`;
  });
  const parts = {
    '[Content_Types].xml': `${head}<Types xmlns="${open}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${open}/package/2006/relationships"><Relationship Id="rId1" Type="${open}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${head}<w:document xmlns:w="${open}/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body></w:document>`,
  };
  const bytes = Object.entries(parts).map(([name, text]) => [name, new TextEncoder().encode(text)]);
  return Buffer.from(zipSync(Object.fromEntries(bytes), { mtime: new Date(2026, 0, 1), level: 9 }));
}

await rm(folder, { recursive: true, force: true });
for (const name of ['files', 'truth', 'text']) await mkdir(`${folder}${name}`, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const tab = await browser.newPage({ viewport: { width: 827, height: 1170 }, deviceScaleFactor: 2 });
const labels = ['file,category,also_accepted,origin,format,licence,truth'];
for (const [index, fixture] of FIXTURES.entries()) {
  const { file, category, also = '', format, blocks } = fixture;
  await tab.setContent(toPage(fixture, index));
  const draw = async () => {
    if (format === 'docx') return toDocx(blocks);
    if (format === 'pdf') return await tab.pdf({ preferCSSPageSize: true, printBackground: true });
    const picture = sharp(await tab.screenshot({ type: 'png' }));
    if (format === 'jpg') return await toPhoto(picture);
    const grey = picture.greyscale();
    if (format === 'png') return await grey.png({ palette: true, colours: 16 }).toBuffer();
    const { data, info } = await grey.blur(0.5).jpeg({ quality: 60 }).toBuffer({ resolveWithObject: true });
    return toScannedPdf(data, info.width, info.height);
  };
  await writeFile(`${folder}files/${file}`, await draw());
  const truth = toTruth(blocks);
  const truthFile = truth.length === 0 ? '' : `truth/${file}.json`;
  if (truthFile !== '') await writeFile(`${folder}${truthFile}`, `${JSON.stringify(truth, null, 2)}\n`);
  if (['jpg', 'png', 'scanpdf'].includes(format))
    await writeFile(`${folder}text/${file}.txt`, toText(blocks));
  labels.push([file, category, also, 'made here', format, 'own', truthFile].join(','));
}
await browser.close();
await writeFile(`${folder}labels.csv`, `${labels.join('\n')}\n`);
