import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type OutboxMail, readOutboxMail } from '@lunaria/server/mail/outbox-read.ts';
import { nameOutboxFile } from '@lunaria/server/mail/outbox-write.ts';
import { expect } from '@playwright/test';

const ENDING = nameOutboxFile('');
const known = new Map<string, Promise<OutboxMail | null>>();

/** Newest first. A mail that lies there stays as it is: each is read once, not again at every look for another. */
async function listMails(): Promise<OutboxMail[]> {
  const directory = join(process.env.E2E_DIR ?? '', 'data', 'outbox-mail');
  // Before the first mail there is no directory.
  const files = await readdir(directory).catch((): string[] => []);
  for (const file of files) {
    const id = file.slice(0, -ENDING.length);
    if (file.endsWith(ENDING) && !known.has(id)) known.set(id, readOutboxMail(directory, id));
  }
  const mails = (await Promise.all(known.values())).filter((mail) => mail !== null);
  return mails.sort((one, two) => two.sentAt.getTime() - one.sentAt.getTime());
}

/**
 * The newest mail to this address with this subject, and with these words in it where several have the same, as the server
 * under test left it in its outbox; waits for it.
 */
export async function receiveMail(
  address: string,
  subject: string | RegExp,
  words = '',
): Promise<OutboxMail> {
  const find = async () => {
    const mails = await listMails();
    return mails.find(
      (mail) =>
        mail.to === address &&
        mail.text.includes(words) &&
        (typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject)),
    );
  };
  await expect.poll(async () => (await find())?.subject, { timeout: 30_000 }).toBeTruthy();
  const found = await find();
  if (!found) throw new Error('The mail is gone.');
  return found;
}

/** Every mail of a contact form that names this visitor, oldest first, once there is one. */
export async function receiveMessages(visitor: string): Promise<OutboxMail[]> {
  const find = async () => (await listMails()).filter(({ text }) => text.includes(`Address: ${visitor}`));
  await expect.poll(async () => (await find()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  return (await find()).toReversed();
}

/** How many mails went to this address. */
export async function countMails(address: string): Promise<number> {
  return (await listMails()).filter(({ to }) => to === address).length;
}

/** The first link in a mail, or the first that leads to `path`. */
export function linkIn({ text }: OutboxMail, path = ''): string {
  return (text.match(/https?:\S+/g) ?? []).find((link) => link.includes(path)) ?? '';
}
