import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import {
  CORRECTIONS_MAX,
  type CorrectionWrite,
  type DocumentReading,
  documentReadingSchema,
  joinReadings,
  type ValueCorrection,
} from '@lunaria/domain/documents/reading/document-reading.ts';
import type { PageText } from '@lunaria/domain/documents/reading/document-text.ts';
import type { LabValue } from '@lunaria/domain/documents/reading/lab-value.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createReadDocumentJob } from '../jobs/read-document.ts';
import { PAGE } from '../services/read-page.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { followPages } from '../testing/follow-pages.ts';
import { aTry } from '../testing/job-run.ts';
import { createStandInReader, pageOf, understandHere } from '../testing/stand-in-reader.ts';
import { addedValueOf, analysisOf, sendDocument } from '../testing/upload.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

const LAB_REPORT = pageOf(
  'City Lab',
  'Laboratory report',
  'Collected: 12 Mar 2026',
  'Test   Result   Unit   Reference range',
  'Haemoglobin   13.1   g/dL   12.0 - 15.5',
  'Ferritin   8   ug/L   15 - 150',
  'TSH   2.1   mIU/L   0.27 - 4.20',
);
const ADDED = 'added-0b3c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';

interface Corrected {
  document: HealthDocument;
  corrections: ValueCorrection[];
}

