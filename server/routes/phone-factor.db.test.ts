import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { type SmsService, startSmsService } from '../testing/sms-service.ts';
import type { Account, TestClient } from '../testing/test-client.ts';
import { answerFactor, askFactor } from '../testing/totp.ts';

const PHONE = '+34600123456';
const WRONG = { status: 403, json: { code: 'wrong_code' } };
const GONE = { status: 404, json: { code: 'not_found' } };

describe.each(testEngines)('a phone as second factor on %s', (engine) => {
  let service: SmsService;
  let server: TestApp;
  let maria: Account;
  let client: TestClient;
  beforeAll(async () => {
    service = await startSmsService();
    const settings = { SMS_WEBHOOK_URL: service.url, SMS_WEBHOOK_TOKEN: 'the-operators-token' };
    server = await createTestApp(engine, settings);
  });
  beforeEach(async () => {
    client = server.createClient();
    maria = await client.signUp();
    service.taken.length = 0;
    service.answerWith(200);
  });
  afterEach(() => run('delete from rate_limits'));
  afterAll(async () => {
    await server.close();
    await service.close();
  });

  const run = (statement: string) => server.opened.asRole('app_auth', undefined, statement);
  const begin = (of: TestClient, phone = PHONE) =>
    of.request('/api/auth/factors', { json: { friendly_name: 'Phone', factor_type: 'phone', phone } });
  const ask = (of: TestClient, id: string) => of.request(`/api/auth/factors/${id}/challenge`, { json: {} });
  const verify = (of: TestClient, id: string, json: object) =>
    of.request(`/api/auth/factors/${id}/verify`, { json });
  const lastCode = () => /^\d{6}/.exec(service.taken.at(-1)?.body.text ?? '')?.[0] ?? '';
  async function addPhone(of: TestClient): Promise<string> {
    const { id } = (await begin(of)).json as { id: string };
    const answer = { challenge_id: await askFactor(of, id), code: lastCode() };
    expect((await verify(of, id, answer)).status).toBe(200);
    return id;
  }

  test('is confirmed by a code that is sent to it, whoever it belongs to is shown by two digits alone', async () => {
    const made = await begin(client, '+34 (600) 12-34.56');
    expect(made).toMatchObject({
      status: 201,
      json: { factor_type: 'phone', status: 'unverified', phone: '56' },
    });
    expect(service.taken).toEqual([]);
    const { id } = made.json as { id: string };
    const asked = await ask(client, id);
    expect(asked).toMatchObject({ status: 200, json: { type: 'phone' } });
    expect(service.taken).toHaveLength(1);
    const [{ authorization, body } = { authorization: '', body: { to: '', text: '' } }] = service.taken;
    expect([authorization, body.to]).toEqual(['Bearer the-operators-token', PHONE]);
    expect(body.text).toMatch(
      /^(\d{6}) is your Lunaria code\. It works for 5 minutes\. Give it to nobody\.\n\n@localhost:3000 #\1$/,
    );
    expect(body.text).not.toMatch(/health|women|cycle|period|pregnan/i);
    expect(asked.text).not.toContain(lastCode());

    const answer = { challenge_id: (asked.json as { id: string }).id, code: lastCode() };
    expect(await verify(client, id, answer)).toMatchObject({ status: 200, json: { aal: 'aal2' } });
    expect(await verify(client, id, answer)).toMatchObject(GONE);
    expect((await client.request('/api/auth/factors')).json).toMatchObject({
      factors: [{ id, status: 'verified', phone: '56' }],
      phone_available: true,
    });
    const other = server.createClient();
    await other.signIn(maria);
    const seen = await other.request('/api/auth/factors');
    expect(seen.text).not.toContain('600123');
    expect((await other.request('/api/profile')).status).toBe(403);
    const question = await askFactor(other, id);
    expect((await verify(other, id, { challenge_id: question, code: lastCode() })).status).toBe(200);
    expect((await other.request('/api/profile')).status).toBe(200);
  });

  test('neither number nor code can be read in the database or the log', async () => {
    const id = await addPhone(client);
    await askFactor(client, id);
    const rows = await run('select * from factors, factor_challenges');
    const stored = JSON.stringify(rows, (_, value) =>
      value?.type === 'Buffer' || value instanceof Uint8Array
        ? Buffer.from(value.data ?? value).toString('latin1')
        : value,
    );
    expect(stored).not.toContain('600123456');
    expect(stored).not.toContain(lastCode());
    expect(JSON.stringify(await run('select * from rate_limits'))).not.toContain('600123456');
    expect(server.output.join('\n')).not.toMatch(new RegExp(`600123456|${lastCode()}|the-operators-token`));
  });

  test('takes the code of its own question alone: not the one before, not another browser’s, not a guess', async () => {
    const id = await addPhone(client);
    const other = server.createClient();
    await other.signIn(maria);
    const first = await askFactor(other, id);
    const firstCode = lastCode();
    const second = await askFactor(other, id);
    const secondCode = lastCode();
    expect(await verify(other, id, { challenge_id: first, code: firstCode })).toMatchObject(GONE);
    if (firstCode !== secondCode) {
      expect(await verify(other, id, { challenge_id: second, code: firstCode })).toMatchObject(WRONG);
    }
    expect(await verify(client, id, { challenge_id: second, code: secondCode })).toMatchObject(GONE);
    const answers = await Promise.all(
      [1, 2, 3].map(() => verify(other.at(server.app), id, { challenge_id: second, code: secondCode })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is locked after ten wrong codes, and is sent no more texts then', async () => {
    const id = await addPhone(client);
    const code = '000000';
    for (let count = 0; count < 10; count += 1) {
      expect((await answerFactor(client, id, code)).status).toBe(lastCode() === code ? 200 : 403);
    }
    const sent = service.taken.length;
    expect(await ask(client, id)).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
    expect(service.taken).toHaveLength(sent);
  });

  test('a service that does not take the text is told as that, and logged without number and text', async () => {
    const { id } = (await begin(client)).json as { id: string };
    service.answerWith(500);
    const before = server.output.length;
    expect(await ask(client, id)).toMatchObject({
      status: 503,
      json: { code: 'unavailable', message: expect.stringMatching(/text message could not be sent/) },
    });
    const logged = server.output.slice(before).join('\n');
    expect(logged).toContain('unavailable');
    expect(logged).not.toMatch(/600123456|Lunaria code/);
    service.answerWith(200);
    expect((await ask(client, id)).status).toBe(200);
  });

  test('five texts an hour go to one number, and from one account, whoever asks', async () => {
    const app = await server.createAppWith({ RATE_LIMIT_FACTOR: '1' });
    const [limited, other] = [client.at(app), server.createClient()];
    await other.signUp();
    const mine = (await begin(client)).json as { id: string };
    const hers = (await begin(other)).json as { id: string };
    for (let count = 0; count < 3; count += 1) expect((await ask(limited, mine.id)).status).toBe(200);
    for (let count = 0; count < 2; count += 1) expect((await ask(other.at(app), hers.id)).status).toBe(200);
    const refused = await ask(other.at(app), hers.id);
    expect(refused).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    // Another number of hers has as much room as her account has left.
    const second = await client.request('/api/auth/factors', {
      json: { friendly_name: 'Other', factor_type: 'phone', phone: '+34600999999' },
    });
    const { id } = second.json as { id: string };
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await ask(limited, id)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('without a service nobody can choose it, and whoever did is told so', async () => {
    const id = await addPhone(client);
    const app = await server.createAppWith({ SMS_WEBHOOK_URL: '', SMS_WEBHOOK_TOKEN: '' });
    const without = client.at(app);
    const refused = {
      status: 409,
      json: { code: 'not_set_up', message: expect.stringMatching(/not set up/) },
    };
    expect(await begin(without)).toMatchObject(refused);
    expect(await ask(without, id)).toMatchObject(refused);
    expect((await without.request('/api/auth/factors')).json).toMatchObject({ phone_available: false });
    expect((await without.request('/api/auth/proof')).json).toMatchObject({ ways: [] });
    expect((await client.request('/api/auth/proof')).json).toMatchObject({ ways: ['phone'] });
  });
});
