import { randomUUID } from 'node:crypto';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { READING_FAILURE_CODES } from '@lunaria/domain/documents/reading/reading-failure.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createReadDocumentJob } from '../../../jobs/read-document.ts';
import { UnderstandingError } from '../../../reading/understand-apart.ts';
import type { Storage } from '../../../storage/storage.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { aTry } from '../../../testing/job-run.ts';
import {
  createStandInReader,
  pageOf,
  type StandInReader,
  understandHere,
} from '../../../testing/stand-in-reader.ts';
import { pdfOf, uploadOf } from '../../../testing/upload.ts';
import { createWoman, type Woman } from '../../../testing/woman.ts';
import type { LookDependencies } from '../../alerts/look-at-read-document.ts';
import { deleteDocument, restoreDocument } from '../delete-document.ts';
import { editDocument } from '../edit-document.ts';
import { findDocuments } from '../find-documents.ts';
import { uploadDocument } from '../upload-document.ts';
import { askForReading } from './ask-for-reading.ts';
import { getDocumentReading } from './get-document-reading.ts';
import { type ReadingDependencies, readDocument } from './read-document.ts';

const threePages = [pageOf('first'), pageOf('second'), pageOf('third')];

describe.each(testEngines)('on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  let whole: ReadingDependencies & LookDependencies;
  let reader: StandInReader;
  let document: HealthDocument;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    reader = createStandInReader();
    whole = {
      database: server.opened.database,
      keyring: server.keyring,
      auditKey: server.auditKey,
      storage: server.storage,
      logger: server.logger,
      modelOffer: null,
      ageOfConsent: 13,
      reader,
      understand: understandHere,
    };
    maria = await createWoman(server);
    document = await upload();
  });
  afterAll(() => server.close());

  const upload = async () =>
    (
      await uploadDocument({ ...whole, quotaBytes: 2_000_000_000 }, uploadOf(maria.userId), {
        bytes: pdfOf(2_000),
        mimeType: 'application/pdf',
      })
    ).document;
  const run = async (given: Partial<ReadingDependencies> = {}, jobRun = aTry) =>
    await createReadDocumentJob({ ...whole, ...given })(
      { userId: maria.userId, subjectId: document.id },
      'job',
      jobRun,
    );
  const find = async (id = document.id): Promise<HealthDocument> => {
    const found = (await findDocuments(whole, maria.userId)).documents.find((one) => one.id === id);
    if (!found) throw new Error('The document is gone.');
    return found;
  };
  const readingOf = async () => (await getDocumentReading(whole, maria.userId, document.id, 1)).reading;
  const again = async () =>
    await askForReading(
      whole.database,
      maria.userId,
      { documentId: document.id, again: true },
      async () => {},
    );
  /** Changes documents as nobody else may. */
  const change = (set: string) =>
    server.opened.asOwner(
      `alter table health_documents no force row level security;
       update health_documents set ${set} where id = '${document.id}';
       alter table health_documents force row level security`,
    );
  const letTheHolderDie = () => change("reading_held_until = now() - interval '1 second'");
  /** Starts a reading that a crash cuts off before the page: nothing is noted any more. */
  async function crashBefore(page: number): Promise<void> {
    let reached = (): void => {};
    const isThere = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const dying = createStandInReader();
    dying.pages = reader.pages;
    dying.beforePage = async (at) => {
      if (at < page) return;
      reached();
      await new Promise(() => {});
    };
    // Pages are written at most once a second; here each of them.
    let clock = 0;
    const seconds = vi.spyOn(performance, 'now').mockImplementation(() => {
      clock += 2_000;
      return clock;
    });
    void run({ reader: dying });
    await isThere;
    seconds.mockRestore();
    await letTheHolderDie();
  }

  describe('a long document', () => {
    const nobodyWaits = () =>
      server.opened.asOwner(
        `alter table health_documents no force row level security;
         delete from health_documents where id <> '${document.id}';
         alter table health_documents force row level security`,
      );
    /** Each page of it takes twenty seconds. */
    async function runSlowly(): Promise<void> {
      reader.pages = [...threePages, pageOf('fourth')];
      let clock = 0;
      const seconds = vi.spyOn(performance, 'now').mockImplementation(() => clock);
      reader.beforePage = () => {
        clock += 20_000;
      };
      await run().finally(() => seconds.mockRestore());
    }

    test("lets somebody else's document go first, and goes on after its own pages", async () => {
      await nobodyWaits();
      const other = await createWoman(server);
      const file = { bytes: pdfOf(2_000), mimeType: 'application/pdf' } as const;
      const waiting = (
        await uploadDocument({ ...whole, quotaBytes: 2_000_000_000 }, uploadOf(other.userId), file)
      ).document;
      await server.opened.asRole('app_worker', undefined, 'delete from outbox');
      await runSlowly();
      expect(await find()).toMatchObject({ reading_state: 'waiting' });
      const rows = await server.opened.asRole(
        'app_worker',
        undefined,
        'select job, subject_id from outbox where handed_over_at is null',
      );
      expect(rows).toEqual([{ job: 'read-document', subject_id: document.id }]);
      await deleteDocument(whole, other.userId, waiting.id);
      await runSlowly();
      expect(reader.calls.map(({ known }) => known)).toEqual([[], [1, 2]]);
      expect(await find()).toMatchObject({ reading_state: 'done', reading_pages: 4 });
    });

    test('goes on where nobody else waits, also with more of hers', async () => {
      await nobodyWaits();
      await upload();
      await runSlowly();
      expect(await find()).toMatchObject({ reading_state: 'done' });
      expect(reader.calls).toHaveLength(1);
    });
  });

  test('a document that waits is read: its texts, its pages and what was understood are there', async () => {
    reader.pages = threePages;
    await run();
    const read = await find();
    expect(read).toMatchObject({
      reading_state: 'done',
      reading_page: null,
      reading_pages: 3,
      reading_failure: null,
    });
    // Nothing in it gives it a name: it keeps its file's.
    expect(read.ai_suggested_name).toBeNull();
    expect(read.ai_suggested_category).not.toBeNull();
    expect(read.ai_second_category).not.toBe(read.ai_suggested_category);
    expect(read.ai_digest).not.toBeNull();
    const reading = await readingOf();
    expect(reading.pages).toEqual(threePages);
    expect(reading.understanding?.reader_version).toBeGreaterThan(0);
    expect(reading).toMatchObject({ document_id: document.id, model: null, corrections: [] });
    expect(reading).not.toHaveProperty('texts_unreadable');
  });

  test('run a second time it changes nothing and reads nothing', async () => {
    await run();
    const before = [await find(), await readingOf()];
    await run();
    expect([await find(), await readingOf()]).toEqual(before);
    expect(reader.calls).toHaveLength(1);
  });

  test('nothing that was read stands in the database in the clear', async () => {
    reader.pages = [pageOf('Quetzalcoatl Diagnostics', 'Ferritin   8   ug/L   15 - 150')];
    await run();
    const rows = await server.opened.asOwner(`
      alter table health_documents no force row level security; alter table document_pages no force row level security;
      alter table document_readings no force row level security;
      select encode(ai_summary, 'escape') as a, encode(ai_digest, 'escape') as b, encode(ai_suggested_name, 'escape') as c,
        encode(p.content, 'escape') as d, encode(r.understanding, 'escape') as e
      from health_documents h join document_pages p on p.document_id = h.id join document_readings r on r.document_id = h.id
      where h.id = '${document.id}'; rollback; begin`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/quetzal|ferritin|lines|category/i);
  });

  test.each(READING_FAILURE_CODES)(
    'a file that cannot be read, %s, says why; Retry reads it anew',
    async (failure) => {
      reader.failure = failure;
      await run();
      expect(await find()).toMatchObject({
        reading_state: 'failed',
        reading_failure: failure,
        reading_page: null,
      });
      expect((await readingOf()).pages).toEqual([]);
      reader.failure = null;
      expect(await again()).toBe('waiting');
      expect(await find()).toMatchObject({ reading_state: 'waiting', reading_failure: null });
      await run();
      expect(await find()).toMatchObject({ reading_state: 'done', reading_failure: null });
    },
  );

  test('rules that do not come to an end with its text are not tried again', async () => {
    const understand = () => Promise.reject(new UnderstandingError('too_slow'));
    await run({ understand });
    expect(await find()).toMatchObject({ reading_state: 'failed', reading_failure: 'too_slow' });
  });

  test('a lost or changed file is said to be lost', async () => {
    await whole.storage.remove(`health-documents/${document.file_path}`);
    await run();
    expect(await find()).toMatchObject({ reading_state: 'failed', reading_failure: 'file_lost' });
  });

  test('a storage that is away is tried again and shown as waiting, and has failed only with the last try', async () => {
    const away: Storage = { ...whole.storage, getDecrypted: vi.fn().mockRejectedValue(new Error('away')) };
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(run({ storage: away })).rejects.toThrow('away');
      expect(await find()).toMatchObject({ reading_state: 'waiting', reading_failure: null });
    }
    await expect(run({ storage: away }, { ...aTry, isLastTry: true })).rejects.toThrow('away');
    expect(await find()).toMatchObject({ reading_state: 'failed', reading_failure: 'failed' });
  });

  test('a crash in the middle: the next one goes on behind the last page that was written', async () => {
    reader.pages = threePages;
    await crashBefore(3);
    expect(await find()).toMatchObject({ reading_state: 'reading', reading_page: 3, reading_pages: 3 });
    await run();
    expect(reader.calls).toEqual([{ known: [1, 2] }]);
    expect(await find()).toMatchObject({ reading_state: 'done', reading_pages: 3 });
    expect((await readingOf()).pages).toEqual(threePages);
  });

  test('while somebody reads it nobody else does', async () => {
    await crashBefore(1);
    await change("reading_held_until = now() + interval '30 seconds'");
    await run();
    expect(reader.calls).toEqual([]);
    expect((await find()).reading_state).toBe('reading');
    expect(await again()).toBe('reading');
  });

  test('a document that takes the process down three times has failed; one that gets on has not', async () => {
    reader.pages = threePages;
    for (const page of [1, 2, 3]) await crashBefore(page);
    await run();
    expect((await find()).reading_state).toBe('done');

    document = await upload();
    for (let crash = 0; crash < 3; crash += 1) await crashBefore(1);
    const calls = reader.calls.length;
    await run();
    expect(reader.calls).toHaveLength(calls);
    expect(await find()).toMatchObject({ reading_state: 'failed', reading_failure: 'failed' });
    await again();
    await run();
    expect((await find()).reading_state).toBe('done');
  });

  test('the server stops in the middle: the turn is given back, it counts as no attempt, and goes on later', async () => {
    reader.pages = threePages;
    for (let stops = 0; stops < 5; stops += 1) {
      const stopping = new AbortController();
      reader.beforePage = (page) => (page === 2 ? stopping.abort(new Error('The server stops')) : undefined);
      await run({}, { stop: stopping.signal, isLastTry: true });
      expect(await find()).toMatchObject({
        reading_state: 'waiting',
        reading_page: null,
        reading_pages: null,
      });
    }
    reader.beforePage = () => {};
    await run();
    expect((await find()).reading_state).toBe('done');
  });

  test('a holder that was thought dead writes nothing over what the next one did', async () => {
    reader.pages = threePages;
    const late = createStandInReader();
    late.pages = [pageOf('late')];
    late.beforePage = async () => {
      await letTheHolderDie();
      await run();
    };
    await run({ reader: late });
    expect((await find()).reading_state).toBe('done');
    expect((await readingOf()).pages).toEqual(threePages);
  });

  test('deleted meanwhile: nothing is written; brought back, it is read', async () => {
    reader.beforePage = async () => await deleteDocument(whole, maria.userId, document.id);
    await run();
    const left = await server.opened.asRole(
      'app_worker',
      undefined,
      `select (select count(*)::int from document_pages where document_id = '${document.id}') as pages,
        (select count(*)::int from document_readings where document_id = '${document.id}') as readings`,
    );
    expect(left).toEqual([{ pages: 0, readings: 0 }]);
    await run();
    expect(reader.calls).toHaveLength(1);
    reader.beforePage = () => {};
    await restoreDocument(whole, maria.userId, document.id);
    await letTheHolderDie();
    await run();
    expect((await find()).reading_state).toBe('done');
  });

  test('what she edits while it is read stays', async () => {
    const base = { own_name: null, own_category: null, document_type: 'Lab Result', notes: null } as const;
    const hers = { own_name: 'Iron', own_category: 'imaging', document_type: 'Other', notes: 'ask' } as const;
    reader.beforePage = async () => {
      await editDocument(whole, document.id, { user_id: maria.userId, ...hers, base });
    };
    await run();
    expect(await find()).toMatchObject({ ...hers, reading_state: 'done' });
  });

  test('read again, it takes the place of the first reading, with fewer pages too', async () => {
    reader.pages = threePages;
    await run();
    reader.pages = [pageOf('only one')];
    expect(await again()).toBe('waiting');
    expect((await readingOf()).pages).toEqual(threePages);
    await run();
    expect(reader.calls).toEqual([{ known: [] }, { known: [] }]);
    expect((await readingOf()).pages).toEqual([pageOf('only one')]);
    expect(await find()).toMatchObject({ reading_state: 'done', reading_pages: 1 });
  });

  test('one that waits or is being read is left to that; done and failed ones are asked for at once, within limits', async () => {
    const limit = vi.fn().mockRejectedValue(new Error('limited'));
    const ask = async (now?: Date) =>
      await askForReading(whole.database, maria.userId, { documentId: document.id, again: true }, limit, now);
    expect(await ask()).toBe('waiting');
    expect(await ask(new Date(Date.now() + 11 * 60_000))).toBe('waiting');
    expect(limit).not.toHaveBeenCalled();
    await run();
    await expect(ask()).rejects.toThrow('limited');
    expect((await find()).reading_state).toBe('done');
  });

  test('what was read before its upload asked for it is not read twice', async () => {
    await run();
    const limit = vi.fn();
    const asked = { documentId: document.id };
    expect(await askForReading(whole.database, maria.userId, asked, limit)).toBe('done');
    expect(limit).not.toHaveBeenCalled();
    expect((await find()).reading_state).toBe('done');
  });

  test('pages that were changed behind our back are left out, and read again where a reading goes on', async () => {
    reader.pages = threePages;
    await crashBefore(3);
    const spoil = async (page: number) =>
      await server.opened.asRole(
        'app_worker',
        undefined,
        `update document_pages set content = (select content from document_pages where document_id = '${document.id}' and page = 1)
         where document_id = '${document.id}' and page = ${page}`,
      );
    await spoil(2);
    await run();
    expect(reader.calls).toEqual([{ known: [1] }]);
    expect((await readingOf()).pages).toEqual(threePages);
    await spoil(3);
    expect(await readingOf()).toMatchObject({
      pages: [threePages[0], threePages[1], { lines: [] }],
      texts_unreadable: true,
      understanding: expect.anything(),
    });
  });

  test('does nothing for a document that is deleted, gone, of nobody or of somebody else', async () => {
    await deleteDocument(whole, maria.userId, document.id);
    const other = await createWoman(server);
    for (const [userId, documentId] of [
      [maria.userId, document.id],
      [maria.userId, randomUUID()],
      [randomUUID(), document.id],
      [other.userId, document.id],
    ] as const) {
      await readDocument(whole, { userId, documentId, holder: randomUUID() }, aTry);
    }
    expect(reader.calls).toEqual([]);
  });
});
