import { saveCard } from '@lunaria/db/queries/emergency-cards.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { CardAnswer } from '@lunaria/domain/emergency/emergency-card.ts';
import { dateByWeek } from '@lunaria/domain/pregnancy/dating.ts';
import type { MedicalRecord } from '@lunaria/domain/records/medical-record.ts';
import { emptyFields } from '@lunaria/domain/records/new-fields.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { encryptText } from '../encryption/text.ts';
import { openUserKey } from '../keys/open-user-key.ts';
import { readPublicPage } from '../services/emergency/public-page.ts';
import { sendPromisedMails } from '../testing/account-mails.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { askGuardian } from '../testing/guardian.ts';
import { confirmAddress } from '../testing/reminders.ts';
import type { Answer } from '../testing/test-client.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

const TEXTS = {
  ...{ allergies: 'Penicillin: swelling', conditions: 'Epilepsy', medicines: 'Lamotrigine 200 mg' },
  ...{ implants: '', languages: 'Portuguese', note: 'Donor card in my purse' },
};

describe.each(testEngines)('the page for helpers on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const save = async (part: object) =>
    await maria.client.request('/api/emergency-card', {
      method: 'PUT',
      json: { user_id: maria.userId, ...part },
    });
  const open = async (): Promise<string> => {
    const json = { user_id: maria.userId, text_version: '1' };
    const answer = await maria.client.request('/api/emergency-card/page', { json });
    expect(answer.status).toBe(200);
    return new URL((answer.json as CardAnswer).address ?? '').pathname;
  };
  const close = async () =>
    await maria.client.request(`/api/emergency-card/page?user_id=${maria.userId}`, { method: 'DELETE' });
  const setPin = async (pin: string | null) =>
    await maria.client.request('/api/emergency-card/pin', {
      method: 'PUT',
      json: { user_id: maria.userId, pin },
    });
  const look = async (path: string, from?: string) =>
    await server.createClient().request(path, from === undefined ? {} : { from });
  const enter = async (path: string, digits: string, from = '203.0.113.7'): Promise<Answer> =>
    await server.createClient().request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ digits }).toString(),
      from,
    });
  const history = async () =>
    (
      (await maria.client.request('/api/access-events')).json as { access_events: { kind: string }[] }
    ).access_events.map(({ kind }) => kind);
  /** As a version before this one wrote it. */
  const writeContent = async (userId: string, texts: object) =>
    await server.opened.database.asUser(userId, async (tx) => {
      const place = { table: 'emergency_cards', column: 'content', userId, rowKey: userId };
      const key = await openUserKey(tx, server.keyring, userId);
      await saveCard(tx, userId, { content: encryptText(key, place, JSON.stringify(texts)) });
    });
  const describeAnswer = ({ status, text, headers }: Answer) => ({
    ...{ status, text, headers: [...headers].filter(([name]) => name !== 'date') },
  });

  test('is not there until she switches it on; then it is without a script, for no search and no cache', async () => {
    const nowhere = await look(`/e/${'x'.repeat(43)}`);
    expect(nowhere.status).toBe(404);
    // With nothing ticked, and without the words of today, it cannot be switched on.
    for (const [part, text_version] of [
      [{ shown_parts: [] }, '1'],
      [{ shown_parts: ['name'] }, '0'],
    ] as const) {
      await save(part);
      const json = { user_id: maria.userId, text_version };
      expect((await maria.client.request('/api/emergency-card/page', { json })).status).toBe(400);
    }
    await save({ texts: TEXTS, shown_parts: ['allergies', 'medicines'] });
    const path = await open();
    const { status, headers, text } = await look(path);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    expect(headers.get('content-security-policy')).not.toMatch(/script-src/);
    expect(headers.get('set-cookie')).toBeNull();
    expect(text).not.toMatch(/<script|javascript:|<img|src=/i);
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toContain('Penicillin: swelling');
    expect(text).toContain('Lamotrigine 200 mg');
    // Nothing that she did not tick.
    expect(text).not.toMatch(/Epilepsy|Portuguese|Donor|Zauberwort|Blood|Born|Pregnant/);
    // Without her country, both numbers.
    expect(text).toContain('tel:112');
    expect(text).toContain('tel:911');
  });

  test('shows every part that she ticked, escaped, and nothing of a pregnancy that ended', async () => {
    const json = { user_id: maria.userId, date_of_birth: '1990-02-28', blood_type: 'O-' };
    expect((await maria.client.request('/api/profile/details', { method: 'PATCH', json })).status).toBe(200);
    await maria.client.request('/api/profile', { method: 'PATCH', json: { country: 'GB' } });
    await maria.client.request('/api/emergency-contacts/4e8d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f', {
      method: 'PUT',
      json: {
        ...{ user_id: maria.userId, id: '4e8d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f', base: null },
        ...{ name: '<b>Ana</b>', relation: 'Sister', phone: '+44 20 7946 0018' },
      },
    });
    const dating = dateByWeek(24, new Date().toISOString().slice(0, 10) as `${number}-${number}-${number}`);
    await maria.client.request('/api/stage', { method: 'PUT', json: { user_id: maria.userId, dating } });
    const parts = ['name', 'birth-year', 'blood', 'pregnancy', 'conditions', 'implants', 'people'];
    await save({ texts: { ...TEXTS, conditions: '<script>alert(1)</script>' }, shown_parts: parts });
    const path = await open();
    const { text } = await look(path);
    expect(text).toMatch(/Maria Zauberwort/);
    expect(text).toMatch(/Born<\/dt><dd>1990/);
    expect(text).toMatch(/Blood group<\/dt><dd>O negative/);
    expect(text).toMatch(/Pregnant<\/dt><dd>24 weeks/);
    expect(text).toContain('tel:999');
    expect(text).toContain('tel:+442079460018');
    expect(text).toContain('&lt;b&gt;Ana&lt;/b&gt;, Sister');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    // Ticked, and nothing of it is known.
    expect(text).toContain('Implants</dt><dd>not recorded');
    await maria.client.request('/api/stage/end', {
      json: { user_id: maria.userId, reason: 'loss', ended_on: null, life_stage: 'menstrual-cycle' },
    });
    expect((await look(path)).text).not.toMatch(/pregnan|loss|lost|weeks/i);
  });

  test('RE-207: shows her medical history as it is now in the parts that she ticked, also ticked before they were that', async () => {
    const add = async (kind: 'allergy' | 'condition' | 'medication', changes: object) => {
      const id = crypto.randomUUID();
      const json = {
        user_id: maria.userId,
        id,
        kind,
        base: null,
        fields: { ...emptyFields(kind), ...changes },
      };
      const answer = await maria.client.request(`/api/medical-records/${id}`, { method: 'PUT', json });
      expect(answer.status).toBe(200);
      return answer.json as MedicalRecord;
    };
    const penicillin = await add('allergy', {
      name: 'Penicillin <b>',
      severity: 'severe',
      notes: 'A secret',
    });
    await add('condition', { name: 'Asthma' });
    await save({ texts: { ...TEXTS, allergies: 'Wasps' }, shown_parts: ['allergies', 'medicines'] });
    const path = await open();
    const shown = (await look(path)).text;
    expect(shown).toContain('Allergies</dt><dd>Penicillin &lt;b&gt; (severe). Wasps</dd>');
    expect(shown).toContain('Medicines</dt><dd>Lamotrigine 200 mg</dd>');
    expect(shown).not.toMatch(/Asthma|A secret/);
    // Without asking her again it follows what she records.
    await add('medication', { name: 'Iron' });
    await maria.client.request(`/api/medical-records/${penicillin.id}?user_id=${maria.userId}`, {
      method: 'DELETE',
    });
    const next = (await look(path)).text;
    expect(next).toContain('Allergies</dt><dd>Wasps</dd>');
    expect(next).toContain('Medicines</dt><dd>Iron. Lamotrigine 200 mg</dd>');

    // As it was written before: ticked for her words alone.
    await writeContent(maria.userId, { ...TEXTS });
    expect((await look(path)).text).toContain('Medicines</dt><dd>Lamotrigine 200 mg</dd>');
    expect((await maria.client.request('/api/emergency-card')).json).toMatchObject({
      card: { shown_parts: ['allergies', 'medicines'], history_parts: [], texts: TEXTS },
    });
    await save({ shown_parts: ['allergies'] });
    const again = await save({ shown_parts: ['allergies', 'medicines'] });
    expect(again.json).toMatchObject({ card: { history_parts: ['medicines'], texts: TEXTS } });
    expect((await look(path)).text).toContain('Medicines</dt><dd>Iron. Lamotrigine 200 mg</dd>');
  });

  test('shows a medicine until its last day is over everywhere on earth', async () => {
    const fields = {
      ...{ ...emptyFields('medication'), name: 'Amoxicillin' },
      ...{ ended_on: '2026-03-10', ended_precision: 'day' },
    };
    const id = crypto.randomUUID();
    const json = { user_id: maria.userId, id, kind: 'medication', base: null, fields };
    const saved = await maria.client.request(`/api/medical-records/${id}`, { method: 'PUT', json });
    expect(saved.status, saved.text).toBe(200);
    await save({ texts: { ...TEXTS, medicines: '' }, shown_parts: ['medicines'] });
    const secret = (await open()).split('/').at(-1) ?? '';
    const { opened, ...parts } = server;
    const shownAt = async (instant: string) => {
      const from = { ...parts, database: opened.database };
      const shown = await readPublicPage(from, secret, null, new Date(instant));
      return shown.kind === 'open' ? shown.card.lines : shown;
    };
    expect(await shownAt('2026-03-11T11:59:00Z')).toEqual([{ label: 'Medicines', value: 'Amoxicillin' }]);
    expect(await shownAt('2026-03-11T12:00:00Z')).toEqual([]);
  });

  test('renewed, switched off or without her consent it is like one that never was', async () => {
    const never = await look(`/e/${'x'.repeat(43)}`);
    await save({ texts: TEXTS, shown_parts: ['allergies'] });
    const first = await open();
    const second = await open();
    expect(describeAnswer(await look(first))).toEqual(describeAnswer(never));
    expect((await look(second)).status).toBe(200);
    for (const _ of [1, 2])
      expect((await close()).json).toMatchObject({ card: { is_public: false }, address: null });
    expect(describeAnswer(await look(second))).toEqual(describeAnswer(never));
    expect(describeAnswer(await enter(second, '1234'))).toEqual(describeAnswer(never));
    const third = await open();
    const consent = { user_id: maria.userId, purpose: 'emergency-page', subject: '' };
    expect((await maria.client.request('/api/consents/withdraw', { json: consent })).status).toBe(200);
    expect(describeAnswer(await look(third))).toEqual(describeAnswer(never));
    expect((await maria.client.request('/api/emergency-card')).json).toMatchObject({
      card: { is_public: false, texts: TEXTS, shown_parts: ['allergies'] },
    });
    const fourth = await open();
    await askGuardian(maria);
    expect(describeAnswer(await look(fourth))).toEqual(describeAnswer(never));
    expect((await history()).filter((kind) => kind !== 'sign-in').toReversed()).toEqual([
      'consent-given',
      'emergency-page-renewed',
      'emergency-page-opened',
      'consent-withdrawn',
      'consent-given',
      'consent-withdrawn',
      'consent-given',
    ]);
  });

  test('asks for digits where she chose some; five wrong ones lock it for an hour, from wherever they come', async () => {
    await save({ texts: TEXTS, shown_parts: ['allergies'] });
    const path = await open();
    expect((await setPin('48213')).json).toMatchObject({ card: { has_pin: true, is_locked: false } });
    const asked = await look(path);
    expect(asked.status).toBe(200);
    expect(asked.text).toContain('name="digits"');
    expect(asked.text).not.toContain('Penicillin');
    expect((await enter(path, '48 213')).text).toContain('Penicillin');
    // Right ones forget those before.
    for (const wrong of ['00000', '1', '482130', '']) expect((await enter(path, wrong)).status).toBe(200);
    expect((await enter(path, '48213')).text).toContain('Penicillin');
    const opened = (await history()).filter((kind) => kind === 'emergency-page-opened').length;
    for (let wrong = 1; wrong <= 5; wrong += 1) {
      const answer = await enter(path, `1111${wrong}`, `198.51.100.${wrong}`);
      expect(answer.status).toBe(wrong < 5 ? 200 : 423);
      expect(answer.text).not.toContain('Penicillin');
    }
    for (const answer of [await enter(path, '48213', '192.0.2.77'), await look(path)]) {
      expect(answer.status).toBe(423);
      expect(answer.text).toContain('Closed for an hour');
      expect(answer.text).not.toContain('Penicillin');
    }
    expect((await maria.client.request('/api/emergency-card')).json).toMatchObject({
      card: { is_locked: true },
    });
    const kinds = await history();
    expect(kinds[0]).toBe('emergency-page-locked');
    expect(kinds.filter((kind) => kind === 'emergency-page-opened')).toHaveLength(opened);
    // An hour later.
    await server.opened.asRole(
      'app_user',
      maria.userId,
      "update emergency_cards set locked_until = now() - interval '1 second'",
    );
    expect((await enter(path, '11111')).status).toBe(200);
    expect((await enter(path, '48213')).text).toContain('Penicillin');
    // And without digits it opens at once.
    await setPin(null);
    expect((await look(path)).text).toContain('Penicillin');
  });

  test('digits come from its own page, and only while it is on can she choose them', async () => {
    await save({ texts: TEXTS, shown_parts: ['allergies'] });
    expect((await setPin('1234')).status).toBe(409);
    const path = await open();
    for (const pin of ['123', '1234567', '12a4', '١٢٣٤']) expect((await setPin(pin)).status).toBe(400);
    await setPin('1234');
    const foreign = await server.createClient().request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
      body: 'digits=1234',
    });
    expect(foreign.status).toBe(403);
    expect(foreign.text).not.toContain('Penicillin');
  });

  test('each opening stands in her access history, and one mail an hour tells of it where she wants it', async () => {
    await save({ texts: TEXTS, shown_parts: ['allergies'] });
    const path = await open();
    for (const _ of [1, 2, 3]) await look(path);
    expect((await history()).filter((kind) => kind === 'emergency-page-opened')).toHaveLength(3);
    // No mail to an address that is not known to be hers.
    expect(await sendPromisedMails(server, 'send-emergency-page-mail', maria.userId)).toEqual([]);
    await confirmAddress(server, maria);
    const [mail, ...others] = await sendPromisedMails(server, 'send-emergency-page-mail', maria.userId);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your page for helpers was opened');
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/Penicillin|health|women|\/e\//i);
    await save({ tells_by_mail: false });
    expect(await sendPromisedMails(server, 'send-emergency-page-mail', maria.userId)).toEqual([]);
    await server.opened.asRole(
      'app_user',
      maria.userId,
      'update emergency_cards set locked_until = null, opened_at = now()',
    );
    await look(path);
    const waiting = await server.opened.asOwner(
      `alter table outbox no force row level security;
       select id from outbox where user_id = '${maria.userId}' and job = 'send-emergency-page-mail'; rollback; begin`,
    );
    expect(waiting).toHaveLength(1);
  });

  test('texts, digits and secret are stored as nobody can read or try them, and stand in no log', async () => {
    await save({ texts: TEXTS, shown_parts: ['allergies'] });
    const path = await open();
    await setPin('48213');
    await enter(path, '48213');
    await enter(path, '99999');
    const dump = JSON.stringify(
      await server.opened.asOwner(`alter table emergency_cards no force row level security;
        select encode(content, 'escape') as content, encode(token_hash, 'escape') as token, pin_hash from emergency_cards;
        select * from rate_limits; rollback; begin`),
    );
    const log = server.output.join('\n');
    for (const said of [path.slice('/e/'.length), 'Penicillin', '48213']) {
      expect(dump).not.toContain(said);
      expect(log).not.toContain(said);
    }
  });

  test('is counted by its address: sixty openings an hour, and is gone with the account', async () => {
    await save({ texts: TEXTS, shown_parts: ['allergies'] });
    const path = await open();
    const app = await server.createAppWith({ RATE_LIMIT_FACTOR: '1' });
    await server.opened.asRole('app_auth', undefined, 'delete from rate_limits');
    const client = server.createClient().at(app);
    for (let count = 0; count < 60; count += 1)
      expect((await client.request(path, { from: `198.51.${count}.9` })).status).toBe(200);
    const refused = await client.request(path, { from: '192.0.2.9' });
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('<h1>That did not work</h1>');
    await server.opened.asRole('app_auth', undefined, 'delete from rate_limits');
    await server.opened.asRole('app_auth', undefined, `delete from users where id = '${maria.userId}'`);
    expect((await look(path)).status).toBe(404);
  });

  test('a text that was changed behind her back is shown as unreadable to her, and left out of the page', async () => {
    await save({ texts: TEXTS, shown_parts: ['allergies', 'name'] });
    const path = await open();
    await server.opened.asRole(
      'app_user',
      maria.userId,
      'update emergency_cards set content = set_byte(content, 40, get_byte(content, 40) # 1)',
    );
    expect((await maria.client.request('/api/emergency-card')).json).toMatchObject({
      card: { unreadable: true, texts: { allergies: '' } },
    });
    const { status, text } = await look(path);
    expect(status).toBe(200);
    expect(text).toContain('Maria Zauberwort');
    expect(text).not.toContain('Allergies');
  });
});
