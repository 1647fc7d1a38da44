import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { DOCUMENT_NOTES_MAX_LENGTH, type HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PAGE } from '../services/read-page.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { findNext, followPages } from '../testing/follow-pages.ts';
import { insertDocuments } from '../testing/insert-documents.ts';
import type { Answer } from '../testing/test-client.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

const PATH = '/api/health-documents';
/** Three bytes for each character. */
const LONGEST_NOTE = '語'.repeat(DOCUMENT_NOTES_MAX_LENGTH);

describe.each(testEngines)('the list of documents on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const documentsOf = ({ json }: Answer) => (json as { health_documents: HealthDocument[] }).health_documents; // shape: health-documents.db.test.ts
  const namesOf = (documents: HealthDocument[]) => documents.map(({ file_name }) => file_name);
  /** From `newest` down, as the list has them. */
  const numbered = (newest: number, count: number) =>
    Array.from({ length: count }, (_, index) => `${newest - index}.pdf`);

  test('that has more than an answer holds comes in pages, each document once, the newest first', async () => {
    await insertDocuments(server, maria, PAGE.rows + 130);
    const pages = await followPages(maria.client, PATH);
    const parts = pages.map(documentsOf);
    expect(parts.map(({ length }) => length)).toEqual([PAGE.rows, 130]);
    expect(namesOf(parts.flat())).toEqual(numbered(PAGE.rows + 129, PAGE.rows + 130));
    // An id, and nothing that she called it.
    const [first = [], rest = []] = parts;
    expect(pages.map(findNext)).toEqual([`${PATH}?after=${first.at(-1)?.id}`, null]);

    // What is asked for by number is answered whole.
    for (const limit of [2, PAGE.rows]) {
      const answer = await maria.client.request(`${PATH}?limit=${limit}`);
      expect(documentsOf(answer)).toEqual(first.slice(0, limit));
      expect(findNext(answer)).toBeNull();
    }
    const behind = await maria.client.request(`${PATH}?limit=3&after=${first.at(-1)?.id}`);
    expect(documentsOf(behind)).toEqual(rest.slice(0, 3));
    expect(findNext(behind)).toBeNull();
  });

  test('with long notes ends a page after about a megabyte, and loses nothing', async () => {
    const count = 300;
    await insertDocuments(server, maria, count, LONGEST_NOTE);
    const pages = await followPages(maria.client, PATH);
    expect(pages.length).toBeGreaterThan(1);
    for (const { bytes } of pages) expect(bytes.length).toBeLessThan(PAGE.bytes * 1.4);
    const documents = pages.flatMap(documentsOf);
    expect(namesOf(documents)).toEqual(numbered(count - 1, count));
    expect(documents.every(({ notes }) => notes === LONGEST_NOTE)).toBe(true);
    const asked = await maria.client.request(`${PATH}?limit=${count}`);
    expect(documentsOf(asked)).toEqual(documents);
  });

  test('goes on behind a document that was deleted meanwhile', async () => {
    await insertDocuments(server, maria, 5);
    const [_, second, ...others] = documentsOf(await maria.client.request(PATH));
    const deleted = await maria.client.request(`${PATH}/${second?.id}?user_id=${maria.userId}`, {
      method: 'DELETE',
    });
    expect(deleted.status).toBe(204);
    const rest = await maria.client.request(`${PATH}?after=${second?.id}`);
    expect(documentsOf(rest)).toEqual(others);
  });

  test('goes on behind a document of hers alone: one of another is not there, as one that was guessed', async () => {
    const other = await createWoman(server);
    await insertDocuments(server, maria, 2);
    await insertDocuments(server, other, 2);
    const [hers] = documentsOf(await maria.client.request(PATH));
    for (const id of [hers?.id, crypto.randomUUID()]) {
      const answer = await other.client.request(`${PATH}?after=${id}&user_id=${maria.userId}`);
      expect(answer).toMatchObject({ status: 404, json: { code: 'not_found' } });
    }
    for (const after of ['', 'x', `${hers?.id}x`]) {
      expect((await maria.client.request(`${PATH}?after=${after}`)).status).toBe(400);
    }
  });
});
