import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { EXAMPLE_FILES, readExampleFile, sendDocument } from '../testing/upload.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

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

  // U-11 to U-15, U-33 to U-35, P-32 to P-34
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
      own_name: null,
      own_category: null,
      reading_state: 'waiting',
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
});
