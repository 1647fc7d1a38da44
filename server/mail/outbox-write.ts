import { randomUUID } from 'node:crypto';
import { link, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { flushFolder } from '../storage/flush-folder.ts';
import { composeMessage } from './compose-message.ts';
import type { Mail } from './mail.ts';

/** The file name of a mail in the outbox, from its idempotency key. */
export function nameOutboxFile(idempotencyKey: string): string {
  return `${idempotencyKey}.eml`;
}

/** Writes one mail (RFC 822) for its owner's eyes only; a mail that lies there already stays as it is. */
export async function writeToOutbox(directory: string, from: string, mail: Mail): Promise<void> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await composer.sendMail(composeMessage(from, mail));
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const temporary = join(directory, `.${randomUUID()}`);
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(message);
    await file.sync();
  } finally {
    await file.close();
  }
  // link() instead of rename(): it never replaces a mail that has this name already.
  try {
    await link(temporary, join(directory, nameOutboxFile(mail.idempotencyKey)));
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isThere) throw error;
  } finally {
    await unlink(temporary);
    await flushFolder(directory);
  }
}
