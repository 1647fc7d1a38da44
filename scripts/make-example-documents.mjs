// Makes the example documents in domain/examples/documents anew: node scripts/make-example-documents.mjs
// They are committed; nobody needs to run this but who wants to change them. Nobody's data: all of it is made up.
// PDF and DOCX are written here, byte by byte the same each time; the pictures are what Chromium draws.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';
import { chromium } from 'playwright-core';

const folder = fileURLToPath(new URL('../domain/examples/documents/', import.meta.url));

/** @type {[string, number][]} */
const BLOOD_COUNT = [
  ['Complete blood count', 18],
  ['Laboratory Weissbach, 4 Orchard Lane', 10],
  ['Patient: Maya Lindqvist, born 17 April 1996', 11],
  ['Sample taken 12 October 2026, 08:15. Reported 13 October 2026.', 11],
  ['', 11],
  ['Haemoglobin            11.4 g/dL      (12.0 - 15.5)   low', 10],
  ['Haematocrit            34.8 %         (35.5 - 44.9)   low', 10],
  ['Red cells              4.21 10^6/uL   (3.92 - 5.13)', 10],
  ['Mean cell volume       82.7 fL        (78.2 - 97.9)', 10],
  ['White cells            6.3 10^3/uL    (3.4 - 9.6)', 10],
  ['Platelets              248 10^3/uL    (157 - 371)', 10],
  ['Ferritin               9 ng/mL        (11 - 307)      low', 10],
  ['', 11],
  ['Comment: iron stores are low. Discuss with your clinician.', 11],
];

const LETTER = [
  'Consultation letter',
  'Practice for gynaecology, Dr. Ines Halloran',
  'Date: 3 November 2026',
  'Regarding: Maya Lindqvist, born 17 April 1996',
  'Thank you for coming in. You told me that your periods last five days, that the second day is the heaviest, and that you feel tired.',
  'Your last blood count showed low iron stores. I suggest an iron tablet every other day for three months, then another blood count.',
  'The examination and the ultrasound were without findings.',
  'Please come back in February, earlier if bleeding becomes heavier.',
];

/** @param {[string, number][]} lines */
function makePdf(lines) {
  const mask = (/** @type {string} */ text) => text.replace(/[\\()]/g, '\\$&');
  let y = 780;
  const text = lines.map(([line, size]) => {
    y -= size + 8;
    return `BT /F1 ${size} Tf 60 ${y} Td (${mask(line)}) Tj ET`;
  });
  const content = text.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
  ];
  let pdf = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = pdf.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`;
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(pdf, 'latin1');
}

/** @param {string[]} paragraphs */
function makeDocx(paragraphs) {
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  const openXml = 'http://schemas.openxmlformats.org';
  const mask = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const body = paragraphs.map(
    (text) => `<w:p><w:r><w:t xml:space="preserve">${mask(text)}</w:t></w:r></w:p>`,
  );
  const parts = {
    '[Content_Types].xml': `${head}<Types xmlns="${openXml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${openXml}/package/2006/relationships"><Relationship Id="rId1" Type="${openXml}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${head}<w:document xmlns:w="${openXml}/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body></w:document>`,
  };
  const bytes = Object.entries(parts).map(([name, text]) => [name, new TextEncoder().encode(text)]);
  return zipSync(Object.fromEntries(bytes), { mtime: new Date(2026, 0, 1), level: 9 });
}

/** @param {string} title @param {string[]} lines */
const page = (title, lines, style = '') => `<!doctype html><meta charset="utf-8">
<style>body{margin:0;background:#fff;color:#111;font:18px/1.7 Georgia,'DejaVu Serif',serif;padding:48px 56px;width:600px;${style}}
h1{font-size:28px;margin:0 0 12px;border-bottom:2px solid #111;padding-bottom:8px}p{margin:0 0 6px}</style>
<h1>${title}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}`;

async function drawPictures() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const tab = await browser.newPage({ viewport: { width: 712, height: 520 } });
  const draw = async (
    /** @type {string} */ html,
    /** @type {import("playwright-core").PageScreenshotOptions} */ options,
  ) => {
    await tab.setContent(html);
    return await tab.screenshot(options);
  };
  const ultrasound = page('Pelvic ultrasound', [
    'Institute for Imaging, 27 Mill Street',
    'Maya Lindqvist, born 17 April 1996',
    'Date: 28 October 2026',
    'Uterus of normal size and shape. Endometrium 7 mm.',
    'Both ovaries without cysts. No free fluid.',
    '<b>Impression: normal findings.</b>',
  ]);
  const prescription = page(
    'Prescription',
    [
      'Dr. Ines Halloran, practice for gynaecology',
      'For: Maya Lindqvist, born 17 April 1996',
      'Date: 3 November 2026',
      'Ferrous sulfate 325 mg tablets, 45 pieces',
      'One tablet every other day, for 90 days',
    ],
    'background:#f2efe6;transform:rotate(-1.2deg)',
  );
  const vaccinations = page('Vaccination record', [
    'Maya Lindqvist, born 17 April 1996',
    'Tetanus, diphtheria, pertussis: 9 May 2024',
    'Human papillomavirus, third dose: 2 March 2012',
    'Influenza: 6 October 2026',
  ]);
  const pictures = {
    'ultrasound-report.jpg': await draw(ultrasound, { type: 'jpeg', quality: 70 }),
    'prescription.jpeg': await draw(prescription, { type: 'jpeg', quality: 70 }),
    'vaccination-record.png': await draw(vaccinations, { type: 'png' }),
  };
  await browser.close();
  return pictures;
}

const files = {
  'blood-count.pdf': makePdf(BLOOD_COUNT),
  'consultation-letter.docx': makeDocx(LETTER),
  ...(await drawPictures()),
};
for (const [name, bytes] of Object.entries(files)) await writeFile(`${folder}${name}`, bytes);
process.stdout.write(
  `${Object.entries(files)
    .map(([name, { length }]) => `${name} ${length}`)
    .join('\n')}\n`,
);
