import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';

export interface OwnServer {
  url: string;
  dataDirectory: string;
  /** Ends it and takes its data away. */
  stop(): Promise<void>;
}

/** The product with settings that no other story has, on a port and with data of its own; ready when it comes back. */
export async function startOwnServer(settings: Record<string, string>): Promise<OwnServer> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'lunaria-own-'));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['server/index.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: {
      ...process.env,
      ...settings,
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
    dataDirectory,
    async stop() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
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
