import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { WHATS_NEW } from '@lunaria/domain/news/whats-new.ts';
import type { ProfileDetails } from '@lunaria/domain/profile/profile-details.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { answersOf, setupOf } from '../testing/setups.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

describe.each(testEngines)('what she says of herself on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const change = (woman: Woman, part: object) =>
    woman.client.request('/api/profile/details', {
      method: 'PATCH',
      json: { user_id: woman.userId, ...part },
    });
  const read = async (woman: Woman, path = '/api/profile/details') =>
    (await woman.client.request(path)).json as ProfileDetails; // as: its answer
  const finish = (stage: keyof typeof answersOf) =>
    maria.client.request('/api/onboarding', { method: 'PUT', json: setupOf(maria.userId, answersOf[stage]) });
  const answer = (part: object) =>
    maria.client.request('/api/onboarding', { method: 'PATCH', json: { user_id: maria.userId, ...part } });

  test('is what her account began with, and changes one by one; the rest stays', async () => {
    const before = await read(maria);
    expect(before).toMatchObject({
      ...{ date_of_birth: null, height_cm: null, height_unit: 'cm', weight_kg: null, weight_unit: null },
      ...{ blood_type: null, luteal_days: null, hidden_parts: [], age_of_consent: 13 },
    });
    const parts: Partial<ProfileDetails>[] = [
      { full_name: 'Maria del Carmen' },
      { date_of_birth: '1990-02-28' },
      { height_cm: 170.18, height_unit: 'ft' },
      { weight_kg: 61.2349, weight_unit: 'lbs' },
      { blood_type: 'AB-' },
      { luteal_days: 12 },
      { hidden_parts: ['health-today', 'B5'] },
    ];
    let details = before;
    for (const part of parts) {
      details = { ...details, ...part };
      for (const _ of ['sent', 'sent again'])
        expect(await change(maria, part)).toMatchObject({ status: 200, json: details });
      expect(await read(maria)).toEqual(details);
    }
    const cleared = {
      height_cm: null,
      weight_kg: null,
      blood_type: null,
      luteal_days: null,
      hidden_parts: [],
    };
    await change(maria, cleared);
    expect(await read(maria)).toEqual({ ...details, ...cleared });
    expect(await change(maria, {})).toMatchObject({ status: 200 });
  });

  test('is said wherever it counts: her name in the session and in mails, what is hidden with the profile, the length with her cycles', async () => {
    await change(maria, { full_name: '  Ana Sofía ', hidden_parts: ['B4'], luteal_days: 11 });
    expect(await read(maria, '/api/profile')).toMatchObject({ full_name: 'Ana Sofía', hidden_parts: ['B4'] });
    expect(await read(maria, '/api/cycle-records')).toMatchObject({ luteal_days: 11 });
    const [row] = await server.opened.asRole(
      'app_worker',
      undefined,
      `select full_name from users where id = '${maria.userId}'`,
    );
    expect(row).toEqual({ full_name: 'Ana Sofía' });
    const fresh = maria.client.at(await server.createAppWith({}));
    expect((await fresh.request('/api/auth/token')).json).toMatchObject({
      user: { user_metadata: { full_name: 'Ana Sofía' } },
    });
    await change(maria, { hidden_parts: [], luteal_days: null });
    expect(await read(maria, '/api/profile')).not.toHaveProperty('hidden_parts');
    expect(await read(maria, '/api/cycle-records')).not.toHaveProperty('luteal_days');
  });

  test.each([
    { full_name: ' ' },
    { full_name: 'two\nlines' },
    { full_name: 'x'.repeat(201) },
    { date_of_birth: '2999-01-01' },
    { date_of_birth: '1899-12-31' },
    { date_of_birth: null },
    { height_cm: 49 },
    { weight_kg: 651 },
    { blood_type: 'C+' },
    { luteal_days: 9 },
    { luteal_days: 17 },
    { luteal_days: 12.5 },
    { hidden_parts: ['B6'] },
    { hidden_parts: ['B1', 'B1'] },
    { news_seen: -1 },
    { news_seen: 1.5 },
    { shows_losses: 'yes' },
  ])('what cannot be is refused and changes nothing: %j', async (part) => {
    const before = await read(maria);
    expect((await change(maria, part)).status).toBe(400);
    expect(await read(maria)).toEqual(before);
  });

  test('what is new is news for who began before it, until it is put away, on whatever device', async () => {
    expect(await read(maria, '/api/profile')).not.toHaveProperty('has_news');
    await server.opened.asOwner(`alter table profiles no force row level security;
      update profiles set created_at = '2026-01-05' where id = '${maria.userId}';
      alter table profiles force row level security`);
    expect(await read(maria, '/api/profile')).toMatchObject({ has_news: true });
    expect(await change(maria, { news_seen: WHATS_NEW.number })).toMatchObject({ status: 200 });
    expect(await read(maria, '/api/profile')).not.toHaveProperty('has_news');
    // A device that was away says what it knew.
    expect(await change(maria, { news_seen: 0 })).toMatchObject({ json: { news_seen: WHATS_NEW.number } });
  });

  test('belongs to her alone', async () => {
    const ana = await createWoman(server);
    await change(ana, { height_cm: 160 });
    const foreign = { user_id: ana.userId, height_cm: 180 };
    expect(
      await maria.client.request('/api/profile/details', { method: 'PATCH', json: foreign }),
    ).toMatchObject({ status: 403, json: { code: 'other_user' } });
    expect(await read(ana)).toMatchObject({ height_cm: 160 });
    expect((await server.createClient().request('/api/profile/details')).status).toBe(401);
  });

  test('a day of birth at which a guardian would have to agree is not taken here', async () => {
    await change(maria, { date_of_birth: '1990-02-28' });
    const year = new Date().getUTCFullYear() - 10;
    expect(await change(maria, { date_of_birth: `${year}-01-05` })).toMatchObject({
      status: 403,
      json: { code: 'consent_pending' },
    });
    expect(await read(maria)).toMatchObject({ date_of_birth: '1990-02-28' });
  });

  test('an answer of her setup changes alone: neither her mode nor her periods follow it', async () => {
    await finish('regular-cycle');
    await maria.client.request('/api/profile', { method: 'PATCH', json: { life_stage: 'contraception' } });
    const periods = await read(maria, '/api/period-tracking');
    expect(await answer({ stage: 'regular-cycle', main_focus: 'ivf' })).toMatchObject({
      status: 200,
      json: { answers: { ...answersOf['regular-cycle'], main_focus: 'ivf' } },
    });
    expect(await read(maria, '/api/profile')).toMatchObject({ life_stage: 'contraception' });
    expect(await read(maria, '/api/period-tracking')).toEqual(periods);
  });

  test.each([
    [{ stage: 'pre-menstrual', health_conditions: 'asthma and hay fever' }],
    [{ stage: 'trying-to-conceive', trying_duration: 'over-year' }],
    [{ stage: 'trying-to-conceive', fertility_treatments: ['iui'] }],
    [{ stage: 'pregnant', complications: 'another note' }],
    [{ stage: 'pregnant', first_pregnancy: false }],
    [{ stage: 'menopause', on_hrt: true }],
    [{ stage: 'menopause', main_concerns: [] }],
  ] as const)('of every stage: %j', async (part) => {
    const adult = { ...setupOf(maria.userId, answersOf[part.stage]), guardian_email: 'guardian@example.org' };
    const grown =
      part.stage === 'pre-menstrual' ? { ...adult, answers: { ...adult.answers, age: 16 } } : adult;
    await maria.client.request('/api/onboarding', { method: 'PUT', json: grown });
    const saved = await answer(part);
    expect(saved).toMatchObject({ status: 200, json: { answers: { ...grown.answers, ...part } } });
    expect(await read(maria, '/api/onboarding')).toMatchObject({ answers: { ...grown.answers, ...part } });
  });

  test('of another stage, or before any setup, it is a conflict and changes nothing', async () => {
    expect(await answer({ stage: 'menopause', on_hrt: true })).toMatchObject({ status: 409 });
    await finish('menopause');
    expect(await answer({ stage: 'regular-cycle', main_focus: 'ivf' })).toMatchObject({ status: 409 });
    expect(await answer({ stage: 'menopause', main_concerns: ['none'] })).toMatchObject({ status: 400 });
    expect(await read(maria, '/api/onboarding')).toMatchObject({ answers: answersOf.menopause });
  });
});
