// A process that does nothing but send what is due, as every server does beside its requests (server/jobs/regular-work.ts);
// it looks more often. Ended by a signal, or with the one that started it.
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import { createReminderLinks } from '@lunaria/server/auth/reminder-link.ts';
import { createMasterKeyText, parseMasterKeys } from '@lunaria/server/encryption/master-key.ts';
import { createLogger } from '@lunaria/server/logging/logger.ts';
import { createMailer, type MailConfig } from '@lunaria/server/mail/mailer.ts';
import { sendDueReminders } from '@lunaria/server/services/reminders/send-due.ts';

const LOOK_EVERY_MS = 200;

/** What a sender is told, as JSON in its one argument. */
export interface SenderOrders {
  databaseUrl: string;
  mail: MailConfig;
  holdMs: number;
}

const orders: SenderOrders = JSON.parse(process.argv[2] ?? '');
const stopping = new AbortController();
process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => stopping.abort());
const database = await openDatabase({ engine: 'postgres', url: orders.databaseUrl, poolSize: 10 });
const parts = {
  database,
  // Nothing that is sent here is about an implant: no key of hers is opened.
  keyring: parseMasterKeys(createMasterKeyText()),
  logger: createLogger((line) => process.stderr.write(`${line}\n`)),
  sendMail: createMailer(orders.mail),
  push: null,
  reminderLinks: createReminderLinks('a secret of more than thirty-two characters'),
  publicUrl: 'https://lunaria.example',
};
process.send?.('ready');
while (!stopping.signal.aborted) {
  await sendDueReminders(parts, stopping.signal, () => new Date(), orders.holdMs);
  await pause(LOOK_EVERY_MS);
}
await database.close();
process.disconnect?.();
