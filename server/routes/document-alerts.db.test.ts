import { upsertAlertRow } from '@lunaria/db/queries/safety-alerts.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { SafetyAlert } from '@lunaria/domain/alerts/safety-alert.ts';
import type { KeptAlert } from '@lunaria/domain/alerts/show-alert.ts';
import { addDays, type CalendarDate, utcDay } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDate } from '@lunaria/domain/calendar/name-day.ts';
import { DANGER_RULES_VERSION } from '@lunaria/domain/dangers/rules/all-rules.ts';
import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import type { DocumentReading } from '@lunaria/domain/documents/reading/document-reading.ts';
import type { LineSource } from '@lunaria/domain/documents/reading/document-text.ts';
import { dateByWeek } from '@lunaria/domain/pregnancy/dating.ts';
import { medicalRecord } from '@lunaria/domain/records/testing/medical-record.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createReadDocumentJob } from '../jobs/read-document.ts';
import { openUserKey } from '../keys/open-user-key.ts';
import { keyOfFacts, sealAlert } from '../services/alerts/kept-alert.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { aTry } from '../testing/job-run.ts';
import { createStandInReader, understandHere } from '../testing/stand-in-reader.ts';
import { analysisOf, sendDocument } from '../testing/upload.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

const HIGH = 'Potassium   6.8   mmol/L   3.5 - 5.1';

