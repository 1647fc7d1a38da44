import { randomUUID } from 'node:crypto';
import { lockHealthDocument } from '@lunaria/db/queries/health-documents.ts';
import { lockLabRow } from '@lunaria/db/queries/lab-values.ts';
import { findAnchorsOfDocument, markAnchorsGone } from '@lunaria/db/queries/record-anchors.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import type { PageText } from '@lunaria/domain/documents/reading/document-text.ts';
import { entryOf, LAB_TEXTS, type LabEntry, type LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import {
  type Confirmations,
  confirmedSchema,
  documentProposalsSchema,
  type LabProposal,
  waitingProposalsSchema,
} from '@lunaria/domain/proposals/proposal.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sweepDocuments } from '../documents/sweep-documents.ts';
import { createReadDocumentJob } from '../jobs/read-document.ts';
import { eraseParts } from '../services/account/erasure/erase-parts.ts';
import { PROPOSAL_REFUSALS } from '../services/proposals/refusals.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { aTry } from '../testing/job-run.ts';
import { createStandInReader, pageOf, understandHere } from '../testing/stand-in-reader.ts';
import { addedValueOf, analysisOf, sendDocument } from '../testing/upload.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

const report = (ferritin = '9', collected = 'Collected: 12 Mar 2026') =>
  pageOf(
    'City Lab',
    'Laboratory report',
    collected,
    'Test   Result   Unit   Reference range',
    'Haemoglobin   13.1   g/dL   12.0 - 15.5',
    `Ferritin   ${ferritin}   ng/mL   15 - 150`,
    'TSH   2.1   mIU/L   0.27 - 4.20',
  );
const photo = (): PageText => ({
  lines: report().lines.map(({ text }) => ({ text, source: 'ocr' })),
});

type Answers = Partial<Omit<Confirmations, 'user_id'>>;

describe.each(testEngines)('results out of documents on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  let document: HealthDocument;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
    document = await upload();
  });
  afterAll(() => server.close());

  const upload = async () => (await sendDocument(maria)).json as HealthDocument; // shape: health-documents.db.test.ts
  const read = async (page = report(), id = document.id) => {
    const { database } = server.opened;
    const { keyring, auditKey, storage, logger } = server;
    const reader = createStandInReader();
    reader.pages = [page];
    const job = createReadDocumentJob({
      ...{ database, keyring, auditKey, storage, logger, reader },
      ...{ modelOffer: null, ageOfConsent: 13, understand: understandHere },
    });
    await job({ userId: maria.userId, subjectId: id }, 'job', aTry);
  };
  const readAgain = async (page: PageText) => {
    const json = { ...analysisOf(document.id), again: true };
    expect((await maria.client.request('/api/analyze-document', { json })).status).toBe(202);
    await read(page);
  };
  const ask = async (id = document.id): Promise<LabProposal[]> => {
    const { json, status, text } = await maria.client.request(`/api/health-documents/${id}/proposals`);
    expect(status, text).toBe(200);
    return z.parse(documentProposalsSchema, json).proposals;
  };
  const send = (answers: Answers, id = document.id, woman = maria) =>
    woman.client.request(`/api/health-documents/${id}/confirmations`, {
      json: { user_id: woman.userId, confirm: [], dismiss: [], bring_back: [], ...answers },
    });
  const answer = async (answers: Answers, id = document.id) => {
    const { json, status, text } = await send(answers, id);
    expect(status, text).toBe(200);
    return z.parse(confirmedSchema, json);
  };
  const confirmOf = (
    { value_key, printed, local_day, place, value_id }: LabProposal,
    changes: Partial<LabEntry> = {},
  ) => ({
    ...{ value_key, place, id: value_id ?? randomUUID() },
    entry: { ...printed, local_day: local_day ?? ('2026-03-12' as const), ...changes },
  });
  const confirmAll = (proposals: LabProposal[]) => proposals.map((one) => confirmOf(one));
  const values = async (): Promise<LabValue[]> => {
    const json = { user_id: maria.userId, analytes: null, from: null, to: null, behind: null };
    const { json: page } = await maria.client.request('/api/lab-values/read', { json });
    return (page as { values: LabValue[] }).values;
  };
  const valueNamed = async (name: string) => (await values()).find(({ result }) => result.name === name);
  const rowNamed = async (name: string, id = document.id) => {
    const row = (await ask(id)).find(({ printed }) => printed.name === name);
    if (!row) throw new Error(`No row of ${name}`);
    return row;
  };
  const waiting = async () => {
    const { json, status, text } = await maria.client.request('/api/proposals');
    expect(status, text).toBe(200);
    return z.parse(waitingProposalsSchema, json).documents;
  };
  const statesOf = (proposals: LabProposal[]) => proposals.map(({ state }) => state);
  const put = (id: string, entry: LabEntry, base: LabEntry | null) =>
    maria.client.request(`/api/lab-values/${id}`, {
      method: 'PUT',
      json: { user_id: maria.userId, id, entry, base },
    });
  const ferritins = async () =>
    (await values())
      .filter(({ result }) => result.name === 'Ferritin')
      .map(({ id, origin, result, anchors }) => {
        const documents = (anchors ?? []).map(({ document_id }) => document_id).sort();
        return { id, origin, text: result.text, documents };
      })
      .sort((one, other) => one.text.localeCompare(other.text));
  /** A report of which one more line says a ferritin. */
  const reportWith = (more: string, ferritin = '9'): PageText => ({
    lines: [...report(ferritin).lines, { text: `Ferritin   ${more}   ng/mL   15 - 150`, source: 'text' }],
  });
  /** The same report once more, its rows among her results. */
  const confirmAnother = async () => {
    const { id } = await upload();
    await read(report(), id);
    await answer({ confirm: confirmAll(await ask(id)) }, id);
    return id;
  };
  const typeFerritin = async (text = '9.0', unit = 'µg/L') => {
    const id = randomUUID();
    const entry = { name: 'Ferritin', text, unit, range_text: '', local_day: '2026-03-12' } as const;
    expect((await put(id, entry, null)).status).toBe(200);
    return { id, entry };
  };
  const remove = (id: string) =>
    maria.client.request(`/api/lab-values/${id}?user_id=${maria.userId}`, { method: 'DELETE' });
  const correct = async (name: string, changes: object, id = document.id) => {
    const { value_key, printed, place, local_day } = await rowNamed(name, id);
    const base = {
      ...{ analyte: printed.name, value: printed.text, unit: printed.unit, range: printed.range_text },
      ...{ observed_on: local_day, is_removed: false },
    };
    const json = {
      user_id: maria.userId,
      read: {
        analyte: base.analyte,
        value: base.value,
        unit: base.unit,
        range: base.range,
        observed_on: local_day,
        place,
      },
      base,
      fields: { ...base, ...changes },
    };
    const path = `/api/health-documents/${id}/corrections/${value_key}`;
    const { status, text } = await maria.client.request(path, { method: 'PUT', json });
    expect(status, text).toBe(200);
    return path;
  };
  const setDeleted = (isDeleted: boolean, id = document.id) =>
    isDeleted
      ? maria.client.request(`/api/health-documents/${id}?user_id=${maria.userId}`, { method: 'DELETE' })
      : maria.client.request(`/api/health-documents/${id}/restore`, { json: { user_id: maria.userId } });
  const setUploaded = (id: string, minutesAgo: number) =>
    server.opened.asOwner(`
      alter table health_documents no force row level security;
      update health_documents set uploaded_at = now() - make_interval(mins => ${minutesAgo}) where id = '${id}';
      alter table health_documents force row level security`);
  const rowsIn = (table: string) =>
    server.opened.asRole('app_user', maria.userId, `select * from ${table}`) as Promise<object[]>;

  test('RE-023: the rows of a report are offered, and none is a result before she confirms it', async () => {
    expect(await ask()).toEqual([]);
    expect(await waiting()).toEqual([]);
    await read();
    const offered = await ask();
    expect(offered).toMatchObject([
      { printed: { name: 'Haemoglobin' }, state: 'new' },
      {
        printed: { name: 'Ferritin', text: '9', unit: 'ng/mL', range_text: '15 - 150' },
        ...{ local_day: '2026-03-12', place: { page: 1, line: 6 }, is_from_picture: false },
        ...{ quote: 'Ferritin   9   ng/mL   15 - 150', state: 'new', value_id: null },
      },
      { printed: { name: 'TSH' } },
    ]);
    expect(await values()).toEqual([]);
    expect(await waiting()).toEqual([
      { document_id: document.id, name: expect.any(String), day: '2026-03-12', count: 3 },
    ]);
  });

  test('RE-024: to confirm all writes exactly these rows, a value each, with its place', async () => {
    await read();
    const offered = await ask();
    const confirm = confirmAll(offered);
    const answered = await answer({ confirm });
    expect(statesOf(answered.proposals)).toEqual(['added', 'added', 'added']);
    const written = await values();
    expect(written).toHaveLength(3);
    expect(new Set(written.map(({ id }) => id))).toEqual(new Set(confirm.map(({ id }) => id)));
    expect(answered.values).toEqual(written);
    expect(await valueNamed('Ferritin')).toMatchObject({
      ...{ origin: 'document', document_id: document.id, local_day: '2026-03-12' },
      result: { analyte: 'ferritin', number: 9, low: 15, high: 150, flag: 'low' },
      anchors: [
        {
          ...{ document_id: document.id, document_gone_on: null, place: { page: 1, line: 6 } },
          quote: 'Ferritin   9   ng/mL   15 - 150',
        },
      ],
    });
    expect(await waiting()).toEqual([]);
  });

  test('RE-024: of several rows of which one is refused none is written', async () => {
    await read();
    const [first, ...others] = confirmAll(await ask());
    const wrong = { ...first, entry: { ...first?.entry, text: '99' } } as (typeof others)[number];
    expect(await send({ confirm: [...others, wrong] })).toMatchObject({
      status: 409,
      json: { code: 'conflict', message: PROPOSAL_REFUSALS.changed },
    });
    expect(await values()).toEqual([]);
    expect(await rowsIn('record_anchors')).toEqual([]);
  });

  test('RE-025: the same answers twice, also under other ids, change nothing', async () => {
    await read();
    const offered = await ask();
    const dismissed = offered.slice(2).map(({ value_key }) => value_key);
    const answers = { confirm: confirmAll(offered.slice(0, 2)), dismiss: dismissed };
    const first = await answer(answers);
    const stored = [await rowsIn('measurements'), await rowsIn('record_anchors')];
    expect(await answer(answers)).toEqual(first);
    expect(await answer({ ...answers, confirm: confirmAll(offered.slice(0, 2)) })).toEqual(first);
    expect([await rowsIn('measurements'), await rowsIn('record_anchors')]).toEqual(stored);
  });

  test('RE-026: of a picture one row is confirmed at a time', async () => {
    await read(photo());
    const offered = await ask();
    expect(offered.map((row) => row.is_from_picture)).toEqual([true, true, true]);
    const [first, second] = confirmAll(offered);
    if (!first || !second) throw new Error('Two rows');
    expect(await send({ confirm: [first, second] })).toMatchObject({
      status: 400,
      json: { message: PROPOSAL_REFUSALS.onePicture },
    });
    expect(await values()).toEqual([]);
    for (const one of [first, second]) await answer({ confirm: [one] });
    expect(await values()).toHaveLength(2);
  });

  test('RE-028: a dismissed row stays so after another reading, and is offered anew where it says something else', async () => {
    await read();
    const { value_key } = await rowNamed('Ferritin');
    await answer({ dismiss: [value_key] });
    expect(await waiting()).toMatchObject([{ count: 2 }]);
    const { lines } = report();
    await readAgain({ lines: [{ text: 'A line more', source: 'text' }, ...lines] });
    expect(await rowNamed('Ferritin')).toMatchObject({ state: 'dismissed', place: { line: 7 } });
    await readAgain(report('90'));
    expect((await rowNamed('Ferritin')).state).toBe('new');
    expect(await waiting()).toMatchObject([{ count: 3 }]);
  });

  test('RE-028: a dismissed row is brought back, also as it is added', async () => {
    await read();
    const row = await rowNamed('Ferritin');
    const { value_key } = row;
    await answer({ dismiss: [value_key] });
    await answer({ bring_back: [value_key] });
    expect((await rowNamed('Ferritin')).state).toBe('new');
    await answer({ dismiss: [value_key] });
    const answers = { confirm: [confirmOf(row)], bring_back: [value_key] };
    const first = await answer(answers);
    expect((await rowNamed('Ferritin')).state).toBe('added');
    expect(await rowsIn('dismissed_proposals')).toEqual([]);
    expect(await answer(answers)).toEqual(first);
  });

  test('an answer that arrives late brings nothing back that she dismissed, or deleted, meanwhile', async () => {
    await read();
    const confirm = confirmAll(await ask());
    await answer({ confirm: confirm.slice(0, 2) });
    expect((await remove(confirm[1]?.id ?? '')).status).toBe(204);
    expect(await send({ confirm: confirm.slice(1, 2) })).toMatchObject({
      status: 409,
      json: { code: 'conflict', message: PROPOSAL_REFUSALS.dismissed },
    });
    const { proposals } = await answer({ confirm });
    expect(statesOf(proposals)).toEqual(['added', 'dismissed', 'added']);
    expect(await valueNamed('Ferritin')).toBeUndefined();
    await answer({ bring_back: [proposals[1]?.value_key ?? ''], confirm });
    expect(await valueNamed('Ferritin')).toMatchObject({ id: confirm[1]?.id });
  });

  test('RE-029: another reading that differs changes nothing, is offered, and taken where she says so', async () => {
    await read();
    await answer({ confirm: confirmAll(await ask()) });
    const before = await values();
    await readAgain(report('8'));
    expect(await values()).toEqual(before);
    const differing = await rowNamed('Ferritin');
    expect(differing).toMatchObject({ state: 'differs', printed: { text: '8' } });
    expect(differing.value_id).toBe((await valueNamed('Ferritin'))?.id);
    expect(await waiting()).toMatchObject([{ count: 1 }]);
    expect((await send({ confirm: [{ ...confirmOf(differing), id: randomUUID() }] })).status).toBe(409);
    const { values: answered } = await answer({ confirm: [confirmOf(differing)] });
    expect(answered).toHaveLength(3);
    expect(await valueNamed('Ferritin')).toMatchObject({ id: differing.value_id, result: { number: 8 } });
    expect(await waiting()).toEqual([]);
  });

  test('RE-029: she keeps what her results say', async () => {
    await read();
    await answer({ confirm: confirmAll(await ask()) });
    await readAgain(report('8'));
    const { value_key } = await rowNamed('Ferritin');
    await answer({ dismiss: [value_key] });
    expect(await rowNamed('Ferritin')).toMatchObject({ state: 'added' });
    expect(await valueNamed('Ferritin')).toMatchObject({ result: { number: 9 } });
    await answer({ bring_back: [value_key] });
    const differing = await rowNamed('Ferritin');
    expect(differing).toMatchObject({ state: 'differs' });
    await answer({ dismiss: [value_key] });
    await answer({ confirm: [confirmOf(differing)] });
    expect(await valueNamed('Ferritin')).toMatchObject({ result: { number: 9 } });
    await answer({ confirm: [confirmOf(differing)], bring_back: [value_key] });
    expect(await valueNamed('Ferritin')).toMatchObject({ result: { number: 8 } });
  });

  test('RE-030: a row that she corrected before is added as she corrected it, beside the line as it was read', async () => {
    await read();
    await correct('Ferritin', { value: '8' });
    await answer({ confirm: [confirmOf(await rowNamed('Ferritin'))] });
    expect(await valueNamed('Ferritin')).toMatchObject({
      result: { text: '8', number: 8 },
      anchors: [{ quote: 'Ferritin   9   ng/mL   15 - 150' }],
    });
  });

  test('a row that she corrects after adding it changes her result at once, also its day', async () => {
    await read();
    await answer({ confirm: confirmAll(await ask()) });
    const { id } = (await valueNamed('Ferritin')) ?? {};
    const path = await correct('Ferritin', { value: '8', observed_on: '2026-03-13' });
    expect(await valueNamed('Ferritin')).toMatchObject({
      ...{ id, origin: 'document', local_day: '2026-03-13', result: { number: 8 } },
      anchors: [{ document_id: document.id, place: { page: 1, line: 6 } }],
    });
    expect(statesOf(await ask())).toEqual(['added', 'added', 'added']);
    expect(await values()).toHaveLength(3);
    expect((await maria.client.request(`${path}?user_id=${maria.userId}`, { method: 'DELETE' })).status).toBe(
      200,
    );
    expect(await valueNamed('Ferritin')).toMatchObject({
      id,
      local_day: '2026-03-12',
      result: { number: 9 },
    });
    expect(await waiting()).toEqual([]);
  });

  test('a row that she takes out after adding it takes her result along', async () => {
    await read();
    await answer({ confirm: confirmAll(await ask()) });
    await correct('Ferritin', { is_removed: true });
    expect((await values()).map(({ result }) => result.name).sort()).toEqual(['Haemoglobin', 'TSH']);
  });

  test('what she does to a row is about that row alone, also where another says the same', async () => {
    const line = { text: 'Ferritin   9   ng/mL   15 - 150', source: 'text' as const };
    await read({ lines: [...report().lines, line] });
    const [first] = (await ask()).filter(({ printed }) => printed.name === 'Ferritin');
    if (!first) throw new Error('No row of Ferritin');
    await answer({ confirm: [confirmOf(first)] });
    const path = await correct('Ferritin', { value: '8' });
    expect((await values()).map(({ result }) => result.number)).toEqual([8]);
    const ferritin = async () => statesOf((await ask()).filter(({ printed }) => printed.name === 'Ferritin'));
    expect(await ferritin()).toEqual(['added', 'new']);
    await maria.client.request(`${path}?user_id=${maria.userId}`, { method: 'DELETE' });
    await correct('Ferritin', { is_removed: true });
    expect(await values()).toEqual([]);
    expect(await ferritin()).toEqual(['new']);
  });

  test('a row of which she keeps her own stays hers when she corrects it, and when she takes that back', async () => {
    await read();
    await answer({ confirm: confirmAll(await ask()) });
    await readAgain(report('8'));
    await answer({ dismiss: [(await rowNamed('Ferritin')).value_key] });
    const path = await correct('Ferritin', { value: '90' });
    expect(await valueNamed('Ferritin')).toMatchObject({ result: { number: 9 } });
    expect(await rowNamed('Ferritin')).toMatchObject({ state: 'differs' });
    await maria.client.request(`${path}?user_id=${maria.userId}`, { method: 'DELETE' });
    expect(await valueNamed('Ferritin')).toMatchObject({ result: { number: 9 } });
    expect(await rowNamed('Ferritin')).toMatchObject({ state: 'added' });
  });

  test('a row that she added to the document is offered, without a line to quote', async () => {
    await read();
    const key = `added-${randomUUID()}`;
    const json = addedValueOf(maria.userId, { analyte: 'Zinc', value: '80', observed_on: null });
    await maria.client.request(`/api/health-documents/${document.id}/corrections/${key}`, {
      method: 'PUT',
      json,
    });
    const row = await rowNamed('Zinc');
    expect(row).toMatchObject({ value_key: key, quote: '', local_day: null });
    await answer({ confirm: [confirmOf(row, { local_day: '2026-03-10' })] });
    expect(await valueNamed('Zinc')).toMatchObject({ local_day: '2026-03-10', anchors: [{ quote: '' }] });
    expect(await rowNamed('Zinc')).toMatchObject({ state: 'added' });
  });

  test('RE-031: the same report uploaded twice gives one value with two places', async () => {
    await read();
    await answer({ confirm: confirmAll(await ask()) });
    const other = await upload();
    await read(report(), other.id);
    await answer({ confirm: confirmAll(await ask(other.id)) }, other.id);
    expect(await values()).toHaveLength(3);
    expect(await valueNamed('Ferritin')).toMatchObject({
      anchors: [{ document_id: document.id }, { document_id: other.id }],
    });
    expect(statesOf(await ask(other.id))).toEqual(['added', 'added', 'added']);
  });

  test('RE-031: a row that says what she typed, in whatever unit, is one more place of that; also twice in a request', async () => {
    const { id } = await typeFerritin();
    const page = report();
    await read({ lines: [...page.lines, { text: 'Ferritin   9   ng/mL   15 - 150', source: 'text' }] });
    const rows = (await ask()).filter(({ printed }) => printed.name === 'Ferritin');
    expect(rows).toHaveLength(2);
    await answer({ confirm: confirmAll(rows) });
    const written = await values();
    expect(written).toMatchObject([{ id, origin: 'typed', document_id: null, result: { text: '9.0' } }]);
    expect(written[0]?.anchors).toHaveLength(2);
    expect((await ask()).filter(({ state }) => state === 'added')).toHaveLength(2);
  });

  test('RE-031: a correction that makes two results one leaves one with both places', async () => {
    const { id } = await typeFerritin('8', 'ng/mL');
    await read();
    await answer({ confirm: confirmAll(await ask()) });
    expect(await values()).toHaveLength(4);
    await correct('Ferritin', { value: '8' });
    expect(await values()).toHaveLength(3);
    expect(await valueNamed('Ferritin')).toMatchObject({
      id,
      origin: 'typed',
      anchors: [{ document_id: document.id }],
    });
  });

  test('a result of two reports of which one is corrected parts, and is one again where both say so', async () => {
    await read();
    await answer({ confirm: confirmAll(await ask()) });
    const otherId = await confirmAnother();
    await correct('Ferritin', { value: '8' });
    expect(await ferritins()).toMatchObject([
      { text: '8', origin: 'document', documents: [document.id] },
      { text: '9', origin: 'document', documents: [otherId] },
    ]);
    expect([...statesOf(await ask()), ...statesOf(await ask(otherId))]).toEqual(Array(6).fill('added'));
    expect(await waiting()).toEqual([]);
    await correct('Ferritin', { value: '8' }, otherId);
    const both = [document.id, otherId].sort();
    expect(await ferritins()).toMatchObject([{ text: '8', documents: both }]);
    expect([...statesOf(await ask()), ...statesOf(await ask(otherId))]).toEqual(Array(6).fill('added'));
  });

  test('RE-029: another reading of one of two reports, taken, leaves what the other one says', async () => {
    await read();
    await answer({ confirm: confirmAll(await ask()) });
    const otherId = await confirmAnother();
    await readAgain(report('8'));
    const differing = await rowNamed('Ferritin');
    expect(differing.state).toBe('differs');
    const confirm = [confirmOf(differing)];
    const first = await answer({ confirm });
    expect(first.proposals).toContainEqual({
      ...differing,
      state: 'added',
      value_id: expect.not.stringContaining(differing.value_id ?? '?'),
    });
    expect(await ferritins()).toMatchObject([
      { text: '8', documents: [document.id] },
      { text: '9', id: differing.value_id, documents: [otherId] },
    ]);
    expect(statesOf(await ask(otherId))).toEqual(['added', 'added', 'added']);
    expect(await answer({ confirm })).toEqual(first);
  });

  test('RE-024: of two rows of one result that both differ by now each is stored', async () => {
    await read(reportWith('9'));
    await answer({ confirm: confirmAll(await ask()) });
    expect(await ferritins()).toMatchObject([{ text: '9', documents: [document.id, document.id] }]);
    await readAgain(reportWith('7', '8'));
    const differing = (await ask()).filter(({ state }) => state === 'differs');
    expect(differing).toHaveLength(2);
    const { proposals } = await answer({ confirm: confirmAll(differing) });
    expect(statesOf(proposals)).toEqual(Array(4).fill('added'));
    expect(await ferritins()).toMatchObject([{ text: '7' }, { text: '8' }]);
  });

  test('what she typed is never written over: a row that differs from it becomes a result of its own', async () => {
    const { id } = await typeFerritin('9', 'ng/mL');
    await read();
    await answer({ confirm: confirmAll(await ask()) });
    await readAgain(report('8'));
    await answer({ confirm: [confirmOf(await rowNamed('Ferritin'))] });
    expect(await ferritins()).toMatchObject([
      { text: '8', origin: 'document', documents: [document.id] },
      { text: '9', origin: 'typed', id, documents: [] },
    ]);
    expect(await waiting()).toEqual([]);
  });

  test('a new row joins what a result says after the same request, not what it said before', async () => {
    await read();
    await answer({ confirm: confirmAll(await ask()) });
    await readAgain(reportWith('9.0', '8'));
    const open = (await ask()).filter(({ state }) => state !== 'added');
    expect(statesOf(open)).toEqual(['differs', 'new']);
    const { proposals } = await answer({ confirm: confirmAll(open) });
    expect(statesOf(proposals)).toEqual(Array(4).fill('added'));
    expect(await ferritins()).toMatchObject([
      { text: '8', documents: [document.id] },
      { text: '9.0', documents: [document.id] },
    ]);
  });

  test('a new row joins no result that has become one with another in the same request', async () => {
    await read();
    await answer({ confirm: confirmAll(await ask()) });
    const typed = await typeFerritin('8', 'ng/mL');
    await readAgain(reportWith('9.0', '8'));
    const open = (await ask()).filter(({ state }) => state !== 'added');
    expect(statesOf(open)).toEqual(['differs', 'new']);
    await answer({ confirm: confirmAll(open) });
    expect(await ferritins()).toMatchObject([
      { text: '8', id: typed.id, documents: [document.id] },
      { text: '9.0', documents: [document.id] },
    ]);
  });

  test('a row on the line that another place of the same result has left becomes a place, too', async () => {
    await read();
    await answer({ confirm: confirmAll(await ask()) });
    const { lines } = report();
    const more = { text: 'Ferritin   9.0   ng/mL   15 - 150', source: 'text' } as const;
    await readAgain({ lines: [...lines.slice(0, 5), more, ...lines.slice(5)] });
    const [open, ...others] = (await ask()).filter(({ state }) => state !== 'added');
    if (!open) throw new Error('No row');
    expect([open.printed.text, open.place.line, others]).toEqual(['9.0', 6, []]);
    const { proposals } = await answer({ confirm: [confirmOf(open)] });
    expect(statesOf(proposals)).toEqual(Array(4).fill('added'));
    expect(await ferritins()).toMatchObject([{ text: '9', documents: [document.id, document.id] }]);
    expect(statesOf(await ask())).toEqual(Array(4).fill('added'));
  });

  test('a result of twenty places takes no more, whichever way, and nothing is written', async () => {
    const typed = await typeFerritin('9', 'ng/mL');
    await read();
    await answer({ confirm: confirmAll(await ask()) });
    await server.opened.asRole(
      'app_user',
      maria.userId,
      `insert into record_anchors (user_id, measurement_id, document_id, page, line, value_key, quote)
        select user_id, measurement_id, document_id, 2, n, '2-' || n || '-1', quote
        from record_anchors, generate_series(1, 19) n where measurement_id = '${typed.id}'`,
    );
    const other = await upload();
    await read(report(), other.id);
    const tooMany = { status: 400, json: { message: PROPOSAL_REFUSALS.tooManyPlaces } };
    expect(await send({ confirm: confirmAll(await ask(other.id)) }, other.id)).toMatchObject(tooMany);
    await correct('Ferritin', { value: '8' }, other.id);
    await answer({ confirm: [confirmOf(await rowNamed('Ferritin', other.id))] }, other.id);
    const stored = [await rowsIn('measurements'), await rowsIn('record_anchors')];
    const row = await rowNamed('Ferritin', other.id);
    const path = `/api/health-documents/${other.id}/corrections/${row.value_key}?user_id=${maria.userId}`;
    expect(await maria.client.request(path, { method: 'DELETE' })).toMatchObject(tooMany);
    expect([await rowsIn('measurements'), await rowsIn('record_anchors')]).toEqual(stored);
    expect((await rowNamed('Ferritin', other.id)).printed.text).toBe('8');
  });

  test('what she typed changes by her hand alone: the document then differs', async () => {
    const { id, entry } = await typeFerritin('9', 'ng/mL');
    await read();
    await answer({ confirm: confirmAll(await ask()) });
    expect((await put(id, { ...entry, text: '7', local_day: '2026-03-11' }, entry)).json).toMatchObject({
      ...{ local_day: '2026-03-11', origin: 'typed' },
      anchors: [{ document_id: document.id }],
    });
    expect(await rowNamed('Ferritin')).toMatchObject({ state: 'differs', value_id: id });
    expect(await waiting()).toMatchObject([{ count: 1 }]);
  });

  test('RE-032: a value outlives its document and says when it was deleted; brought back, it leads there again', async () => {
    await read();
    await answer({ confirm: confirmAll(await ask()) });
    await setDeleted(true);
    const today = new Date().toISOString().slice(0, 10);
    const gone = { document_id: null, anchors: [{ document_id: null, document_gone_on: today }] };
    expect(await valueNamed('Ferritin')).toMatchObject(gone);
    expect(await waiting()).toEqual([]);
    expect((await send({})).status).toBe(404);
    await setDeleted(false);
    expect(await valueNamed('Ferritin')).toMatchObject({
      document_id: document.id,
      anchors: [{ document_id: document.id, document_gone_on: null }],
    });
    await setDeleted(true);
    await server.opened.asOwner(`
      alter table health_documents no force row level security; alter table record_anchors no force row level security;
      update health_documents set uploaded_at = uploaded_at - interval '3 days', deleted_at = deleted_at - interval '2 days'
        where id = '${document.id}';
      update record_anchors set document_gone_at = document_gone_at - interval '2 days' where user_id = '${maria.userId}';
      alter table health_documents force row level security; alter table record_anchors force row level security`);
    await sweepDocuments({
      database: server.opened.database,
      storage: server.storage,
      logger: server.logger,
    });
    const swept = { document_id: null, document_gone_on: addDays(today as LabEntry['local_day'], -2) };
    expect(await valueNamed('Ferritin')).toMatchObject({ document_id: null, anchors: [swept] });
  });

  test('a value of a document is corrected there, and hers to type once the last document is gone', async () => {
    await read();
    await answer({ confirm: confirmAll(await ask()) });
    const other = await upload();
    await read(report(), other.id);
    await answer({ confirm: confirmAll(await ask(other.id)) }, other.id);
    const value = await valueNamed('Ferritin');
    if (!value) throw new Error('No value');
    const change = () => put(value.id, { ...entryOf(value), text: '8' }, entryOf(value));
    expect(await change()).toMatchObject({ status: 400, json: { message: LAB_TEXTS.document } });
    await setDeleted(true);
    expect((await change()).status).toBe(400);
    await setDeleted(true, other.id);
    expect(await change()).toMatchObject({
      status: 200,
      json: {
        origin: 'typed',
        result: { text: '8' },
        anchors: [{ document_id: null }, { document_id: null }],
      },
    });
    expect(await valueNamed('Ferritin')).toMatchObject({ id: value.id, origin: 'typed', document_id: null });
  });

  test('a value that she deletes does not come back by itself', async () => {
    await read();
    await answer({ confirm: confirmAll(await ask()) });
    const { id = '' } = (await valueNamed('Ferritin')) ?? {};
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(404);
    expect(await rowNamed('Ferritin')).toMatchObject({ state: 'dismissed', value_id: null });
    expect(await waiting()).toEqual([]);
    // Undone: the same row under the same id.
    const row = await rowNamed('Ferritin');
    await answer({ confirm: [{ ...confirmOf(row), id }], bring_back: [row.value_key] });
    expect(await valueNamed('Ferritin')).toMatchObject({ id, result: { number: 9 } });
  });

  test('a deleted value of two reports is brought back in both', async () => {
    await read();
    await answer({ confirm: confirmAll(await ask()) });
    const otherId = await confirmAnother();
    const { id = '' } = (await valueNamed('Ferritin')) ?? {};
    expect((await remove(id)).status).toBe(204);
    for (const one of [document.id, otherId]) {
      const row = await rowNamed('Ferritin', one);
      expect(row.state).toBe('dismissed');
      await answer({ confirm: [{ ...confirmOf(row), id }], bring_back: [row.value_key] }, one);
    }
    expect(await ferritins()).toMatchObject([{ id, documents: [document.id, otherId].sort() }]);
  });

  test('RE-034: a place that the document does not have is refused, one of another row is not this row', async () => {
    await read();
    const confirm = confirmOf(await rowNamed('Ferritin'));
    for (const place of [
      { page: 2, line: 1 },
      { page: 1, line: 8 },
      { page: 301, line: 1 },
    ]) {
      expect(await send({ confirm: [{ ...confirm, place }] })).toMatchObject({ status: 400 });
    }
    expect((await send({ confirm: [{ ...confirm, place: { page: 1, line: 7 } }] })).status).toBe(409);
    expect((await send({ confirm: [{ ...confirm, place: { page: 0, line: 1 } }] })).status).toBe(400);
    expect(await rowsIn('record_anchors')).toEqual([]);
  });

  test('a day to come, a row named twice and an id in use are refused', async () => {
    await read(report('9', ''));
    const row = await rowNamed('Ferritin');
    expect(row.local_day).toBeNull();
    const local_day = addDays(latestTodayOnEarth(new Date()), 1);
    expect(await send({ confirm: [confirmOf(row, { local_day })] })).toMatchObject({
      status: 400,
      json: { code: 'in_future' },
    });
    const confirm = confirmOf(row);
    expect(await send({ confirm: [confirm], dismiss: [row.value_key] })).toMatchObject({
      status: 400,
      json: { message: PROPOSAL_REFUSALS.twice },
    });
    const { id } = await typeFerritin('77');
    expect((await send({ confirm: [{ ...confirm, id }] })).status).toBe(409);
    expect((await send({ dismiss: ['1-99-1'] })).status).toBe(409);
    expect((await send({ bring_back: ['1-99-1'] })).status).toBe(200);
  });

  test('documents of another, unknown and deleted ones answer alike', async () => {
    await read();
    const ines = await createWoman(server);
    const ofInes = (await sendDocument(ines)).json as HealthDocument;
    for (const id of [ofInes.id, randomUUID(), 'none']) {
      expect((await maria.client.request(`/api/health-documents/${id}/proposals`)).status).toBe(404);
      expect(await send({}, id)).toMatchObject({ status: 404, json: { code: 'not_found' } });
    }
    await setDeleted(true);
    expect((await maria.client.request(`/api/health-documents/${document.id}/proposals`)).status).toBe(404);
    // In her name nobody else answers.
    const named = { user_id: maria.userId, confirm: [], dismiss: [], bring_back: [] };
    const path = `/api/health-documents/${document.id}/confirmations`;
    expect((await ines.client.request(path, { json: named })).status).toBe(403);
  });

  test('what lines say lies encrypted, bound to its row', async () => {
    await read();
    await answer({
      confirm: confirmAll((await ask()).slice(0, 2)),
      dismiss: [(await rowNamed('TSH')).value_key],
    });
    const rows = await server.opened.asRole(
      'app_user',
      maria.userId,
      "select encode(quote, 'escape') as said from record_anchors union all select encode(said, 'escape') from dismissed_proposals",
    );
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/Ferritin|Haemoglobin|TSH|g\/dL/);
    await server.opened.asRole(
      'app_user',
      maria.userId,
      'update record_anchors set quote = (select quote from record_anchors order by line limit 1)',
    );
    expect((await values()).map(({ anchors }) => anchors?.[0]?.quote).sort()).toEqual([
      '',
      expect.stringContaining('Haemoglobin'),
    ]);
  });

  // The embedded database has one transaction at a time.
  describe.skipIf(engine === 'pglite')('while another report of the result is being deleted', () => {
    let otherId: string;
    beforeEach(async () => {
      await read();
      await answer({ confirm: confirmAll(await ask()) });
      otherId = await confirmAnother();
    });

    const ways = {
      confirming: async () => {
        await readAgain(report('8'));
        const confirm = [confirmOf(await rowNamed('Ferritin'))];
        return () => send({ confirm });
      },
      correcting: async () => () => correct('Ferritin', { value: '8' }),
      'taking a row out': async () => () => correct('Ferritin', { is_removed: true }),
      deleting: async () => {
        const { id = '' } = (await valueNamed('Ferritin')) ?? {};
        return () => remove(id);
      },
      'erasing what is measured': async () => () => {
        const { keyring, auditKey, storage, opened } = server;
        const all = { kinds: ['measured' as const], from: null, to: null, zone: 'Europe/Madrid' };
        return eraseParts({ database: opened.database, keyring, auditKey, storage }, maria.userId, all);
      },
    };
    test.each(Object.entries(ways))('%s waits before it holds what the other wants', async (_, prepare) => {
      const go = await prepare();
      const before = await ask();
      // As the sweeper: first the document, then what stands in it, and where its result came from.
      const { sent } = await server.opened.database.asUser(maria.userId, async (tx) => {
        await lockHealthDocument(tx, maria.userId, otherId);
        const going = go();
        await expect.poll(isSomebodyWaiting, { timeout: 30_000 }).toBe(true);
        await markAnchorsGone(tx, maria.userId, otherId, true);
        const ids = (await findAnchorsOfDocument(tx, maria.userId, otherId)).map((one) => one.measurement_id);
        for (const id of ids) await lockLabRow(tx, maria.userId, id);
        return { sent: going };
      });
      await sent;
      expect(await ask()).not.toEqual(before);
    });

    /** For a row of a document that somebody else holds. */
    async function isSomebodyWaiting(): Promise<boolean> {
      const held = await server.opened.asOwner(`
        select from pg_locks where locktype = 'tuple' and relation = 'health_documents'::regclass
          and database = (select oid from pg_database where datname = current_database())`);
      return held.length > 0;
    }
  });

  test('of documents that were never counted the newest twenty are, and the others in the next call', async () => {
    await read();
    await setUploaded(document.id, 1);
    const others: string[] = [];
    for (let number = 0; number < 21; number += 1) others.push((await upload()).id);
    for (const [at, id] of others.entries()) {
      await setUploaded(id, 100 - at);
      await server.opened.asOwner(`
        alter table document_readings no force row level security;
        insert into document_readings select (jsonb_populate_record(r, '{"document_id": "${id}"}')).*
          from document_readings r where r.document_id = '${document.id}';
        alter table document_readings force row level security`);
    }
    const uncounted = async () => {
      const rows = await server.opened.asRole(
        'app_user',
        maria.userId,
        'select id from health_documents where proposals_waiting is null',
      );
      return rows.map(({ id }) => id);
    };
    // Its own reading is of another document, and says nothing there.
    expect(await waiting()).toMatchObject([{ document_id: document.id, count: 3 }]);
    expect((await uncounted()).sort()).toEqual(others.slice(0, 2).sort());
    expect(await waiting()).toMatchObject([{ document_id: document.id, count: 3 }]);
    expect(await uncounted()).toEqual([]);
  });

  test('two devices that confirm at once make one value of each row', async () => {
    await read();
    const offered = await ask();
    const sent = await Promise.all([1, 2, 3].map(() => send({ confirm: confirmAll(offered) })));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await values()).toHaveLength(3);
  });
});
