import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { CONTACT_LIMITS } from '@lunaria/domain/contact/contact-fields.ts';
import { CONTACT_TEXTS } from '@lunaria/domain/contact/contact-request.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

const newId = () => crypto.randomUUID();
const question = () => ({
  kind: 'question',
  id: newId(),
  name: 'Ana Souza',
  address: 'ana@example.org',
  message: 'Does it work without a network?',
});
const formType = { 'content-type': 'application/x-www-form-urlencoded' };

describe.each(testEngines)('the contact forms on %s', (engine) => {
  let server: TestApp;
  let visitor: TestClient;
  beforeAll(async () => {
    server = await createTestApp(engine, { RATE_LIMIT_FACTOR: '1' });
  });
  beforeEach(async () => {
    visitor = server.createClient();
    await server.opened.asRole('app_auth', undefined, 'delete from rate_limits');
    await server.opened.asRole('app_worker', undefined, 'delete from contact_messages; delete from outbox');
  });
  afterAll(() => server.close());

  const send = async (json: object, from?: string) =>
    await visitor.request('/api/contact', { json, ...(from ? { from } : {}) });
  const post = async (path: string, fields: Record<string, string>, headers = {}) =>
    await visitor.request(path, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { ...formType, ...headers },
    });
  const stored = async () =>
    await server.opened.asRole('app_worker', undefined, 'select * from contact_messages order by taken_at');
  const promised = async () =>
    await server.opened.asRole('app_worker', undefined, 'select id, user_id, job, subject_id from outbox');

  test.each([
    question(),
    {
      kind: 'demo',
      id: newId(),
      name: 'Dr Okafor',
      address: 'okafor@example.org',
      practice: 'Harbour Clinic',
      preferred_time: 'Tuesday mornings, Lisbon time',
      message: '',
    },
    {
      kind: 'join',
      id: newId(),
      name: 'Dr Lindqvist',
      address: 'lindqvist@example.org',
      specialty: 'endocrinologist',
      practice: '',
      message: 'Please write.',
    },
  ])('a $kind is taken: stored without a readable word, its mail promised, the time said', async (json) => {
    const answer = await send(json);
    expect(answer.status).toBe(202);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { taken_at: takenAt } = answer.json as { taken_at: string };
    expect(Math.abs(Date.now() - Date.parse(takenAt))).toBeLessThan(60_000);
    const [row, ...others] = await stored();
    expect(others).toEqual([]);
    expect(row?.id).toBe(json.id);
    const bytes = Object.values(row ?? {})
      .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)))
      .join(' ');
    for (const value of Object.values(json)) {
      if (value !== '' && value !== json.id && value !== json.kind) expect(bytes).not.toContain(value);
    }
    expect(await promised()).toEqual([
      { id: json.id, user_id: null, job: 'send-contact-message', subject_id: json.id },
    ]);
  });

  test('pressed twice and sent again it is one message, also once it was mailed and deleted', async () => {
    const json = question();
    const answers = await Promise.all([send(json), send(json), send({ ...json, id: json.id.toUpperCase() })]);
    const times = answers.map((answer) => (answer.json as { taken_at: string }).taken_at);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(new Set(times).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    await server.opened.asRole('app_worker', undefined, 'delete from contact_messages');
    expect((await send(json)).status).toBe(202);
    expect(await stored()).toHaveLength(0);
    expect(await promised()).toHaveLength(1);
  });

  test('sent again while it waits for its mail longer than its promise is kept, it is still one message', async () => {
    const json = question();
    expect((await send(json)).status).toBe(202);
    const before = await stored();
    await server.opened.asRole('app_worker', undefined, 'delete from outbox');
    expect((await send(json)).status).toBe(202);
    expect(await stored()).toEqual(before);
  });

  test('who is logged in is not looked at: the message points at no account', async () => {
    await visitor.signUp();
    expect((await send(question())).status).toBe(202);
    const [row] = await stored();
    expect(Object.keys(row ?? {}).sort()).toEqual(['body', 'id', 'master_key_id', 'taken_at', 'wrapped_key']);
    expect((await promised()).filter(({ job }) => job === 'send-contact-message')).toMatchObject([
      { user_id: null },
    ]);
  });

  test.each([
    [{ name: '' }, CONTACT_TEXTS.nameMissing],
    [{ name: 'Ana\r\nBcc: eve@example.org' }, CONTACT_TEXTS.notOneLine],
    [{ name: 'x'.repeat(CONTACT_LIMITS.name + 1) }, CONTACT_TEXTS.nameTooLong],
    [{ address: 'ana@example.org, eve@example.org' }, CONTACT_TEXTS.addressInvalid],
    [{ address: 'ana@example.org\nBcc:eve@example.org' }, CONTACT_TEXTS.addressInvalid],
    [{ message: '' }, CONTACT_TEXTS.messageMissing],
    [{ message: 'x'.repeat(CONTACT_LIMITS.message + 1) }, CONTACT_TEXTS.messageTooLong],
    [{ id: 'not-an-id' }, 'The message has no id'],
  ])('%j is refused with a sentence, and nothing is kept', async (changes, message) => {
    const answer = await send({ ...question(), ...changes });
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_input', message } });
    expect(await stored()).toEqual([]);
    expect(await promised()).toEqual([]);
  });

  test('NUL, another kind, another field and too much are refused', async () => {
    expect((await send({ ...question(), message: 'a\u0000b' })).status).toBe(400);
    expect((await send({ ...question(), kind: 'complaint' })).status).toBe(400);
    expect((await send({ ...question(), bcc: 'eve@example.org' })).status).toBe(400);
    expect((await send({ ...question(), message: 'x'.repeat(70_000) })).status).toBe(413);
    expect(await stored()).toEqual([]);
  });

  test('a form of another site is not taken, by script or by hand', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await visitor.request('/api/contact', { json: question(), headers })).status).toBe(403);
    const { kind: _, id: __, ...fields } = question();
    const page = await post('/contact', fields, headers);
    expect(page.status).toBe(403);
    expect(page.text).toContain('Your message was not sent');
    expect(await stored()).toEqual([]);
  });

  test('twenty a day from one address, then 429 with the time to wait; others go on', async () => {
    for (let count = 0; count < 20; count += 1)
      expect((await send(question(), '198.51.100.1')).status).toBe(202);
    const refused = await send(question(), '198.51.100.1');
    expect(refused).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
    expect((await send(question(), '198.51.100.2')).status).toBe(202);
    expect(await stored()).toHaveLength(21);
  });

  test('a hundred a day from one network, however many addresses it has; nobody else waits for it', async () => {
    for (let count = 0; count < 100; count += 1) await send(question(), `198.51.100.${count}`);
    const refused = await send(question(), '198.51.100.200');
    expect(refused).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
    expect((await send(question(), '198.51.101.1')).status).toBe(202);
    expect(await stored()).toHaveLength(101);
  });

  test('without a script the form is answered with a page', async () => {
    const { kind: _, id: __, ...fields } = question();
    const page = await post('/contact', fields);
    expect(page.status).toBe(202);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.text).toContain('<h1>We have your message</h1>');
    expect(await stored()).toHaveLength(1);
    const join = { name: 'Dr Lindqvist', address: 'lindqvist@example.org', specialty: 'obstetrician' };
    expect((await post('/contact/join', join)).status).toBe(202);
    expect((await post('/contact/demo', { name: 'Dr Okafor', address: 'okafor@example.org' })).status).toBe(
      202,
    );
    expect(await stored()).toHaveLength(3);
  });

  test('a page says what is wrong, escapes nothing it did not write, and keeps nothing', async () => {
    const page = await post('/contact/join', {
      name: '<script>alert(1)</script>',
      address: 'nobody',
      specialty: '<b>',
    });
    expect(page.status).toBe(400);
    expect(page.text).toContain('<h1>Your message was not sent</h1>');
    expect(page.text).toContain(CONTACT_TEXTS.addressInvalid);
    expect(page.text).not.toMatch(/<script|<b>/);
    expect((await post('/contact', { message: 'x'.repeat(70_000) })).status).toBe(413);
    expect((await visitor.request('/contact', { json: question() })).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  test('no role but the worker sees a message, and none can change one', async () => {
    await send(question());
    for (const role of ['app_user', 'app_auth'] as const) {
      for (const statement of [
        'select id from contact_messages',
        'delete from contact_messages',
        `insert into contact_messages (id, body, wrapped_key, master_key_id)
         values (gen_random_uuid(), decode(repeat('ab', 30), 'hex'), decode(repeat('ab', 61), 'hex'), 'one')`,
      ]) {
        await expect(server.opened.asRole(role, newId(), statement)).rejects.toThrow(/permission denied/);
      }
    }
    await expect(
      server.opened.asRole('app_worker', undefined, "update contact_messages set master_key_id = 'two'"),
    ).rejects.toThrow(/permission denied/);
  });

  test('nothing of a message reaches the log', async () => {
    const words = { name: 'Quetzalcoatl', address: 'quetzal@example.org', message: 'Xylophone practice' };
    await send({ ...question(), ...words });
    await send({ ...question(), ...words, id: 'broken' });
    for (const word of Object.values(words)) expect(server.output.join('\n')).not.toContain(word);
  });
});
