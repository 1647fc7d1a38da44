import { readEverything } from '@lunaria/db/testing/read-everything.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import {
  DOCUMENT_MAX_BYTES,
  type HealthDocument,
  UPLOAD_TEXTS,
} from '@lunaria/domain/documents/health-document.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { analysisOf, EXAMPLE_FILES, pdfOf, readExampleFile, sendDocument } from '../testing/upload.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

type Given = Parameters<typeof sendDocument> extends [Woman, ...infer Rest] ? Rest : never;

describe.each(testEngines)('documents on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const list = async ({ client }: Woman, query = '') =>
    ((await client.request(`/api/health-documents${query}`)).json as { health_documents: HealthDocument[] })
      .health_documents;

  test.each(EXAMPLE_FILES)('%s is stored, listed and comes back byte by byte', async (name, mime) => {
    const bytes = await readExampleFile(name);
    const answer = await sendDocument(maria, { file_name: name, notes: 'Ask about iron ☂' }, bytes, mime);
    expect(answer).toMatchObject({ status: 201 });
    const document = answer.json as HealthDocument;
    expect(document).toEqual({
      id: document.id,
      user_id: maria.userId,
      file_name: name,
      file_path: expect.stringMatching(new RegExp(`^${maria.userId}/\\d{13}\\.${name.split('.').at(-1)}$`)),
      document_type: 'Lab Result',
      file_size: bytes.length,
      mime_type: mime,
      notes: 'Ask about iron ☂',
      ai_suggested_name: null,
      ai_suggested_category: null,
      ai_summary: null,
      ai_category_sure: null,
      ai_second_category: null,
      ai_digest: null,
      own_name: null,
      own_category: null,
      reading_state: 'waiting',
      reading_page: null,
      reading_pages: null,
      reading_failure: null,
      uploaded_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(await list(maria)).toEqual([document]);
    const content = await maria.client.request(`/api/health-documents/${document.id}/content`);
    expect(content.status).toBe(200);
    expect(content.bytes.equals(bytes)).toBe(true);
    expect(Object.fromEntries(content.headers)).toMatchObject({
      'content-type': mime,
      'content-length': String(bytes.length),
      'content-disposition': `inline; filename=${name}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(await server.storage.exists(`health-documents/${document.file_path}`)).toBe(true);
  });

  const upload = async (woman: Woman, ...given: Given): Promise<HealthDocument> => {
    const answer = await sendDocument(woman, ...given);
    expect(answer.status, answer.text).toBe(201);
    return answer.json as HealthDocument; // shape: the test above
  };
  const call = (woman: Woman, method: string, path: string, json?: object) =>
    woman.client.request(`/api/health-documents/${path}`, { method, ...(json ? { json } : {}) });
  const listFiles = async () => {
    const keys: string[] = [];
    for await (const { key } of server.storage.list('health-documents')) keys.push(key);
    return keys.sort();
  };

  test('the list is hers, newest first, as long as she asks for', async () => {
    const documents: HealthDocument[] = [];
    for (let count = 0; count < 4; count += 1) documents.unshift(await upload(maria));
    await upload(await createWoman(server));
    expect(await list(maria)).toEqual(documents);
    expect(await list(maria, '?limit=2')).toEqual(documents.slice(0, 2));
    for (const limit of ['0', '1001', '-1', '1e2', '', 'all', '2&limit=3']) {
      expect((await maria.client.request(`/api/health-documents?limit=${limit}`)).status).toBe(400);
    }
  });

  test('her texts lie in the database encrypted, notes of nothing as null', async () => {
    await upload(maria, { file_name: 'Ferritin.pdf', notes: 'Ferritin ☂' });
    await upload(maria, { notes: '' });
    const rows = await server.opened.asRole(
      'app_user',
      maria.userId,
      "select encode(file_name, 'escape') as name, encode(notes, 'escape') as notes from health_documents order by uploaded_at",
    );
    expect(JSON.stringify(rows)).not.toContain('Ferritin');
    expect(rows[1]?.notes).toBeNull();
  });

  test('10 MB are stored to the last byte; one byte more is not', async () => {
    const largest = pdfOf(DOCUMENT_MAX_BYTES);
    const { id, file_size } = await upload(maria, {}, largest);
    expect(file_size).toBe(10_485_760);
    expect((await call(maria, 'GET', `${id}/content`)).bytes.equals(largest)).toBe(true);
    const refused = await sendDocument(maria, {}, pdfOf(DOCUMENT_MAX_BYTES + 1));
    expect(refused).toMatchObject({
      status: 413,
      json: { code: 'payload_too_large', message: 'Please select a file smaller than 10MB' },
    });
    expect(await list(maria)).toHaveLength(1);
  });

  test.each<[string, string, Uint8Array, string, string]>([
    ['another extension', 'a.exe', pdfOf(), 'application/pdf', UPLOAD_TEXTS.invalidType.message],
    ['no extension', 'pdf', pdfOf(), '', UPLOAD_TEXTS.invalidType.message],
    ['another type', 'a.pdf', pdfOf(), 'application/x-msdownload', UPLOAD_TEXTS.invalidType.message],
    [
      'a renamed program',
      'a.pdf',
      Buffer.from('MZ'.padEnd(500, '\0')),
      'application/pdf',
      UPLOAD_TEXTS.invalidType.message,
    ],
    [
      'a page as a picture',
      'a.png',
      Buffer.from('<html><script>'),
      'image/png',
      UPLOAD_TEXTS.invalidType.message,
    ],
    ['nothing inside', 'a.pdf', Buffer.alloc(0), 'application/pdf', 'The file is empty'],
    ['a path', '../a.pdf', pdfOf(), 'application/pdf', 'The name of the file cannot be used'],
    ['a line break', 'a\nb.pdf', pdfOf(), 'application/pdf', 'The name of the file cannot be used'],
    [
      'a name of 256',
      `${'a'.repeat(252)}.pdf`,
      pdfOf(),
      'application/pdf',
      'The name of the file cannot be used',
    ],
  ])('%s is refused with a sentence, and nothing is kept', async (_, file_name, bytes, type, message) => {
    const files = await listFiles();
    const before = await readEverything(server.opened, ['rate_limits']);
    expect(await sendDocument(maria, { file_name }, bytes, type)).toMatchObject({
      status: 400,
      json: { code: 'invalid_input', message },
    });
    expect(await readEverything(server.opened, ['rate_limits'])).toEqual(before);
    expect(await listFiles()).toEqual(files);
  });

  test('any name a file may have is kept, and given back as a download', async () => {
    const names = [
      'Análisis de sangre ☂.pdf',
      'a b;c"d%00.pdf',
      `${'☂'.repeat(251)}.pdf`,
      '.pdf',
      "'; drop table users; --.pdf",
    ];
    for (const file_name of names) {
      const { id } = await upload(maria, { file_name });
      expect((await list(maria))[0]?.file_name).toBe(file_name);
      const download = await call(maria, 'GET', `${id}/content?download=1`);
      expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename=.+pdf/);
    }
  });

  describe('sent again', () => {
    test('with the same id it is the same document, whatever comes with it', async () => {
      const first = await upload(maria);
      const again = await sendDocument(maria, { id: first.id, file_name: 'other.pdf' }, pdfOf(99));
      expect(again).toMatchObject({ status: 200, json: first });
      expect(await list(maria)).toEqual([first]);
    });

    test('six times at once, one answers 201, all answer with the same', async () => {
      const id = crypto.randomUUID();
      const answers = await Promise.all(Array.from({ length: 6 }, () => sendDocument(maria, { id })));
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), 201]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await list(maria)).toHaveLength(1);
    });

    test('by another woman, the id is hers as well: she learns nothing of the first', async () => {
      const first = await upload(maria);
      const ines = await createWoman(server);
      const second = await upload(ines, { id: first.id, file_name: 'ines.pdf' });
      expect(await list(ines)).toEqual([second]);
      expect(await list(maria)).toEqual([first]);
      await call(ines, 'DELETE', `${first.id}?user_id=${ines.userId}`);
      expect(await list(maria)).toEqual([first]);
    });

    test('in the name of another, nothing is kept', async () => {
      const ines = await createWoman(server);
      const files = await listFiles();
      expect(await sendDocument(maria, { user_id: ines.userId })).toMatchObject({
        status: 403,
        json: { code: 'other_user' },
      });
      expect(await listFiles()).toEqual(files);
    });

    test('after it was deleted, it stays deleted', async () => {
      const { id } = await upload(maria);
      await call(maria, 'DELETE', `${id}?user_id=${maria.userId}`);
      expect(await sendDocument(maria, { id })).toMatchObject({ status: 409, json: { code: 'conflict' } });
      expect(await list(maria)).toEqual([]);
    });
  });

  describe('what she changes', () => {
    const untouched = {
      own_name: null,
      own_category: null,
      document_type: 'Lab Result',
      notes: null,
    } as const;
    const edit = (id: string, change: object, base: object = untouched, woman = maria) =>
      call(woman, 'PATCH', id, { user_id: woman.userId, ...base, ...change, base });

    test('is merged with what another device changed, and may be sent again', async () => {
      const document = await upload(maria);
      expect((await edit(document.id, { own_name: 'Iron' })).json).toEqual({ ...document, own_name: 'Iron' });
      const both = {
        ...document,
        own_name: 'Iron',
        own_category: 'lab_results',
        notes: 'low ☂',
        document_type: 'Other',
      };
      for (let again = 0; again < 2; again += 1) {
        const { own_category, notes, document_type } = both;
        expect((await edit(document.id, { own_category, notes, document_type })).json).toEqual(both);
      }
      expect(await list(maria)).toEqual([both]);
      const cleared = await edit(
        document.id,
        { own_name: null, notes: '' },
        { ...untouched, own_name: 'Iron', notes: 'low ☂' },
      );
      expect(cleared.json).toMatchObject({ own_name: null, notes: null, own_category: 'lab_results' });
    });

    test('is refused for what is not hers, deleted, or no id', async () => {
      const document = await upload(maria);
      const ines = await createWoman(server);
      expect((await edit(document.id, { own_name: 'mine' }, untouched, ines)).status).toBe(404);
      expect((await edit('x', { own_name: 'mine' })).status).toBe(404);
      expect((await edit(document.id, { own_category: 'x' })).status).toBe(400);
      await call(maria, 'DELETE', `${document.id}?user_id=${maria.userId}`);
      expect((await edit(document.id, { own_name: 'Iron' })).status).toBe(404);
    });

    test('leaves alone a text that does not open, marks the document, and takes the rest', async () => {
      const document = await upload(maria, { notes: 'Ferritin' });
      await server.opened.asRole(
        'app_user',
        maria.userId,
        'update health_documents set notes = set_byte(notes, 20, 255 - get_byte(notes, 20))',
      );
      const damaged = { ...document, notes: null, texts_unreadable: true };
      expect(await list(maria)).toEqual([damaged]);
      expect((await edit(document.id, { notes: 'new' })).status).toBe(400);
      expect((await edit(document.id, { own_name: 'Iron' })).json).toEqual({ ...damaged, own_name: 'Iron' });
      expect(server.output.some((line) => line.includes('documents_unreadable'))).toBe(true);
    });
  });

  test('deleted, a document is gone for her at once; for an hour it can be brought back', async () => {
    const document = await upload(maria);
    const remove = () => call(maria, 'DELETE', `${document.id}?user_id=${maria.userId}`);
    const restore = () => call(maria, 'POST', `${document.id}/restore`, { user_id: maria.userId });
    for (let again = 0; again < 2; again += 1) expect((await remove()).status).toBe(204);
    expect(await list(maria)).toEqual([]);
    expect((await call(maria, 'GET', `${document.id}/content`)).status).toBe(404);
    for (let again = 0; again < 2; again += 1) {
      expect(await restore()).toMatchObject({ status: 200, json: document });
    }
    expect(await list(maria)).toEqual([document]);
    await remove();
    await server.opened.asOwner(
      `alter table health_documents no force row level security;
       update health_documents set uploaded_at = now() - interval '3 hours', deleted_at = now() - interval '61 minutes' where id = '${document.id}';
       alter table health_documents force row level security`,
    );
    expect((await restore()).status).toBe(404);
    expect((await remove()).status).toBe(204);
  });

  test('reading is promised once, however often she asks, and again after a while', async () => {
    const promises = async () =>
      (
        await server.opened.asRole(
          'app_worker',
          undefined,
          `select job, subject_id from outbox where user_id = '${maria.userId}'`,
        )
      ).filter(({ job }) => job === 'read-document');
    const document = await upload(maria);
    const ask = (documentId = document.id, woman = maria) =>
      woman.client.request('/api/analyze-document', { json: analysisOf(documentId) });
    for (let again = 0; again < 3; again += 1) {
      expect(await ask()).toMatchObject({ status: 202, json: { reading_state: 'waiting' } });
    }
    expect(await promises()).toEqual([{ job: 'read-document', subject_id: document.id }]);
    await server.opened.asRole(
      'app_user',
      maria.userId,
      "update health_documents set reading_promised_at = now() - interval '11 minutes'",
    );
    expect(await ask()).toMatchObject({ status: 202, json: { reading_state: 'waiting' } });
    expect(await promises()).toHaveLength(2);
    const ines = await createWoman(server);
    expect((await ask(document.id, ines)).status).toBe(404);
    expect((await ask(crypto.randomUUID())).status).toBe(404);
    await call(maria, 'DELETE', `${document.id}?user_id=${maria.userId}`);
    expect((await ask()).status).toBe(404);
  });

  test('an account uploads 200 times a day and no more; another is not held up', async () => {
    const strict = await server.createAppWith({ RATE_LIMIT_FACTOR: '0.01' });
    const limited = { ...maria, client: maria.client.at(strict) };
    for (let count = 0; count < 2; count += 1) await upload(limited);
    const refused = await sendDocument(limited);
    expect(refused).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const ines = await createWoman(server);
    expect((await sendDocument({ ...ines, client: ines.client.at(strict) })).status).toBe(201);
  });
});
