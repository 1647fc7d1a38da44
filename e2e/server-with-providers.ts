import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listOutboxMails, type OutboxMail } from '@lunaria/server/mail/outbox-read.ts';
import { type Issuers, startIssuers } from '@lunaria/server/testing/provider-journey.ts';
import { expect } from '@playwright/test';

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
  const dataDirectory = mkdtempSync(join(tmpdir(), 'lunaria-providers-'));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['server/index.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: {
      ...process.env,
      ...issuers.settings,
      PORT: String(port),
      DATA_DIR: dataDirectory,
      RATE_LIMIT_FACTOR: '1000',
    },
    stdio: 'ignore',
  });
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
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
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      await issuers.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
      rmSync(`${dataDirectory}.keys`, { force: true });
    },
  };
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('Nothing listens there');
  return address.port;
}
