import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import type { Disk } from 'flydrive';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { locateStorage } from '../config/locate-services.ts';
import { openDisk } from '../storage/open-disk.ts';
import { type S3Server, startS3Server } from '../storage/testing/s3-server.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import type { Answer } from '../testing/test-client.ts';
import { pdfOf, sendDocument } from '../testing/upload.ts';
import { createWoman, type Woman } from '../testing/woman.ts';
import { sweepDocuments, sweepStorage } from './sweep-documents.ts';

const cases = testEngines.flatMap((engine) =>
  (['disk', 's3'] as const).map((storage) => ({ engine, storage })),
);

describe.each(cases)('documents on $engine with files on $storage', ({ engine, storage }) => {
  let s3: S3Server | null = null;
  let server: TestApp;
  let disk: Disk;
  let maria: Woman;
  beforeAll(async () => {
    s3 = storage === 's3' ? await startS3Server() : null;
    server = await createTestApp(engine, s3?.environment);
    disk = await openDisk(locateStorage(server.config));
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(async () => {
    await server.close();
    await s3?.stop();
  });

  const content = (woman: { client: Woman['client'] }, id: string) =>
    woman.client.request(`/api/health-documents/${id}/content`);
  const keyOf = ({ file_path }: HealthDocument) => `health-documents/${file_path}`;
  async function upload(woman: Woman, bytes = pdfOf(200_000)): Promise<HealthDocument> {
    const answer = await sendDocument(woman, { notes: 'Ferritin' }, bytes);
    expect(answer.status, answer.text).toBe(201);
    return answer.json as HealthDocument; // shape: health-documents.db.test.ts
  }

  test('what lies in the storage is no PDF, names nothing, and comes back as it was', async () => {
    const bytes = pdfOf(200_000);
    const document = await upload(maria, bytes);
    const stored = Buffer.from(await disk.getBytes(keyOf(document)));
    expect(stored.includes('%PDF')).toBe(false);
    expect(document.file_path).toMatch(new RegExp(`^${maria.userId}/\\d{13}\\.pdf$`));
    expect((await content(maria, document.id)).bytes.equals(bytes)).toBe(true);
  });

  test('another woman, a visitor and a guessed id get nothing, and all the same nothing', async () => {
    const document = await upload(maria);
    const ines = await createWoman(server);
    const foreign = await content(ines, document.id);
    const guessed = await content(ines, crypto.randomUUID());
    expect([foreign.status, foreign.text]).toEqual([404, guessed.text]);
    expect((await content({ client: server.createClient() }, document.id)).status).toBe(401);
    for (const id of [
      document.file_path,
      `${maria.userId}%2F${document.file_path.split('/')[1]}`,
      '..%2f..%2fdata.keys',
      `%2e%2e/${document.id}`,
      `${document.id}%00`,
    ]) {
      const answer = await content(ines, id);
      expect([400, 404]).toContain(answer.status);
      expect(answer.bytes.includes('%PDF')).toBe(false);
    }
    for (const [method, path, json] of [
      ['DELETE', `${document.id}?user_id=${ines.userId}`, undefined],
      ['POST', `${document.id}/restore`, { user_id: ines.userId }],
    ] as const) {
      await ines.client.request(`/api/health-documents/${path}`, { method, ...(json ? { json } : {}) });
    }
    expect((await content(maria, document.id)).status).toBe(200);
    expect((await ines.client.request('/api/health-documents')).json).toEqual({ health_documents: [] });
  });

  describe('a file that was tampered with gives not one byte:', () => {
    function expectNothing(answer: Answer, documentId: string): void {
      expect(answer).toMatchObject({
        status: 500,
        json: { code: 'file_unreadable', message: 'This file cannot be opened. Nothing was changed.' },
      });
      expect(answer.headers.get('content-disposition')).toBeNull();
      const lines = server.output.filter((line) => line.includes(documentId));
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).not.toMatch(/Ferritin|blood count|\.pdf/);
    }

    test.each([0, 1, 20, 40, 65_600, 200_000, -1])('a bit at %i', async (at) => {
      const document = await upload(maria);
      const stored = Buffer.from(await disk.getBytes(keyOf(document)));
      const index = at < 0 ? stored.length + at : at;
      stored.writeUInt8(stored.readUInt8(index) ^ 1, index);
      await disk.put(keyOf(document), stored);
      expectNothing(await content(maria, document.id), document.id);
    });

    test.each([0, 39, 40, 65_592, 199_999])('cut after %i bytes', async (length) => {
      const document = await upload(maria);
      const stored = Buffer.from(await disk.getBytes(keyOf(document)));
      await disk.put(keyOf(document), stored.subarray(0, length));
      expectNothing(await content(maria, document.id), document.id);
    });

    test('something added, another of her files, a file of another woman, none at all', async () => {
      const document = await upload(maria);
      const own = Buffer.from(await disk.getBytes(keyOf(await upload(maria))));
      const foreign = Buffer.from(await disk.getBytes(keyOf(await upload(await createWoman(server)))));
      const stored = Buffer.from(await disk.getBytes(keyOf(document)));
      for (const bytes of [Buffer.concat([stored, Buffer.from('a')]), own, foreign, pdfOf(200_000)]) {
        await disk.put(keyOf(document), bytes);
        expectNothing(await content(maria, document.id), document.id);
      }
      await disk.delete(keyOf(document));
      expectNothing(await content(maria, document.id), document.id);
    });
  });

  test('after an hour a deleted document is gone with its file; an orphan goes, what is hers stays', async () => {
    const kept = await upload(maria);
    const deleted = await upload(maria);
    const path = `/api/health-documents/${deleted.id}?user_id=${maria.userId}`;
    expect((await maria.client.request(path, { method: 'DELETE' })).status).toBe(204);
    const orphan = `health-documents/${maria.userId}/1763712000000.pdf`;
    await disk.put(orphan, 'orphan');
    const dependencies = { database: server.opened.database, storage: server.storage, logger: server.logger };
    await sweepDocuments(dependencies);
    await sweepStorage(dependencies);
    for (const key of [keyOf(kept), keyOf(deleted), orphan]) expect(await disk.exists(key)).toBe(true);

    await server.opened.asOwner(
      `alter table health_documents no force row level security;
       update health_documents set uploaded_at = now() - interval '3 hours', deleted_at = now() - interval '61 minutes' where id = '${deleted.id}';
       alter table health_documents force row level security`,
    );
    await sweepDocuments(dependencies);
    await sweepStorage(dependencies, new Date(Date.now() + 2 * 3_600_000));
    expect(await disk.exists(keyOf(deleted))).toBe(false);
    expect(await disk.exists(orphan)).toBe(false);
    expect((await content(maria, kept.id)).status).toBe(200);
    expect(
      await server.opened.asRole(
        'app_worker',
        undefined,
        `select id from health_documents where id = '${deleted.id}'`,
      ),
    ).toEqual([]);
  });
});
