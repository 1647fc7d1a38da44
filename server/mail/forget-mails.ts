import { readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailConfig } from './mailer.ts';
import { readOutboxMail } from './outbox-read.ts';
import { nameOutboxFile } from './outbox-write.ts';

/**
 * Takes away the mails to an address that lie in the local outbox. Over SMTP there are none: what waits to be sent is a job
 * without an address.
 */
export type ForgetMails = (address: string) => Promise<void>;

export function createMailForgetter(config: MailConfig): ForgetMails {
  return async (address) => {
    if (config.transport === 'outbox') await forgetIn(config.directory, address.toLowerCase());
  };
}

async function forgetIn(directory: string, address: string): Promise<void> {
  const ending = nameOutboxFile('');
  const names = await readdir(directory).catch(whereMissing([]));
  for (const name of names.filter((each) => each.endsWith(ending))) {
    const mail = await readOutboxMail(directory, name.slice(0, -ending.length));
    // Another process may have done so meanwhile.
    if (mail?.to.toLowerCase() === address)
      await unlink(join(directory, name)).catch(whereMissing(undefined));
  }
}

const whereMissing =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
