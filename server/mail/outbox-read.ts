import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isIdempotencyKey } from './mail.ts';
import { nameOutboxFile } from './outbox-write.ts';

export interface OutboxMail {
  /** Its idempotency key. */
  id: string;
  from: string;
  to: string;
  subject: string;
  sentAt: Date;
  text: string;
  html: string;
}

const ENDING = nameOutboxFile('');

/** The newest mails of the outbox first, at most `limit`; empty when nothing was ever sent. */
export async function listOutboxMails(directory: string, limit = 100): Promise<OutboxMail[]> {
  const names = await readdir(directory).catch(ignoreMissing);
  const ids = (names ?? [])
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length));
  const mails = await Promise.all(ids.map((id) => findMail(directory, id)));
  const newest = mails
    .filter((mail) => mail !== null)
    .sort((one, two) => two.sentAt.getTime() - one.sentAt.getTime())
    .slice(0, limit);
  return await Promise.all(newest.map(parseMail));
}

/** One mail of the outbox, or null when there is none of that id. */
export async function readOutboxMail(directory: string, id: string): Promise<OutboxMail | null> {
  const found = await findMail(directory, id);
  return found && (await parseMail(found));
}

interface FoundMail {
  id: string;
  path: string;
  sentAt: Date;
}

async function findMail(directory: string, id: string): Promise<FoundMail | null> {
  if (!isIdempotencyKey(id)) return null;
  const path = join(directory, nameOutboxFile(id));
  const facts = await stat(path).catch(ignoreMissing);
  return facts && { id, path, sentAt: facts.mtime };
}

async function parseMail({ id, path, sentAt }: FoundMail): Promise<OutboxMail> {
  // Only the page for development reads mails: the parser is loaded when it is opened.
  const { default: PostalMime } = await import('postal-mime');
  const { from, to, subject, text, html } = await PostalMime.parse(await readFile(path));
  return {
    id,
    from: from?.address ?? '',
    to: to?.[0]?.address ?? '',
    subject: subject ?? '',
    sentAt,
    // Mail programs of all kinds add a line end.
    text: (text ?? '').trimEnd(),
    html: html ?? '',
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
