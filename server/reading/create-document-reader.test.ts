import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createDocumentReader, type ReaderOptions } from './create-document-reader.ts';
import type { DocumentReader } from './document-reader.ts';
import { findChildren, isRunning } from './testing/find-children.ts';
import { makeDocx, paragraph } from './testing/make-docx.ts';
import { assemblePdf, makePdf, tableOf, textAt } from './testing/make-pdf.ts';

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const ROWS = [
  ['Ferritin', '9', 'ng/mL', '11 - 307'],
  ['TSH', '2.1', 'mIU/L', '0.4 - 4.0'],
];
const pages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ content: textAt(50, 700, `Page ${index + 1}`) }));
const fileOf = (bytes: Uint8Array) => ({ bytes, mime: PDF }) as const;
const letter = fileOf(makePdf([{ content: textAt(50, 700, 'A letter') }]));
/** A page that takes minutes: thirty million strokes of the pen that draw nothing. */
const endless = fileOf(
  assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents [${'4 0 R '.repeat(3000)}] >>`,
    { dictionary: '', stream: Buffer.from('q Q\n'.repeat(10_000)) },
  ]),
);

let reader: DocumentReader | null = null;
afterEach(async () => {
  await reader?.stop();
  reader = null;
});
function start(options?: ReaderOptions): DocumentReader {
  reader = createDocumentReader(options);
  return reader;
}

// Which processes there are is asked of /proc.
describe.runIf(process.platform === 'linux')('reading documents in a process of its own', () => {
  describe('one for all files', () => {
    // To start its process costs more than what it reads here: each test goes on with the one that the last one left.
    const reading = createDocumentReader();
    afterAll(() => reading.stop());

    it('returns a PDF page by page, the rows of its tables whole', async () => {
      const told: string[] = [];
      const outcome = await reading.read(
        fileOf(makePdf([{ content: tableOf(ROWS) }, ...pages(2)])),
        ({ page, pages: count }) => void told.push(`${page} of ${count}`),
      );
      expect(outcome.text?.pages[0]?.lines).toEqual(
        ROWS.map((cells) => ({ text: cells.join('   '), source: 'text' })),
      );
      expect(told).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    });

    it('reads no page again that is known, and returns it with the others', async () => {
      const told: number[] = [];
      const known = { lines: [{ text: 'As it was read before', source: 'ocr' as const }] };
      const outcome = await reading.read(
        { ...fileOf(makePdf(pages(3))), known: new Map([[2, known]]) },
        ({ page }) => void told.push(page),
      );
      expect(told).toEqual([1, 3]);
      expect(outcome.text?.pages.map(({ lines }) => lines[0]?.text)).toEqual([
        'Page 1',
        'As it was read before',
        'Page 3',
      ]);
    });

    it('reads one after the other, in the order they were asked for', async () => {
      const order: string[] = [];
      await Promise.all([
        reading.read(fileOf(makePdf(pages(5))), () => void order.push('first')),
        reading.read({ bytes: makeDocx(paragraph('Letter')), mime: DOCX }, () => void order.push('second')),
        reading.read(letter, () => void order.push('third')),
      ]);
      expect(order).toEqual([...Array.from({ length: 5 }, () => 'first'), 'second', 'third']);
      expect(findChildren(process.pid)).toHaveLength(1);
    });

    it('ends with the reason for which a page could not be kept, and reads the next file', async () => {
      const failing = reading.read(letter, () => Promise.reject(new Error('The database is away')));
      await expect(failing).rejects.toThrow('The database is away');
      expect((await reading.read(letter)).failure).toBeNull();
    });

    it('ends with the reason of the signal, whether it waits or is being read', async () => {
      const first = new AbortController();
      const second = new AbortController();
      const running = reading.read(endless, undefined, first.signal);
      const waiting = reading.read(letter, undefined, second.signal);
      second.abort(new Error('deleted meanwhile'));
      await vi.waitFor(() => expect(findChildren(process.pid)).toHaveLength(1));
      first.abort(new Error('the job took too long'));
      await expect(running).rejects.toThrow('the job took too long');
      await expect(waiting).rejects.toThrow('deleted meanwhile');
      expect((await reading.read(letter)).failure).toBeNull();
    });

    it('fails when its process is gone, and starts another for the next file', async () => {
      const [pid = 0] = findChildren(process.pid);
      const running = reading.read(endless);
      process.kill(pid, 'SIGTERM');
      expect((await running).failure).toBe('failed');
      expect((await reading.read(letter)).failure).toBeNull();
      expect(findChildren(process.pid)).not.toContain(pid);
    });

    it('reads nothing more once it was stopped', async () => {
      const running = reading.read(endless);
      const waiting = reading.read(letter);
      const ends = Promise.all([
        expect(running).rejects.toThrow(/stops/),
        expect(waiting).rejects.toThrow(/stops/),
      ]);
      await reading.stop();
      await ends;
      await expect(reading.read(letter)).rejects.toThrow(/stops/);
      expect(findChildren(process.pid)).toHaveLength(0);
    });
  });

  it('stops a page that takes too long, and a document', async () => {
    const byPage = start({ limits: { pageSeconds: 1 } });
    expect((await byPage.read(endless)).failure).toBe('too_slow');
    await byPage.stop();
    expect((await start({ limits: { documentSeconds: 1 } }).read(endless)).failure).toBe('too_slow');
  });

  it('starts its process with the first file, ends it without work, and starts it anew', async () => {
    const reading = start({ idleSeconds: 0.2 });
    expect(findChildren(process.pid)).toHaveLength(0);
    expect(reading.peakRssMb()).toBe(0);
    await reading.read(letter);
    expect(reading.peakRssMb()).toBeGreaterThan(20);
    await vi.waitFor(() => expect(findChildren(process.pid)).toHaveLength(0), 5000);
    expect((await reading.read(letter)).failure).toBeNull();
  });

  it('ends its process when the server is killed, even in the middle of a page', async () => {
    const module = fileURLToPath(new URL('./create-document-reader.ts', import.meta.url));
    const program = `const { createDocumentReader } = await import(${JSON.stringify(module)});
      const bytes = Buffer.from(${JSON.stringify(Buffer.from(endless.bytes).toString('base64'))}, 'base64');
      createDocumentReader().read({ bytes, mime: 'application/pdf' });`;
    const server = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' });
    const pid = server.pid ?? 0;
    const [child = 0] = await vi.waitFor(() => {
      const children = findChildren(pid);
      expect(children).toHaveLength(1);
      return children;
    }, 20_000);
    server.kill('SIGKILL');
    await once(server, 'exit');
    await vi.waitFor(() => expect(isRunning(child)).toBe(false), 20_000);
  });
});
