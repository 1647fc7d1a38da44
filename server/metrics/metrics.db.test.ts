import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createWoman } from '../testing/woman.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const MAIL = { subject: 'A', text: 'B', html: 'C', idempotencyKey: 'd', to: { address: 'a@example.org' } };

describe.each(testEngines)('metrics on %s', (engine) => {
  let server: TestApp;
  let metrics: Metrics;
  beforeAll(async () => {
    metrics = createMetrics();
    server = await createTestApp(engine, {}, { metrics });
  });
  afterAll(() => server.close());

  const parts = (checkStorage: () => Promise<string | null> = async () => null) => ({
    ...{ database: server.opened.database, checkStorage },
  });
  const write = async () => (await metrics.write(parts())).split('\n');
  const seriesOf = (lines: string[]) =>
    lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.replace(/ \S+$/, ''));

  test('count requests by pattern: ids, addresses and odd methods make no new series', async () => {
    const { client, userId } = await createWoman(server);
    const ask = async () => {
      const id = crypto.randomUUID();
      await client.request('/api/profile');
      await client.request(`/api/exports/${id}`);
      await client.request(`/api/health-documents/${id}/content?name=${id}`);
      await client.request(`/nowhere/${id}`);
      await client.request(`/calendar/${id}.ics`);
      await client.request('/api/profile', { method: `X${id.slice(0, 4)}`, headers: { 'x-id': id } });
      return id;
    };
    const ids = [userId, await ask()];
    const before = seriesOf(await write());
    for (let count = 0; count < 5; count += 1) ids.push(await ask());
    const text = await metrics.write(parts());
    expect(seriesOf(text.split('\n'))).toEqual(before);
    for (const id of ids) expect(text).not.toContain(id);
    expect(text).toContain(
      'lunaria_request_seconds_count{route="/api/profile",method="GET",status="2xx"} 6\n',
    );
    expect(text).toContain('route="/api/exports/:id",method="GET",status="4xx"');
    expect(text).toMatch(/method="other"/);
    expect(text).not.toMatch(/example\.org|nowhere/);
  });

  test('say what waits, what failed and since when, by kind of job', async () => {
    await server.opened.database.runAsWorker(
      `insert into pgboss.job (name, data, state, start_after, created_on) values
         ('read-document', '{}', 'created', now() - interval '90 seconds', now() - interval '90 seconds'),
         ('read-document', '{}', 'created', now() + interval '1 hour', now()),
         ('make-export', '{}', 'failed', now(), now())`,
    );
    const text = await metrics.write(parts());
    expect(text).toContain('lunaria_jobs_waiting{job="read-document"} 2\n');
    expect(text).toMatch(/lunaria_jobs_oldest_seconds\{job="read-document"\} (9\d|1\d\d)(\.\d+)?\n/);
    expect(text).toContain('lunaria_jobs_failed{job="make-export"} 1\n');
    expect(text).toMatch(/lunaria_outbox_oldest_seconds \d/);
    expect(text).toContain('lunaria_database_up 1\n');
    expect(text).toContain('lunaria_storage_up 1\n');
    expect(text).toMatch(/lunaria_nodejs_eventloop_lag_p99_seconds \d/);
    const pools = seriesOf(text.split('\n')).filter((name) => name.includes('database_connections{'));
    expect(pools.length > 0).toBe(engine === 'postgres');
    expect(await metrics.write(parts(async () => 'gone'))).toContain('lunaria_storage_up 0\n');
  });

  test('say when the newest backup was made, where the server makes any', async () => {
    expect(await metrics.write(parts())).not.toContain('lunaria_backup');
    const write = (findLastBackup: () => Promise<{ id: string; madeAt: Date } | null>) =>
      metrics.write({ ...parts(), findLastBackup });
    expect(await write(async () => ({ id: 'a', madeAt: new Date(1_700_000_000_000) }))).toContain(
      'lunaria_backup_last_timestamp_seconds 1700000000\n',
    );
    const away = async () => {
      throw new Error('away');
    };
    for (const none of [async () => null, away])
      expect(await write(none)).toContain('lunaria_backup_last_timestamp_seconds 0\n');
  });

  test('count mails that went and that did not', async () => {
    await metrics.countMails(async () => {})(MAIL);
    const refuse = async () => {
      throw new Error('refused');
    };
    await expect(metrics.countMails(refuse)(MAIL)).rejects.toThrow('refused');
    const text = await metrics.write(parts());
    expect(text).toContain('lunaria_mails_total{outcome="sent"} 1\n');
    expect(text).toContain('lunaria_mails_total{outcome="failed"} 1\n');
  });

  test('are at a port of their own, and at one address of it', async () => {
    const served = await serveMetrics(metrics, parts(), { host: '127.0.0.1', port: 0 });
    try {
      const answer = await fetch(served.url);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        ...[200, 'text/plain; version=0.0.4; charset=utf-8'],
      ]);
      expect(await answer.text()).toContain('# TYPE lunaria_request_seconds histogram');
      expect((await fetch(new URL('/', served.url))).status).toBe(404);
      await expect(
        serveMetrics(metrics, parts(), { host: '127.0.0.1', port: Number(new URL(served.url).port) }),
      ).rejects.toThrow('METRICS_PORT cannot be listened on');
    } finally {
      await served.stop();
    }
    expect((await server.createClient().request('/metrics')).status).toBe(404);
  });
});
