import { join } from 'node:path';
import { listOutboxMails, type OutboxMail } from '@lunaria/server/mail/outbox-read.ts';
import { type Issuers, startIssuers } from '@lunaria/server/testing/provider-journey.ts';
import { type SmsService, startSmsService } from '@lunaria/server/testing/sms-service.ts';
import { expect } from '@playwright/test';
import { startOwnServer } from './own-server.ts';

export interface ServerWithServices {
  url: string;
  issuers: Issuers;
  texts: SmsService;
  /** The newest mail to this address with this subject; waits for it. */
  receiveMail(address: string, subject: string): Promise<OutboxMail>;
  stop(): Promise<void>;
}

/**
 * The product with Google, Apple and text messages set up: two issuers on this machine, with a page to choose an account
 * on, and a service that keeps the texts it is handed.
 */
export async function startServerWithServices(): Promise<ServerWithServices> {
  const issuers = await startIssuers();
  const texts = await startSmsService();
  const { url, dataDirectory, stop } = await startOwnServer({
    ...issuers.settings,
    SMS_WEBHOOK_URL: texts.url,
    SMS_WEBHOOK_TOKEN: 'a-token',
  });
  return {
    url,
    issuers,
    texts,
    async receiveMail(address, subject) {
      const find = async () =>
        (await listOutboxMails(join(dataDirectory, 'outbox-mail'), 1000)).find(
          (mail) => mail.to === address && mail.subject === subject,
        );
      await expect.poll(async () => (await find())?.subject, { timeout: 30_000 }).toBe(subject);
      const found = await find();
      if (!found) throw new Error('The mail is gone.');
      return found;
    },
    async stop() {
      await stop();
      await issuers.stop();
      await texts.close();
    },
  };
}
