import { Hono } from 'hono';
import type { BackupFacts } from '../backup/scheduled-backups.ts';

/** What `/readyz` asks; each answers null, or a sentence about what is wrong. */
export type ReadinessChecks = Record<'database' | 'jobs' | 'storage' | 'keys', () => Promise<string | null>>;

/** `/healthz`: the process answers. `/readyz`: so do the database, the jobs and the storage, and the master keys are those of the data; 503 otherwise. Where the server makes backups, it says how old the last one is, too. */
export function createHealthRoutes(checks: ReadinessChecks, describeBackups?: () => Promise<BackupFacts>) {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const answers = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => {
          const problem = await check().catch(() => 'does not answer');
          return [name, problem ?? 'ok'] as const;
        }),
      );
      // Told to whoever watches: an old backup is no reason to send nobody here.
      const backup = await describeBackups?.();
      const isReady = answers.every(([, answer]) => answer === 'ok');
      return c.json(
        {
          status: isReady ? 'ok' : 'not ready',
          ...Object.fromEntries(answers),
          ...(backup ? { backup } : {}),
        },
        isReady ? 200 : 503,
      );
    });
}
