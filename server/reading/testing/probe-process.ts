// Tries what the reading process must not be able to do; started by start-reading-process.test.ts.
import { spawnSync } from 'node:child_process';
import dns from 'node:dns/promises';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import net from 'node:net';
import { inspect } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const [file = '', port = ''] = isMainThread ? process.argv.slice(2) : workerData;

const tries: Record<string, () => unknown> = {
  fetch: () => fetch(`http://127.0.0.1:${port}/`),
  http: () => once(http.get(`http://127.0.0.1:${port}/`), 'response'),
  socket: () => once(net.connect(Number(port), '127.0.0.1'), 'connect'),
  dns: () => dns.lookup('localhost'),
  read: () => readFileSync(file),
  write: () => writeFileSync(`${file}.written`, 'x'),
  addon: () => createRequire(import.meta.url)('@node-rs/argon2'),
  program: () => {
    const { error } = spawnSync(process.execPath, ['--version']);
    if (error) throw error;
  },
};

const outcome: Record<string, string> = {};
const where = isMainThread ? 'process' : 'thread';
for (const [name, attempt] of Object.entries(tries)) {
  try {
    await attempt();
    outcome[`${where} ${name}`] = 'done';
  } catch (error) {
    // Refused by what is tested here, not failed for another reason.
    outcome[`${where} ${name}`] = /ERR_ACCESS_DENIED|no network|no other addon/.test(
      inspect(error, { depth: null }),
    )
      ? 'refused'
      : inspect(error);
  }
}
if (isMainThread) {
  outcome['process environment'] = Object.keys(process.env).join(' ');
  const [inThread] = await once(
    new Worker(new URL(import.meta.url), { workerData: [file, port] }),
    'message',
  );
  process.send?.({ ...outcome, ...inThread });
} else {
  parentPort?.postMessage(outcome);
}
