import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createMailboxLimit, type MailKind } from './limit-by-mailbox.ts';
import { type Mail, MailError } from './mail.ts';

describe.each(testEngines)('mails to one mailbox on %s', (engine) => {
  let server: TestApp;
  let lines: string[];
  let sent: string[];
  let isServerAway: boolean;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    await server.opened.asRole('app_auth', undefined, 'delete from rate_limits');
    [lines, sent, isServerAway] = [[], [], false];
  });
  afterAll(() => server.close());

  const write = async (kind: MailKind, address: string): Promise<void> => {
    const limit = createMailboxLimit(
      {
        database: server.opened.database,
        sessionSecret: 'a secret of the tests that is long enough',
        rateLimitFactor: 1,
        logger: createLogger((line) => void lines.push(line)),
      },
      async (mail: Mail) => {
        if (isServerAway) throw new MailError('unreachable', 'The mail server did not answer');
        sent.push(mail.to.address);
      },
    );
    await limit(kind)({ idempotencyKey: 'one', to: { address }, subject: 'A subject', text: 'A text' });
  };
  const writeOften = async (times: number, kind: MailKind, address: string) => {
    for (let count = 0; count < times; count += 1) await write(kind, address);
  };

  test('six a day ask for a confirmation, from however many accounts; then the log alone hears of it', async () => {
    await writeOften(4, 'address confirmation', 'maria@example.org');
    await writeOften(2, 'address confirmation', 'Maria+lunaria@example.org');
    expect(sent).toHaveLength(6);
    expect(lines).toEqual([]);
    await write('address confirmation', 'maria+another@example.org');
    expect(sent).toHaveLength(6);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { code: 'mail_limit_reached', kind: 'address confirmation' },
    ]);
    expect(lines.join('')).not.toMatch(/maria|example/i);
  });

  test('another mailbox, another kind and another day have room of their own', async () => {
    await writeOften(7, 'address confirmation', 'maria@example.org');
    await write('address confirmation', 'ana@example.org');
    await write('new password', 'maria@example.org');
    expect(sent.slice(6)).toEqual(['ana@example.org', 'maria@example.org']);
    await server.opened.asRole(
      'app_auth',
      undefined,
      "update rate_limits set window_ends_at = now() - interval '1 second'",
    );
    await write('address confirmation', 'maria@example.org');
    expect(sent).toHaveLength(9);
  });

  test('a mail server that is away uses nothing up: each try that failed is given back', async () => {
    isServerAway = true;
    for (let count = 0; count < 10; count += 1) {
      await expect(write('address confirmation', 'maria@example.org')).rejects.toThrow(MailError);
    }
    isServerAway = false;
    await writeOften(7, 'address confirmation', 'maria@example.org');
    expect(sent).toHaveLength(6);
  });

  test('which mailbox was counted stands nowhere', async () => {
    await write('new password', 'maria@example.org');
    const rows = await server.opened.asRole('app_auth', undefined, 'select key from rate_limits');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/maria|example/i);
  });
});
