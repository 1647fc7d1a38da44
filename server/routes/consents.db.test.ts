import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { accessHistorySchema } from '@lunaria/domain/access/access-event.ts';
import { consentListSchema } from '@lunaria/domain/consents/consent.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { giveConsent, withdrawConsent } from '../services/consents/consents.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

const OFFER = { endpoint: 'http://localhost:11434/v1', model: 'small' };
const HERE = { purpose: 'model-documents', subject: `${OFFER.endpoint} ${OFFER.model}` };

describe.each(testEngines)('her consents, on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine, { AI_BASE_URL: OFFER.endpoint, AI_MODEL: OFFER.model });
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const list = async ({ client }: Pick<Woman, 'client'> = maria) =>
    z.parse(consentListSchema, (await client.request('/api/consents')).json);
  const send = async (what: 'withdraw' | 'again', choice = HERE, woman = maria, userId = woman.userId) =>
    await woman.client.request(`/api/consents/${what}`, { json: { user_id: userId, ...choice } });
  const agree = async (woman = maria) =>
    expect(
      await woman.client.request('/api/ai-model/consent', {
        method: 'PUT',
        json: { user_id: woman.userId, ...OFFER },
      }),
    ).toMatchObject({ status: 200 });
  const history = async ({ client }: Pick<Woman, 'client'> = maria) =>
    z
      .parse(accessHistorySchema, (await client.request('/api/access-events')).json)
      .access_events.map(({ kind, subject, detail }) => [kind, subject, detail]);

  test('are none at first; each stands there with its words, its days and to whom', async () => {
    expect(await list()).toEqual({ consents: [], offered: [HERE] });
    await agree();
    expect(await list()).toMatchObject({
      consents: [{ ...HERE, text_version: '1', given_at: expect.any(String), withdrawn_at: null }],
    });
  });

  test('one that is withdrawn stays as evidence; given again it is a row of its own; all of it is in her history', async () => {
    await agree();
    for (let again = 0; again < 2; again += 1) {
      expect(await send('withdraw')).toMatchObject({
        status: 200,
        json: { consents: [{ ...HERE, withdrawn_at: expect.any(String) }] },
      });
    }
    expect((await maria.client.request('/api/ai-model')).json).toEqual({ offer: OFFER, consent: null });
    for (let again = 0; again < 2; again += 1) expect(await send('again')).toMatchObject({ status: 200 });
    expect((await list()).consents.map(({ withdrawn_at }) => withdrawn_at)).toEqual([
      null,
      expect.any(String),
    ]);
    expect((await maria.client.request('/api/ai-model')).json).toMatchObject({ consent: OFFER });
    expect(await history()).toEqual([
      ['consent-given', HERE.purpose, HERE.subject],
      ['consent-withdrawn', HERE.purpose, HERE.subject],
      ['consent-given', HERE.purpose, HERE.subject],
      ['sign-in', '', 'sign-up'],
    ]);
  });

  test('cannot be given again where nobody offers it any more', async () => {
    await agree();
    await send('withdraw');
    const other = await server.createAppWith({ AI_MODEL: 'large' });
    const there = { ...maria, client: maria.client.at(other) };
    expect(await send('again', HERE, there)).toMatchObject({ status: 409, json: { code: 'conflict' } });
    expect(await send('again', { purpose: 'share', subject: '' })).toMatchObject({ status: 409 });
    expect(await send('withdraw', { purpose: 'share', subject: '' })).toMatchObject({ status: 200 });
    expect(await send('withdraw', { purpose: 'everything', subject: '' })).toMatchObject({ status: 400 });
  });

  test('agreeing to another model ends the one before, and both are in her history', async () => {
    await agree();
    const other = await server.createAppWith({ AI_MODEL: 'large' });
    const there = { ...maria, client: maria.client.at(other) };
    const answer = await there.client.request('/api/ai-model/consent', {
      method: 'PUT',
      json: { user_id: maria.userId, ...OFFER, model: 'large' },
    });
    expect(answer.status).toBe(200);
    expect((await history()).slice(0, 3)).toEqual([
      ['consent-given', HERE.purpose, `${OFFER.endpoint} large`],
      ['consent-withdrawn', HERE.purpose, HERE.subject],
      ['consent-given', HERE.purpose, HERE.subject],
    ]);
  });

  test('are hers alone, as her history is', async () => {
    await agree();
    const ines = await createWoman(server);
    expect((await list(ines)).consents).toEqual([]);
    expect(await history(ines)).toEqual([['sign-in', '', 'sign-up']]);
    for (const what of ['withdraw', 'again'] as const) {
      expect(await send(what, HERE, ines, maria.userId)).toMatchObject({
        status: 403,
        json: { code: 'other_user' },
      });
    }
    await send('withdraw', HERE, ines);
    expect((await list()).consents).toMatchObject([{ withdrawn_at: null }]);
  });

  describe('what ends with a consent', () => {
    const give = () =>
      server.opened.database.asUser(maria.userId, (tx) =>
        giveConsent(tx, server, maria.userId, {
          ...{ purpose: 'model-documents', subject: HERE.subject, detail: 'Told at the desk' },
        }),
      );
    const idOf = async () => (await list()).consents[0]?.id ?? '';

    test('ends in the same transaction: where it fails, the consent goes on and nothing is told', async () => {
      await give();
      const id = await idOf();
      const before = await history();
      const withdraw = (effect: () => Promise<void>) =>
        server.opened.database.asUser(maria.userId, (tx) =>
          withdrawConsent(tx, server.auditKey, maria.userId, id, { 'model-documents': effect }),
        );
      await expect(
        withdraw(async () => {
          throw new Error('the effect failed');
        }),
      ).rejects.toThrow('the effect failed');
      expect((await list()).consents).toMatchObject([{ withdrawn_at: null }]);
      expect(await history()).toEqual(before);
      let runs = 0;
      const count = async () => {
        runs += 1;
      };
      expect(await withdraw(count)).toMatchObject({ id });
      // It ended: a second time there is nothing to do.
      expect(await withdraw(count)).toBeNull();
      expect(runs).toBe(1);
    });

    test('its detail lies encrypted, and two that count at once are refused', async () => {
      await give();
      const [row] = await server.opened.asRole(
        'app_user',
        maria.userId,
        "select encode(detail, 'escape') as detail, octet_length(detail) as size from consents",
      );
      expect(row?.size).toBeGreaterThan(30);
      expect(row?.detail).not.toContain('desk');
      await expect(give()).rejects.toMatchObject({ cause: { constraint: 'consents_one_counts' } });
    });
  });
});
