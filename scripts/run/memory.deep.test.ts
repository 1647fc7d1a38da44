import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '@lunaria/server/testing/server-process.ts';
import { expect, onTestFinished, test } from 'vitest';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './start-server.mjs';

/** More with MEMORY_REQUESTS: 60,000 are what the limits were found with. */
const REQUESTS = Number(process.env.MEMORY_REQUESTS ?? 8_000);
const READINGS = [
  '/',
  '/api/profile',
  '/api/auth/token',
  '/api/period-tracking',
  '/api/health-goals',
  '/healthz',
];

/** Megabytes that the kernel counts for a process: VmRSS now, VmHWM at most so far. */
function readMemory(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const found = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1]) / 1024;
}

// docs/decisions/memory-of-the-embedded-database.md says what took more, and how much.
test.runIf(process.platform === 'linux')(
  'the embedded server takes less than 700 MB when it starts for the first time, and less than 600 under requests',
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'lunaria memory '));
    const server = await ServerProcess.start(
      { DATA_DIR: join(directory, 'data'), ...SERVER_ENVIRONMENT },
      SERVER_FLAGS,
    );
    onTestFinished(async () => {
      await server.end('SIGTERM');
      rmSync(directory, { recursive: true, force: true });
    });
    const pid = server.pid ?? 0;
    expect(readMemory(pid, 'VmHWM')).toBeLessThan(700);

    const client = server.createClient();
    const { answer } = await client.signUp();
    const { user } = answer.json as { user: { id: string } }; // what the account library answers a sign-up with
    const signals = { symptoms: [], intercourse: [], mood: [], discharge: 'none' };
    let sent = 0;
    const sendSome = async () => {
      while (sent < REQUESTS) {
        sent += 1;
        const path = READINGS[sent % (READINGS.length + 1)];
        const day = new Date(Date.UTC(2024, 0, 1 + (sent % 600))).toISOString().slice(0, 10);
        const { status, text } = await (path
          ? client.request(path)
          : client.request('/api/daily-health-signals', {
              json: {
                ...{ user_id: user.id, signal_date: day, ...signals, notes: `note ${sent}` },
                base: { ...signals, notes: '' },
              },
            }));
        expect(status, text).toBeLessThan(300);
      }
    };
    await Promise.all(Array.from({ length: 8 }, sendSome));
    expect(readMemory(pid, 'VmRSS')).toBeLessThan(600);
  },
  600_000,
);
