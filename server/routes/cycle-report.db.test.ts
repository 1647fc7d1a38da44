import { readEverything } from '@lunaria/db/testing/read-everything.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { composeCycleReport } from '@lunaria/domain/cycle-report/compose-cycle-report.ts';
import { FACTS } from '@lunaria/domain/cycle-report/facts-for-tests.ts';
import { FIRST_CHOICES } from '@lunaria/domain/cycle-report/report-choices.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

const { report } = composeCycleReport(FACTS, { ...FIRST_CHOICES, questions: 'A question about Nebelkuh' });

describe.each(testEngines)('the report as a PDF on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const ask = (woman: Woman, part: object = {}) =>
    woman.client.request('/api/cycle-report/pdf', { json: { user_id: woman.userId, report, ...part } });

  test('is answered with the file, which nothing keeps', async () => {
    const answer = await ask(maria);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toBe('attachment');
    expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(JSON.stringify(await readEverything(server.opened))).not.toContain('Nebelkuh');
    expect(server.output.join()).not.toContain('Nebelkuh');
  });

  test('is refused for another, for nobody, and for what is no page', async () => {
    const other = await createWoman(server);
    expect(await ask({ ...maria, userId: other.userId })).toMatchObject({
      status: 403,
      json: { code: 'other_user' },
    });
    expect((await ask({ ...maria, client: server.createClient() })).status).toBe(401);
    for (const part of [
      { report: { ...report, title: 'a\nb' } },
      { report: { ...report, footer: 'x'.repeat(301) } },
      { report: null },
      {
        report: {
          ...report,
          lists: [
            {
              title: 'Notes',
              is_half: false,
              items: Array(60).fill({ label: null, text: 'x '.repeat(300) }),
            },
          ],
        },
      },
      { user_id: 'maria' },
    ]) {
      const answer = await ask(maria, part);
      expect({ part, status: answer.status, json: answer.json }).toMatchObject({
        status: 400,
        json: { code: 'invalid_input' },
      });
    }
    expect((await ask(maria, { report: { ...report, footer: 'x'.repeat(70_000) } })).status).toBe(413);
  });
});

test.each(testEngines)(
  'twenty files a minute are enough for one account; another has its own on %s',
  async (engine) => {
    const server = await createTestApp(engine, { RATE_LIMIT_FACTOR: '1' });
    const maria = await createWoman(server);
    const ask = (woman: Woman) =>
      woman.client.request('/api/cycle-report/pdf', { json: { user_id: woman.userId, report } });
    for (let count = 0; count < 20; count += 1) expect((await ask(maria)).status).toBe(200);
    const refused = await ask(maria);
    expect(refused).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(await createWoman(server))).status).toBe(200);
    await server.close();
  },
);
