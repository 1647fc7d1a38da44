import { Hono } from 'hono';
import type { BackupFacts } from '../backup/scheduled-backups.ts';

/** What `/readyz` asks; each answers null, or a sentence about what is wrong. */
export type ReadinessChecks = Record<'database' | 'jobs' | 'storage' | 'keys', () => Promise<string | null>>;

/** What `/readyz` tells beside: none of it is a reason to send nobody here. */
export interface ToldBeside {
  mail?: () => Promise<string | null>;
  /** Absent where the server makes no backups. */
  backup?: () => Promise<BackupFacts>;
}

/**
 * `/healthz`: the process answers. `/readyz`: so do the database, the jobs and the storage, and the master keys are those of the data;
 * 503 otherwise. It tells, too, whether mails go out and how old the last backup is.
 */
export function createHealthRoutes(checks: ReadinessChecks, { mail, backup }: ToldBeside = {}) {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const answers = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => [name, await ask(check)] as const),
      );
      const isReady = answers.every(([, answer]) => answer === 'ok');
      return c.json(
        {
          status: isReady ? 'ok' : 'not ready',
          ...Object.fromEntries(answers),
          ...(mail ? { mail: await ask(mail) } : {}),
          ...(backup ? { backup: await backup() } : {}),
        },
        isReady ? 200 : 503,
      );
    });
}

const ask = async (check: () => Promise<string | null>) =>
  (await check().catch(() => 'does not answer')) ?? 'ok';