describe.each(testEngines)('alerts about values of documents on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  let document: HealthDocument;
  let today: CalendarDate;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
    document = (await sendDocument(maria)).json as HealthDocument; // shape: health-documents.db.test.ts
    today = utcDay(new Date());
  });
  afterAll(() => server.close());

  const read = async (
    line: string,
    { on = today, source = 'text' as LineSource, ageOfConsent = 13 } = {},
  ) => {
    const reader = createStandInReader();
    const lines = [
      ...['City Lab', 'Laboratory report', `Collected: ${shortDate(on)}`],
      ...['Test   Result   Unit   Reference range', line],
    ];
    reader.pages = [{ lines: lines.map((text) => ({ text, source })) }];
    const { opened, ...parts } = server;
    const job = createReadDocumentJob({
      ...parts,
      ...{ database: opened.database, modelOffer: null, ageOfConsent, reader, understand: understandHere },
    });
    await job({ userId: maria.userId, subjectId: document.id }, 'job', aTry);
  };
  const list = async () => {
    const { status, json, text } = await maria.client.request('/api/safety-alerts');
    expect(status, text).toBe(200);
    return (json as { safety_alerts: SafetyAlert[] }).safety_alerts;
  };
  const stored = async () =>
    await server.opened.asRole('app_user', maria.userId, 'select id from safety_alerts');
  const send = async (method: string, path: string, json?: object) => {
    const answer = await maria.client.request(path, { method, ...(json && { json }) });
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.json as { safety: SafetyAlert[] } | null;
  };
  const path = (rest: string) => `/api/health-documents/${document.id}${rest}`;
  /** Makes the first value this one. */
  const correct = async (value: string, before: string) => {
    const { json } = await maria.client.request(path('/reading'));
    const [first] = (json as DocumentReading).understanding?.values ?? [];
    if (first === undefined) throw new Error('No value was found in the text of this test.');
    const { analyte, value: text, unit, range, observed_on, place } = first;
    const fields = { analyte, unit, range, observed_on, is_removed: false };
    return await send('PUT', path(`/corrections/${first.key}`), {
      user_id: maria.userId,
      read: { analyte, value: text, unit, range, observed_on, place },
      base: { ...fields, value: before },
      fields: { ...fields, value },
    });
  };

  test('a potassium of 6.8 of today is said after the reading, with page and line, and that nobody confirmed it', async () => {
    await read(HIGH);
    expect(await list()).toMatchObject([
      {
        level: 'emergency',
        day: today,
        document_id: document.id,
        because: [
          {
            from: 'document',
            day: today,
            words: expect.stringMatching(
              /6\.8 mmol\/L \(page 1, line 5; read from your document, not confirmed by you\)$/,
            ),
          },
        ],
      },
    ]);
  });

  test('read twice, also at once and after a try that was cut off, it is one alert', async () => {
    await read(HIGH);
    const before = await list();
    await Promise.all([read(HIGH), read(HIGH)]);
    await send('POST', '/api/analyze-document', { ...analysisOf(document.id), again: true });
    await read(HIGH);
    expect(await list()).toEqual(before);
    expect(await stored()).toHaveLength(1);
  });

  test('from a picture it says to check it against the paper first; a unit that is not sure raises nothing', async () => {
    await read(HIGH, { source: 'ocr' });
    expect((await list())[0]?.because[0]?.words).toContain('check it against the paper first');
    document = (await sendDocument(maria)).json as HealthDocument;
    await read('Potassium   6.8   mg/L   3.5 - 5.1');
    expect(await stored()).toHaveLength(1);
  });

  test('corrected, its alert goes; corrected into danger, it is said with the answer, as she entered it', async () => {
    await read(HIGH);
    expect((await correct('4.2', '6.8'))?.safety).toEqual([]);
    expect(await stored()).toEqual([]);
    const safety = (await correct('7.1', '4.2'))?.safety;
    expect(safety?.[0]?.because[0]?.words).toMatch(/7\.1 mmol\/L \(page 1, line 5; as you entered it\)$/);
    expect(await list()).toEqual(safety);
  });

  test('a result of more than a month ago is soon, whatever its level was', async () => {
    await read(HIGH, { on: addDays(today, -31) });
    expect(await list()).toMatchObject([{ level: 'soon', within: { days: 14 }, day: addDays(today, -31) }]);
  });

  test('platelets of 95 are dangerous from 20 weeks on, by the weeks of their own day', async () => {
    const line = 'Platelets   95   10^9/L   150 - 400';
    await read(line);
    expect(await list()).toEqual([]);
    await send('PATCH', '/api/profile', { life_stage: 'pregnancy' });
    await send('PUT', '/api/stage', { user_id: maria.userId, dating: dateByWeek(25, today) });
    // Who she is has changed: what was read before is looked at again.
    expect(await list()).toMatchObject([{ level: 'today', document_id: document.id }]);
    await send('POST', '/api/analyze-document', { ...analysisOf(document.id), again: true });
    await read(line);
    expect(await list()).toMatchObject([{ level: 'today' }]);
    document = (await sendDocument(maria)).json as HealthDocument;
    await read(line, { on: addDays(today, -50) });
    expect(await stored()).toHaveLength(1);
  });

  test('a deleted document takes its alerts along, and brings them back; entries of the day leave them alone', async () => {
    await read(HIGH);
    await send('POST', '/api/bleeding-days', {
      ...{ user_id: maria.userId, day: today, flow: 'light', kind: null },
      base: { flow: null, kind: null },
    });
    const [alert] = await list();
    expect(alert?.document_id).toBe(document.id);
    await send('DELETE', `${path('')}?user_id=${maria.userId}`);
    expect((await list()).map(({ document_id }) => document_id)).not.toContain(document.id);
    await send('POST', path('/restore'), { user_id: maria.userId });
    expect((await list()).map(({ rule }) => rule)).toContain(alert?.rule);
  });

  test('the same paper uploaded twice is one alert, also once it is closed; gone, it is that of the other', async () => {
    await read(HIGH);
    const first = document;
    const [alert] = await list();
    document = (await sendDocument(maria)).json as HealthDocument;
    await read(HIGH.replace('6.8', '6,8'));
    expect(await list()).toEqual([alert]);
    // Another value of the same day, or the same of another, is none of it.
    expect((await correct('7.1', '6,8'))?.safety).toMatchObject([{ document_id: document.id }]);
    expect((await correct('6.8', '7.1'))?.safety).toEqual([]);
    expect(await list()).toEqual([alert]);

    const second = document;
    await send('DELETE', `/api/health-documents/${first.id}?user_id=${maria.userId}`);
    expect(await list()).toMatchObject([{ rule: alert?.rule, document_id: second.id }]);
    await send('POST', `/api/health-documents/${first.id}/restore`, { user_id: maria.userId });
    const [moved, ...others] = await list();
    expect(others).toEqual([]);

    await send('PUT', `/api/safety-alerts/${moved?.id}`, { user_id: maria.userId, mark: 'done' });
    document = (await sendDocument(maria)).json as HealthDocument;
    await read(HIGH);
    expect(await list()).toEqual([]);
    document = (await sendDocument(maria)).json as HealthDocument;
    await read(HIGH, { on: addDays(today, -1) });
    expect(await list()).toMatchObject([{ document_id: document.id, day: addDays(today, -1) }]);
  });

  test('a mode that is no longer hers takes back what rested on it', async () => {
    await send('PATCH', '/api/profile', { life_stage: 'pregnancy' });
    await send('PUT', '/api/stage', { user_id: maria.userId, dating: dateByWeek(25, today) });
    await read('Platelets   95   10^9/L   150 - 400');
    expect(await list()).toMatchObject([{ level: 'today' }]);
    await send('POST', '/api/stage/end', {
      ...{ user_id: maria.userId, ended_on: addDays(today, -3), said_on: today },
      ...{ life_stage: 'menstrual-cycle', reason: 'loss', chosen_at: new Date().toISOString() },
    });
    expect(await list()).toEqual([]);
  });

  test('D46: a medicine that cannot be read keeps what rests on one while its values are there, and nothing else', async () => {
    const { id, kind, fields } = medicalRecord('medication', { harms_pregnancy: true });
    const json = { user_id: maria.userId, id, kind, fields, base: null };
    await send('PUT', `/api/medical-records/${id}`, json);
    await read(HIGH);
    // No rule says it of a printed value today; one that does must not be dropped.
    const kept: KeptAlert = {
      ...{ rule: 'harmful-medicine', level: 'today', source: `document:${document.id}` },
      because: [{ fact: 'harmfulMedicine', words: 'A medicine that may harm a pregnancy', from: 'record' }],
    };
    await server.opened.database.asUser(maria.userId, async (tx) => {
      const key = await openUserKey(tx, server.keyring, maria.userId);
      const alertId = crypto.randomUUID();
      await upsertAlertRow(tx, maria.userId, {
        ...{ id: alertId, day: today, facts_key: keyOfFacts(key, maria.userId, { ...kept, facts: '' }) },
        ...{ content: sealAlert(key, maria.userId, alertId, kept), rules_version: DANGER_RULES_VERSION },
        ...{ raised_at: new Date(), read_at: null, state: 'open', settled_at: null },
      });
    });
    await server.opened.asRole(
      'app_user',
      maria.userId,
      'update medical_records set content = set_byte(content, 40, get_byte(content, 40) # 1)',
    );
    expect(await list()).toHaveLength(2);
    await correct('4.2', '6.8');
    expect(await list()).toMatchObject([{ rule: 'harmful-medicine' }]);
    await send('DELETE', path(`?user_id=${maria.userId}`));
    expect(await list()).toEqual([]);
  });

  test('while a guardian has to agree first nothing is kept', async () => {
    await server.opened.asRole(
      'app_user',
      maria.userId,
      `update profiles set stated_age = 12, age_stated_on = '${today}'`,
    );
    await read(HIGH);
    expect(await stored()).toEqual([]);
  });
});
