import { deleteEndedChallenges } from '@lunaria/db/queries/factor-challenges.ts';
import { deleteUnverifiedFactors } from '@lunaria/db/queries/factors.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { UNVERIFIED_FACTOR_MINUTES } from '@lunaria/domain/account/factors.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mail } from '../mail/mail.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { aTry } from '../testing/job-run.ts';
import { addApp, askFactor, beginApp } from '../testing/totp.ts';
import { createFactorsChangedMailJob } from './send-factors-changed-mail.ts';

describe.each(testEngines)('on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  afterAll(() => server.close());

  const run = (statement: string) => server.opened.asRole('app_auth', undefined, statement);

  test('a changed second step is told to the address of the account, once however often it runs; to nobody once it is gone', async () => {
    const client = server.createClient();
    const { email } = await client.signUp();
    const { secret } = await addApp(client);
    const [promised] = await server.opened.asOwner(
      `alter table outbox no force row level security;
       select id, user_id, subject_id from outbox where job = 'send-factors-changed-mail'; rollback; begin`,
    );
    const payload = { userId: String(promised?.user_id), subjectId: String(promised?.subject_id) };
    const sent: Mail[] = [];
    const { database } = server.opened;
    const { publicUrl } = server.config;
    const job = createFactorsChangedMailJob({
      database,
      undoLinks: server.undoLinks,
      publicUrl,
      sendMail: async (mail) => void sent.push(mail),
    });
    for (let again = 0; again < 2; again += 1) await job(payload, String(promised?.id), aTry);
    const [mail] = sent;
    expect(mail).toMatchObject({ to: { address: email }, idempotencyKey: promised?.id });
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([promised?.id, promised?.id]);
    expect(mail?.text).toContain(`${publicUrl}/dashboard/privacy`);
    expect(mail?.text).not.toContain(secret);

    await run(`delete from users where id = '${payload.userId}'`);
    await job(payload, String(promised?.id), aTry);
    expect(sent).toHaveLength(2);
  });

  test('questions that nobody can answer any more and factors that never counted are forgotten, and nothing else', async () => {
    const client = server.createClient();
    await client.signUp();
    const app = await addApp(client);
    const [waiting, old] = [await beginApp(client, 'Waiting'), await beginApp(client, 'Old')];
    const open = await askFactor(client, app.id);
    const ended = await askFactor(client, waiting.id);
    await run(`update factor_challenges set expires_at = now() - interval '1 second' where id = '${ended}'`);
    await run(
      `update factors set created_at = now() - interval '2 hours' where id in ('${old.id}', '${app.id}')`,
    );

    const { auth } = server.opened.database;
    await deleteEndedChallenges(auth);
    await deleteUnverifiedFactors(auth, UNVERIFIED_FACTOR_MINUTES);
    const idsIn = async (table: string) =>
      (await run(`select id from ${table} order by created_at`)).map(({ id }) => id);
    expect(await idsIn('factor_challenges')).toEqual([open]);
    expect((await idsIn('factors')).sort()).toEqual([app.id, waiting.id].sort());
  });
});
