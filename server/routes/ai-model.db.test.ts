import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { type ModelState, modelStateSchema } from '@lunaria/domain/documents/reading/model/model-consent.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

const OFFER = { endpoint: 'http://localhost:11434/v1', model: 'small' };

describe.each(testEngines)('the language model, on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine, { AI_BASE_URL: `${OFFER.endpoint}/`, AI_MODEL: OFFER.model });
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const stateOf = async ({ client }: Pick<Woman, 'client'> = maria): Promise<ModelState> =>
    z.parse(modelStateSchema, (await client.request('/api/ai-model')).json);
  const agree = async (shown = OFFER, woman = maria, userId = woman.userId) =>
    await woman.client.request('/api/ai-model/consent', {
      method: 'PUT',
      json: { user_id: userId, ...shown },
    });
  const withdraw = async (woman = maria, userId = woman.userId) =>
    await woman.client.request(`/api/ai-model/consent?user_id=${userId}`, { method: 'DELETE' });
  const consents = async () =>
    await server.opened.asRole(
      'app_user',
      maria.userId,
      "select split_part(subject, ' ', 1) as endpoint, split_part(subject, ' ', 2) as model, withdrawn_at is null as counts from consents where purpose = 'model-documents' order by given_at",
    );

  test('is offered by name, and nobody has agreed to it before she did', async () => {
    expect(await stateOf()).toEqual({ offer: OFFER, consent: null });
  });

  test('she agrees, once however often it is sent, and withdraws, and agrees anew: each is kept as evidence', async () => {
    for (let again = 0; again < 3; again += 1) {
      expect(await agree()).toMatchObject({ status: 200, json: { offer: OFFER, consent: OFFER } });
    }
    expect(await stateOf()).toMatchObject({ consent: { ...OFFER, given_at: expect.any(String) } });
    expect(await consents()).toEqual([{ ...OFFER, counts: true }]);
    for (let again = 0; again < 2; again += 1) {
      expect(await withdraw()).toMatchObject({ status: 200, json: { offer: OFFER, consent: null } });
    }
    expect(await stateOf()).toEqual({ offer: OFFER, consent: null });
    await agree();
    expect(await consents()).toEqual([
      { ...OFFER, counts: false },
      { ...OFFER, counts: true },
    ]);
  });

  test('sent many times at once it is one consent', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => agree()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await consents()).toHaveLength(1);
  });

  test('she can only agree to what is set up, and a consent counts for nothing else', async () => {
    for (const shown of [
      { ...OFFER, model: 'large' },
      { ...OFFER, endpoint: 'https://elsewhere.example/v1' },
      { ...OFFER, endpoint: `${OFFER.endpoint}/` },
    ]) {
      expect(await agree(shown)).toMatchObject({ status: 409, json: { code: 'conflict' } });
    }
    expect(await agree({ ...OFFER, model: 'x'.repeat(201) })).toMatchObject({ status: 400 });
    await agree();
    const other = await server.createAppWith({ AI_MODEL: 'large' });
    const there = { ...maria, client: maria.client.at(other) };
    expect(await stateOf(there)).toMatchObject({ offer: { model: 'large' }, consent: OFFER });
    await agree({ ...OFFER, model: 'large' }, there);
    expect(await stateOf(there)).toMatchObject({ consent: { model: 'large' } });
    expect(await consents()).toEqual([
      { ...OFFER, counts: false },
      { ...OFFER, model: 'large', counts: true },
    ]);
  });

  test('without one there is nothing to agree to, and a consent of before can be withdrawn', async () => {
    await agree();
    const without = await server.createAppWith({ AI_BASE_URL: '', AI_MODEL: '' });
    const there = { ...maria, client: maria.client.at(without) };
    expect(await stateOf(there)).toMatchObject({ offer: null, consent: OFFER });
    expect(await agree(OFFER, there)).toMatchObject({ status: 409 });
    expect(await withdraw(there)).toMatchObject({ json: { offer: null, consent: null } });
  });

  test('hers alone: another account neither sees nor changes it, a visitor gets nothing', async () => {
    await agree();
    const ines = await createWoman(server);
    expect(await stateOf(ines)).toEqual({ offer: OFFER, consent: null });
    for (const answer of [await agree(OFFER, ines, maria.userId), await withdraw(ines, maria.userId)]) {
      expect(answer).toMatchObject({ status: 403, json: { code: 'other_user' } });
    }
    await withdraw(ines);
    expect(await stateOf()).toMatchObject({ consent: OFFER });
    expect((await server.createClient().request('/api/ai-model')).status).toBe(401);
  });
});
