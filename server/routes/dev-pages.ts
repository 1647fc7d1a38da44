import { Hono } from 'hono';
import type { MailConfig } from '../mail/mailer.ts';
import { listOutboxMails, readOutboxMail } from '../mail/outbox-read.ts';
import { createDevMailRoutes } from './dev-mail.ts';

/** Pages under `/dev`, only with LUNARIA_DEV: the mails that were not sent because no mail server is set. */
export function createDevPages(mail: MailConfig): Hono {
  const directory = mail.transport === 'outbox' ? mail.directory : null;
  return new Hono().route(
    '/',
    createDevMailRoutes({
      listMails: async () => (directory ? await listOutboxMails(directory) : []),
      readMail: async (id) => (directory ? await readOutboxMail(directory, id) : null),
    }),
  );
}
