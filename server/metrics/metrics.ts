import { METHODS } from 'node:http';
import type { Database } from '@lunaria/db/engine/database.ts';
import { findOldestWaitingSeconds, findQueueFigures } from '@lunaria/db/queries/outbox.ts';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { LastBackup } from '../backup/find-backups.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { SendMail } from '../mail/mailer.ts';

export interface Metrics {
  /** Counts every request by its pattern, method and class of status, and how long it took. */
  countRequests: MiddlewareHandler<RequestContext>;
  /** Counts what is sent and what fails. */
  countMails(sendMail: SendMail): SendMail;
  /** What is counted, and how the server is right now, in the text format of Prometheus. */
  write(parts: MetricParts): Promise<string>;
}

/** What is looked at when it is asked for. */
export interface MetricParts {
  database: Database;
  checkStorage: () => Promise<string | null>;
  /** Absent where the server makes no backups. */
  findLastBackup?: () => Promise<LastBackup | null>;
}

export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

const SECONDS = [0.005, 0.025, 0.1, 0.5, 2.5, 10];
const KNOWN_METHODS = new Set(METHODS);

/**
 * No label holds what a client sent or an id: of a request the pattern of its route as it stands in the code (`*` for pages and for
 * addresses that nobody answers), of a job its kind.
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'lunaria_' });
  const requests = new Histogram({
    ...{ name: 'lunaria_request_seconds', help: 'Requests, by how long they took to be answered', registers },
    ...{ labelNames: ['route', 'method', 'status'] as const, buckets: SECONDS },
  });
  const mails = new Counter({
    ...{ name: 'lunaria_mails_total', help: 'Mails handed over, or refused and tried again', registers },
    labelNames: ['outcome'] as const,
  });
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0);
  const gauge = (name: string, help: string) => new Gauge({ name: `lunaria_${name}`, help, registers });
  const ofJob = (name: string, help: string) =>
    new Gauge({ name: `lunaria_${name}`, help, registers, labelNames: ['job'] as const });
  const databaseUp = gauge('database_up', '1 where the database answers');
  const storageUp = gauge('storage_up', '1 where the storage takes a file and gives it back');
  const outbox = gauge('outbox_oldest_seconds', 'How long the oldest promise has waited to become a job');
  const waiting = ofJob('jobs_waiting', 'Jobs that wait, those of a later time included');
  const failed = ofJob('jobs_failed', 'Jobs that failed for good and are kept in the queue');
  const oldest = ofJob('jobs_oldest_seconds', 'How long the oldest job that is due has waited');
  const connections = new Gauge({
    ...{ name: 'lunaria_database_connections', help: 'Connections by role', registers },
    labelNames: ['role', 'state'] as const,
  });

  let lastBackup: Gauge | undefined;

  async function look({ database, checkStorage, findLastBackup }: MetricParts): Promise<void> {
    if (findLastBackup !== undefined) {
      lastBackup ??= gauge(
        'backup_last_timestamp_seconds',
        'When the newest backup was made; 0 where none is found',
      );
      const last = await findLastBackup().catch(() => null);
      lastBackup.set((last?.madeAt.getTime() ?? 0) / 1_000);
    }
    storageUp.set((await checkStorage().catch(() => 'away')) === null ? 1 : 0);
    for (const { role, ...states } of database.describeConnections())
      for (const [state, count] of Object.entries(states)) connections.set({ role, state }, count);
    try {
      const figures = await database.asWorker(async (tx) => {
        outbox.set((await findOldestWaitingSeconds(tx)) ?? 0);
        return await findQueueFigures(tx);
      });
      for (const each of [waiting, failed, oldest]) each.reset();
      for (const figure of figures) {
        waiting.set({ job: figure.name }, figure.waiting);
        failed.set({ job: figure.name }, figure.failed);
        oldest.set({ job: figure.name }, figure.oldestSeconds);
      }
      databaseUp.set(1);
    } catch {
      databaseUp.set(0);
    }
  }

  return {
    countRequests: async (c, next) => {
      const start = performance.now();
      await next();
      const method = KNOWN_METHODS.has(c.req.method) ? c.req.method : 'other';
      // The last that matched is the route itself; patterns that end with a star are middlewares and pages.
      const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? '*';
      const status = `${Math.floor(c.res.status / 100)}xx`;
      requests.observe({ route, method, status }, (performance.now() - start) / 1_000);
    },
    countMails: (sendMail) => async (mail) => {
      try {
        await sendMail(mail);
        mails.inc({ outcome: 'sent' });
      } catch (error) {
        mails.inc({ outcome: 'failed' });
        throw error;
      }
    },
    write: async (parts) => {
      await look(parts);
      return await registry.metrics();
    },
  };
}