describe.each(testEngines)('what was read, on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  let document: HealthDocument;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
    document = (await sendDocument(maria)).json as HealthDocument; // shape: health-documents.db.test.ts
  });
  afterAll(() => server.close());

  const read = async (...pages: PageText[]) => {
    const reader = createStandInReader();
    reader.pages = pages.length === 0 ? [LAB_REPORT] : pages;
    const job = createReadDocumentJob({
      database: server.opened.database,
      keyring: server.keyring,
      auditKey: server.auditKey,
      storage: server.storage,
      logger: server.logger,
      modelOffer: null,
      ageOfConsent: 13,
      reader,
      understand: understandHere,
    });
    await job({ userId: maria.userId, subjectId: document.id }, 'job', aTry);
  };
  const path = (rest: string, id = document.id) => `/api/health-documents/${id}/${rest}`;
  const readingOf = async ({ client } = maria, query = ''): Promise<DocumentReading> => {
    const answer = await client.request(path(`reading${query}`));
    expect(answer.status, answer.text).toBe(200);
    return z.parse(documentReadingSchema, answer.json);
  };
  const put = async (valueKey: string, json: object, woman = maria, id = document.id) =>
    await woman.client.request(path(`corrections/${valueKey}`, id), { method: 'PUT', json });
  const correct = async (valueKey: string, write: CorrectionWrite): Promise<Corrected> => {
    const answer = await put(valueKey, write);
    expect(answer.status, answer.text).toBe(200);
    return answer.json as Corrected; // shape: checked where it is used
  };
  const takeBack = async (valueKey: string, woman = maria, id = document.id) =>
    await woman.client.request(path(`corrections/${valueKey}?user_id=${woman.userId}`, id), {
      method: 'DELETE',
    });
  const valueIn = (reading: DocumentReading, analyte: string): LabValue => {
    const value = reading.understanding?.values.find((one) => one.analyte.startsWith(analyte));
    if (!value) throw new Error(`${analyte} was not found in the text of this test.`);
    return value;
  };
  const fieldsOf = ({ analyte, value, unit, range, observed_on }: LabValue) => ({
    analyte,
    value,
    unit,
    range,
    observed_on,
    is_removed: false,
  });
  const correctionOf = (value: LabValue, changes: Partial<ReturnType<typeof fieldsOf>>): CorrectionWrite => {
    const { analyte, value: text, unit, range, observed_on, place } = value;
    const base = fieldsOf(value);
    return {
      user_id: maria.userId,
      read: { analyte, value: text, unit, range, observed_on, place },
      base,
      fields: { ...base, ...changes },
    };
  };
  const stored = async () => {
    const { client } = maria;
    const { json } = await client.request('/api/health-documents');
    const { health_documents: all } = json as { health_documents: HealthDocument[] }; // shape: health-documents.db.test.ts
    return all.find(({ id }) => id === document.id);
  };

  test('is empty until it was read, and then says page, line and value', async () => {
    expect(await readingOf()).toEqual({
      document_id: document.id,
      pages: [],
      understanding: null,
      model: null,
      corrections: [],
    });
    await read();
    const reading = await readingOf();
    expect(reading.pages).toEqual([LAB_REPORT]);
    expect(valueIn(reading, 'Ferritin')).toMatchObject({
      value: '8',
      place: { page: 1, line: 6 },
      flag: 'low',
    });
  });

  test('that is long comes in parts, each with its pages and the values on them', async () => {
    // A page in three holds a table, each line of a page as long as a line may be.
    const long = Array.from({ length: 40 }, (_, index) =>
      pageOf(
        ...LAB_REPORT.lines.map(({ text }) => (index % 3 === 0 ? text : '')),
        ...Array.from({ length: 30 }, (_, line) => `${index} ${line} ${'語'.repeat(900)}`),
      ),
    );
    await read(...long);
    const answers = await followPages(maria.client, path('reading'));
    for (const { text } of answers) expect(text.length).toBeLessThan(PAGE.bytes * 1.2);
    const parts = answers.map(({ json }) => z.parse(documentReadingSchema, json));
    expect(parts.length).toBeGreaterThan(2);
    const [first, ...rest] = parts;
    if (!first) throw new Error('No part was answered.');
    const whole = joinReadings([first, ...rest]);
    expect(whole.pages).toEqual(long);
    const understanding = await understandHere(
      { pages: long },
      document.document_type,
      new AbortController().signal,
    );
    expect(understanding.values.length).toBeGreaterThan(30);
    expect(whole.understanding).toEqual(understanding);
    for (const part of parts)
      expect(part.understanding?.values.length).toBeLessThan(understanding.values.length);
  });

  test('is asked for from a page that is a number', async () => {
    await read();
    for (const from of ['0', '-1', '1e3', 'x', '1000']) {
      expect((await maria.client.request(path(`reading?from_page=${from}`))).status).toBe(400);
    }
    expect(await readingOf(maria, '?from_page=300')).toMatchObject({ pages: [], corrections: [] });
  });

  test('a value that she corrects is shown as hers in summary and digest, and what was read stays', async () => {
    await read();
    const before = await readingOf();
    const write = correctionOf(valueIn(before, 'Ferritin'), { value: '81' });
    const { document: after, corrections } = await correct(valueIn(before, 'Ferritin').key, write);
    expect(corrections).toEqual([
      { value_key: valueIn(before, 'Ferritin').key, read: write.read, fields: write.fields },
    ]);
    expect(JSON.stringify(after.ai_digest)).toContain('"81"');
    expect(await stored()).toEqual(after);
    const reading = await readingOf();
    expect(reading.understanding).toEqual(before.understanding);
    expect(reading.corrections).toEqual(corrections);

    const back = (await takeBack(valueIn(before, 'Ferritin').key)).json as Corrected; // shape: as above
    expect(back.corrections).toEqual([]);
    expect(JSON.stringify(back.document.ai_digest)).not.toContain('"81"');
    expect(await stored()).toEqual(back.document);
    expect((await takeBack(valueIn(before, 'Ferritin').key)).status).toBe(200);
  });

  test('sent twice it changes nothing; two devices correct different fields of one value', async () => {
    await read();
    const value = valueIn(await readingOf(), 'TSH');
    const first = await correct(value.key, correctionOf(value, { value: '2.4' }));
    expect(await correct(value.key, correctionOf(value, { value: '2.4' }))).toEqual(first);
    const both = await correct(value.key, correctionOf(value, { unit: 'uIU/mL' }));
    expect(both.corrections).toMatchObject([{ fields: { value: '2.4', unit: 'uIU/mL' } }]);
  });

  test('corrections at the same moment are all kept', async () => {
    await read();
    const { understanding } = await readingOf();
    const values = understanding?.values ?? [];
    expect(values).toHaveLength(3);
    await Promise.all(values.map((value) => correct(value.key, correctionOf(value, { value: '7' }))));
    expect((await readingOf()).corrections.map(({ fields }) => fields.value)).toEqual(['7', '7', '7']);
  });

  test('corrections and added values outlive another reading', async () => {
    await read();
    const value = valueIn(await readingOf(), 'Ferritin');
    await correct(value.key, correctionOf(value, { value: '80' }));
    await correct(ADDED, addedValueOf(maria.userId, { analyte: 'Zinc', value: '11' }));
    const { corrections } = await readingOf();
    expect(
      (
        await maria.client.request('/api/analyze-document', {
          json: { ...analysisOf(document.id), again: true },
        })
      ).json,
    ).toEqual({
      reading_state: 'waiting',
    });
    await read();
    expect((await readingOf()).corrections).toEqual(corrections);
    const digest = JSON.stringify((await stored())?.ai_digest);
    expect(digest).toContain('"80"');
    expect((await stored())?.ai_digest?.value_count).toBe(4);
  });

  test('a value that was never read, no key at all, and fields that are none are refused', async () => {
    await read();
    const value = valueIn(await readingOf(), 'TSH');
    const write = correctionOf(value, { value: '2.4' });
    for (const [key, json] of [
      ['9-9-9', write],
      [value.key, { ...write, read: null }],
      ['TSH', write],
      ['..%2f1', write],
      [value.key, { ...write, fields: { ...write.fields, value: '' } }],
      [value.key, { ...write, fields: { ...write.fields, value: 'x'.repeat(61) } }],
      [value.key, { ...write, fields: { ...write.fields, unit: 'a\nb' } }],
      [value.key, { ...write, base: undefined }],
    ] as const) {
      expect(await put(key, json)).toMatchObject({ status: 400, json: { code: 'invalid_input' } });
    }
    expect((await readingOf()).corrections).toEqual([]);
  });

  test(`a document takes ${CORRECTIONS_MAX} corrections and no more; those that are there can still be changed`, async () => {
    const keyOf = (count: number) => `added-00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
    await correct(keyOf(0), addedValueOf(maria.userId));
    await server.opened.asRole(
      'app_user',
      maria.userId,
      `insert into document_corrections select user_id, document_id,
         'added-00000000-0000-4000-8000-' || lpad(count::text, 12, '0'), content
       from document_corrections, generate_series(1, ${CORRECTIONS_MAX - 1}) count`,
    );
    expect(await put(keyOf(CORRECTIONS_MAX), addedValueOf(maria.userId))).toMatchObject({
      status: 400,
      json: { message: expect.stringContaining(String(CORRECTIONS_MAX)) },
    });
    await correct(keyOf(0), addedValueOf(maria.userId, { value: '19' }));
  });

  test('another woman, a visitor, a guessed id and a deleted document get nothing, and all the same nothing', async () => {
    await read();
    const value = valueIn(await readingOf(), 'TSH');
    const ines = await createWoman(server);
    const guessed = crypto.randomUUID();
    const as = (woman: Woman) => ({ ...correctionOf(value, { value: '1' }), user_id: woman.userId });
    const nothing = { status: 404, json: { code: 'not_found' } };
    for (const id of [document.id, guessed, 'no-id']) {
      expect(await ines.client.request(path('reading', id))).toMatchObject(nothing);
      expect(await put(value.key, as(ines), ines, id)).toMatchObject(nothing);
      expect(await takeBack(value.key, ines, id)).toMatchObject(nothing);
    }
    expect(await put(value.key, as(maria), ines)).toMatchObject({
      status: 403,
      json: { code: 'other_user' },
    });
    expect((await server.createClient().request(path('reading'))).status).toBe(401);
    await maria.client.request(`/api/health-documents/${document.id}?user_id=${maria.userId}`, {
      method: 'DELETE',
    });
    expect(await maria.client.request(path('reading'))).toMatchObject(nothing);
    expect(await put(value.key, as(maria))).toMatchObject(nothing);
    expect(await takeBack(value.key)).toMatchObject(nothing);
  });

  test('what was changed behind our back is left out and said, and takes nothing else along', async () => {
    await read();
    const value = valueIn(await readingOf(), 'TSH');
    await correct(value.key, correctionOf(value, { value: '2.4' }));
    await correct(ADDED, addedValueOf(maria.userId));
    // A correction that was moved to another value.
    await server.opened.asRole(
      'app_user',
      maria.userId,
      `update document_corrections set content = (select content from document_corrections where value_key = '${ADDED}')
       where value_key = '${value.key}'`,
    );
    const moved = await readingOf();
    expect(moved).toMatchObject({ texts_unreadable: true, understanding: expect.anything() });
    expect(moved.corrections.map(({ value_key }) => value_key)).toEqual([ADDED]);
    expect(await put(value.key, correctionOf(value, { value: '3' }))).toMatchObject({ status: 400 });
    // Another one is still composed with what opens.
    await correct(ADDED, addedValueOf(maria.userId, { value: '20' }));

    await server.opened.asRole(
      'app_worker',
      undefined,
      `update document_readings set understanding = decode(repeat('ab', 60), 'hex') where document_id = '${document.id}'`,
    );
    const spoilt = await readingOf();
    expect(spoilt).toMatchObject({ texts_unreadable: true, understanding: null, pages: [LAB_REPORT] });
    const before = await stored();
    const { document: after } = await correct(ADDED, addedValueOf(maria.userId, { value: '21' }));
    expect(after).toEqual(before);
    expect(server.output.join('')).toContain('document_reading_unreadable');
  });

  test('a reading that belongs to another document, or to somebody else, does not open here', async () => {
    await read();
    const first = document;
    document = (await sendDocument(maria)).json as HealthDocument; // shape: health-documents.db.test.ts
    await read(pageOf('Something else'));
    await server.opened.asRole(
      'app_worker',
      undefined,
      `update document_readings set understanding = (select understanding from document_readings where document_id = '${first.id}')
       where document_id = '${document.id}'`,
    );
    expect(await readingOf()).toMatchObject({ texts_unreadable: true, understanding: null });
  });

  test('ten documents a minute are read again for one account; an upload does not count, nor does another account', async () => {
    const strict = await server.createAppWith({ RATE_LIMIT_FACTOR: '0.2' });
    const ask = async (woman: Woman) =>
      await woman.client
        .at(strict)
        .request('/api/analyze-document', { json: { ...analysisOf(document.id), again: true } });
    for (let count = 0; count < 5; count += 1) expect((await ask(maria)).status).toBe(202);
    for (let count = 0; count < 2; count += 1) {
      await read();
      expect((await ask(maria)).status).toBe(202);
    }
    await read();
    const refused = await ask(maria);
    expect(refused).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await stored())?.reading_state).toBe('done');
  });

  test('and a hundred a day, however slowly', async () => {
    const strict = await server.createAppWith({ RATE_LIMIT_FACTOR: '0.02' });
    const ask = async () => {
      await read();
      const json = { ...analysisOf(document.id), again: true };
      return await maria.client.at(strict).request('/api/analyze-document', { json });
    };
    const letAMinutePass = () =>
      server.opened.asOwner(
        `update rate_limits set window_ends_at = now() - interval '1 second' where key = 're-reading|account|${maria.userId}'`,
      );
    for (let count = 0; count < 2; count += 1) {
      expect((await ask()).status).toBe(202);
      await letAMinutePass();
    }
    const refused = await ask();
    expect(refused).toMatchObject({ status: 429, json: { message: expect.stringContaining('tomorrow') } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
  });
});
