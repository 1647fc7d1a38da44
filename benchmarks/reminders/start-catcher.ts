import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A mail as the mail server took it: when (milliseconds), the key of its Message-ID, and from whom. */
export interface TakenMail {
  atMs: number;
  key: string;
  sender: string;
}

export interface MailCatcher {
  url: string;
  /** In the order in which they were taken. */
  read(): Promise<TakenMail[]>;
  stop(): void;
}

/** Starts the mail server that writes into `file` what it takes. */
export async function startCatcher(file: string): Promise<MailCatcher> {
  const child = fork(fileURLToPath(new URL('./catch-mails.ts', import.meta.url)), [file]);
  const [url] = (await once(child, 'message')) as [string]; // as: catch-mails.ts sends nothing else
  return { url, read: () => readTaken(file), stop: () => void child.kill() };
}

async function readTaken(file: string): Promise<TakenMail[]> {
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  return lines.filter(Boolean).map((line) => {
    const [atMs = '', key = '', sender = ''] = line.split(' ');
    return { atMs: Number(atMs), key, sender };
  });
}
