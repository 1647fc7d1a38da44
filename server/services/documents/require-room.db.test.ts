import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepDocuments } from '../../documents/sweep-documents.ts';
import { createLogger } from '../../logging/logger.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { pdfOf, sendDocument, uploadOf } from '../../testing/upload.ts';
import { createWoman, type Woman } from '../../testing/woman.ts';
import { deleteDocument, restoreDocument } from './delete-document.ts';
import { type UploadDependencies, uploadDocument } from './upload-document.ts';

const SIZE = 70_000;
const file = { bytes: pdfOf(SIZE), mimeType: 'application/pdf' };

describe.each(testEngines)('the room of an account on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  let forThree: UploadDependencies;
  beforeAll(async () => {
    server = await createTestApp(engine);
    const { keyring, storage } = server;
    forThree = { database: server.opened.database, keyring, storage, quotaBytes: 3 * SIZE };
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const upload = (described = uploadOf(maria.userId)) => uploadDocument(forThree, described, file);
  const useOf = async ({ client }: Woman) => (await client.request('/api/health-documents/storage')).json;
  const countFiles = async () => {
    let count = 0;
    for await (const _ of server.storage.list(`health-documents/${maria.userId}`)) count += 1;
    return count;
  };
  const letAnHourPass = () =>
    server.opened.asOwner(`
      alter table health_documents no force row level security;
      update health_documents set uploaded_at = uploaded_at - interval '3 hours',
        deleted_at = deleted_at - interval '61 minutes' where user_id = '${maria.userId}';
      alter table health_documents force row level security`);

  test('ten uploads at once fill it and do not pass it; what found no room leaves no file', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => upload()));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(7);
    for (const outcome of refused) expect(outcome).toMatchObject({ reason: { code: 'storage_full' } });
    expect(await useOf(maria)).toEqual({ used_bytes: 3 * SIZE, quota_bytes: 2_000_000_000 });
    expect(await countFiles()).toBe(3);
  });

  test('the last byte has room; one sent again is no second one; another account has its own', async () => {
    const first = uploadOf(maria.userId);
    for (const described of [first, uploadOf(maria.userId), uploadOf(maria.userId)]) await upload(described);
    expect(await upload(first)).toMatchObject({ isNew: false, document: { id: first.id } });
    await expect(upload()).rejects.toMatchObject({
      code: 'storage_full',
      message: expect.stringContaining('210 kB of 210 kB used'),
    });
    const ines = await createWoman(server);
    expect((await upload(uploadOf(ines.userId))).isNew).toBe(true);
    expect(await useOf(ines)).toMatchObject({ used_bytes: SIZE });
  });

  test('a deleted document counts for as long as it can be brought back', async () => {
    const [first, second] = [uploadOf(maria.userId), uploadOf(maria.userId)];
    for (const described of [first, second, uploadOf(maria.userId)]) await upload(described);
    for (const { id } of [first, second])
      await deleteDocument({ ...forThree, logger: createLogger() }, maria.userId, id);
    await expect(upload()).rejects.toMatchObject({ code: 'storage_full' });
    await restoreDocument({ ...forThree, logger: createLogger() }, maria.userId, first.id);
    await letAnHourPass();
    await sweepDocuments({ ...forThree, logger: server.logger });
    expect(await useOf(maria)).toMatchObject({ used_bytes: 2 * SIZE });
    expect((await upload()).isNew).toBe(true);
    await expect(upload()).rejects.toMatchObject({ code: 'storage_full' });
  });

  test('over HTTP it is refused with how much is used, in a sentence for her', async () => {
    const small = await server.createAppWith({ STORAGE_QUOTA_MB: '1' });
    const limited = { ...maria, client: maria.client.at(small) };
    expect((await sendDocument(limited, {}, pdfOf(900_000))).status).toBe(201);
    expect(await sendDocument(limited, {}, pdfOf(200_000))).toMatchObject({
      status: 413,
      json: { code: 'storage_full', message: expect.stringContaining('900 kB of 1.0 MB used') },
    });
    expect((await sendDocument(limited, {}, pdfOf(100_000))).status).toBe(201);
    expect(await useOf(limited)).toEqual({ used_bytes: 1_000_000, quota_bytes: 1_000_000 });
  });
});
