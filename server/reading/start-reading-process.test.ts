import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readingProcessOptions } from './start-reading-process.ts';

const probe = fileURLToPath(new URL('./testing/probe-process.ts', import.meta.url));
let folder = '';
let port = 0;
let requests = 0;
const server = createServer((_, response) => {
  requests += 1;
  response.end();
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lunaria-reading-'));
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // as: a server that listens on a port has this kind of address.
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Tries, in a process started as the reading process is and in a thread of it, what neither may do. */
async function tryEverything(): Promise<Record<string, string>> {
  process.env.LUNARIA_PROBE_SECRET = 'secret';
  const child = fork(probe, [path.join(folder, 'secret.txt'), String(port)], readingProcessOptions(700));
  delete process.env.LUNARIA_PROBE_SECRET;
  const [outcome] = await once(child, 'message');
  child.kill();
  return outcome;
}

describe('the process that reads documents', () => {
  it('reaches no network, no file but its own, no other program and no secret, and neither do its threads', async () => {
    const outcome = await tryEverything();
    const refused = ['fetch', 'http', 'socket', 'dns', 'read', 'write', 'program'];
    for (const where of ['process', 'thread'])
      for (const what of refused) expect(`${what}: ${outcome[`${where} ${what}`]}`).toBe(`${what}: refused`);
    expect(outcome['process environment']).not.toContain('LUNARIA_PROBE_SECRET');
    expect(requests).toBe(0);
  });
});
