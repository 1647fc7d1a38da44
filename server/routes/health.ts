import { Hono } from 'hono';

/** What `/readyz` asks; each answers null, or a sentence about what is wrong. */
export type ReadinessChecks = Record<'database' | 'jobs' | 'storage' | 'keys', () => Promise<string | null>>;

/** `/healthz`: the process answers. `/readyz`: so do the database, the jobs and the storage, and the master keys are those of the data; 503 otherwise. */
export function createHealthRoutes(checks: ReadinessChecks) {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const answers = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => {
          const problem = await check().catch(() => 'does not answer');
          return [name, problem ?? 'ok'] as const;
        }),
      );
      const isReady = answers.every(([, answer]) => answer === 'ok');
      return c.json(
        { status: isReady ? 'ok' : 'not ready', ...Object.fromEntries(answers) },
        isReady ? 200 : 503,
      );
    });
}
