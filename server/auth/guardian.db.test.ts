import { readEverything } from '@lunaria/db/testing/read-everything.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import {
  answerAsGuardian,
  askGuardian,
  countGuardianMails,
  guardianLinkOf,
  openGuardianPage,
} from '../testing/guardian.ts';
import { answersOf, setupOf } from '../testing/setups.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

describe.each(testEngines)('a guardian on %s', (engine) => {
  let server: TestApp;
  let girl: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    girl = await createWoman(server);
  });
  afterAll(() => server.close());

  const stateOf = async ({ client }: Woman) => (await client.request('/api/onboarding')).json;
  const everything = () => readEverything(server.opened, ['rate_limits']);

  describe('the guardian’s page', () => {
    test('shows the question and decides nothing by being opened', async () => {
      await askGuardian(girl);
      const before = await everything();
      const opened = await openGuardianPage(server, await guardianLinkOf(server, girl));
      expect(opened).toMatchObject({ status: 200, text: expect.stringContaining('I agree') });
      expect(opened.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(opened.headers.get('cache-control')).toBe('no-store');
      expect(opened.text).not.toMatch(/<script|https?:/);
      expect(await everything()).toEqual(before);
      expect(await stateOf(girl)).toMatchObject({ consent: 'pending' });
    });

    test('keeps the time and the wording of a consent, and takes one answer only', async () => {
      await askGuardian(girl);
      const token = await guardianLinkOf(server, girl);
      expect((await answerAsGuardian(server, token, 'given')).text).toContain('Thank you');
      expect(await stateOf(girl)).toMatchObject({ consent: 'given', guardian_email: 'guardian@example.org' });
      const read = `select answer, wording_version, answered_at::text from guardians`;
      const kept = await server.opened.asRole('app_user', girl.userId, read);
      expect(kept).toEqual([
        {
          answer: 'given',
          wording_version: expect.stringMatching(/^2026-/),
          answered_at: expect.any(String),
        },
      ]);
      expect((await answerAsGuardian(server, token, 'refused')).text).toContain('You agreed');
      expect((await openGuardianPage(server, token)).text).toContain('You agreed');
      expect(await server.opened.asRole('app_user', girl.userId, read)).toEqual(kept);
    });

    test('erases the address where the guardian refuses; another may be named', async () => {
      await askGuardian(girl);
      const token = await guardianLinkOf(server, girl);
      await answerAsGuardian(server, token, 'refused');
      expect(await stateOf(girl)).toMatchObject({
        consent: 'pending',
        guardian_email: null,
        guardian_asked_at: null,
      });
      await askGuardian(girl, { guardian_email: 'father@example.org' });
      await answerAsGuardian(server, await guardianLinkOf(server, girl), 'given');
      expect(await stateOf(girl)).toMatchObject({ consent: 'given', guardian_email: 'father@example.org' });
      expect((await openGuardianPage(server, token)).text).toContain('You did not agree');
    });

    test('opens with no link but the current one: not an old, a changed, a foreign or another guardian’s', async () => {
      await askGuardian(girl);
      const replaced = await guardianLinkOf(server, girl);
      await askGuardian(girl, { guardian_email: 'father@example.org' });
      const current = await guardianLinkOf(server, girl);
      const weekOld = await guardianLinkOf(server, girl, new Date(Date.now() - 7 * 86_400_000 - 1_000));
      const almostOld = await guardianLinkOf(server, girl, new Date(Date.now() - 7 * 86_400_000 + 60_000));
      const other = await createWoman(server);
      const [, payload = '', signature = ''] = current.split('.');
      const foreign = await server.guardianLinks.sign(
        { userId: other.userId, guardianId: crypto.randomUUID() },
        new Date(),
      );
      const { access_token: session } = (await girl.client.request('/api/auth/token')).json as {
        access_token: string;
      };
      const none = `${btoa('{"alg":"none"}').replaceAll('=', '')}.${payload}.`;
      for (const token of [
        replaced,
        weekOld,
        foreign,
        session,
        none,
        `${none}${signature}`,
        '',
        'x',
        `${current}x`,
      ]) {
        expect(await openGuardianPage(server, token)).toMatchObject({
          text: expect.stringContaining('does not work any more'),
        });
        await answerAsGuardian(server, token, 'given');
      }
      expect(await stateOf(girl)).toMatchObject({ consent: 'pending' });
      expect((await openGuardianPage(server, almostOld)).text).toContain('I agree');
      expect((await openGuardianPage(server, current)).text).toContain('I agree');
    });

    test('shows nothing of what could be typed as a name but a name', async () => {
      const { client } = girl;
      await client.request('/api/auth/sign-out', { method: 'POST', json: {} });
      const { answer: signedUp } = await client.signUp({ fullName: '<b>https://evil.example</b> x' });
      const { user } = signedUp.json as { user: { id: string } };
      const woman = { client, userId: user.id };
      await askGuardian(woman);
      expect((await openGuardianPage(server, await guardianLinkOf(server, woman))).text).not.toMatch(
        /evil|<b>/,
      );
    });
  });

  describe('at or above the age of digital consent', () => {
    test('nobody is written to unless she sends the invitation herself', async () => {
      const setup = setupOf(
        girl.userId,
        { ...answersOf['pre-menstrual'], age: 13 },
        { date_of_birth: null, guardian_email: 'guardian@example.org' },
      );
      expect(await girl.client.request('/api/onboarding', { method: 'PUT', json: setup })).toMatchObject({
        status: 200,
        json: { consent: 'not_needed', guardian_asked_at: null },
      });
      expect(await countGuardianMails(server, girl)).toBe(0);
      expect(await askGuardian(girl, { age: 13 })).toMatchObject({
        status: 200,
        json: { consent: 'not_needed', guardian_asked_at: expect.any(String) },
      });
      expect(await countGuardianMails(server, girl)).toBe(1);
      expect((await openGuardianPage(server, await guardianLinkOf(server, girl))).text).toContain(
        'does not depend on your answer',
      );
    });

    test('her account does not depend on the answer', async () => {
      await askGuardian(girl, { age: 13 });
      await answerAsGuardian(server, await guardianLinkOf(server, girl), 'refused');
      expect(await stateOf(girl)).toMatchObject({ consent: 'not_needed' });
      const saved = await girl.client.request('/api/profile', {
        method: 'PATCH',
        json: { life_stage: 'ivf' },
      });
      expect(saved.status).toBe(200);
    });
  });

  describe('mails to a guardian', () => {
    test('can be sent again, a few times an hour, and not to one who agreed', async () => {
      const limited = {
        ...girl,
        client: girl.client.at(await server.createAppWith({ RATE_LIMIT_FACTOR: '1' })),
      };
      const mother = 'asked-often@example.org';
      for (let count = 1; count <= 3; count += 1) {
        expect((await askGuardian(limited, { guardian_email: mother })).status).toBe(200);
        expect(await countGuardianMails(server, girl)).toBe(count);
      }
      const before = await everything();
      const refused = await askGuardian(limited, { guardian_email: 'father@example.org' });
      expect(refused).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await everything()).toEqual(before);

      await answerAsGuardian(server, await guardianLinkOf(server, girl), 'given');
      expect((await askGuardian(girl, { guardian_email: mother })).status).toBe(200);
      expect(await countGuardianMails(server, girl)).toBe(3);
    });

    test('to one address are counted whoever sends them, however it is written', async () => {
      const app = await server.createAppWith({ RATE_LIMIT_FACTOR: '1' });
      const statuses: number[] = [];
      for (let index = 0; index < 6; index += 1) {
        const woman = await createWoman(server);
        const there = { ...woman, client: woman.client.at(app) };
        const email = index % 2 === 0 ? 'everybody@example.org' : 'Everybody@Example.org';
        statuses.push((await askGuardian(there, { guardian_email: email })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });
  });
});
