import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '../mail/mail.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { aTry } from '../testing/job-run.ts';
import { createWoman, type Woman } from '../testing/woman.ts';
import { createGuardianMailJob } from './send-guardian-mail.ts';

describe.each(testEngines)('the mail to a guardian on %s', (engine) => {
  let server: TestApp;
  let girl: Woman;
  let sent: Mail[];
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    girl = await createWoman(server);
    sent = [];
  });
  afterAll(() => server.close());

  const ask = async (email: string) => {
    const { status } = await girl.client.request('/api/onboarding/guardian', {
      json: {
        user_id: girl.userId,
        stated_on: '2026-11-10',
        date_of_birth: null,
        age: 12,
        guardian_email: email,
      },
    });
    expect(status).toBe(200);
  };
  /** The jobs that were promised for her, oldest first: all that a job gets to know. */
  const promised = async () => {
    const rows = await server.opened.asOwner(
      `alter table outbox no force row level security;
       select id, subject_id from outbox where user_id = '${girl.userId}' and job = 'send-guardian-mail' order by created_at;
       rollback; begin`,
    );
    return rows.map((row) => ({ id: String(row.id), subjectId: String(row.subject_id) }));
  };
  const run = async ({ id, subjectId }: { id: string; subjectId: string }) => {
    const job = createGuardianMailJob({
      database: server.opened.database,
      keyring: server.keyring,
      guardianLinks: server.guardianLinks,
      publicUrl: server.config.publicUrl,
      sendMail: async (mail) => void sent.push(mail),
    });
    await job({ userId: girl.userId, subjectId }, id, aTry);
  };
  const linkIn = ({ text }: Mail) => new URL(/http\S+/.exec(text)?.[0] ?? '');
  const open = async (link: URL) => await server.createClient().request(`${link.pathname}${link.search}`);

  test('goes to the address she gave, with a link that opens the question; sent twice it is one mail', async () => {
    await ask('Guardian@Example.org');
    const [job] = await promised();
    if (!job) throw new Error('No mail was promised.');
    await run(job);
    await run(job);
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set([job.id]));
    const [mail] = sent;
    if (!mail) throw new Error('No mail was sent.');
    expect(mail).toEqual(sent[1]);
    expect(mail.to).toEqual({ address: 'Guardian@Example.org' });
    expect(await open(linkIn(mail))).toMatchObject({
      status: 200,
      text: expect.stringContaining('Do you agree?'),
    });
  });

  test('is not sent to one whom she replaced meanwhile', async () => {
    await ask('first@example.org');
    await ask('second@example.org');
    for (const job of await promised()) await run(job);
    expect(sent.map(({ to }) => to.address)).toEqual(['second@example.org']);
  });

  test('is not sent to one who answered meanwhile, nor when her account is gone', async () => {
    await ask('guardian@example.org');
    const [job] = await promised();
    if (!job) throw new Error('No mail was promised.');
    await server.opened.asRole(
      'app_user',
      girl.userId,
      `update guardians set answer = 'refused', email = null, answered_at = now(), wording_version = '1'`,
    );
    await run(job);
    await server.opened.asRole('app_auth', undefined, `delete from users where id = '${girl.userId}'`);
    await run(job);
    expect(sent).toEqual([]);
  });
});
