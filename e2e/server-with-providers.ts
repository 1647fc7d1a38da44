import { join } from 'node:path';
import { listOutboxMails, type OutboxMail } from '@lunaria/server/mail/outbox-read.ts';
import { type Issuers, startIssuers } from '@lunaria/server/testing/provider-journey.ts';
import { expect } from '@playwright/test';
import { startOwnServer } from './own-server.ts';

export interface ServerWithProviders {
  url: string;
  issuers: Issuers;
  /** The newest mail to this address with this subject; waits for it. */
  receiveMail(address: string, subject: string): Promise<OutboxMail>;
  stop(): Promise<void>;
}

/** The product with both providers set up: two issuers on this machine, with a page to choose an account on. */
export async function startServerWithProviders(): Promise<ServerWithProviders> {
  const issuers = await startIssuers();
  const { url, dataDirectory, stop } = await startOwnServer(issuers.settings);
  return {
    url,
    issuers,
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
    },
  };
}
