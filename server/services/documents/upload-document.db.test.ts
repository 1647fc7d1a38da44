import { createSecretKey, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { DocumentUpload, HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepDocuments, sweepStorage } from '../../documents/sweep-documents.ts';
import { createLogger } from '../../logging/logger.ts';
import type { Storage } from '../../storage/storage.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { losePowerAt, PowerCut } from '../../testing/power.ts';
import { pdfOf, uploadOf } from '../../testing/upload.ts';
import { createWoman, type Woman } from '../../testing/woman.ts';
import { deleteDocument } from './delete-document.ts';
import { findDocuments } from './find-documents.ts';
import { openDocumentContent } from './open-document-content.ts';
import { type UploadDependencies, uploadDocument } from './upload-document.ts';

const file = { bytes: pdfOf(70_000), mimeType: 'application/pdf' };
const inTwoHours = () => new Date(Date.now() + 2 * 3_600_000);
/** More steps than an upload or a sweep has. */
const STEPS = 40;

describe.each(testEngines)('on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  let whole: UploadDependencies;
  beforeAll(async () => {
    server = await createTestApp(engine);
    const { keyring, storage, opened } = server;
    whole = { database: opened.database, keyring, storage, quotaBytes: 2_000_000_000 };
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const upload = (given: UploadDependencies, described: DocumentUpload, now?: () => number) =>
    uploadDocument(given, described, file, now);
  const sweep = async (given: Pick<UploadDependencies, 'database' | 'storage'> = whole) => {
    await sweepDocuments({ ...given, logger: server.logger });
    await sweepStorage({ ...given, logger: server.logger }, inTwoHours());
  };
  /** Runs statements on tables whose policies nobody may pass. */
  const change = (statement: string) =>
    server.opened.asOwner(`
      alter table health_documents no force row level security;
      alter table document_uploads no force row level security;
      ${statement};
      alter table health_documents force row level security;
      alter table document_uploads force row level security`);
  const letAnHourPass = () =>
    change(
      `update document_uploads set reserved_at = reserved_at - interval '61 minutes' where user_id = '${maria.userId}';
       update health_documents set uploaded_at = uploaded_at - interval '3 hours',
         deleted_at = deleted_at - interval '61 minutes' where user_id = '${maria.userId}'`,
    );
  const read = async (table: string, columns: string) =>
    await server.opened.asRole(
      'app_worker',
      undefined,
      `select ${columns} from ${table} where user_id = '${maria.userId}' order by 1`,
    );
  const rowPaths = async () =>
    (await read('health_documents', 'file_path')).map((row) => String(row.file_path));
  const reservedPaths = async () =>
    (await read('document_uploads', 'file_path')).map((row) => String(row.file_path));
  const filePaths = async () => {
    const paths: string[] = [];
    for await (const { key } of server.storage.list(`health-documents/${maria.userId}`)) {
      paths.push(key.slice('health-documents/'.length));
    }
    return paths.sort();
  };
  const jobs = async () =>
    (await read('outbox', 'subject_id, job'))
      .filter(({ job }) => job === 'read-document')
      .map((row) => row.subject_id);

  async function expectEveryRowHasItsFile(): Promise<void> {
    expect(await filePaths()).toEqual(expect.arrayContaining(await rowPaths()));
    for (const { id } of (await findDocuments(whole, maria.userId)).documents) {
      const { bytes } = await openDocumentContent(whole, maria.userId, id);
      expect(bytes.equals(file.bytes)).toBe(true);
    }
  }

  async function expectNothingOrphaned(): Promise<void> {
    expect(await filePaths()).toEqual(await rowPaths());
    expect(await reservedPaths()).toEqual([]);
  }

  test('an upload that loses its power at any step leaves nothing behind but what the sweeper finds', async () => {
    let cuts = 0;
    for (let step = 0; step < STEPS; step += 1) {
      const described = uploadOf(maria.userId);
      const power = losePowerAt(step, whole.database, whole.storage);
      const attempt = upload({ ...whole, ...power }, described);
      if (
        power.wasCut() ||
        (await attempt.then(
          () => false,
          () => true,
        ))
      ) {
        await expect(attempt).rejects.toThrow(PowerCut);
        cuts += 1;
        await expectEveryRowHasItsFile();
        // Nobody has given up on it yet: a sweep now takes nothing that an upload under way needs.
        const before = await filePaths();
        await sweep();
        expect(await filePaths()).toEqual(before);
        // She tries again, with the same id.
        const again = await upload(whole, described);
        expect(again.document.id).toBe(described.id);
        expect((await jobs()).filter((id) => id === described.id)).toHaveLength(1);
        await expectEveryRowHasItsFile();
        await letAnHourPass();
        await sweep();
        await expectNothingOrphaned();
      } else {
        expect(cuts).toBeGreaterThan(6);
        expect((await findDocuments(whole, maria.userId)).documents.length).toBe(cuts + 1);
        await expectNothingOrphaned();
        return;
      }
    }
    throw new Error('An upload has more steps than were tried.');
  });

  test('a deletion and a sweep that lose their power at any step end in nothing orphaned', async () => {
    for (let step = 0; step < STEPS; step += 1) {
      const kept = await upload(whole, uploadOf(maria.userId));
      const gone = await upload(whole, uploadOf(maria.userId));
      const power = losePowerAt(step, whole.database, whole.storage);
      const sweeping = (async () => {
        await deleteDocument(
          { ...whole, database: power.database, logger: createLogger() },
          maria.userId,
          gone.document.id,
        );
        await letAnHourPass();
        await sweep(power);
      })();
      const wasCut = await sweeping.then(
        () => false,
        () => true,
      );
      await expectEveryRowHasItsFile();
      await deleteDocument({ ...whole, logger: createLogger() }, maria.userId, gone.document.id);
      await letAnHourPass();
      await sweep();
      await expectNothingOrphaned();
      const left = (await findDocuments(whole, maria.userId)).documents.map(({ id }) => id);
      expect(left).toContain(kept.document.id);
      expect(left).not.toContain(gone.document.id);
      if (!wasCut) {
        expect(step).toBeGreaterThan(8);
        return;
      }
    }
    throw new Error('A sweep has more steps than were tried.');
  });

  test('a put that fails, or stores and then fails, leaves nothing at once', async () => {
    for (const putEncrypted of [
      () => Promise.reject(new Error('the disk is full')),
      async (...given: Parameters<Storage['putEncrypted']>) => {
        await whole.storage.putEncrypted(...given);
        throw new Error('the answer was lost');
      },
    ] satisfies Storage['putEncrypted'][]) {
      const storage = { ...whole.storage, putEncrypted };
      await expect(upload({ ...whole, storage }, uploadOf(maria.userId))).rejects.toThrow(
        /disk is full|answer was lost/,
      );
    }
    expect(await rowPaths()).toEqual([]);
    await expectNothingOrphaned();
  });

  test('an upload that the sweeper gave up on, before or after its file, makes no row without a file', async () => {
    const giveUp = async () => {
      await letAnHourPass();
      await sweep();
    };
    for (const putEncrypted of [
      async (...given: Parameters<Storage['putEncrypted']>) => {
        await whole.storage.putEncrypted(...given);
        await giveUp();
      },
      async (...given: Parameters<Storage['putEncrypted']>) => {
        await giveUp();
        await whole.storage.putEncrypted(...given);
      },
    ] satisfies Storage['putEncrypted'][]) {
      const storage = { ...whole.storage, putEncrypted };
      await expect(upload({ ...whole, storage }, uploadOf(maria.userId))).rejects.toMatchObject({
        code: 'unexpected',
      });
      expect(await rowPaths()).toEqual([]);
      await sweep();
      await expectNothingOrphaned();
    }
  });

  test('a commit whose answer was lost keeps its file', async () => {
    let transactions = 0;
    const database = {
      ...whole.database,
      asUser: async (...given: Parameters<typeof whole.database.asUser>) => {
        const result = await whole.database.asUser(...given);
        transactions += 1;
        // The second makes the row.
        if (transactions === 2) throw new Error('the connection was lost');
        return result;
      },
    } as typeof whole.database; // as: what a transaction returns is passed on as it is
    const described = uploadOf(maria.userId);
    await expect(upload({ ...whole, database }, described)).rejects.toThrow('the connection was lost');
    await expectEveryRowHasItsFile();
    expect(await upload(whole, described)).toMatchObject({ isNew: false, document: { id: described.id } });
    await expectNothingOrphaned();
  });

  test('the same upload ten times at once is one document, one file and one promise', async () => {
    const described = uploadOf(maria.userId);
    const results = await Promise.all(Array.from({ length: 10 }, () => upload(whole, described)));
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(results.map(({ document }) => document.file_path)).size).toBe(1);
    expect(await jobs()).toEqual([described.id]);
    await expectNothingOrphaned();
  });

  // Two tabs at the same millisecond
  test('twenty uploads at one millisecond each get a path of their own', async () => {
    const now = () => 1_763_712_000_000;
    const results = await Promise.all(
      Array.from({ length: 20 }, () => upload(whole, uploadOf(maria.userId), now)),
    );
    const paths = results.map(({ document }) => document.file_path);
    expect(paths.sort()).toEqual(
      Array.from({ length: 20 }, (_, index) => `${maria.userId}/${1_763_712_000_000 + index}.pdf`),
    );
    await expectEveryRowHasItsFile();
    await expectNothingOrphaned();
    // A deleted one keeps its path until its file is gone.
    await deleteDocument({ ...whole, logger: createLogger() }, maria.userId, results[0]?.document.id ?? '');
    expect((await upload(whole, uploadOf(maria.userId), now)).document.file_path).toBe(
      `${maria.userId}/1763712000020.pdf`,
    );
  });

  test('two sweeps at once do what one does', async () => {
    const documents: HealthDocument[] = [];
    for (let count = 0; count < 6; count += 1) {
      documents.push((await upload(whole, uploadOf(maria.userId))).document);
    }
    for (const { id } of documents.slice(0, 5))
      await deleteDocument({ ...whole, logger: createLogger() }, maria.userId, id);
    await letAnHourPass();
    await Promise.all([sweep(), sweep(), sweep()]);
    await expectNothingOrphaned();
    expect(await rowPaths()).toEqual([documents[5]?.file_path]);
  });

  test('a file that cannot be removed holds up no other, and goes when it can', async () => {
    const stuck = (await upload(whole, uploadOf(maria.userId))).document;
    const other = (await upload(whole, uploadOf(maria.userId))).document;
    for (const { id } of [stuck, other])
      await deleteDocument({ ...whole, logger: createLogger() }, maria.userId, id);
    await letAnHourPass();
    const remove = async (key: string) => {
      if (key.endsWith(stuck.file_path)) throw new Error('not allowed');
      await whole.storage.remove(key);
    };
    await expect(sweep({ ...whole, storage: { ...whole.storage, remove } })).rejects.toThrow('not allowed');
    expect(await filePaths()).toEqual([stuck.file_path]);
    await sweep();
    await expectNothingOrphaned();
  });

  test('more files without a row than with one are left and reported: that is another database, not a crash', async () => {
    for (let count = 0; count < 51; count += 1) {
      const key = `health-documents/${maria.userId}/17637120000${String(count).padStart(2, '0')}.pdf`;
      await whole.storage.putEncrypted(key, createSecretKey(randomBytes(32)), Readable.from([pdfOf(10)]), 10);
    }
    const known = (await filePaths()).length;
    const emptied = {
      ...whole.storage,
      list: (folder: string) => whole.storage.list(`${folder}/${maria.userId}`),
    };
    await sweepStorage({ database: whole.database, storage: emptied, logger: server.logger }, inTwoHours());
    expect((await filePaths()).length).toBe(known);
    expect(
      server.output.some((line) => line.includes('files_without_documents') && line.includes('51')),
    ).toBe(true);
  });
});
