import { randomBytes } from 'node:crypto';
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_FILES, pdfOf, readExampleFile } from '../testing/upload.ts';
import { sniffFormat } from './sniff-format.ts';

const letter = async () => unzipSync(await readExampleFile('consultation-letter.docx'));
const zip = (parts: Zippable) => Buffer.from(zipSync(parts));

test.each(EXAMPLE_FILES)('%s is what it is called', async (name, mime) => {
  expect(await sniffFormat(await readExampleFile(name), name)).toEqual({
    mime,
    extension: name.split('.').at(-1),
  });
});

test('content decides, whatever the name says; a JPEG keeps the extension it came with', async () => {
  const picture = await readExampleFile('prescription.jpeg');
  const extensionFor = async (name: string) => (await sniffFormat(picture, name))?.extension;
  expect(await extensionFor('a.png')).toBe('jpg');
  expect(await extensionFor('a.JPEG')).toBe('jpeg');
  expect(await extensionFor('a.pdf')).toBe('jpg');
});

describe('refused under each of the five extensions:', () => {
  const executable = Buffer.concat([Buffer.from('MZ\u0090\u0000\u0003', 'latin1'), Buffer.alloc(600)]);
  const refused: [string, Buffer | (() => Promise<Buffer>)][] = [
    ['nothing at all', Buffer.alloc(0)],
    ['one byte', Buffer.from('%')],
    ['zeros', Buffer.alloc(5_000)],
    ['a Windows program', executable],
    [
      'a Linux program',
      Buffer.concat([Buffer.from('\u007fELF\u0002\u0001\u0001', 'latin1'), Buffer.alloc(600)]),
    ],
    ['a shell script', Buffer.from('#!/bin/sh\nrm -rf ~\n')],
    ['a shell script with a PDF after it', Buffer.from('#!/bin/sh\nexit\n%PDF-1.4\n')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a page with a PDF after it', Buffer.from('<script>alert(1)</script>\n%PDF-1.4\n')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    [
      'an SVG with a declaration',
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1')],
    ['a text', Buffer.from('Haemoglobin 11.4')],
    ['an old Word document', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)])],
    ['a PDF whose header comes after 1024 bytes', Buffer.concat([Buffer.alloc(1_024, ' '), pdfOf()])],
    ['a program with a PDF after it', Buffer.concat([executable, pdfOf()])],
    ['the word PDF without a version', Buffer.from('%PDF-\n')],
    ['half the signature of a PNG', Buffer.from('89504e47', 'hex')],
    ['an archive', zip({ 'a.txt': strToU8('a') })],
    ['an archive that names a Word document', zip({ 'word/document.xml': strToU8('<a/>') })],
    [
      'an archive with a list of parts that is none',
      zip({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<a/>') }),
    ],
    ['a spreadsheet', async () => retyped('spreadsheetml.sheet.main')],
    [
      'a Word document with macros',
      async () => retyped('macroEnabled.main', 'application/vnd.ms-word.document'),
    ],
    [
      'a Word document with macros that says it has none',
      async () => zip({ ...(await letter()), 'word/vbaProject.bin': strToU8('macros') }),
    ],
    [
      'a Word document that broke off',
      async () => (await readExampleFile('consultation-letter.docx')).subarray(0, 900),
    ],
    [
      'a program with a Word document after it',
      async () => Buffer.concat([executable, await readExampleFile('consultation-letter.docx')]),
    ],
    [
      'a Word document without its text',
      async () => zip({ '[Content_Types].xml': (await letter())['[Content_Types].xml'] ?? new Uint8Array() }),
    ],
    [
      'a Word document whose list unpacks to more than a megabyte',
      async () =>
        zip({
          ...(await letter()),
          '[Content_Types].xml': Buffer.concat([
            (await letter())['[Content_Types].xml'] ?? new Uint8Array(),
            Buffer.alloc(1_100_000, ' '),
          ]),
        }),
    ],
    // Both cost seconds of the whole process before they were refused unopened.
    ['a Word document that lists one part a thousand times', async () => listedAgain(await whole(), 1_000)],
    [
      'a Word document whose list is packed into more than 16 kilobytes',
      async () => zip(await padded(17_000)),
    ],
    [
      'a Word document with more parts than one has',
      async () => {
        const parts = Array.from({ length: 10_000 }, (_, index) => [`word/${index}`, new Uint8Array()]);
        return zip({ ...(await letter()), ...Object.fromEntries(parts) });
      },
    ],
  ];

  const whole = () => readExampleFile('consultation-letter.docx');

  /** The letter with so many bytes in its list of parts that nothing can pack. */
  async function padded(bytes: number): Promise<Zippable> {
    const parts = await letter();
    const list = Buffer.from(parts['[Content_Types].xml'] ?? []);
    return { ...parts, '[Content_Types].xml': Buffer.concat([list, randomBytes(bytes)]) };
  }

  /** The archive with the first entry of its directory repeated at the end of it. */
  function listedAgain(archive: Buffer, times: number): Buffer {
    const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006'));
    const start = archive.readUInt32LE(end + 16);
    const entry = archive.subarray(start, start + 46 + archive.readUInt16LE(start + 28));
    const tail = Buffer.from(archive.subarray(end));
    for (const at of [8, 10]) tail.writeUInt16LE(tail.readUInt16LE(at) + times, at);
    tail.writeUInt32LE(tail.readUInt32LE(12) + times * entry.length, 12);
    return Buffer.concat([archive.subarray(0, end), ...Array(times).fill(entry), tail]);
  }

  /** The letter with a list of parts that calls its text something else. */
  async function retyped(word: string, prefix?: string): Promise<Buffer> {
    const parts = await letter();
    const list = new TextDecoder().decode(parts['[Content_Types].xml']);
    const main = /application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document\.main/;
    expect(list).toMatch(main);
    const type = `${prefix ?? 'application/vnd.openxmlformats-officedocument'}.${word}`;
    return zip({ ...parts, '[Content_Types].xml': strToU8(list.replace(main, type)) });
  }

  test.each(refused)('%s', async (_, content) => {
    const bytes = Buffer.isBuffer(content) ? content : await content();
    for (const extension of ['pdf', 'jpg', 'jpeg', 'png', 'docx']) {
      expect(await sniffFormat(bytes, `a.${extension}`)).toBeNull();
    }
  });
});

describe('taken, because only the beginning of a PDF or a picture is looked at:', () => {
  test('a PDF after a byte order mark, blank lines or what a printer was told', async () => {
    for (const before of ['\ufeff', '\r\n\r\n', '\u001b%-12345X@PJL JOB\r\n', ' '.repeat(1_016)]) {
      const bytes = Buffer.concat([Buffer.from(before), pdfOf()]);
      expect(await sniffFormat(bytes, 'a.pdf')).toEqual({ mime: 'application/pdf', extension: 'pdf' });
    }
  });

  test.each(EXAMPLE_FILES.filter(([name]) => !name.endsWith('docx')))(
    '%s that broke off',
    async (name, mime) => {
      const whole = await readExampleFile(name);
      expect(await sniffFormat(whole.subarray(0, whole.length / 2), name)).toMatchObject({ mime });
    },
  );

  test('a picture with something after its end', async () => {
    const bytes = Buffer.concat([await readExampleFile('vaccination-record.png'), Buffer.from('<script>')]);
    expect(await sniffFormat(bytes, 'a.png')).toMatchObject({ mime: 'image/png' });
  });
});
