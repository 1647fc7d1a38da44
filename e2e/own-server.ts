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

// A story that fails ends its worker, which then takes nothing down: the server goes when the channel to it closes.
const STOP_WITH_US = new URL('../scripts/run/stop-with-launcher.mjs', import.meta.url).href;

/** The product with settings that no other story has, on a port and with data of its own; ready when it comes back. */
export async function startOwnServer(settings: Record<string, string>): Promise<OwnServer> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'lunaria-own-'));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['--import', STOP_WITH_US, 'server/index.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: {
      ...process.env,
      ...settings,
      LUNARIA_LAUNCHER_PID: String(process.pid),
      PORT: String(port),
      DATA_DIR: dataDirectory,
      RATE_LIMIT_FACTOR: '1000',
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  server.channel?.unref();
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
