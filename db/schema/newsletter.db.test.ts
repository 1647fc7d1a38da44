import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestUser } from '../testing/create-test-user.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { testEngines } from '../testing/test-engines.ts';

const TABLES = {
  newsletter_subscriptions: ['address', "'x@example.org'"],
  newsletter_issues: ['subject', "'x'"],
  newsletter_deliveries: ['id', 'gen_random_uuid()'],
} as const;

describe.each(testEngines)('who subscribed, on %s', (engine) => {
  let opened: TestDatabase;
  let maria: string;
  let other: string;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
    maria = await createTestUser(opened.database);
    other = await createTestUser(opened.database);
    // One of the rows has the address of her own account: that makes no difference.
    await opened.asOwner(`
      set local role app_worker;
      insert into newsletter_subscriptions (address, list, wording_version, confirmed_at) values
        ('own@example.org', 'blog', '1', now()), ('other@example.org', 'blog', '1', now());
      insert into newsletter_issues (list, subject, body) values ('newsletter', 'News', 'Text')`);
    await opened.asRole(
      'app_auth',
      undefined,
      `update users set email = 'own@example.org' where id = '${maria}'`,
    );
  });
  afterAll(() => opened.close());

  describe.each(Object.entries(TABLES))('%s', (table, [column, value]) => {
    const statements = [
      `select * from ${table}`,
      `select count(*) from ${table}`,
      `insert into ${table} (${column}) values (${value})`,
      `update ${table} set ${column} = ${value}`,
      `delete from ${table}`,
      `truncate ${table}`,
    ];

    test.each(statements)('is closed to every user and to nobody: %s', async (statement) => {
      for (const userId of [maria, other, '', undefined]) {
        await expect(opened.asRole('app_user', userId, statement)).rejects.toThrow(/permission denied/);
      }
    });

    test.each(statements)('is closed to the account library: %s', async (statement) => {
      await expect(opened.asRole('app_auth', undefined, statement)).rejects.toThrow(/permission denied/);
    });
  });

  test('a user can promise no mail to a list, nor one that belongs to nobody', async () => {
    for (const userId of [`'${maria}'`, 'null']) {
      const statement = `insert into outbox (user_id, job) values (${userId}, 'send-newsletter-issue')`;
      await expect(opened.asRole('app_user', maria, statement)).rejects.toThrow(
        /row-level security|outbox_user_where_there_is_one/,
      );
    }
  });

  test('the worker cannot change whose a subscription is, nor what was sent', async () => {
    for (const statement of [
      "update newsletter_subscriptions set address = 'x@example.org'",
      "update newsletter_subscriptions set list = 'newsletter'",
      "update newsletter_issues set subject = 'x'",
      'delete from newsletter_issues',
    ]) {
      await expect(opened.asRole('app_worker', undefined, statement)).rejects.toThrow(/permission denied/);
    }
  });
});
