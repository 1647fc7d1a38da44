import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { DocumentCategory, HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import type { KnownIdentity } from '@lunaria/domain/documents/reading/model/known-identity.ts';
import type { Understanding } from '@lunaria/domain/documents/reading/understanding.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ModelAnswer, ModelReader } from '../../../ai/model-reader.ts';
import { createAskModelJob } from '../../../jobs/ask-model.ts';
import { createReadDocumentJob } from '../../../jobs/read-document.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { aTry } from '../../../testing/job-run.ts';
import { createStandInReader, pageOf, understandHere } from '../../../testing/stand-in-reader.ts';
import { addedValueOf, editOf, sendDocument } from '../../../testing/upload.ts';
import { createWoman, type Woman } from '../../../testing/woman.ts';
import { getDocumentReading } from './get-document-reading.ts';

const OFFER = { endpoint: 'http://localhost:11434/v1', model: 'small' };
const SENTENCE = 'Your ferritin was printed as 8.';
const LAB_REPORT = pageOf(
  'City Lab',
  'Laboratory report',
  'Test   Result   Unit   Reference range',
  'Haemoglobin   13.1   g/dL   12.0 - 15.5',
  'Ferritin   8   ug/L   15 - 150',
  'TSH   2.1   mIU/L   0.27 - 4.20',
);
/** Nothing that any rule is sure of. */
const UNCLEAR = pageOf('Hello', 'A few words on a page');

describe.each(testEngines)('the step of the language model, on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  let document: HealthDocument;
  let read: ReturnType<typeof vi.fn<ModelReader['read']>>;
  let identities: KnownIdentity[];
  beforeAll(async () => {
    server = await createTestApp(engine, { AI_BASE_URL: OFFER.endpoint, AI_MODEL: OFFER.model });
  });
  beforeEach(async () => {
    maria = await createWoman(server);
    document = (await sendDocument(maria, { file_name: 'blood of Maria.pdf' })).json as HealthDocument; // shape: health-documents.db.test.ts
    identities = [];
    read = vi.fn<ModelReader['read']>(async (_text, understanding, identity) => {
      identities.push(identity);
      return answerTo(understanding);
    });
  });
  afterAll(() => server.close());

  const answerTo = ({ category }: Understanding): ModelAnswer => ({
    reading: {
      ...OFFER,
      statements: [{ kind: 'model', text: SENTENCE, places: [{ page: 1, line: 1 }], value_keys: [] }],
    },
    category: { ...category, best: category.second, second: category.best },
  });
  const dependencies = () => ({
    database: server.opened.database,
    keyring: server.keyring,
    auditKey: server.auditKey,
  });
  const payload = () => ({ userId: maria.userId, subjectId: document.id });
  const readDocument = async (page = LAB_REPORT, modelOffer: typeof OFFER | null = OFFER) => {
    const reader = createStandInReader();
    reader.pages = [page];
    const { storage, logger } = server;
    const job = createReadDocumentJob({
      ...dependencies(),
      storage,
      logger,
      reader,
      understand: understandHere,
      modelOffer,
      ageOfConsent: 13,
    });
    await job(payload(), 'job', aTry);
  };
  const ask = async (model: ModelReader | null = { offer: OFFER, read }, run = aTry) =>
    await createAskModelJob({ ...dependencies(), model })(payload(), 'job', run);
  const consent = async (method: 'PUT' | 'DELETE') => {
    const answer =
      method === 'PUT'
        ? await maria.client.request('/api/ai-model/consent', {
            method,
            json: { user_id: maria.userId, ...OFFER },
          })
        : await maria.client.request(`/api/ai-model/consent?user_id=${maria.userId}`, { method });
    expect(answer.status).toBe(200);
  };
  const promises = async () =>
    await server.opened.asRole(
      'app_worker',
      undefined,
      `select subject_id from outbox where job = 'ask-model' and user_id = '${maria.userId}'`,
    );
  const readingOf = async () =>
    (await getDocumentReading(dependencies(), maria.userId, document.id, 1)).reading;
  const stored = async () => {
    const { json } = await maria.client.request('/api/health-documents');
    const [found] = (json as { health_documents: HealthDocument[] }).health_documents; // shape: health-documents.db.test.ts
    if (!found) throw new Error('The document is gone.');
    return found;
  };

  test('is promised with the reading where she agreed to this very model, and otherwise not', async () => {
    await readDocument();
    expect(await promises()).toEqual([]);
    await consent('PUT');
    for (const [offer, count] of [
      [{ ...OFFER, model: 'large' }, 0],
      [null, 0],
      [OFFER, 1],
    ] as const) {
      document = (await sendDocument(maria)).json as HealthDocument; // shape: health-documents.db.test.ts
      await readDocument(LAB_REPORT, offer);
      expect(await promises()).toHaveLength(count);
    }
    expect(await promises()).toEqual([{ subject_id: document.id }]);
  });

  test('adds sentences to what the rules understood, encrypted, once', async () => {
    await consent('PUT');
    await readDocument();
    const before = await readingOf();
    await ask();
    const { understanding, model } = await readingOf();
    expect(understanding).toEqual(before.understanding);
    expect(model).toMatchObject({ ...OFFER, statements: [{ text: SENTENCE }] });
    expect(await stored()).toMatchObject({ ai_digest: { is_from_model: true } });
    await ask();
    expect(read).toHaveBeenCalledTimes(1);
    const rows = await server.opened.asRole(
      'app_worker',
      undefined,
      `select encode(model_reading, 'escape') as text from document_readings where document_id = '${document.id}'`,
    );
    expect(JSON.stringify(rows)).not.toContain('ferritin');
  });

  test('is told who she is and what her file is called, so that nothing of it leaves', async () => {
    await consent('PUT');
    await readDocument();
    await maria.client.request(`/api/health-documents/${document.id}`, {
      method: 'PATCH',
      json: editOf(maria.userId, 'Iron of mine'),
    });
    await ask();
    expect(identities).toEqual([
      {
        name: expect.any(String),
        email: expect.stringContaining('@'),
        user_id: maria.userId,
        file_name: 'blood of Maria.pdf',
        own_name: 'Iron of mine',
      },
    ]);
  });

  test('is not asked without her consent, after it was withdrawn, for another model, or where none is set up', async () => {
    await consent('PUT');
    await readDocument();
    await ask(null);
    for (const offer of [
      { ...OFFER, model: 'large' },
      { ...OFFER, endpoint: 'https://elsewhere.example/v1' },
    ]) {
      await ask({ offer, read });
    }
    // Withdrawn between the promise and the call.
    await consent('DELETE');
    await ask();
    expect(read).not.toHaveBeenCalled();
    expect((await readingOf()).model).toBeNull();
  });

  test('an answer that comes after she withdrew is thrown away', async () => {
    await consent('PUT');
    await readDocument();
    const before = await stored();
    read.mockImplementation(async (_text, understanding) => {
      await consent('DELETE');
      return answerTo(understanding);
    });
    await ask();
    expect((await readingOf()).model).toBeNull();
    expect(await stored()).toEqual(before);
  });

  test('whatever goes wrong, what the rules understood stands; cut off by a stop it is asked again', async () => {
    await consent('PUT');
    await readDocument();
    const before = [await stored(), await readingOf()];
    read.mockResolvedValue(null);
    await ask();
    const stopping = new AbortController();
    stopping.abort(new Error('The server stops'));
    await expect(ask(undefined, { ...aTry, stop: stopping.signal })).rejects.toThrow('The server stops');
    expect([await stored(), await readingOf()]).toEqual(before);
  });

  test('an answer about a reading that was replaced, or a document that was deleted meanwhile, is thrown away', async () => {
    await consent('PUT');
    await readDocument();
    read.mockImplementationOnce(async (_text, understanding) => {
      await server.opened.asRole(
        'app_worker',
        undefined,
        `update document_readings set read_at = read_at + interval '1 second' where document_id = '${document.id}'`,
      );
      return answerTo(understanding);
    });
    await ask();
    expect((await readingOf()).model).toBeNull();
    read.mockImplementationOnce(async (_text, understanding) => {
      await maria.client.request(`/api/health-documents/${document.id}?user_id=${maria.userId}`, {
        method: 'DELETE',
      });
      return answerTo(understanding);
    });
    await ask();
    await maria.client.request(`/api/health-documents/${document.id}/restore`, {
      json: { user_id: maria.userId },
    });
    expect((await readingOf()).model).toBeNull();
  });

  test('its category counts only where the rules are not sure', async () => {
    await consent('PUT');
    const expectCategory = async (isSure: boolean) => {
      const { ai_suggested_category: best, ai_second_category: second, ai_category_sure } = await stored();
      expect(ai_category_sure).toBe(isSure);
      await ask();
      const swapped: (DocumentCategory | null)[] = isSure ? [best, second] : [second, best];
      const after = await stored();
      expect([after.ai_suggested_category, after.ai_second_category]).toEqual(swapped);
    };
    await readDocument(UNCLEAR);
    await expectCategory(false);
    await maria.client.request(`/api/health-documents/${document.id}?user_id=${maria.userId}`, {
      method: 'DELETE',
    });
    document = (await sendDocument(maria)).json as HealthDocument; // shape: health-documents.db.test.ts
    await readDocument(LAB_REPORT);
    await expectCategory(true);
  });

  test('what she corrects while it is asked stays in the texts', async () => {
    await consent('PUT');
    await readDocument();
    read.mockImplementation(async (_text, understanding) => {
      const key = 'added-0b3c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
      const answer = await maria.client.request(`/api/health-documents/${document.id}/corrections/${key}`, {
        method: 'PUT',
        json: addedValueOf(maria.userId, { analyte: 'Zinc', value: '11' }),
      });
      expect(answer.status).toBe(200);
      return answerTo(understanding);
    });
    await ask();
    expect((await stored()).ai_digest).toMatchObject({ is_from_model: true, value_count: 4 });
  });
});
